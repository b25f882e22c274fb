import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * Compiles the words of modules: the factories of their messages, and their catalogs in other languages.
 *
 * <p>Arguments: the folder of the words, and for each module its folder or name, the folder of the sources to write, and the folder of
 * the resources to write. A message that is not well formed ends the build with its file and key; what a language lacks is said in English.
 */
final class Words {

    private Words() {}

    public static void main(String[] arguments) throws IOException {
        Path words = Path.of(arguments[0]);
        for (int i = 1; i < arguments.length; i += 3) {
            String module = Path.of(arguments[i]).getFileName().toString();
            compile(words, module, Path.of(arguments[i + 1]), Path.of(arguments[i + 2]));
        }
    }

    private static void compile(Path words, String module, Path factories, Path resources) throws IOException {
        if (!Files.isDirectory(words.resolve("en").resolve(module))) {
            return;
        }
        Contexts contexts = new Contexts(words);
        MessageFactories.write(words.resolve("en").resolve(module), factories, contexts);
        TranslatedFrom sources = TranslatedFrom.read(words);
        for (Path language : Translations.languages(words)) {
            Path compiled = Path.of("META-INF", "tilewright", "words", language.getFileName().toString(), module);
            write(resources.resolve(compiled), Translations.of(words, language, module, contexts, sources));
        }
        if (module.equals("core")) {
            write(resources.resolve(Path.of("META-INF", "tilewright", "words", "languages")), tags(words));
            copyTexts(words, resources.resolve(Path.of("tilewright", "words")), sources);
        }
    }

    /** The tags of the languages other than English, a line for each. */
    private static String tags(Path words) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Path language : Translations.languages(words)) {
            lines.append(language.getFileName()).append('\n');
        }
        return lines.toString();
    }

    /** Copies the Markdown files of all languages but those that are stale, and deletes all others from the folder. */
    private static void copyTexts(Path words, Path folder, TranslatedFrom sources) throws IOException {
        SortedMap<String, String> english = Sentences.of(words.resolve("en"));
        List<Path> languages = new ArrayList<>(List.of(words.resolve("en")));
        languages.addAll(Translations.languages(words));
        Set<Path> copies = new HashSet<>();
        for (Path language : languages) {
            String tag = language.getFileName().toString();
            for (Path text : Sentences.texts(language)) {
                String name = language.relativize(text).toString();
                if (english.containsKey(name) && !sources.isStale(tag, name, english.get(name))) {
                    Path copy = folder.resolve(tag).resolve(language.resolve("texts").relativize(text));
                    write(copy, Files.readString(text));
                    copies.add(copy);
                }
            }
        }
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                if (!copies.contains(file)) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Writes a file if it is not there with the same text already. */
    static void write(Path file, String text) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(text)) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
    }

    static void fail(String problem) {
        System.err.println(problem);
        System.exit(1);
    }
}
