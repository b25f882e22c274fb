package tilewright.cli.commands.serve;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.server.mcp.Incoming;
import tilewright.server.mcp.McpServer;
import tilewright.text.Json;

/**
 * Answers messages that come line by line. What takes long has threads of its own, so that it can be cancelled; the lines are read by
 * a thread of its own, so that the program can be interrupted.
 */
final class McpLoop implements AutoCloseable {

    /** The longest time for a call. */
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private static final int MOST_CALLS = 64;
    private static final long LOOK_MILLIS = 100;

    private final Context context;
    private final McpServer server;
    private final int threads = Math.max(2, Runtime.getRuntime().availableProcessors());
    private final ExecutorService workers = Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("call-", 0).factory());
    private final Set<Call> calls = ConcurrentHashMap.newKeySet();
    private volatile Optional<Throwable> failure = Optional.empty();

    /** A call that waits or is being answered. */
    private static final class Call {

        private final Json id;
        private volatile boolean cancelled;

        Call(Json id) {
            this.id = id;
        }
    }

    McpLoop(Context context, McpServer server) {
        this.context = context;
        this.server = server;
    }

    /**
     * Answers all lines, and returns true; false when interrupted before.
     *
     * @throws Failure when the input cannot be read, or an answer cannot be written
     */
    boolean run() throws InterruptedException {
        Stop interrupted = context.environment().interrupted();
        BlockingQueue<InputLines.Line> lines = new ArrayBlockingQueue<>(1);
        Thread.ofPlatform().daemon().name("lines").start(() -> read(lines));
        boolean ended = false;
        while (!ended || !calls.isEmpty()) {
            throwFailure();
            if (interrupted.asked()) {
                return false;
            }
            if (ended) {
                Thread.sleep(1);
                continue;
            }
            switch (lines.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                case null -> {} // none has come
                case InputLines.Line.Text(byte[] bytes) -> take(read(bytes));
                case InputLines.Line.TooLong _ -> take(McpServer.tooLong(context.words()));
                case InputLines.Line.Failed(IOException error) -> throw Failure.files(Failure.told(error));
                case InputLines.Line.End _ -> ended = true;
            }
        }
        throwFailure();
        return true;
    }

    private void read(BlockingQueue<InputLines.Line> lines) {
        InputLines input = new InputLines(context.environment().in(), McpServer.LONGEST);
        try {
            InputLines.Line line;
            do {
                line = input.next();
                lines.put(line);
            } while (line instanceof InputLines.Line.Text || line instanceof InputLines.Line.TooLong);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private Incoming read(byte[] line) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
            return server.read(text, context.words());
        } catch (CharacterCodingException _) {
            return McpServer.notText(ServeMessages.notUtf8(), context.words());
        }
    }

    private void take(Incoming incoming) {
        if (incoming instanceof Incoming.Cancelled(Json id)) {
            calls.stream().filter(call -> call.id.equals(id)).forEach(call -> call.cancelled = true);
        } else if (!incoming.mayTakeLong()) {
            incoming.answer(Limits.NONE).ifPresent(this::write);
        } else {
            Json id = incoming instanceof Incoming.Request request ? request.id() : Json.NULL;
            if (calls.size() >= MOST_CALLS) {
                write(McpServer.busy(id, context.words()));
                return;
            }
            Call call = new Call(id);
            calls.add(call);
            workers.execute(() -> answer(call, incoming));
        }
    }

    private void answer(Call call, Incoming incoming) {
        try {
            Optional<Json> answer = answered(call, incoming);
            if (!call.cancelled) {
                answer.ifPresent(this::write);
            }
        } catch (Throwable fault) {
            failure = Optional.of(fault);
        } finally {
            calls.remove(call);
        }
    }

    private Optional<Json> answered(Call call, Incoming incoming) {
        Stop interrupted = context.environment().interrupted();
        Stop late = Stop.after(LONGEST, context.environment().nanoClock());
        Limits limits = Limits.NONE
                .withBytes(Runtime.getRuntime().maxMemory() / 4 / threads)
                .withStop(() -> call.cancelled || interrupted.asked() || late.asked());
        try {
            return incoming.answer(limits);
        } catch (RuntimeException defect) {
            synchronized (this) {
                context.messages().say(Message.verbatim(defect.toString()));
            }
            return Optional.of(McpServer.defect(call.id, context.words()));
        }
    }

    private synchronized void write(Json answer) {
        context.results().line(Json.text(answer, context.words()));
        context.results().flush();
    }

    private void throwFailure() {
        Optional<Throwable> fault = failure;
        if (fault.isPresent()) {
            switch (fault.get()) {
                case RuntimeException thrown -> throw thrown;
                case Error thrown -> throw thrown;
                case Throwable checked -> throw new IllegalStateException(checked);
            }
        }
    }

    @Override
    public void close() {
        calls.forEach(call -> call.cancelled = true);
        workers.shutdownNow();
    }
}
