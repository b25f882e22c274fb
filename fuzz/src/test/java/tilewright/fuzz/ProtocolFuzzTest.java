package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.studio.Studio;
import tilewright.text.Json;

/** The protocol: every line is answered by an object, whatever it holds, and what takes long ends when it is told to. */
final class ProtocolFuzzTest {

    private static final long BYTES = 16_000_000;
    private static final int LOOKS = 50;

    /** A few more looks than one do no harm: those of helpers that are ending, for instance. */
    private static final int MOST_AFTER = 1_000;

    private static final Studio STUDIO = new Studio(Puzzles.CATALOG);

    @MethodSource("tilewright.fuzz.Examples#requests")
    @FuzzTest
    void requests(byte[] data) {
        CountedStop stop = new CountedStop(LOOKS);
        Limits limits = Limits.NONE.withBytes(BYTES).withStop(stop);
        String answer = STUDIO.read(TextsFuzzTest.text(data)).answer(limits, Generator.Log.NONE);
        assertThat(Json.parse(answer)).isInstanceOf(Json.Obj.class);
        assertThat(answer).doesNotContain("\n");
        assertThat(stop.after()).isLessThan(MOST_AFTER);
    }
}
