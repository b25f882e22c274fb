package tilewright.server.operate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server whose certificate nobody but its operator has signed. */
final class CertificateFileTest {

    private static final String SECRET = "secret";

    @TempDir
    private Path folder = Path.of("");

    private void keytool(String... arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin/keytool") + ""));
        words.addAll(Arrays.asList(arguments));
        words.addAll(List.of("-keystore", folder.resolve("keys.p12") + "", "-storepass", SECRET, "-alias", "own"));
        assertThat(new ProcessBuilder(words).redirectErrorStream(true).start().waitFor())
                .isZero();
    }

    private SSLContext own() throws IOException, GeneralSecurityException {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(folder.resolve("keys.p12"))) {
            keys.load(in, SECRET.toCharArray());
        }
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, SECRET.toCharArray());
        SSLContext tls = SSLContext.getInstance("TLS");
        tls.init(managers.getKeyManagers(), null, null);
        return tls;
    }

    private static String first(String address, SSLContext tls) throws InterruptedException {
        List<String> said = new ArrayList<>();
        boolean _ = new ServerCheck(
                        URI.create(address),
                        Duration.ofMillis(1),
                        tls,
                        InstantSource.system(),
                        line -> said.add(line.ok() + " " + line.sentence().text()))
                .run();
        return said.getFirst();
    }

    @Test
    void a_certificate_of_ones_own_is_believed_when_it_is_named() throws Exception {
        keytool("-genkeypair", "-keyalg", "EC", "-dname", "CN=localhost", "-ext", "san=dns:localhost");
        Path pem = folder.resolve("own.pem");
        keytool("-exportcert", "-rfc", "-file", pem.toString());
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(own()));
        server.createContext("/health", exchange -> {
            byte[] alive = ServerCheck.alive().text().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, alive.length);
            exchange.getResponseBody().write(alive);
            exchange.close();
        });
        server.start();
        try {
            String address = "https://localhost:" + server.getAddress().getPort() + "/";
            assertThat(first(address, SSLContext.getDefault()))
                    .startsWith("false the server at " + address + " answers, and its certificate is not believed (")
                    .endsWith("); renew it, or name the certificate of who signed it by --ca FILE");
            assertThat(first(address, CertificateFile.believed(pem)))
                    .isEqualTo("true the server answers at " + address);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void a_file_without_a_certificate_is_refused() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty.pem"), "");
        assertThatThrownBy(() -> CertificateFile.believed(empty)).isInstanceOf(GeneralSecurityException.class);
        Path other = Files.writeString(folder.resolve("other.pem"), "no certificate\n");
        assertThatThrownBy(() -> CertificateFile.believed(other)).isInstanceOf(GeneralSecurityException.class);
    }
}
