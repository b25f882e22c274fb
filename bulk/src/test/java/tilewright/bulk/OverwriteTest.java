package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program;
import tilewright.search.Stop;

/** The files that jobs replace and delete, and those that they leave alone. */
final class OverwriteTest {

    @TempDir
    private static Path folder = Path.of("");

    private static Jobs jobs;
    private static Path input;
    private static String answers;
    private static Path lines;
    private static Path table;

    @BeforeAll
    static void start() throws IOException {
        System.setProperty(FailingDisk.SETTING, FailingDisk.class.getName());
        FailingDisk.ROOM.set(Long.MAX_VALUE);
        jobs = Jobs.local();
        input = Files.writeString(folder.resolve("in.txt"), ".".repeat(81) + "\n?\n");
        answers = Program.REAL
                .run("convert", "sudoku", input.toString(), "--to", "id", "--json")
                .out();
        lines = folder.resolve("lines");
        table = folder.resolve("table");
        assertThat(convert(lines.toString()).exit()).isEqualTo(1);
        assertThat(convert(table.toString(), "--format", "csv").exit()).isEqualTo(1);
    }

    @AfterAll
    static void end() {
        jobs.spark().close();
        System.clearProperty(FailingDisk.SETTING);
    }

    private static Jobs.Ended convert(String out, String... options) {
        return convert(jobs, out, options);
    }

    private static Jobs.Ended convert(Jobs jobs, String out, String... options) {
        return jobs.run(java.util.stream.Stream.concat(
                        java.util.stream.Stream.of("convert", "sudoku", input.toString(), out, "--to", "id"),
                        java.util.stream.Stream.of(options))
                .toArray(String[]::new));
    }

    /** Changes of a folder before a job is to replace it, or to work in it. */
    @FunctionalInterface
    private interface Change {
        void in(Path folder) throws IOException;
    }

    /** A job is refused for this reason, and nothing has changed. */
    private static void refused(String name, String reason, Change change, boolean made) throws IOException {
        for (String scheme : name.startsWith("link") ? List.of("") : List.of("", "failing:")) {
            Path here = Files.createDirectory(folder.resolve(name + scheme.length()));
            Path out = here.resolve("out");
            if (made) {
                Folders.copy(name.contains("table") ? table : lines, out);
            }
            change.in(here);
            Map<String, String> before = Folders.content(here);
            Jobs.Ended ended = convert(scheme + out, "--overwrite");
            assertThat(ended.err()).as(name).isEqualTo("tilewright: " + reason.replace("OUT", scheme + out) + "\n");
            assertThat(ended.exit()).as(name).isEqualTo(3);
            assertThat(Folders.content(here)).as(name).isEqualTo(before);
        }
    }

    private static String foreign(String file) {
        return "'OUT' is not replaced: bulk did not make '" + file + "' in it; name another folder";
    }

    private static Path made(Path here, String file, String text) throws IOException {
        Files.createDirectories(here.resolve(file).getParent());
        return Files.writeString(here.resolve(file), text);
    }

    @Test
    void only_whole_results_are_replaced() throws IOException {
        refused("no-report", foreign("x"), here -> made(here, "out/x", "mine"), false);
        String report = foreign("_report.json");
        refused(
                "empty-report",
                report,
                here -> {
                    made(here, "out/_report.json", "{}");
                    made(here, "out/x", "mine");
                },
                false);
        for (String text : List.of("", "[]", "{", "{\"files\":{\"x\":4}}", "[".repeat(100_000))) {
            refused(
                    "report-" + text.hashCode(),
                    report,
                    here -> {
                        made(here, "out/_report.json", text);
                        made(here, "out/x", "mine");
                    },
                    false);
        }
        refused("foreign", foreign("notes.txt"), here -> made(here, "out/notes.txt", "mine"), true);
        refused("foreign-table", foreign("notes.txt"), here -> made(here, "out/notes.txt", "mine"), true);
        refused("hidden", foreign(".notes"), here -> made(here, "out/.notes", ""), true);
        refused("like-ours", foreign("part-00001.json"), here -> made(here, "out/part-00001.json", "{}\n"), true);
        refused("folder", foreign("more"), here -> made(here, "out/more/notes.txt", "mine"), true);
        refused(
                "changed",
                "'OUT' is not replaced: 'part-00000.json' in it has been changed since bulk made it; name another folder",
                here -> made(here, "out/part-00000.json", "mine"),
                true);
        refused(
                "missing",
                "'OUT' is not replaced: 'part-00000.json' is missing in it; name another folder",
                here -> Files.delete(here.resolve("out/part-00000.json")),
                true);
        refused(
                "file",
                "'OUT' is not replaced: it is no folder; name another folder",
                here -> made(here, "out", "mine"),
                false);
    }

