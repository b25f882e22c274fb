import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes the sentences of all languages at once: {@code rename NAME KEY} gives a sentence another key, {@code prune} takes out of the
 * translations all that English does not have.
 *
 * <p>The first argument is the folder of the words. A name may lack its first parts: {@code HuesMessages/forced-cell}. Exits with 2
 * if the arguments are wrong.
 */
final class Edit {

    /** The beginning of an entry: its key, and what parts it from the pattern. */
    private static final Pattern ENTRY = Pattern.compile("([^\\s#!=:\\\\]+)(\\s*[=:].*)", Pattern.DOTALL);

    private Edit() {}

    public static void main(String[] arguments) throws IOException {
        Path words = Path.of(arguments[0]);
        List<String> rest = List.of(arguments).subList(1, arguments.length);
        if (rest.size() == 3 && rest.getFirst().equals("rename")) {
            rename(words, rest.get(1), rest.getLast());
        } else if (rest.equals(List.of("prune"))) {
            prune(words);
        } else {
            throw wrong("type ./build words rename NAME KEY, or ./build words prune");
        }
    }

    private static void rename(Path words, String given, String key) throws IOException {
        Set<String> english = Sentences.of(words.resolve("en")).keySet();
        List<String> found = english.stream()
                .filter(name -> !name.startsWith("texts/") && ("/" + name).endsWith("/" + given))
                .toList();
        if (found.isEmpty()) {
            throw wrong("there is no sentence " + given + "; a name is that of a catalog and a key, such as HuesMessages/forced-cell");
        } else if (found.size() > 1) {
            throw wrong("several sentences have this name: " + String.join(", ", found));
        }
        String name = found.getFirst();
        String other = name.substring(0, name.lastIndexOf('/') + 1) + key;
        if (!key.matches("[a-z0-9][A-Za-z0-9.-]*")) {
            throw wrong("a key has letters, digits, hyphens, and points, not " + key);
        } else if (english.contains(other)) {
            throw wrong("there is a sentence " + other + " already");
        }
        for (Path language : languages(words)) {
            edit(language, entry -> entry.equals(name) ? other : entry);
        }
        TranslatedFrom sources = TranslatedFrom.read(words);
        sources.rename(name, other);
        sources.write(words);
    }

    private static void prune(Path words) throws IOException {
        Set<String> english = Sentences.of(words.resolve("en")).keySet();
        for (Path language : Translations.languages(words)) {
            edit(language, entry -> english.contains(entry) ? entry : "");
            for (Path text : Sentences.texts(language)) {
                if (!english.contains(language.relativize(text).toString())) {
                    Files.delete(text);
                }
            }
        }
        TranslatedFrom sources = TranslatedFrom.read(words);
        sources.retain(english);
        sources.write(words);
    }

    private static List<Path> languages(Path words) throws IOException {
        List<Path> languages = new ArrayList<>(List.of(words.resolve("en")));
        languages.addAll(Translations.languages(words));
        return languages;
    }

    /** Gives the entries of all catalogs of a language other names; those that get an empty one go, and so do catalogs without any. */
    private static void edit(Path language, UnaryOperator<String> names) throws IOException {
        for (Path catalog : Sentences.catalogs(language)) {
            StringBuilder edited = new StringBuilder();
            String before = Files.readString(catalog);
            boolean empty = true;
            // A line ends at a line break without a backslash before it.
            for (String line : before.split("(?<=(?<!\\\\)\n)")) {
                Matcher entry = ENTRY.matcher(line);
                if (!entry.matches()) {
                    edited.append(line);
                    continue;
                }
                String name = names.apply(Sentences.name(language, catalog, entry.group(1)));
                if (!name.isEmpty()) {
                    edited.append(name.substring(name.lastIndexOf('/') + 1)).append(entry.group(2));
                    empty = false;
                }
            }
            boolean changed = !edited.toString().equals(before);
            if (changed && empty) {
                Files.delete(catalog);
            } else if (changed) {
                Files.writeString(catalog, edited);
            }
        }
    }

    private static IllegalStateException wrong(String problem) {
        System.err.println("tilewright: words: " + problem);
        System.exit(2);
        return new IllegalStateException(problem);
    }
}
