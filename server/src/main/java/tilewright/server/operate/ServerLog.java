package tilewright.server.operate;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tilewright.message.Message;
import tilewright.text.Json;

/**
 * The log for the operator: one line for each fault, refusal, and time-out. Events of one kind get one line in ten seconds,
 * with the number of those left out. No line holds what clients sent.
 *
 * <p>Threads may share one.
 */
public final class ServerLog {

    private static final Duration QUIET = Duration.ofSeconds(10);
    private static final int FRAMES = 8;

    private final Format format;
    private final InstantSource clock;
    private final Consumer<String> lines;
    private final boolean requests;
    private final Map<String, Kind> kinds = new HashMap<>();
    private final Map<String, Long> counts = new TreeMap<>();

    /** The format of a line. */
    public enum Format {
        /** For people: the event, and its fields as {@code name=value}. */
        TEXT,
        /** For programs: one object of JSON. */
        JSON
    }

    /** The events of one kind since its last line. */
    private static final class Kind {
        private Instant last;
        private Json.@Nullable Obj next;
        private long more;

        Kind(Instant last) {
            this.last = last;
        }
    }

    /** @param lines called with each line */
    public ServerLog(Format format, InstantSource clock, Consumer<String> lines) {
        this(format, clock, lines, false);
    }

    /**
     * @param lines called with each line
     * @param requests whether each request has a line
     */
    public ServerLog(Format format, InstantSource clock, Consumer<String> lines, boolean requests) {
        this.format = format;
        this.clock = clock;
        this.lines = lines;
        this.requests = requests;
    }

    /** Returns a log that writes nothing. */
    public static ServerLog none() {
        return new ServerLog(Format.TEXT, InstantSource.system(), _ -> {});
    }

    /** Logs a request that was refused. */
    public void refused(int status, Message reason, Client client, String path) {
        String sentence = reason.text();
        event(
                "refused",
                status + sentence,
                Json.obj()
                        .with("status", status)
                        .with("client", client.name())
                        .with("path", path)
                        .with("reason", sentence));
    }

    /**
     * Logs an answered request, where each is logged.
     *
     * @param place one of a few, never a text that a client made up
     */
    public void answered(String method, String place, int status, Client client, long nanos) {
        if (requests) {
            Json.Obj fields = Json.obj()
                    .with("event", "request")
                    .with("method", method)
                    .with("path", place)
                    .with("status", status)
                    .with("client", client.name())
                    .with(
                            "seconds",
                            new Json.Num("%d.%03d".formatted(nanos / 1_000_000_000, nanos / 1_000_000 % 1_000)));
            write(clock.instant(), fields, 0);
        }
    }

    /** Logs a request that used up its time. */
    public void stopped(Message reason, Client client) {
        event("stopped", reason.text(), client);
    }

    /** Logs a connection that the server closed. */
    public void closed(Message reason, Client client) {
        event("closed", reason.text(), client);
    }

    /**
     * Logs that items are about to be deleted because they were not used for a long time.
     *
     * @param what in the plural
     */
    public void expires(String what, long count) {
        event("expires", "expires" + what, Json.obj().with("what", what).with("count", count));
    }

    private void event(String event, String reason, Client client) {
        event(event, reason, Json.obj().with("client", client.name()).with("reason", reason));
    }

    /** Logs a room that cannot be read, and why; neither holds what clients sent. */
    public void damaged(String room, String reason) {
        event("damaged", room, Json.obj().with("room", room).with("reason", reason));
    }

    /** Logs a fault of the server: its type and place, but not its message, which may hold what was sent. */
    public void fault(Throwable fault, Client client) {
        String at = Arrays.stream(fault.getStackTrace())
                .limit(FRAMES)
                .map(frame -> frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber())
                .collect(Collectors.joining(" < "));
        String type = fault.getClass().getName();
        event(
                "fault",
                type + at,
                Json.obj().with("client", client.name()).with("type", type).with("at", at));
    }

    /** Returns how many events of each kind there were, those without a line included. */
    public synchronized Metric metric() {
        return new Metric(
                "log_events",
                Metric.Type.COUNTER,
                "Faults, refusals, requests stopped, and connections closed.",
                counts.entrySet().stream()
                        .map(count ->
                                new Metric.Sample("_total", Metric.label("event", count.getKey()), count.getValue()))
                        .toList());
    }

    private synchronized void event(String event, String kind, Json.Obj fields) {
        String status = fields.field("status").map(value -> "_" + value).orElse("");
        counts.merge(event + status, 1L, Long::sum);
        Instant now = clock.instant();
        Json.Obj named = Json.obj().with("event", event).withAll(fields);
        Kind known = kinds.get(kind);
        if (known == null) {
            kinds.put(kind, new Kind(now));
            write(now, named, 0);
        } else {
            known.next = named;
            known.more++;
            sweep(known, now);
        }
    }

    /** Writes the lines that were held back for long enough. */
    public synchronized void sweep() {
        Instant now = clock.instant();
        kinds.values().forEach(kind -> sweep(kind, now));
        kinds.values().removeIf(kind -> kind.more == 0 && kind.last.plus(QUIET).isBefore(now));
    }

    private void sweep(Kind kind, Instant now) {
        Json.@Nullable Obj next = kind.next;
        if (next != null && !now.isBefore(kind.last.plus(QUIET))) {
            write(now, next, kind.more - 1);
            kind.next = null;
            kind.more = 0;
            kind.last = now;
        }
    }

    private void write(Instant now, Json.Obj fields, long more) {
        Json.Obj all = Json.obj()
                .with("time", now.truncatedTo(ChronoUnit.MILLIS).toString())
                .withAll(more > 0 ? fields.with("more", more) : fields);
        lines.accept(
                switch (format) {
                    case JSON -> all.toString();
                    case TEXT -> text(all);
                });
    }

    private static String text(Json.Obj fields) {
        StringBuilder line = new StringBuilder();
        fields.fields().forEach((name, value) -> {
            boolean named = !name.equals("time") && !name.equals("event");
            line.append(line.isEmpty() ? "" : " ").append(named ? name + "=" : "");
            line.append(value instanceof Json.Str(String text) && text.indexOf(' ') < 0 ? text : value);
        });
        return line.toString();
    }
}
