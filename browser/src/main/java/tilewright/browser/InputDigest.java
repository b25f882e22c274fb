package tilewright.browser;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A digest of the inputs of a step of the build. */
final class InputDigest {

    private InputDigest() {}

    /** A digest of all classes of the modules of these classes, whether they come from folders or from jars. */
    static String ofClasses(Class<?>... modules) throws IOException {
        return of(file -> file.endsWith(".class"), modules);
    }

    /** A digest of these modules and of all their texts and words in all languages. */
    static String ofAll(Class<?>... modules) throws IOException {
        return of(
                file -> file.endsWith(".class") || file.endsWith(".md") || file.contains("META-INF/tilewright/words/"),
                modules);
    }

    private static String of(Predicate<String> counts, Class<?>... modules) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Class<?> module : modules) {
                Path place = Path.of(module.getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI());
                if (Files.isDirectory(place)) {
                    add(digest, place, counts);
                } else {
                    try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
                        add(digest, jar.getPath("/"), counts);
                    }
                }
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException | URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void add(MessageDigest digest, Path folder, Predicate<String> counts) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> files = walk.filter(Files::isRegularFile)
                    .filter(file -> counts.test(folder.relativize(file).toString()))
                    .sorted()
                    .toList();
            for (Path file : files) {
                digest.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(file));
            }
        }
    }
}
