package tilewright.tools;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A list of known faults, tools/advisories.csv, with which the project's downloads are compared: bills of materials, lists of
 * checksums, and lock files of npm. The program prints each fault that is there. Exit code 1 if one of them may do harm.
 */
final class Advisories {

    private static final String LIST = "tools/advisories.csv";

    /** Faults become known every month. */
    private static final int OLDEST_DAYS = 30;

    private static final List<String> DOWNLOADS = List.of(
            "cli/target/bom.json",
            ".mvn/checksums/checksums.sha256",
            "browser/page/package-lock.json",
            "browser/page/mutate/package-lock.json",
            "e2e/src/test/client/package-lock.json");

    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d\\d-\\d\\d");
    private static final Pattern MATERIAL = Pattern.compile("\"purl\" : \"pkg:(maven|npm)/([^\"@]+)@([^\"?]+)");
    private static final Pattern CHECKSUM = Pattern.compile("(?m)^\\w{64}  (.+)/([^/]+)/([^/]+)/[^/]+[.]jar$");
    private static final Pattern PACKAGE =
            Pattern.compile("\"(?:[^\"]+/)?node_modules/((?:@[^/\"]+/)?[^/\"]+)\": \\{\\s*\"version\": \"([^\"]+)\"");

    private record Component(String kind, String name, String version) implements Comparable<Component> {

        @Override
        public int compareTo(Component other) {
            return toString().compareTo(other.toString());
        }

        @Override
        public String toString() {
            return name + " " + version;
        }
    }

    private record Advisory(
            String kind, String name, String from, String fixed, String id, String source, String harmless) {

        boolean concerns(Component component) {
            boolean named = name.endsWith("*")
                    ? component.name.startsWith(name.substring(0, name.length() - 1))
                    : component.name.equals(name);
            return kind.equals(component.kind)
                    && named
                    && compared(component.version, from) >= 0
                    && compared(component.version, fixed) < 0;
        }
    }

    private Advisories() {}

    public static void main(String[] arguments) throws IOException {
        System.exit(compare(Path.of(""), LocalDate.now(ZoneOffset.UTC), System.out) ? 0 : 1);
    }

    /**
     * Compares what the project downloads.
     *
     * @param today tells how old the list is
     * @return whether there is something to compare, and no fault may do harm
     */
    static boolean compare(Path root, LocalDate today, PrintStream out) throws IOException {
        List<Path> files =
                DOWNLOADS.stream().map(root::resolve).filter(Files::exists).toList();
        return compare(root, today, files, out);
    }

    /** Compares what files name instead of the project's. */
    static boolean compare(Path root, LocalDate today, List<Path> files, PrintStream out) throws IOException {
        List<String> lines = Files.readAllLines(root.resolve(LIST));
        List<Advisory> advisories = lines.stream()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .map(Advisories::advisory)
                .toList();
        TreeSet<Component> components = new TreeSet<>();
        for (Path file : files) {
            components.addAll(components(Files.readString(file)));
        }
        int harmful = 0;
        int harmless = 0;
        for (Advisory advisory : advisories) {
            List<Component> concerned =
                    components.stream().filter(advisory::concerns).toList();
            if (concerned.isEmpty()) {
                continue;
            }
            boolean harms = advisory.harmless.isEmpty();
            harmful += harms ? 1 : 0;
            harmless += harms ? 0 : 1;
            out.printf(
                    "%s: %s, fixed in %s (%s)%n  in %s%n",
                    harms ? "FAULT" : "known", advisory.id, advisory.fixed, advisory.source, concerned);
            if (!harms) {
                out.println("  " + advisory.harmless);
            }
        }
        out.printf(
                "%d components compared with %d advisories: %d may do harm, %d cannot here%n%s%n",
                components.size(),
                advisories.size(),
                harmful,
                harmless,
                lines.getFirst().substring(2).split("[.]")[0]);
        long days = age(lines.getFirst(), today);
        if (days > OLDEST_DAYS) {
            out.printf(
                    "%s is %d days old: look for advisories since then, add them, and change its date%n", LIST, days);
        }
        return harmful == 0 && !components.isEmpty();
    }

    /** Returns the days since the date in the first line of the list. */
    private static long age(String first, LocalDate today) {
        Matcher date = DATE.matcher(first);
        if (!date.find()) {
            throw new IllegalStateException(LIST + ": expected a date in the first line: " + first);
        }
        return ChronoUnit.DAYS.between(LocalDate.parse(date.group()), today);
    }

    private static Advisory advisory(String line) {
        List<String> fields = Stream.of(line.split(",", 7)).map(String::strip).toList();
        if (fields.size() < 7) {
            throw new IllegalStateException(LIST + ": expected 7 fields: " + line);
        }
        return new Advisory(
                fields.get(0),
                fields.get(1),
                fields.get(2),
                fields.get(3),
                fields.get(4),
                fields.get(5),
                fields.get(6));
    }

    private static List<Component> components(String text) {
        List<Component> found = new ArrayList<>();
        MATERIAL.matcher(text).results().forEach(material -> {
            boolean maven = material.group(1).equals("maven");
            String name = maven
                    ? material.group(2).replace('/', ':')
                    : material.group(2).replace("%40", "@");
            found.add(new Component(material.group(1), name, material.group(3)));
        });
        CHECKSUM.matcher(text)
                .results()
                .forEach(sum -> found.add(
                        new Component("maven", sum.group(1).replace('/', '.') + ":" + sum.group(2), sum.group(3))));
        PACKAGE.matcher(text).results().forEach(each -> found.add(new Component("npm", each.group(1), each.group(2))));
        return found;
    }

    /** Negative if the first version is older. The numbers decide, up to the first word, such as Final. */
    private static int compared(String one, String other) {
        List<Integer> left = numbers(one);
        List<Integer> right = numbers(other);
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            int order = Integer.compare(i < left.size() ? left.get(i) : 0, i < right.size() ? right.get(i) : 0);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private static List<Integer> numbers(String version) {
        return Stream.of(version.split("[.-]"))
                .takeWhile(part -> part.matches("\\d{1,9}"))
                .map(Integer::valueOf)
                .toList();
    }
}
