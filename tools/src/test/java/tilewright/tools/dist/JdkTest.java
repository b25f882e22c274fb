package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdkTest {

    @TempDir
    private Path home;

    private String files = "";

    @BeforeEach
    void makeOne() throws IOException {
        Files.writeString(home.resolve("release"), """
                IMPLEMENTOR_VERSION="Maker-25.0.3+9"
                OS_ARCH="x86_64"
                OS_NAME="Linux"
                """);
        Path certificates = home.resolve("lib/security/cacerts");
        Files.createDirectories(certificates.getParent());
        Files.copy(Path.of(System.getProperty("java.home"), "lib/security/cacerts"), certificates);
        files = "linux-x64,Maker-25.0.3+9," + new Jdk(home).sum() + ",";
    }

    @Test
    void is_known_by_its_files_and_tells_whether_its_certificates_are_others() throws IOException {
        Jdk jdk = new Jdk(home);
        assertThat(jdk.hasPinnedCertificates(List.of("other", files + jdk.certificates())))
                .isTrue();
        assertThat(jdk.hasPinnedCertificates(List.of(files + "0".repeat(64)))).isFalse();
    }

    @Test
    void is_refused_with_the_line_that_would_let_it_in_when_a_file_is_another() throws IOException {
        List<String> lines = List.of(files + new Jdk(home).certificates());
        Files.writeString(home.resolve("NOTICE"), "another");
        Jdk jdk = new Jdk(home);
        assertThatThrownBy(() -> jdk.hasPinnedCertificates(lines))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("take one of those, or type --draft")
                .hasMessageEndingWith("linux-x64,Maker-25.0.3+9," + jdk.sum() + "," + jdk.certificates());
    }
}
