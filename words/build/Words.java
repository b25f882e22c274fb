import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Compiles the words of a module: the factories of its messages, and its catalogs in other languages.
 *
 * <p>Arguments: the folder of the words, the folder of the module or its name, the folder of the sources to write, and the folder of the resources
 * to write. A message that is not well formed ends the build with its file and key.
 */
final class Words {

    private Words() {}

    public static void main(String[] arguments) throws IOException {
        Path words = Path.of(arguments[0]);
        String module = Path.of(arguments[1]).getFileName().toString();
        Path resources = Path.of(arguments[3]);
        if (!Files.isDirectory(words.resolve("en").resolve(module))) {
            return;
        }
        Contexts contexts = new Contexts(words);
        MessageFactories.write(words.resolve("en").resolve(module), Path.of(arguments[2]), contexts);
        for (Path language : Translations.languages(words)) {
            Path compiled = Path.of("META-INF", "tilewright", "words", language.getFileName().toString(), module);
            write(resources.resolve(compiled), Translations.of(words, language, module, contexts));
        }
        if (module.equals("core")) {
            write(resources.resolve(Path.of("META-INF", "tilewright", "words", "languages")), tags(words));
            copyTexts(words, resources.resolve(Path.of("tilewright", "words")));
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

    /** Copies the Markdown files of all languages. */
    private static void copyTexts(Path words, Path resources) throws IOException {
        List<Path> texts;
        try (Stream<Path> found = Files.walk(words)) {
            texts = found.filter(file -> file.toString().endsWith(".md"))
                    .map(words::relativize)
                    .filter(file -> file.getName(1).toString().equals("texts"))
                    .sorted()
                    .toList();
        }
        for (Path text : texts) {
            Path copy = resources.resolve(text.getName(0)).resolve(text.subpath(2, text.getNameCount()));
            write(copy, Files.readString(words.resolve(text)));
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
