package tilewright.server;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import tilewright.Puzzles;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.server.api.Api;
import tilewright.server.api.OEmbed;
import tilewright.server.api.PrintProtocol;
import tilewright.server.api.StatusEndpoints;
import tilewright.server.api.StudioProtocol;
import tilewright.server.http.AccessRules;
import tilewright.server.http.Connections;
import tilewright.server.http.ErrorPages;
import tilewright.server.http.Proxies;
import tilewright.server.http.StaticSite;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.ServerLog;
import tilewright.server.work.FairQueue;
import tilewright.server.work.Protocol;
import tilewright.server.work.RequestRunner;
import tilewright.studio.Studio;
import tilewright.text.Json;

/**
 * The server without sockets and threads. It reads requests from memory as the real one does from the network, and answers all of
 * them in the calling thread, heavy ones too.
 *
 * <p>One thread at a time.
 */
public final class MemoryServer {

    private static final Bounds BOUNDS = Bounds.of(2, 1L << 30);

    private final Connector connector;

    /** Runs work in the calling thread, except the endless loop that accepts connections. */
    private static final class CallingThread implements Executor {

        @Override
        public void execute(Runnable work) {
            if (!work.getClass().getSimpleName().equals("Acceptor")) {
                work.run();
            }
        }
    }

    /** Runs tasks in the calling thread, one after the other. */
    private static final class CallingQueue implements Consumer<FairQueue.Task> {

        private final ArrayDeque<FairQueue.Task> tasks = new ArrayDeque<>();

        @Override
        public void accept(FairQueue.Task task) {
            boolean first = tasks.isEmpty();
            tasks.add(task);
            while (first && !tasks.isEmpty()) {
                tasks.element().run();
                tasks.remove();
            }
        }
    }

    /** A connector that accepts connections on request, in the calling thread. */
    private static final class Connector extends LocalConnector {

        Connector(Server server, HttpConfiguration configuration) {
            super(server, new CallingThread(), null, null, 0, new HttpConnectionFactory(configuration));
        }

        byte[] answer(byte[] request) throws IOException, InterruptedException {
            try (LocalEndPoint client = connect()) {
                accept(0);
                client.addInput(ByteBuffer.wrap(request));
                return BufferUtil.toArray(client.takeOutput());
            }
        }
    }

    /** @param limits called for each line */
    public MemoryServer(Studio studio, Supplier<Limits> limits) {
        Runnable full = () -> {
            throw new OutOfMemoryError("for the heap of the server");
        };
        Proxies proxies = new Proxies(Set.of("192.0.2.0/24"));
        ServerLog log = new ServerLog(ServerLog.Format.JSON, InstantSource.system(), Json::parse);
        Bounds.Traffic traffic = BOUNDS.traffic();
        Bounds bounds = BOUNDS.with(new Bounds.Traffic(
                traffic.connections(),
                traffic.body(),
                traffic.body(),
                traffic.lines(),
                traffic.bodies(),
                traffic.answers(),
                traffic.sending()));
        FairQueue heavy = new FairQueue("heavy", bounds.heavy(), true);
        RequestRunner runner = new RequestRunner(light(new StudioProtocol(studio), limits), heavy, bounds);
        Workspace papers = new Workspace(bounds.work().bytes());
        RequestRunner printer =
                new RequestRunner(light(new PrintProtocol(Puzzles.CATALOG, papers), limits), heavy, bounds);
        AccessRules rules = new AccessRules("localhost", Set.of());
        Api api = new Api(bounds, rules, new CallingQueue(), runner, printer, runner, Optional.empty());
        StatusEndpoints status = new StatusEndpoints(
                rules, proxies, false, Optional::empty, Optional.empty(), Set.of(), List::of, InstantSource.system());
        HttpConfiguration configuration = new HttpConfiguration();
        configuration.setSendServerVersion(false);
        Server server = new Server(new QueuedThreadPool());
        this.connector = new Connector(server, configuration);
        connector.setIdleTimeout(0);
        connector.addBean(new Connections(bounds, proxies, log));
        server.addConnector(connector);
        OEmbed embeds = new OEmbed(Optional.of(URI.create("https://tilewright.example/")));
        server.setHandler(new RequestHandler(
                bounds, api, status, Optional.empty(), embeds, new StaticSite("/public"), proxies, log, full));
        server.setErrorHandler(new ErrorPages(log));
        try {
            server.start();
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static Protocol light(Protocol protocol, Supplier<Limits> limits) {
        return (request, words) -> {
            Protocol.Question question = protocol.read(request, words);
            return new Protocol.Question() {
                @Override
                public boolean heavy() {
                    return false;
                }

                @Override
                public Optional<Protocol.Answer> answer(Limits none, Generator.Log log) {
                    return question.answer(limits.get(), log);
                }
            };
        };
    }

    /** Returns the answer to the bytes of a whole request: status line, headers, and body. */
    public byte[] answer(byte[] request) throws IOException, InterruptedException {
        return connector.answer(request);
    }
}
