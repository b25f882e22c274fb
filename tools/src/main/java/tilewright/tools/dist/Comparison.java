package tilewright.tools.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** The comparison of two folders of downloads, without signatures. */
final class Comparison {

    private Comparison() {}

    /** Prints a line for each download and for each file of the archives that differs; returns whether all bytes are equal. */
    static boolean print(Path ours, Path theirs) throws IOException {
        Map<String, String> left = sums(ours);
        Map<String, String> right = sums(theirs);
        TreeSet<String> names = new TreeSet<>(left.keySet());
        names.addAll(right.keySet());
        boolean equal = !left.isEmpty();
        for (String name : names) {
            String one = left.getOrDefault(name, "missing here");
            String other = right.getOrDefault(name, "missing there");
            if (!one.equals(other)) {
                equal = false;
                System.out.println("differs  " + name + "  " + one + "  " + other);
            } else if (!name.contains("/")) {
                System.out.println("equal    " + name + "  " + one);
            }
        }
        return equal;
    }

    private static Map<String, String> sums(Path folder) throws IOException {
        Map<String, String> sums = new TreeMap<>();
        for (Path path : TarFile.paths(folder)) {
            String name = path.getFileName().toString();
            boolean signature = name.endsWith(".minisig") || name.endsWith(".asc");
            if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) && !signature) {
                sums.put(folder.relativize(path).toString(), Sums.of(path));
            }
        }
        return sums;
    }
}
