package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.studio.Studio;
import tilewright.text.Json;
import tilewright.text.TextError;

/** The protocol: every line is answered by an object, and a long request ends when it is stopped. */
final class ProtocolFuzzTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static final long BYTES = 16_000_000;
    private static final int LOOKS = 50;

    /** A few more looks than one do no harm: those of helpers that are ending, for instance. */
    private static final int MOST_AFTER = 1_000;

    private static final int LONGEST = 1_000_000;

    /** The verbs that ask for no search. */
    private static final Set<String> PLAIN =
            Set.of("view", "open", "act", "undo", "redo", "goto", "history", "name", "svg");

    /** The most bytes of memory that a plain request takes: for a view, for each character, and for each look at the stop. */
    private static final long VIEW = 6_000_000;

    private static final long CHARACTER = 100;
    private static final long LOOK = 8_000;

    /** The most looks at the stop that a light request takes. */
    private static final int LIGHT = 6_000;

    private static final Studio STUDIO = new Studio(Puzzles.CATALOG);

    @MethodSource("tilewright.fuzz.Examples#requests")
    @FuzzTest
    void requests(byte[] data) {
        CountedStop stop = new CountedStop(LOOKS);
        Limits limits = Limits.NONE.withBytes(BYTES).withStop(stop);
        String answer = STUDIO.read(TextsFuzzTest.text(data))
                .answer(limits, Generator.Log.NONE)
                .toJson()
                .toString();
        assertThat(Json.parse(answer)).isInstanceOf(Json.Obj.class);
        assertThat(answer).doesNotContain("\n");
        assertThat(stop.after()).isLessThan(MOST_AFTER);
    }

    /** Requests with a field whose last part is there many times: how much work they take is bounded by their looks at the stop. */
    @MethodSource("tilewright.fuzz.Examples#plainRequests")
    @FuzzTest
    void longRequests(byte[] data) {
        int chance = Arrays.hashCode(data);
        String request = longer(TextsFuzzTest.text(data), chance >>> 3);
        Studio.Question question = STUDIO.read(request);
        CountedStop stop = new CountedStop((chance & 7) == 0 ? LONGEST : LOOKS << (chance & 7));
        long before = THREADS.getCurrentThreadAllocatedBytes();
        String answer = question.answer(Limits.NONE.withBytes(BYTES).withStop(stop), Generator.Log.NONE)
                .toJson()
                .toString();
        long taken = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertThat(Json.parse(answer)).isInstanceOf(Json.Obj.class);
        if (isPlain(request)) {
            assertThat(stop.after()).isLessThanOrEqualTo(1);
            assertThat(taken).isLessThan(VIEW + CHARACTER * request.length() + LOOK * stop.looked());
            assertThat(question.heavy() || stop.looked() < LIGHT).isTrue();
        }
    }

    private static boolean isPlain(String request) {
        try {
            return Json.parse(request) instanceof Json.Obj fields
                    && fields.field("do").orElse(Json.NULL) instanceof Json.Str(String verb)
                    && PLAIN.contains(verb);
        } catch (TextError _) {
            return false;
        }
    }

    /** A request whose fields are longer by 1 to 32,768 times their last part, mostly by few. */
    private static String longer(String request, int chance) {
        try {
            if (!(Json.parse(request) instanceof Json.Obj fields)) {
                return request;
            }
            Json.Obj longer = fields;
            for (String name : List.of("play", "gesture", "moves", "text", "name")) {
                if (fields.field(name).orElse(Json.NULL) instanceof Json.Str(String text)) {
                    String more = more(name, text);
                    int times = Math.min(1 << (chance & chance >>> 4 & 15), LONGEST / Math.max(1, more.length()));
                    longer = longer.with(name, text + more.repeat(times));
                }
            }
            return longer.toString();
        } catch (TextError _) {
            return request;
        }
    }

    /** Returns a further value of a field: all moves, gestures and so on, or the last line of a text. */
    private static String more(String field, String text) {
        return switch (field) {
            case "play" -> " " + text.substring(text.lastIndexOf('|') + 1).strip();
            case "gesture" -> " " + text;
            case "moves" -> "," + text;
            case "text" -> "\n" + text.substring(text.lastIndexOf('\n') + 1);
            default -> text;
        };
    }
}
