package tilewright.server.mcp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tilewright.search.Limits;
import tilewright.text.Json;

/** A message of a client, as it was read. Immutable. */
public sealed interface Incoming {

    /**
     * A request, or a fault in what should have been a message.
     *
     * @param id that of the request; {@link Json#NULL} when it has none that can be read
     * @param heavy whether answering may take long
     * @param valid whether it is a message at all
     * @param work returns the whole response; obeys the stop and the bytes of the limits
     */
    record Request(Json id, boolean heavy, boolean valid, Function<Limits, Json.Obj> work) implements Incoming {}

    /** A notification that a request is no longer wanted. */
    record Cancelled(Json id) implements Incoming {}

    /** A message without an answer: another notification, or a response, although nothing was asked. */
    record Ignored() implements Incoming {}

    /** Several messages, which revision 2025-03-26 allows. */
    record Batch(List<Incoming> messages) implements Incoming {
        public Batch {
            messages = List.copyOf(messages);
        }
    }

    /** Whether answering may take long. */
    default boolean mayTakeLong() {
        return switch (this) {
            case Request request -> request.heavy();
            case Batch batch -> batch.messages().stream().anyMatch(Incoming::mayTakeLong);
            case Cancelled _, Ignored _ -> false;
        };
    }

    /** Whether the text is a message of the protocol. */
    default boolean readable() {
        return switch (this) {
            case Request request -> request.valid();
            case Batch _, Cancelled _, Ignored _ -> true;
        };
    }

    /** Returns the answer; empty when there is none. */
    default Optional<Json> answer(Limits limits) {
        return switch (this) {
            case Request request -> Optional.of(request.work().apply(limits));
            case Cancelled _, Ignored _ -> Optional.empty();
            case Batch(List<Incoming> messages) -> {
                List<Json> answers = new ArrayList<>();
                messages.forEach(message -> message.answer(limits).ifPresent(answers::add));
                yield answers.isEmpty() ? Optional.empty() : Optional.of(new Json.Arr(answers));
            }
        };
    }
}
