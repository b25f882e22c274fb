package tilewright.bulk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Whole folders of this machine. */
final class Folders {

    private Folders() {}

    /** All below a folder by its relative path: the content of a file, the target of a link, nothing for a folder. */
    static SortedMap<String, String> content(Path folder) throws IOException {
        SortedMap<String, String> content = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.toList()) {
                String name = folder.relativize(path).toString();
                if (Files.isSymbolicLink(path)) {
                    content.put(name, "-> " + Files.readSymbolicLink(path));
                } else if (Files.isDirectory(path)) {
                    content.put(name, "folder");
                } else {
                    content.put(name, Base64.getEncoder().encodeToString(Files.readAllBytes(path)));
                }
            }
        }
        return content;
    }

    /** Makes a copy of files and folders; what another thread is deleting may be left out. */
    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (Path path : paths.toList()) {
                Path copy = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(path, copy);
                }
            }
        }
    }

    /** Deletes a folder and all below, if there is one. */
    static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path :
                        paths.sorted(java.util.Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
