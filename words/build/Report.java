import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Lists what a translation lacks, sentences that are missing or whose English has changed since, which the build says in English;
 * and what is wrong with it: other holes, other plural forms, names that English does not have, sentences that are still in English.
 *
 * <p>Arguments: the folder of the words, the tags of languages, none for all; {@code --wrong} lists only what is wrong, {@code
 * --long} lists long sentences too, {@code --accept} records that all sentences suit their English as it is. Exits with 1 if it
 * has listed anything.
 */
final class Report {

    /** Sentences that are the same in the language as in English, a line for each. */
    private static final String SAME = "same-as-english.txt";

    /** Words that show that a sentence is in English. */
    private static final Set<String> ENGLISH =
            Set.of("the", "of", "with", "this", "that", "which", "cannot", "its", "and", "or", "from");

    private static final int LONG_PERCENT = 160;
    private static final int SHORT_TEXT = 12;

    private final String tag;
    private final Set<String> forms;
    private final Set<String> same;
    private final SortedMap<String, String> english;
    private final SortedMap<String, String> sentences;
    private final TranslatedFrom sources;
    private final List<String> lines = new ArrayList<>();

    private Report(Path language, SortedMap<String, String> english, SortedMap<String, String> sentences, TranslatedFrom sources)
            throws IOException {
        this.tag = language.getFileName().toString();
        this.english = english;
        this.sentences = sentences;
        this.sources = sources;
        Properties about = new Properties();
        try (var reader = Files.newBufferedReader(language.resolve("language.properties"))) {
            about.load(reader);
        }
        forms = PluralRules.of(about.getProperty("plurals")).forms();
        Path known = language.resolve(SAME);
        same = Files.exists(known) ? Set.copyOf(Files.readAllLines(known)) : Set.of();
    }

    public static void main(String[] arguments) throws IOException {
        Path words = Path.of(arguments[0]);
        List<String> rest = List.of(arguments).subList(1, arguments.length);
        Set<String> asked = new TreeSet<>(rest.stream().filter(word -> !word.startsWith("--")).toList());
        SortedMap<String, String> english = Sentences.of(words.resolve("en"));
        Map<Path, SortedMap<String, String>> languages = new LinkedHashMap<>();
        for (Path language : Translations.languages(words)) {
            languages.put(language, Sentences.of(language));
        }
        TranslatedFrom sources = TranslatedFrom.read(words);
        if (rest.contains("--accept")) {
            accept(sources, english, languages, asked);
            sources.write(words);
        }
        List<String> lines = new ArrayList<>();
        for (Path language : languages.keySet()) {
            if (asked.isEmpty() || asked.contains(language.getFileName().toString())) {
                Report report = new Report(language, english, languages.get(language), sources);
                if (!rest.contains("--wrong")) {
                    report.lacking();
                }
                report.wrong(rest.contains("--long"));
                lines.addAll(report.lines);
            }
        }
        lines.forEach(line -> System.out.println(line.replace("\n", "\\n")));
        System.exit(lines.isEmpty() ? 0 : 1);
    }

    /** Records the English as it is, for some languages or for all, and forgets what English no longer has. */
    private static void accept(
            TranslatedFrom sources, Map<String, String> english, Map<Path, SortedMap<String, String>> languages, Set<String> asked) {
        english.forEach((name, sentence) -> {
            Set<String> translated = new TreeSet<>();
            languages.forEach((language, sentences) -> {
                if (sentences.containsKey(name)) {
                    translated.add(language.getFileName().toString());
                }
            });
            Set<String> accepted = new TreeSet<>(translated);
            if (!asked.isEmpty()) {
                accepted.retainAll(asked);
            }
            if (!accepted.isEmpty()) {
                sources.accept(name, sentence, accepted, translated);
            }
        });
        sources.retain(english.keySet());
    }

    private void lacking() {
        english.forEach((name, sentence) -> {
            if (!sentences.containsKey(name)) {
                line(name, isText(name) ? "is missing" : "is missing: " + sentence);
            } else if (sources.isStale(tag, name, sentence)) {
                line(name, isText(name) ? "is stale" : "is stale, the English is now: " + sentence);
            }
        });
    }

    private void wrong(boolean listsLong) {
        sentences.forEach((name, translated) -> {
            String original = english.get(name);
            if (original == null) {
                line(name, "is not in English; ./build words prune takes out all that is not");
            } else if (!sources.knows(name)) {
                line(name, "has no line in translated-from.properties; ./build words " + tag + " --accept adds it");
            } else if (!isText(name) && !sources.isStale(tag, name, original)) {
                compared(name, original, translated, listsLong);
            }
        });
    }

    private static boolean isText(String name) {
        return name.startsWith("texts/");
    }

    private void compared(String name, String pattern, String translated, boolean listsLong) {
        try {
            for (Set<String> plural : Pattern.english(pattern).translated(translated).plurals()) {
                if (!plural.containsAll(forms)) {
                    line(name, "has the plural forms " + plural + " of " + forms);
                }
            }
        } catch (IllegalArgumentException | StringIndexOutOfBoundsException e) {
            line(name, e.getMessage());
            return;
        }
        String plain = plain(translated);
        boolean words = plain.matches("(?s).*\\p{L}{2}.*");
        if (words && translated.equals(pattern) && !same.contains(pattern)) {
            line(name, "is the same as in English: " + pattern);
        } else if (!same.contains(translated)) {
            Stream.of(plain.split("\\P{L}+"))
                    .filter(ENGLISH::contains)
                    .findFirst()
                    .ifPresent(word -> line(name, "has English in it (" + word + "): " + translated));
        }
        int most = Math.max(SHORT_TEXT, plain(pattern).length()) * LONG_PERCENT / 100;
        if (listsLong && plain.length() > most) {
            line(name, "is long, " + plain.length() + " instead of " + plain(pattern).length() + ": " + translated);
        }
    }

    /** The words of a pattern: without its holes, what is quoted, options, and names of files. */
    private static String plain(String pattern) {
        return pattern.replaceAll("\\{[^{}]*[,}]", " ")
                .replaceAll("[`'“\"][^`'”\"]*[`'”\"]", " ")
                .replaceAll("--?[a-z-]+", " ")
                .replaceAll("\\b\\w+ \\{", " ");
    }

    private void line(String name, String problem) {
        lines.add(tag + "/" + name + " " + problem);
    }
}
