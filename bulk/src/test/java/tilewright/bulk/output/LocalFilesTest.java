package tilewright.bulk.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LocalFilesTest {

    @TempDir
    private Path folder;

    @Test
    void permissions_are_set_and_hadoop_takes_it_for_its_own() throws IOException {
        Configuration configuration = new Configuration();
        configuration.set("fs.file.impl", LocalFiles.class.getName());
        configuration.setBoolean("fs.file.impl.disable.cache", true);
        org.apache.hadoop.fs.Path made =
                new org.apache.hadoop.fs.Path(folder.toUri().toString(), "made");
        try (FileSystem system = FileSystem.get(folder.toUri(), configuration)) {
            assertThat(system).isInstanceOf(LocalFiles.class);
            system.mkdirs(made, new FsPermission("750"));
            try (var out = system.create(new org.apache.hadoop.fs.Path(made, "file"))) {
                out.write(1);
            }
            system.setPermission(new org.apache.hadoop.fs.Path(made, "file"), new FsPermission("604"));
        }
        assertThat(permissions("made")).isEqualTo("rwxr-x---");
        assertThat(permissions("made/file")).isEqualTo("rw----r--");
        assertThat(folder.resolve("made/.file.crc")).exists();
    }

    private String permissions(String name) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name)));
    }
}
