import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Writes the compiled catalog of a module in another language, in the format that {@code tilewright.message.Words} reads. A
 * heading names the catalog whose messages follow: {@code #tilewright/hues/HuesMessages}. What is missing, stale, or not in English is
 * left out, and so written in English.
 */
final class Translations {

    private Translations() {}

    /** The folders of the languages other than English. */
    static List<Path> languages(Path words) throws IOException {
        try (Stream<Path> folders = Files.list(words)) {
            return folders.filter(folder -> Files.exists(folder.resolve("language.properties")))
                    .filter(folder -> !folder.endsWith("en"))
                    .sorted()
                    .toList();
        }
    }

    /** The compiled catalog of a module. */
    static String of(Path words, Path language, String module, Contexts contexts, TranslatedFrom sources)
            throws IOException {
        Properties about = new Properties();
        try (var reader = Files.newBufferedReader(language.resolve("language.properties"))) {
            about.load(reader);
        }
        String tag = language.getFileName().toString();
        PluralRules plurals = PluralRules.of(about.getProperty("plurals"));
        StringBuilder lines = new StringBuilder()
                .append('=')
                .append(tag)
                .append('\t')
                .append(plurals.table())
                .append(about.getProperty("separator"))
                .append('\n');
        Path catalogs = words.resolve("en").resolve(module);
        Map<String, String> originals = new LinkedHashMap<>();
        Map<String, String> written = new LinkedHashMap<>();
        for (Path file : Catalog.files(catalogs)) {
            String name = catalogs.relativize(file).toString();
            lines.append('#').append(name.replace(".properties", "")).append('\n');
            Catalog source = Catalog.read(file);
            Set<String> here = new HashSet<>();
            Catalog target = Catalog.readIfThere(language.resolve(module).resolve(name));
            target.patterns().forEach((key, pattern) -> target.at(key, () -> {
                String english = source.patterns().get(key);
                if (english == null || sources.isStale(tag, Sentences.name(words.resolve("en"), file, key), english)) {
                    return;
                }
                Pattern original = Pattern.english(english);
                String translated = line(original.translated(pattern).numbered());
                String marked = original.numbered() + contexts.mark(file, key);
                String number = Integer.toString(marked.hashCode(), Character.MAX_RADIX);
                String other = originals.putIfAbsent(number, marked);
                String before = written.getOrDefault(number, translated);
                written.put(number, before);
                if (other != null && !other.equals(marked)) {
                    throw new IllegalArgumentException("its English has the same number as (" + other + ")");
                } else if (here.add(number)) {
                    lines.append(number).append('\t').append(before).append('\n');
                }
            }));
        }
        return lines.toString();
    }

    private static String line(String pattern) {
        return pattern.replace("\\", "\\\\").replace("\n", "\\n");
    }
}
