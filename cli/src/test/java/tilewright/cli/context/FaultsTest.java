package tilewright.cli.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tilewright.cli.Program;
import tilewright.message.Words;
import tilewright.puzzle.Workspace;

final class FaultsTest {

    private static String told(Throwable fault) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Context context = new Context(
                Program.BLANK.catalog(),
                Program.BLANK.environment(OutputStream.nullOutputStream()),
                new Results(OutputStream.nullOutputStream()),
                new Messages(err),
                new CommonOptions(Words.ENGLISH),
                new Workspace(),
                Words.ENGLISH);
        assertThat(new Faults(context).end(fault)).isEqualTo(Exit.FAILED);
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_full_heap_is_no_defect_and_an_impossible_array_is_one() {
        assertThat(told(new OutOfMemoryError("Java heap space")))
                .matches(
                        "tilewright: this needs more memory than the Java heap of \\d+ MB has; .*-Xmx4g gives it 4 GB\n");
        assertThat(told(new OutOfMemoryError("unable to create native thread")))
                .isEqualTo("tilewright: the system gives no more memory or threads: unable to create native thread\n");
        for (String impossible : new String[] {
            "Requested array size exceeds VM limit",
            "Required length exceeds implementation limit",
            "Required array size too large"
        }) {
            assertThat(told(new OutOfMemoryError(impossible)))
                    .startsWith("tilewright: internal error: java.lang.OutOfMemoryError: " + impossible);
        }
    }
}