    @Test
    void links_are_not_followed() throws IOException {
        Change link = here -> {
            made(here, "elsewhere/x", "mine");
            Files.createSymbolicLink(here.resolve("out/link"), here.resolve("elsewhere"));
        };
        refused("link-inside", foreign("link"), link, true);
        refused(
                "link-dangling",
                foreign("link"),
                here -> Files.createSymbolicLink(here.resolve("out/link"), here.resolve("none")),
                true);
        refused(
                "link-to-file",
                foreign("part-00000.json"),
                here -> {
                    Path part = here.resolve("out/part-00000.json");
                    Files.move(part, here.resolve("moved"));
                    Files.createSymbolicLink(part, here.resolve("moved"));
                },
                true);
        String whole = "'OUT' is not replaced: it is no folder; name another folder";
        refused(
                "link-whole",
                whole,
                here -> {
                    Files.move(here.resolve("out"), here.resolve("moved"));
                    Files.createSymbolicLink(here.resolve("out"), here.resolve("moved"));
                },
                true);
        refused(
                "link-nowhere",
                whole,
                here -> Files.createSymbolicLink(here.resolve("out"), here.resolve("none")),
                false);
        refused(
                "link-partial",
                working("out.partial"),
                here -> {
                    made(here, "elsewhere/_attempts/x", "mine");
                    Files.createSymbolicLink(here.resolve("out.partial"), here.resolve("elsewhere"));
                },
                false);
        refused(
                "link-attempts",
                working("_attempts"),
                here -> {
                    made(here, "elsewhere/0-1-00000000/part-000000-1", "mine");
                    Files.createDirectory(here.resolve("out.partial"));
                    Files.createSymbolicLink(here.resolve("out.partial/_attempts"), here.resolve("elsewhere"));
                },
                false);
    }

    private static String working(String file) {
        return "'out.partial', where this job would work, has '" + file
                + "', which bulk did not make; move it elsewhere";
    }

    @Test
    void only_what_jobs_left_is_deleted() throws IOException {
        for (String file : List.of(
                "x",
                "results/x",
                "results/sub/part-00000.json",
                "_attempts/x",
                "_attempts/0-1-0123abcd/x",
                "_attempts/0-1-0123abcd/part-1",
                "_attempts/0-1-0123abcd/tables/x",
                "_attempts/photos/part-000001-1",
                "_old/x",
                "part-000001-1")) {
            String named = file.startsWith("_old")
                    ? "_old"
                    : file.contains("/sub/") ? "results/sub" : file.contains("photos") ? "_attempts/photos" : file;
            refused(
                    "work-" + file.replace('/', '-'),
                    working(named),
                    here -> made(here, "out.partial/" + file, "mine"),
                    false);
            refused(
                    "both-" + file.replace('/', '-'),
                    working(named),
                    here -> made(here, "out.partial/" + file, "mine"),
                    true);
        }
        refused("work-file", working("out.partial"), here -> made(here, "out.partial", "mine"), false);
        Path out = folder.resolve("crashed");
        for (String file : List.of(
                "_owner",
                "_job.json",
                "_attempts/0-1-0123abcd/part-000001-1",
                "_attempts/0-1-0123abcd/again-000001-1-errors",
                "_attempts/0-1-0123abcd/merged-000001-1",
                "_attempts/0-1-0123abcd/part-000001-1.done",
                "_attempts/0-1-0123abcd/tables/_temporary/0/_temporary/attempt_20261125_0001_m_000000_1/part-00000-a-b.c000.csv",
                "_attempts/0-1-0123abcd/tables/.part-00000-a-b.c000.csv.crc",
                "results/part-00000.parquet")) {
            made(folder, "crashed.partial/" + file, "cut");
        }
        assertThat(convert(out.toString()).exit()).isEqualTo(1);
        assertThat(Jobs.joined(out)).isEqualTo(answers);
        assertThat(folder.resolve("crashed.partial")).doesNotExist();
    }

