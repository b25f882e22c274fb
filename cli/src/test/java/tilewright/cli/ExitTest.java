package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.AbstractMap;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;
import tilewright.cli.context.Failure;

/** Every way in which a command ends. */
final class ExitTest {

    @TempDir
    private Path folder = Path.of("");

    private static void isUsage(Ran ran, String message) {
        assertThat(ran.err()).startsWith("tilewright: " + message);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.exit()).isEqualTo(2);
    }

    @Test
    void a_mistyped_command_gets_a_suggestion() {
        isUsage(Program.BLANK.run("sovle", "blank"), "unknown command 'sovle'; did you mean 'solve'?\n");
        isUsage(Program.BLANK.run("xyzzy"), "unknown command 'xyzzy'\n");
    }

    @Test
    void a_mistyped_option_gets_a_suggestion() {
        isUsage(Program.BLANK.run("solve", "blank", "--jsn"), "unknown option '--jsn'; did you mean '--json'?\n");
        isUsage(
                Program.BLANK.run("solve", "blank", "--format=csv"),
                "unknown option '--format'; 'tilewright bulk' has it\n");
        isUsage(Program.BLANK.run("new", "blank", "--cuont=5"), "unknown option '--cuont'; did you mean '--count'?\n");
    }

    @Test
    void a_version_whose_seeds_are_not_known_is_refused() {
        isUsage(Program.BLANK.run("new", "blank", "--as-of=x"), "'x' is no version; expected two numbers, such as ");
        isUsage(Program.BLANK.run("new", "blank", "--as-of=0.0"), "version 0.0 is older than all whose seeds are kept");
        isUsage(Program.BLANK.run("new", "blank", "--as-of=999.0"), "version 999.0 is newer than this program,");
        assertThat(Program.BLANK.run("new", "blank", "--seed=7", "--as-of=0.1.5"))
                .isEqualTo(Program.BLANK.run("new", "blank", "--seed=7"));
    }

    @Test
    void a_mistyped_puzzle_gets_a_suggestion() {
        isUsage(
                Program.BLANK.run("solve", "blnk"),
                "unknown puzzle 'blnk'; expected blank, countdown; did you mean 'blank'?\n");
    }

    @Test
    void what_is_missing_is_named() {
        isUsage(Program.BLANK.run("solve"), "solve needs a puzzle: blank, countdown\n");
        isUsage(Program.BLANK.run("convert", "blank"), "convert needs --to FORMAT\n");
    }

    @Test
    void what_is_too_much_is_named() {
        isUsage(Program.BLANK.run("solve", "blank", "-", "more"), "unexpected argument 'more'\n");
        isUsage(
                Program.BLANK.run("solve", "blank", "-", "--text", "."),
                "use either a file ('-') or --text, not both\n");
    }

    @Test
    void values_out_of_range_are_named() {
        isUsage(Program.BLANK.run("solve", "blank", "--threads", "0"), "--threads must be 1–256, not 0\n");
        isUsage(Program.BLANK.run("solve", "blank", "--nodes", "-1"), "--nodes must be at least 0, not -1\n");
        isUsage(
                Program.BLANK.run("solve", "blank", "--memory", "2147483647"),
                "--memory must be 1–1000, not 2147483647\n");
        isUsage(Program.BLANK.run("solve", "blank", "--memory", "0"), "--memory must be 1–1000, not 0\n");
        isUsage(Program.BLANK.run("new", "blank", "--count", "0"), "--count must be at least 1, not 0\n");
        isUsage(Program.BLANK.run("serve", "--port", "70000"), "--port must be 0–65535, not 70000\n");
        assertThat(Program.BLANK.run("new", "blank", "--seed", "x").exit()).isEqualTo(2);
        assertThat(Program.BLANK.run("solve", "blank", "--time", "soon").err())
                .contains("expected a time such as 90s, 5m, 1h30m or 500ms, found 'soon'");
    }

    @Test
    void what_a_puzzle_cannot_do_is_said() {
        for (String verb : new String[] {"count", "hint", "rate", "analyze", "perft", "parity", "review"}) {
            isUsage(
                    Program.BLANK.reading(".").run(verb, "blank"),
                    "blank does not support " + verb + "; see 'tilewright list'\n");
        }
        isUsage(Program.BLANK.run("watch", "countdown"), "countdown does not support watch; see 'tilewright list'\n");
    }

    @Test
    void a_missing_file_is_a_failure_of_input() {
        assertThat(Program.BLANK.run("solve", "blank", "rows.txt"))
                .isEqualTo(new Ran(3, "", "tilewright: no such file: 'rows.txt'\n"));
    }

    @Test
    void a_position_in_place_of_a_file_gets_advice() {
        assertThat(Program.BLANK.run("solve", "blank", "..x"))
                .isEqualTo(new Ran(3, "", "tilewright: no such file: '..x'; did you mean '--text ..x'?\n"));
    }

    @Test
    void advice_can_be_pasted() {
        Ran ran = Program.REAL.run("hint", "paletto", ".../.C./.A. 2 0 112,120");
        assertThat(ran.err()).endsWith("; did you mean '--text \".../.C./.A. 2 0 112,120\"'?\n");
    }

    @Test
    void a_folder_is_no_file() {
        assertThat(Program.BLANK.run("solve", "blank", folder.toString()))
                .isEqualTo(new Ran(3, "", "tilewright: '" + folder + "' is a folder, not a file\n"));
    }

    @Test
    void an_input_that_breaks_off_is_a_failure_and_what_was_read_is_answered() {
        InputStream broken = new InputStream() {
            private int left = 4;

            @Override
            public int read() throws IOException {
                if (left-- == 0) {
                    throw new IOException("Input/output error");
                }
                return left % 2 == 1 ? '.' : '\n';
            }

            @Override
            public int read(byte[] buffer, int from, int length) throws IOException {
                buffer[from] = (byte) read();
                return 1;
            }
        };
        assertThat(Program.BLANK.reading(broken).run("solve", "blank"))
                .isEqualTo(new Ran(3, "x\nx\n", "tilewright: cannot read the input: Input/output error\n"));
    }

    /** Returns a stream that accepts a number of bytes and then fails. */
    private static OutputStream failingAfter(int bytes, String message, AtomicLong taken) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                if (taken.incrementAndGet() > bytes) {
                    throw new IOException(message);
                }
            }
        };
    }

    @Test
    void a_closed_pipe_ends_quietly() {
        for (String message : new String[] {"Broken pipe", "Datenübergabe unterbrochen (broken pipe)"}) {
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            int exit = Program.BLANK.run(
                    failingAfter(10, message, new AtomicLong()),
                    err,
                    "new",
                    "blank",
                    "--count",
                    "1000000",
                    "--seed",
                    "1");
            assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
            assertThat(exit).isZero();
        }
    }

    @Test
    void a_full_disk_is_a_failure_of_output() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        OutputStream full = failingAfter(10, "No space left on device", new AtomicLong());
        int exit = Program.BLANK.run(full, err, "new", "blank", "--count", "1000", "--seed", "1");
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("tilewright: cannot write the results: No space left on device\n");
        assertThat(exit).isEqualTo(3);
    }

    @Test
    void a_full_disk_takes_no_help_either() {
        for (String[] arguments : new String[][] {{"--help"}, {"--version"}, {"solve", "--help"}, {}}) {
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            OutputStream full = failingAfter(10, "No space left on device", new AtomicLong());
            int exit = Program.BLANK.run(full, err, arguments);
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .isEqualTo("tilewright: cannot write the results: No space left on device\n");
            assertThat(exit).isEqualTo(3);
            OutputStream closed = failingAfter(10, "Broken pipe", new AtomicLong());
            assertThat(Program.BLANK.run(closed, err, arguments)).isZero();
        }
    }

    @Test
    void help_for_what_is_no_command_is_refused() {
        isUsage(Program.BLANK.run("help", "sovle"), "unknown command 'sovle'; did you mean 'solve'?\n");
        isUsage(Program.BLANK.run("bogus", "--help"), "unknown command 'bogus'\n");
        assertThat(Program.BLANK.run("help", "solve").exit()).isZero();
    }

    @Test
    void a_host_that_nobody_knows_is_named() {
        assertThat(Program.BLANK.run("serve", "--host", "nosuch.invalid"))
                .isEqualTo(new Ran(3, "", "tilewright: no such host: 'nosuch.invalid'\n"));
    }

    @Test
    void a_file_that_cannot_be_read_is_named_once() {
        String name = "x".repeat(300);
        assertThat(Program.BLANK.run("solve", "blank", name).err())
                .isEqualTo("tilewright: cannot read '" + name + "': File name too long\n");
        assertThat(Failure.reason(new AccessDeniedException(name)).text()).isEqualTo("permission denied");
    }

    @Test
    void the_terminal_obeys_nothing_in_a_message() {
        Ran ran = Program.BLANK.run("solve", "blank", "--text", "\u001b]0;x\u0007");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).doesNotContain("\u001b");
        assertThat(Program.BLANK.run("\u001b[2J").err()).startsWith("tilewright: unknown command '␛[2J'\n");
    }

    @Test
    void messages_that_nobody_takes_are_lost() {
        OutputStream closed = failingAfter(0, "Broken pipe", new AtomicLong());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(Program.BLANK.reading("?\n.\n").run(out, closed, "solve", "blank"))
                .isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("\nx\n");
    }

    @Test
    void the_time_for_a_run_stops_it() {
        Ran ran = Program.BLANK.reading("1:1\n2:1\n").run("lingering", "countdown", "--time", "0s");
        assertThat(ran).isEqualTo(new Ran(4, "", "tilewright: time limit reached: 0 lines done\n"));
    }

    @Test
    void the_time_for_a_run_stops_a_log() {
        Ran ran = Program.BLANK.run("new", "countdown", "--log", "--seed", "1", "--time", "0s");
        assertThat(ran).isEqualTo(new Ran(4, "", "tilewright: time limit reached: 0 lines done\n"));
    }

    @Test
    void the_time_for_a_run_stops_a_generator() {
        for (String[] arguments : new String[][] {
            {"new", "countdown", "8", "--seed", "1", "--time", "0s"},
            {"new", "countdown", "8", "--seed", "1", "--time", "0s", "--log"}
        }) {
            assertThat(Program.BLANK.run(arguments))
                    .isEqualTo(new Ran(4, "", "tilewright: time limit reached: 0 lines done\n"));
        }
    }

    @Test
    void an_interrupt_stops_a_generator() {
        AtomicLong looks = new AtomicLong();
        Program interrupted = Program.BLANK.interruptedBy(() -> looks.incrementAndGet() > 10);
        assertThat(interrupted.run("new", "countdown", "8", "--seed", "1").exit())
                .isEqualTo(130);
        looks.set(0);
        assertThat(interrupted
                        .run("new", "countdown", "8", "--seed", "1", "--log")
                        .exit())
                .isEqualTo(130);
        looks.set(0);
        assertThat(interrupted.run("play", "countdown", "8", "--seed", "1")).isEqualTo(new Ran(130, "", ""));
    }

    @Test
    void an_interrupt_keeps_what_is_done() {
        AtomicLong looks = new AtomicLong();
        Ran ran = Program.BLANK
                .interruptedBy(() -> looks.incrementAndGet() > 1_000)
                .run("new", "blank", "--count", "1000000000", "--seed", "1");
        long done = ran.out().lines().count();
        assertThat(ran.exit()).isEqualTo(130);
        assertThat(done).isPositive().isLessThan(10_000);
        assertThat(ran.err()).isEqualTo("tilewright: interrupted: " + done + " lines done\n");
        assertThat(ran.out()).endsWith("\n");
    }

    @Test
    void a_defect_says_so_in_a_sentence() {
        Program broken = Program.BLANK.in(new AbstractMap<>() {
            @Override
            public String getOrDefault(Object key, String usual) {
                return key.equals("TILEWRIGHT_LANG") ? usual : super.getOrDefault(key, usual);
            }

            @Override
            public Set<Entry<String, String>> entrySet() {
                throw new IllegalStateException("no environment");
            }
        });
        Ran ran = broken.run("show", "blank", "--text", ".");
        assertThat(ran.exit()).isEqualTo(3);
        String told =
                "tilewright: internal error: java.lang.IllegalStateException: no environment; please report it with the output of --debug\n";
        assertThat(ran.err()).isEqualTo(told);
        Ran debugged = broken.run("show", "blank", "--text", ".", "--debug");
        assertThat(debugged.err()).startsWith(told).contains("\tat tilewright.cli.");
    }
}
