import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The English that the sentences of all languages were translated from, in the file {@code translated-from.properties} beside their
 * folders.
 *
 * <p>A line has the name of a sentence, the digest of its English, and the languages that were translated from an earlier one:
 * {@code texts/hues/rules.md=3b0c5f21 es fr}. A sentence without a line suits its English.
 */
final class TranslatedFrom {

    private static final String FILE = "translated-from.properties";
    private static final int DIGEST_BYTES = 4;

    private record Source(String digest, Set<String> behind) {

        static Source parse(String text) {
            List<String> words = List.of(text.split(" "));
            return new Source(words.getFirst(), new TreeSet<>(words.subList(1, words.size())));
        }

        @Override
        public String toString() {
            return behind.isEmpty() ? digest : digest + " " + String.join(" ", behind);
        }
    }

    private final SortedMap<String, Source> sources = new TreeMap<>();

    private TranslatedFrom() {}

    /** Reads the file in a folder of words; it may be missing. */
    static TranslatedFrom read(Path words) throws IOException {
        TranslatedFrom read = new TranslatedFrom();
        Catalog.readIfThere(words.resolve(FILE))
                .patterns()
                .forEach((name, source) -> read.sources.put(name, Source.parse(source)));
        return read;
    }

    /** The first 8 digits of the SHA-256 of an English sentence. */
    static String digest(String english) {
        try {
            byte[] whole = MessageDigest.getInstance("SHA-256").digest(english.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(Arrays.copyOf(whole, DIGEST_BYTES));
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    boolean knows(String name) {
        return sources.containsKey(name);
    }

    /** Whether the English of a sentence has changed since it was translated. */
    boolean isStale(String language, String name, String english) {
        return Optional.ofNullable(sources.get(name))
                .map(source -> source.behind.contains(language) || !source.digest.equals(digest(english)))
                .orElse(false);
    }

    /**
     * Records that a sentence of some languages suits the English as it is.
     *
     * @param accepted the languages
     * @param translated all languages that have this sentence; the others among them are behind if the English has changed
     */
    void accept(String name, String english, Set<String> accepted, Set<String> translated) {
        String now = digest(english);
        Source before = sources.getOrDefault(name, new Source(now, Set.of()));
        Set<String> behind = new TreeSet<>(before.digest.equals(now) ? before.behind : translated);
        behind.removeAll(accepted);
        sources.put(name, new Source(now, behind));
    }

    /** Forgets all sentences but these. */
    void retain(Set<String> names) {
        sources.keySet().retainAll(names);
    }

    void rename(String name, String other) {
        Optional.ofNullable(sources.remove(name)).ifPresent(source -> sources.put(other, source));
    }

    /** Writes the file into a folder of words. */
    void write(Path words) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, Source> line : sources.entrySet()) {
            lines.add(line.getKey() + "=" + line.getValue());
        }
        Files.write(words.resolve(FILE), lines);
    }
}
