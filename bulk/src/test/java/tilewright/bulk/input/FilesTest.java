package tilewright.bulk.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The cost of reading and writing files of this machine. */
final class FilesTest {

    @TempDir
    private java.nio.file.Path folder = java.nio.file.Path.of("");

    @Test
    void a_file_is_written_without_starting_a_process() throws IOException {
        Path path = new Path(folder.resolve("part").toUri());
        FileSystem system = Files.system(path, new Configuration());
        java.nio.file.Path events = folder.resolve("events.jfr");
        write(path, system, '0'); // Hadoop looks at the system once
        try (Recording recording = new Recording()) {
            recording.enable("jdk.ProcessStart");
            recording.start();
            write(path, system, '1');
            recording.stop();
            recording.dump(events);
        }
        assertThat(java.nio.file.Files.readString(folder.resolve("part"))).isEqualTo("1");
        assertThat(RecordingFile.readAllEvents(events)).isEmpty();
    }

    private static void write(Path path, FileSystem system, int what) throws IOException {
        try (OutputStream out = Files.create(path, system)) {
            out.write(what);
        }
    }
}
