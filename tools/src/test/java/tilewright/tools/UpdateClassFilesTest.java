package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpdateClassFilesTest {

    @TempDir
    private Path folder;

    private Path to;

    @BeforeEach
    void update() throws IOException {
        to = folder.resolve("tilewright.jar");
        write("Old", ClassFile.JAVA_5_VERSION);
        run();
    }

    @Test
    void old_classes_become_newer() throws IOException {
        try (ZipFile jar = new ZipFile(to.toFile());
                InputStream in = jar.getInputStream(jar.getEntry("Old.class"))) {
            assertThat(ClassFile.of().parse(in.readAllBytes()).majorVersion()).isEqualTo(ClassFile.JAVA_8_VERSION);
        }
    }

    @Test
    void the_same_classes_leave_the_jar_and_the_cache_alone() throws IOException {
        FileTime date = FileTime.fromMillis(0);
        Files.setLastModifiedTime(to, date);
        Files.writeString(folder.resolve("tilewright.aot"), "of this jar");
        write("Old", ClassFile.JAVA_5_VERSION);
        run();
        assertThat(Files.getLastModifiedTime(to)).isEqualTo(date);
        assertThat(folder.resolve("tilewright.aot")).exists();
    }

    @Test
    void with_other_classes_the_caches_go() throws IOException {
        Files.writeString(folder.resolve("tilewright.aot"), "of another jar");
        Files.writeString(folder.resolve("single.jsa"), "of another jar");
        write("Odd", ClassFile.JAVA_5_VERSION);
        run();
        assertThat(folder.resolve("tilewright.aot")).doesNotExist();
        assertThat(folder.resolve("single.jsa")).doesNotExist();
    }

    /** A jar with an empty class. */
    private void write(String name, int version) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream jar = new ZipOutputStream(bytes)) {
            jar.putNextEntry(new ZipEntry(name + ".class"));
            jar.write(ClassFile.of().build(ClassDesc.of(name), type -> type.withVersion(version, 0)));
        }
        Files.write(folder.resolve("from.jar"), bytes.toByteArray());
    }

    private void run() throws IOException {
        UpdateClassFiles.main(new String[] {folder.resolve("from.jar").toString(), to.toString()});
    }
}
