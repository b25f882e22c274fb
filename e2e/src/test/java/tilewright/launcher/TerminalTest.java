package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Sample;
import tilewright.rng.SeededRandom;

/** The program on a terminal, which the command {@code script} makes. */
@Order(1)
final class TerminalTest {

    private static final String BEGIN = "\u001b[?1049h";
    /** Lines that are too long are cut off. */
    private static final String DRAWN = "\u001b[?7l";

    private static final String END = "\u001b[?1049l";

    /** A process that waits for ever fails its test, with what it wrote. */
    private static final String MOST_SECONDS = "300";

    /** Kinds of types: of newer terminals, which few systems know, of those that all know, wrong ones, and of none. */
    private static final List<List<String>> TYPES = List.of(
            List.of("xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"),
            List.of("xterm", "linux", "vt100"),
            List.of("no-such-type", "../x"),
            List.of("dumb", "", "unknown"));

    @TempDir
    private static Path folder;

    @BeforeAll
    static void install() throws IOException {
        Installation.built(folder);
    }

    /**
     * The end of a process on its terminal.
     *
     * @param exit 128 and its number after a signal
     */
    private record Left(int exit, String text) {}

    /** A process at a terminal. */
    private record Session(Process process, StringBuilder text) {

        static Session of(String type, String... arguments) throws IOException {
            String launcher = folder.resolve("tilewright").toString();
            String command = "exec '" + launcher + "' " + String.join(" ", arguments);
            ProcessBuilder builder =
                    new ProcessBuilder("timeout", MOST_SECONDS, "script", "-qec", command, "/dev/null");
            builder.environment().put("TERM", type);
            builder.environment().put("TILEWRIGHT_JAVA_HOME", Installation.JDK.toString());
            builder.environment().remove("TILEWRIGHT_JAVA_OPTIONS");
            return new Session(builder.redirectErrorStream(true).start(), new StringBuilder());
        }

        /** Waits until this is on the terminal. */
        void await(String shown) throws IOException {
            InputStream in = process.getInputStream();
            while (text.indexOf(shown) < 0) {
                int next = in.read();
                assertThat(next).as("%s", text).isNotNegative();
                text.append((char) next);
            }
        }

        void type(String keys) throws IOException {
            OutputStream keyboard = process.getOutputStream();
            keyboard.write(keys.getBytes(StandardCharsets.US_ASCII));
            keyboard.flush();
        }

        Left end() throws IOException, InterruptedException {
            text.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1));
            return new Left(process.waitFor(), text.toString());
        }
    }

    private static void isQuiet(Left left, String what) {
        assertThat(left.text())
                .as(what)
                .doesNotContain("\tat ", "Exception", "internal error", "WARN", "infocmp", "Full thread dump");
    }

    @Test
    void any_type_of_terminal_will_do() throws IOException, InterruptedException {
        for (String type :
                TYPES.stream().flatMap(kind -> Sample.of(kind, 1).stream()).toList()) {
            Session play = Session.of(type, "play", "trominoes", "4", "--seed", "1");
            play.await("> ");
            play.type("quit\n");
            Left left = play.end();
            isQuiet(left, "play with TERM=" + type);
            assertThat(left.exit()).as(type).isZero();
            Session watch = Session.of(type, "watch", "trominoes", "--steps", "2");
            watch.await("step 0");
            boolean drawn = watch.text().indexOf(DRAWN) >= 0;
            if (drawn) {
                watch.type("q");
            }
            left = watch.end();
            isQuiet(left, "watch with TERM=" + type);
            assertThat(left.exit()).as(type).isEqualTo(drawn ? 0 : 4); // else the steps are printed
            assertThat(drawn).as(type).isEqualTo(!List.of("dumb", "", "unknown").contains(type));
        }
    }

    @Test
    void ctrl_c_ends_it_and_gives_the_terminal_back() throws IOException, InterruptedException {
        SeededRandom random = new SeededRandom(1);
        for (int round = 0; round < Sample.size(8, 24); round++) {
            boolean play = round % 2 == 0;
            Session session = Session.of("xterm-256color", play ? "play" : "watch", "trominoes");
            session.await(play ? "> " : "step 0");
            if (random.below(2) == 0) {
                session.type(play ? "hint\n" : "r");
            }
            Thread.sleep(random.below(200));
            session.type("\u0003");
            Left left = session.end();
            isQuiet(left, "round " + round);
            assertThat(left.exit()).as("round %d: %s", round, left.text()).isEqualTo(130);
            assertThat(left.text().contains(BEGIN)).isEqualTo(!play);
            assertThat(left.text().contains(END)).isEqualTo(!play);
        }
    }

    @Test
    void ctrl_backslash_writes_nothing_over_what_is_drawn() throws IOException, InterruptedException {
        Session watch = Session.of("xterm-256color", "watch", "trominoes");
        watch.await("step 0");
        watch.type("\u001c ");
        watch.await("step 1");
        watch.type("q");
        Left left = watch.end();
        isQuiet(left, "watch");
        assertThat(left.exit()).isZero();
    }
}
