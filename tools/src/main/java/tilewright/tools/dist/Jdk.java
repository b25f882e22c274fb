package tilewright.tools.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.Security;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A JDK, and the runtime that is made from it.
 *
 * <p>Debian's packages take the certificates of authorities from elsewhere, into a file that is another one on each machine. They are
 * therefore written anew, in one order and without dates.
 *
 * @param home its folder
 */
record Jdk(Path home) {

    private static final String CERTIFICATES = "lib/security/cacerts";

    /** The programs that a runtime keeps. */
    private static final List<String> KEPT = List.of("java", "java.exe");

    /** Returns {@code linux-x64}, or another platform in the same manner. */
    String platform() throws IOException {
        String os = release("OS_NAME");
        String system = os.equals("Darwin") ? "macos" : os.toLowerCase(Locale.ROOT);
        return system + "-" + (release("OS_ARCH").equals("x86_64") ? "x64" : "arm64");
    }

    /** Returns maker and version, as in {@code Temurin-25.0.3+9}. */
    String name() throws IOException {
        return release("IMPLEMENTOR_VERSION");
    }

    /** Returns a value of its file {@code release}; empty if there is none. */
    String release(String key) throws IOException {
        return Files.readAllLines(home.resolve("release")).stream()
                .filter(line -> line.startsWith(key + "="))
                .map(line -> line.substring(key.length() + 1).replace("\"", ""))
                .findFirst()
                .orElse("");
    }

    /**
     * Returns whether its certificates are those in the table of JDKs.
     *
     * @throws IllegalStateException if its other files are in no line of the table; with what to do
     */
    boolean hasPinnedCertificates(List<String> lines) throws IOException {
        String files = String.join(",", platform(), name(), sum()) + ",";
        List<String> pinned =
                lines.stream().filter(line -> line.startsWith(files)).toList();
        String whole = files + certificates();
        if (pinned.isEmpty()) {
            throw new IllegalStateException(
                    "the JDK in %s is not in tools/src/main/dist/jdks.csv; take one of those, or type --draft. Its line is: %s"
                            .formatted(home, whole));
        }
        return pinned.contains(whole);
    }

    /** Returns the checksum of all its files but the certificates. */
    String sum() throws IOException {
        return Sums.ofFolder(home, path -> !path.equals(home.resolve(CERTIFICATES)));
    }

    /** Returns the checksum of its certificates. */
    String certificates() throws IOException {
        StringBuilder all = new StringBuilder();
        try {
            for (Certificate certificate : sorted(home.resolve(CERTIFICATES)).values()) {
                all.append(HexFormat.of().formatHex(certificate.getEncoded())).append('\n');
            }
        } catch (GeneralSecurityException unreadable) {
            throw new IOException(unreadable);
        }
        return Sums.of(all.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Makes a runtime of some of its modules. */
    void link(List<String> modules, Path folder) throws IOException, InterruptedException {
        link(modules, List.of(), folder);
        writeCertificates(home.resolve(CERTIFICATES), folder.resolve(CERTIFICATES));
    }

    /**
     * Makes a runtime for another platform.
     *
     * @param jmods the folder with the modules for it, of the same version as this JDK
     */
    void link(List<String> modules, Path jmods, Path folder) throws IOException, InterruptedException {
        link(modules, List.of("--module-path", jmods.toString()), folder);
        writeCertificates(folder.resolve(CERTIFICATES), folder.resolve(CERTIFICATES));
    }

    private void link(List<String> modules, List<String> options, Path folder)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(home.resolve("bin/jlink").toString()));
        command.addAll(options);
        command.addAll(List.of(
                "--add-modules",
                String.join(",", modules),
                "--strip-java-debug-attributes",
                "--no-header-files",
                "--no-man-pages",
                "--output",
                folder.toString()));
        Programs.run(command);
        try (Stream<Path> files = Files.list(folder.resolve("bin"))) {
            for (Path file : files.filter(Jdk::isNeedless).toList()) {
                Files.delete(file);
            }
        }
        if (Files.exists(home.resolve("NOTICE"))) {
            Files.copy(home.resolve("NOTICE"), folder.resolve("NOTICE"));
        }
    }

    /** Returns whether a runtime does not need a file. On Windows, libraries and folders lie beside the programs. */
    private static boolean isNeedless(Path file) {
        String name = file.getFileName().toString();
        boolean program = name.endsWith(".exe") || !name.contains(".");
        return Files.isRegularFile(file) && program && !KEPT.contains(name);
    }

    private static void writeCertificates(Path from, Path file) throws IOException {
        Map<String, Certificate> all = sorted(from);
        Security.setProperty("keystore.pkcs12.certProtectionAlgorithm", "NONE");
        Security.setProperty("keystore.pkcs12.macAlgorithm", "NONE");
        Files.delete(file);
        try (var out = Files.newOutputStream(file)) {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            for (Map.Entry<String, Certificate> entry : all.entrySet()) {
                store.setCertificateEntry(entry.getKey(), entry.getValue());
            }
            store.store(out, null);
        } catch (GeneralSecurityException unwritable) {
            throw new IOException(unwritable);
        }
    }

    /** The certificates of a key store by their checksums, which become their names. */
    private static Map<String, Certificate> sorted(Path file) throws IOException {
        try {
            KeyStore store = KeyStore.getInstance(file.toFile(), (char[]) null);
            Map<String, Certificate> all = new TreeMap<>();
            for (String alias : Collections.list(store.aliases())) {
                Certificate certificate = store.getCertificate(alias);
                all.put(Sums.of(certificate.getEncoded()), certificate);
            }
            return all;
        } catch (GeneralSecurityException unreadable) {
            throw new IOException(unreadable);
        }
    }
}
