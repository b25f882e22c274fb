package tilewright.studio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.task.PlainTask;
import tilewright.task.Tasks;
import tilewright.text.AsciiBuilder;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.Refusal;

/**
 * The answers to a request for each of many texts, as for each alone: what is wrong with one text is the answer for it. One
 * thread at a time.
 */
final class EachText {

    /** The requests that can be asked for each of many texts. */
    private static final List<RequestKind> KINDS =
            List.of(RequestKind.HINT, RequestKind.SOLVE, RequestKind.COUNT, RequestKind.STUDY, RequestKind.CONVERT);

    /** Characters of answers, behind which there is none any more. */
    private static final int LONGEST = 4_000_000;

    private static final int ASCII = 0x7f;

    /** An answer and the number of its characters. */
    private record Sized(Json.Obj answer, int characters) {
        static Sized of(Json.Obj answer) {
            return new Sized(answer, answer.toString().length());
        }
    }

    private final Function<Request, Json.Obj> alone;
    private final Request request;
    private final RequestKind kind;
    private final String name;
    private final Optional<PlainTask> counts;

    /** The answers for plain texts by their counts, on which alone they depend. */
    private final Map<String, Sized> counted = new HashMap<>();

    private final AsciiBuilder plain = new AsciiBuilder();
    private final AsciiBuilder count = new AsciiBuilder();

    /** @param alone answers a request for one play */
    EachText(Function<Request, Json.Obj> alone, Puzzle<?, ?, ?> puzzle, Request request, Workspace workspace) {
        String word = request.text(Field.OF);
        this.alone = alone;
        this.request = request;
        this.kind = RequestKind.of(word).filter(KINDS::contains).orElseThrow(() -> Studio.unknown(word, KINDS));
        this.name = puzzle.id() + ":";
        this.counts = kind == RequestKind.COUNT ? counts(new Tasks<>(puzzle, workspace), request) : Optional.empty();
    }

    private static Optional<PlainTask> counts(Tasks<?, ?, ?> tasks, Request request) {
        try {
            return tasks.plainCount(Studio.limits(request));
        } catch (FieldError wrong) {
            return Optional.empty(); // each answer says so
        }
    }

    Json.Obj answers() {
        Stop stop = request.stop();
        Sized stopped = Sized.of(refused(new Stopped()));
        Sized tooLong = Sized.of(refused(new FieldError(StudioMessages.longAnswers(LONGEST))));
        List<Json> answers = new ArrayList<>();
        long characters = 0;
        boolean asked = false;
        for (String text : request.texts(Field.TEXTS)) {
            asked = asked || stop.asked();
            Sized one = asked ? stopped : characters < LONGEST ? answer(text) : tooLong;
            characters += one.characters();
            answers.add(one.answer());
        }
        return Json.obj().with("answers", new Json.Arr(answers));
    }

    private Sized answer(String text) {
        if (counts.isEmpty() || !isCounted(counts.get(), text)) {
            return alone(text);
        }
        return counted.computeIfAbsent(count.toString(), _ -> alone(text));
    }

    /** Counts a plain text, unless it is none or its count takes longer. */
    private boolean isCounted(PlainTask task, String text) {
        int length = text.length();
        if (length != task.texts().length()) {
            return false;
        }
        plain.cut(0);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c > ASCII) {
                return false;
            }
            plain.append(c);
        }
        count.cut(0);
        return task.texts().at(plain.bytes(), 0) && task.answer(plain.bytes(), 0, count);
    }

    private Sized alone(String text) {
        try {
            return Sized.of(alone.apply(
                    new Request(kind, request.fields().with("play", name + text), request.limits(), request.heard())));
        } catch (Refusal refusal) {
            return Sized.of(refused(refusal));
        }
    }

    private static Json.Obj refused(Refusal refusal) {
        return Studio.Result.Refused.of(refusal).toJson();
    }
}
