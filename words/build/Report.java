import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lists what a translation lacks: messages and texts that are missing or are no longer in English, holes, plural forms, sentences
 * that are still in English, those whose English has changed since, and, where that is asked for, those that are long.
 *
 * <p>Arguments: the folder of the words, the tags of languages, none for all; {@code --long} lists long sentences too, {@code
 * --accept} records that all sentences suit their English as it is. Exits with 1 if it has listed anything.
 */
final class Report {

    /** The English that each sentence was translated from: hash codes in base 36 by file and key. */
    private static final String SOURCES = "translated-from.properties";

    /** Sentences that are the same in the language as in English, a line for each. */
    private static final String SAME = "same-as-english.txt";

    /** Words that show that a sentence is in English. */
    private static final Set<String> ENGLISH =
            Set.of("the", "of", "with", "this", "that", "which", "cannot", "its", "and", "or", "from");

    private static final int LONG_PERCENT = 160;
    private static final int SHORT_TEXT = 12;

    private final Path words;
    private final Path language;
    private final Set<String> forms;
    private final Set<String> same;
    private final Properties sources;
    private final SortedMap<String, String> english = new TreeMap<>();
    private final List<String> lines = new ArrayList<>();

    private Report(Path words, Path language) throws IOException {
        this.words = words;
        this.language = language;
        forms = PluralRules.of(read(language.resolve("language.properties")).getProperty("plurals")).forms();
        Path known = language.resolve(SAME);
        same = Files.exists(known) ? Set.copyOf(Files.readAllLines(known)) : Set.of();
        sources = read(language.resolve(SOURCES));
    }

    public static void main(String[] arguments) throws IOException {
        Path words = Path.of(arguments[0]);
        List<String> rest = List.of(arguments).subList(1, arguments.length);
        boolean accepts = rest.contains("--accept");
        boolean listed = false;
        for (Path language : Translations.languages(words)) {
            String tag = language.getFileName().toString();
            if (rest.stream().allMatch(word -> word.startsWith("--")) || rest.contains(tag)) {
                Report report = new Report(words, language);
                report.messages(rest.contains("--long"));
                report.texts();
                if (accepts) {
                    report.accept();
                }
                report.lines.forEach(line -> System.out.println(tag + "/" + line.replace("\n", "\\n")));
                listed |= !report.lines.isEmpty();
            }
        }
        System.exit(listed ? 1 : 0);
    }

    private static Properties read(Path file) throws IOException {
        Properties properties = new Properties();
        if (Files.exists(file)) {
            try (var reader = Files.newBufferedReader(file)) {
                properties.load(reader);
            }
        }
        return properties;
    }

    private void messages(boolean listsLong) throws IOException {
        Path original = words.resolve("en");
        Set<Path> files = Stream.concat(
                        Catalog.files(original).stream().map(original::relativize),
                        Catalog.files(language).stream().map(language::relativize))
                .filter(file -> file.getNameCount() > 1)
                .collect(Collectors.toSet());
        for (Path file : files.stream().sorted().toList()) {
            Catalog source = Catalog.readIfThere(original.resolve(file));
            Catalog target = Catalog.readIfThere(language.resolve(file));
            source.patterns().forEach((key, pattern) -> {
                String translated = target.patterns().get(key);
                if (translated == null) {
                    line(file, key, "is missing: " + pattern);
                } else {
                    translated(file, key, pattern, translated, listsLong);
                }
            });
            target.patterns().keySet().stream()
                    .filter(key -> !source.patterns().containsKey(key))
                    .forEach(key -> line(file, key, "is not in English"));
        }
    }

    private void translated(Path file, String key, String pattern, String translated, boolean listsLong) {
        compared(file, key, pattern);
        try {
            for (Set<String> plural : Pattern.english(pattern).translated(translated).plurals()) {
                if (!plural.containsAll(forms)) {
                    line(file, key, "has the plural forms " + plural + " of " + forms);
                }
            }
        } catch (IllegalArgumentException | StringIndexOutOfBoundsException e) {
            line(file, key, e.getMessage());
            return;
        }
        String plain = plain(translated);
        boolean words = plain.matches("(?s).*\\p{L}{2}.*");
        if (words && translated.equals(pattern) && !same.contains(pattern)) {
            line(file, key, "is the same as in English: " + pattern);
        } else if (!same.contains(translated)) {
            Stream.of(plain.split("\\P{L}+"))
                    .filter(ENGLISH::contains)
                    .findFirst()
                    .ifPresent(word -> line(file, key, "has English in it (" + word + "): " + translated));
        }
        int most = Math.max(SHORT_TEXT, plain(pattern).length()) * LONG_PERCENT / 100;
        if (listsLong && plain.length() > most) {
            line(file, key, "is long, " + plain.length() + " instead of " + plain(pattern).length() + ": " + translated);
        }
    }

    /** The words of a pattern: without its holes, what is quoted, options, and names of files. */
    private static String plain(String pattern) {
        return pattern.replaceAll("\\{[^{}]*[,}]", " ")
                .replaceAll("[`'“\"][^`'”\"]*[`'”\"]", " ")
                .replaceAll("--?[a-z-]+", " ")
                .replaceAll("\\b\\w+ \\{", " ");
    }

    private void texts() throws IOException {
        Path original = words.resolve("en/texts");
        Path target = language.resolve("texts");
        for (Path file : files(original)) {
            Path name = original.relativize(file);
            if (!Files.exists(target.resolve(name))) {
                lines.add("texts/" + name + " is missing");
            } else {
                compared(Path.of("texts").resolve(name), "", Files.readString(file));
            }
        }
        for (Path file : files(target)) {
            Path name = target.relativize(file);
            if (!Files.exists(original.resolve(name))) {
                lines.add("texts/" + name + " is not in English");
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** Compares the English with the one that was translated. */
    private void compared(Path file, String key, String now) {
        String name = key.isEmpty() ? file.toString() : file + "/" + key;
        String number = Integer.toString(now.hashCode(), Character.MAX_RADIX);
        english.put(name, number);
        if (!number.equals(sources.getProperty(name))) {
            lines.add(name + ": its English is not the one that was translated");
        }
    }

    /** Records the English as it is, and forgets what was said of another one. */
    private void accept() throws IOException {
        List<String> written = new ArrayList<>();
        english.forEach((name, number) -> written.add(name + "=" + number));
        Files.write(language.resolve(SOURCES), written);
        lines.removeIf(line -> line.endsWith("not the one that was translated"));
    }

    private void line(Path file, String key, String problem) {
        lines.add(file + ": " + key + " " + problem);
    }
}
