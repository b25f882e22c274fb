package tilewright.server;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import tilewright.Puzzles;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.search.Stopped;
import tilewright.server.api.StudioProtocol;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.ServerLog;
import tilewright.server.sockets.RoomService;
import tilewright.server.sockets.RoomSockets;
import tilewright.server.work.FairQueue;
import tilewright.server.work.Protocol;
import tilewright.studio.Studio;
import tilewright.text.Json;

/**
 * A server with a protocol for tests: {@code light:TEXT} is answered by the length of TEXT, {@code heavy:TEXT} as well, but by
 * the pool; {@code light-meet} waits for a second one and takes a moment; {@code big:N} is answered by N letters;
 * {@code hold} waits in the pool until {@link #release} or until it is stopped; {@code log} logs three lines; {@code fault},
 * {@code full}, and {@code array} throw.
 */
public final class Rig implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** Bounds of a machine with two cores, but with times that suffice on a busy one. */
    public static final Bounds BOUNDS = patient(Bounds.of(2, 1L << 30));

    public final StudioServer server;
    public final AtomicInteger outOfMemory = new AtomicInteger();
    public final AtomicInteger stopped = new AtomicInteger();
    public final Queue<String> logged = new ConcurrentLinkedQueue<>();

    /** Maximum number of requests {@code light-meet} that were being answered at the same time. */
    public final AtomicInteger meeting = new AtomicInteger();

    private final AtomicInteger meetingNow = new AtomicInteger();
    private final Semaphore held = new Semaphore(0);

    public Rig(UnaryOperator<Bounds> change) throws IOException {
        this(change, Set.of());
    }

    /** @param proxies trusted proxies */
    public Rig(UnaryOperator<Bounds> change, Set<String> proxies) throws IOException {
        this(change, proxies, Optional.empty(), StudioServer.Operation.NONE);
    }

    /** @param rooms started and closed with the server */
    public Rig(
            UnaryOperator<Bounds> change,
            Set<String> proxies,
            Optional<RoomService.Starter> rooms,
            StudioServer.Operation operation)
            throws IOException {
        ServerLog log = new ServerLog(ServerLog.Format.TEXT, InstantSource.system(), logged::add);
        server = StudioServer.start(
                new StudioServer.Options(StudioServer.LOOPBACK, 0, Set.of("tiles.example"), proxies, log, operation),
                new Studio(Puzzles.CATALOG),
                this::read,
                change.apply(BOUNDS),
                outOfMemory::incrementAndGet,
                rooms);
    }

    /** Starts a server of the studio itself, with rooms. */
    public static StudioServer studio(RoomService rooms) throws IOException {
        Studio studio = new Studio(Puzzles.CATALOG);
        return StudioServer.start(
                StudioServer.Options.local(0),
                studio,
                new StudioProtocol(studio),
                BOUNDS,
                () -> {},
                Optional.of((_, _, _) -> rooms));
    }

    private static Bounds patient(Bounds usual) {
        Duration most = Duration.ofMinutes(5);
        Bounds.Work work = usual.work();
        return usual.with(new Bounds.Deadlines(
                        most, most, most, most, usual.deadlines().drain()))
                .withLight(patient(usual.light(), most))
                .withHeavy(patient(usual.heavy(), most))
                .with(new Bounds.Work(most, work.most(), work.bytes(), work.garbage()));
    }

    private static Bounds.Queue patient(Bounds.Queue usual, Duration patience) {
        return new Bounds.Queue(usual.threads(), usual.threadsOfOne(), usual.waiting(), usual.waitingOfOne(), patience);
    }

    /** Returns bounds with a single thread for heavy requests, which any client may have. */
    public static Bounds oneHeavyThread(int waiting, int waitingOfOne, Duration patience) {
        return BOUNDS.withHeavy(new Bounds.Queue(1, 1, waiting, waitingOfOne, patience));
    }

    private Protocol.Question read(String request, Words words) {
        return new Protocol.Question() {
            @Override
            public boolean heavy() {
                return !request.startsWith("light") && !request.startsWith("big");
            }

            @Override
            public Optional<Protocol.Answer> answer(Limits limits, Generator.Log log) {
                try {
                    return Optional.of(new Protocol.Answer.Line(new Json.Written(text(request, limits, log))));
                } catch (Stopped _) {
                    return Optional.empty();
                }
            }
        };
    }

    private String text(String request, Limits limits, Generator.Log log) {
        if (request.startsWith("big:")) {
            return "\"" + "b".repeat(Integer.parseInt(request.substring(4))) + "\"";
        }
        return switch (request) {
            case "light-meet" -> meet();
            case "hold" -> hold(limits);
            case "log" -> {
                log.line(Message.verbatim("one"));
                log.line(Message.verbatim("two"));
                log.line(Message.verbatim("three"));
                yield "\"done\"";
            }
            case "fault" -> throw new IllegalStateException("a secret of the inside");
            case "full" -> throw new OutOfMemoryError("for the test");
            case "array" -> throw new OutOfMemoryError("Requested array size exceeds VM limit");
            default -> "\"" + request.substring(request.indexOf(':') + 1).length() + "\"";
        };
    }

    private String meet() {
        meeting.accumulateAndGet(meetingNow.incrementAndGet(), Math::max);
        try {
            eventually(() -> meeting.get() > 1);
            Thread.sleep(20); // in which too many would come
        } catch (InterruptedException failure) {
            throw new AssertionError(failure);
        }
        meetingNow.decrementAndGet();
        return "\"met\"";
    }

    private String hold(Limits limits) {
        try {
            while (!held.tryAcquire(1, TimeUnit.MILLISECONDS)) {
                if (limits.stop().asked()) {
                    stopped.incrementAndGet();
                    throw new Stopped();
                }
            }
        } catch (InterruptedException failure) {
            throw new AssertionError(failure);
        }
        return "\"held\"";
    }

    /** Ends a number of requests {@code hold}. */
    public void release(int count) {
        held.release(count);
    }

    /** Returns the bytes of bodies and answers in memory. */
    public long heldBytes() {
        return server.held();
    }

    /** Returns the number of requests that are being answered. */
    public int inside() {
        return server.inside();
    }

    /** Returns the number of open connections. */
    public int connections() {
        return server.connections().size();
    }

    /** Returns the queue of heavy requests. */
    public FairQueue heavy() {
        return server.heavy();
    }

    /** Returns the sockets in the rooms. */
    public RoomSockets sockets() {
        return server.sockets().orElseThrow();
    }

    public Wire wire() throws IOException {
        return new Wire(server.port());
    }

    /** Returns a connection from another address of this machine. */
    public Wire wire(String from) throws IOException {
        return new Wire(from, server.port(), 0);
    }

    /** Returns the answer to a request on a connection of its own. */
    public String ask(String body) throws IOException {
        return ask("127.0.0.1", body);
    }

    /** Returns the answer to a request from another address of this machine. */
    public String ask(String from, String body) throws IOException {
        try (Wire wire = wire(from)) {
            return wire.write(Wire.post(body).replace("Host:", "Connection: close\r\nHost:"))
                    .all();
        }
    }

    /** Waits for a condition, as long as a busy machine may need. */
    public static void eventually(BooleanSupplier holds) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!holds.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("it does not happen");
            }
            Thread.sleep(5);
        }
    }

    /** Runs several clients at once and waits for all of them. */
    public static void together(int count, Client client) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(count);
        Queue<Throwable> failed = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < count; i++) {
            Thread.ofVirtual().start(() -> {
                try {
                    client.run();
                } catch (Exception | AssertionError failure) {
                    failed.add(failure);
                } finally {
                    done.countDown();
                }
            });
        }
        done.await();
        if (!failed.isEmpty()) {
            throw new AssertionError(failed.size() + " of " + count + " clients failed", failed.peek());
        }
    }

    /** One of several clients. */
    @FunctionalInterface
    public interface Client {
        void run() throws Exception;
    }

    @Override
    public void close() {
        server.close();
    }
}
