package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program;

/** Jobs whose disks fail; in this process. */
final class FailingDiskTest {

    private static final long PLENTY = 1L << 40;

    @TempDir
    private static Path folder = Path.of("");

    private static Jobs jobs;
    private static String sudokus;

    @BeforeAll
    static void start() throws IOException {
        System.setProperty(FailingDisk.SETTING, FailingDisk.class.getName());
        jobs = Jobs.local();
        sudokus = Program.REAL
                .run("new", "sudoku", "--count", "60", "--seed", "1")
                .out();
        Files.writeString(folder.resolve("sudokus.txt"), sudokus);
    }

    @AfterAll
    static void end() {
        jobs.spark().close();
        System.clearProperty(FailingDisk.SETTING);
    }

    @BeforeEach
    void plenty() {
        FailingDisk.ROOM.set(PLENTY);
    }

    private static void refused(Jobs.Ended ended, String sentence, String out) {
        assertThat(ended.err()).isEqualTo("tilewright: " + sentence + "\n");
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(folder.resolve(out)).doesNotExist();
        assertThat(folder.resolve(out + ".partial")).doesNotExist();
    }

    @Test
    void a_disk_that_is_full_while_tasks_write_is_named() {
        FailingDisk.ROOM.set(5_000);
        String out = "failing:" + folder.resolve("tasks");
        Jobs.Ended ended = jobs.run("convert", "sudoku", folder + "/sudokus.txt", out, "--to", "id");
        refused(
                ended,
                "cannot write '" + out + "': the disk is full (No space left on device); make room and start again, or"
                        + " name a folder on another disk",
                "tasks");
    }

    @Test
    void a_disk_that_is_full_while_results_are_joined_is_named() throws IOException {
        String out = "failing:" + folder.resolve("joined");
        jobs.run("convert", "sudoku", folder + "/sudokus.txt", out, "--to", "id");
        long written = PLENTY - FailingDisk.ROOM.get();
        long results = Files.size(folder.resolve("joined/part-00000.json"));
        FailingDisk.ROOM.set(written - results / 2);
        out = out + "-not";
        Jobs.Ended ended = jobs.run("convert", "sudoku", folder + "/sudokus.txt", out, "--to", "id");
        refused(
                ended,
                "cannot write '" + out + "': the disk is full (No space left on device); make room and start again, or"
                        + " name a folder on another disk",
                "joined-not");
    }

    @Test
    void a_part_that_cannot_be_read_is_named() throws IOException {
        Path parts = Files.createDirectories(folder.resolve("parts"));
        Files.writeString(parts.resolve("1.txt"), sudokus);
        Files.writeString(parts.resolve("damaged.txt"), sudokus);
        String in = "failing:" + parts;
        Jobs.Ended ended =
                jobs.run("solve", "sudoku", in, folder.resolve("unread").toString());
        refused(ended, "cannot read '" + in + "/damaged.txt': Input/output error", "unread");
    }
}
