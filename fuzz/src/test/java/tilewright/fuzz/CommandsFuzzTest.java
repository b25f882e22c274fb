package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.cli.Program;
import tilewright.cli.Program.Ran;

/** Command lines: each ends with an exit code that is documented, and nobody sees a stack trace. */
final class CommandsFuzzTest {

    private static final int LOOKS = 10;
    private static final int LAST_EXIT = 4;
    private static final int INTERRUPTED = 130;

    @MethodSource("tilewright.fuzz.Examples#commands")
    @FuzzTest
    void commands(byte[] data) {
        String text = TextsFuzzTest.text(data);
        int typed = text.indexOf("\n\n");
        String[] arguments = (typed < 0 ? text : text.substring(0, typed)).split("\n", -1);
        String input = typed < 0 ? "" : text.substring(typed + 2);
        if (reachesOutside(arguments, input)) {
            return;
        }
        Ran ran = Program.REAL
                .reading(input)
                .interruptedBy(new CountedStop(arguments[0].equals("serve") ? 0 : LOOKS))
                .run(arguments);
        assertThat(ran.exit())
                .satisfiesAnyOf(
                        exit -> assertThat(exit).isBetween(0, LAST_EXIT),
                        exit -> assertThat(exit).isEqualTo(INTERRUPTED));
        assertThat(ran.err()).doesNotContain("\tat ", "Exception");
        assertThat(ran.out()).doesNotContain("\tat tilewright");
    }

    /** Whether it would read or write a file, start a browser, or hundreds of threads. */
    private static boolean reachesOutside(String[] arguments, String input) {
        String words = input.toLowerCase(Locale.ROOT);
        boolean files = arguments[0].equals("play") && (words.contains("save") || words.contains("load"));
        boolean program = arguments[0].equals("serve") && List.of(arguments).contains("--open");
        boolean threads = String.join(" ", arguments).matches("(?s).*--threads.\\d{2}.*");
        for (String argument : arguments) {
            files |= exists(argument);
        }
        return files || program || threads;
    }

    private static boolean exists(String name) {
        try {
            return Files.exists(Path.of(name));
        } catch (InvalidPathException none) {
            return false;
        }
    }
}