    @Test
    void results_of_any_format_and_empty_folders_are_replaced() throws IOException {
        Path out = Files.createDirectory(folder.resolve("formats"));
        for (String format : List.of("json", "csv", "parquet", "json", "json")) {
            Jobs.Ended ended = convert(out.toString(), "--overwrite", "--format", format);
            assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
            assertThat(folder.resolve("formats.partial")).doesNotExist();
        }
        assertThat(Jobs.joined(out)).isEqualTo(answers);
    }

    @Test
    void what_comes_while_a_job_runs_stays() throws IOException {
        Path out = folder.resolve("late");
        Path work = folder.resolve("late.partial");
        convert(out.toString());
        AtomicBoolean put = new AtomicBoolean();
        Stop putting = () -> {
            try {
                if (!put.get()) {
                    made(folder, "late/notes.txt", "mine");
                    put.set(true);
                }
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
            return false;
        };
        Jobs.Ended ended = convert(new Jobs(jobs.spark(), putting), out.toString(), "--overwrite");
        assertThat(put).isTrue();
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.err()).endsWith("tilewright: 'late.partial' stays, for bulk did not make '_old' in it\n");
        assertThat(Jobs.joined(out)).isEqualTo(answers);
        assertThat(work.resolve("_old/notes.txt")).hasContent("mine");
        assertThat(convert(out.toString(), "--overwrite").err()).contains("has '_old', which bulk did not make");
        assertThat(work.resolve("_old/notes.txt")).hasContent("mine");
    }

    @Test
    void results_between_two_renames_are_not_lost() throws IOException {
        Path out = folder.resolve("renamed");
        convert(out.toString());
        Map<String, String> before = Folders.content(out);
        Files.createDirectory(folder.resolve("renamed.partial"));
        Files.move(out, folder.resolve("renamed.partial/_old"));
        made(folder, "renamed.partial/results/part-00000.json", "newer");
        Jobs.Ended refused = convert(out.toString());
        assertThat(refused.err()).isEqualTo("tilewright: '" + out + "' exists already; --overwrite replaces it\n");
        assertThat(Folders.content(out)).isEqualTo(before);
        assertThat(convert(out.toString(), "--overwrite").exit()).isEqualTo(1);
        assertThat(Jobs.joined(out)).isEqualTo(answers);
        Folders.copy(out, folder.resolve("renamed.partial/_old")); // killed after the second
        assertThat(convert(out.toString(), "--overwrite").exit()).isEqualTo(1);
        assertThat(folder.resolve("renamed.partial")).doesNotExist();
    }

    @Test
    void a_folder_is_not_replaced_by_what_is_made_of_it() throws IOException {
        Path out = folder.resolve("both");
        convert(out.toString());
        Map<String, String> before = Folders.content(out);
        Path link = Files.createSymbolicLink(folder.resolve("both-link"), out);
        Path part = out.resolve("part-00000.json");
        for (Path in : List.of(out, part, link, link.resolve("part-00000.json"), folder.resolve("./both"))) {
            Jobs.Ended ended = jobs.run(
                    "convert",
                    "sudoku",
                    in.toString(),
                    out.toString(),
                    "--to",
                    "id",
                    "--column",
                    "result",
                    "--overwrite");
            assertThat(ended.exit()).as(in.toString()).isEqualTo(3);
            assertThat(ended.err())
                    .as(in.toString())
                    .startsWith("tilewright: cannot write '" + out + "': the input '")
                    .endsWith("part-00000.json' is in it; name another folder\n");
            assertThat(Folders.content(out)).as(in.toString()).isEqualTo(before);
        }
    }

    @Test
    void devices_are_no_input_of_jobs() {
        Jobs.Ended ended = jobs.run(
                "convert", "sudoku", "/dev/zero", folder.resolve("zero").toString(), "--to", "id");
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).startsWith("tilewright: cannot read '/dev/zero': it is no regular file");
    }
}
