import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Marks for English patterns that are equal, but which some language translates in different ways. The first of them has none,
 * the others a hole that writes nothing: {@code {@1}}.
 */
final class Contexts {

    private record Place(Path file, String key) {}

    private final Map<Place, String> marks = new HashMap<>();

    /** Reads the catalogs of all modules and languages. */
    Contexts(Path words) throws IOException {
        Path english = words.resolve("en");
        List<Path> languages = Translations.languages(words);
        Map<String, List<Place>> equal = new LinkedHashMap<>();
        Map<Path, Catalog> catalogs = new HashMap<>();
        for (Path file : Catalog.files(english)) {
            if (file.startsWith(english.resolve("page"))) {
                continue;
            }
            Catalog catalog = Catalog.read(file);
            catalog.patterns().forEach((key, pattern) -> catalog.at(key, () -> equal.computeIfAbsent(
                            Pattern.english(pattern).numbered(), _ -> new ArrayList<>())
                    .add(new Place(file, key))));
            for (Path language : languages) {
                Path other = language.resolve(english.relativize(file));
                catalogs.put(other, Catalog.readIfThere(other));
            }
        }
        for (List<Place> places : equal.values()) {
            for (Path language : languages) {
                Set<String> translations = new TreeSet<>();
                for (Place place : places) {
                    Path other = language.resolve(english.relativize(place.file));
                    Optional.ofNullable(catalogs.get(other).patterns().get(place.key)).ifPresent(translations::add);
                }
                for (int i = 1; i < places.size() && translations.size() > 1; i++) {
                    marks.put(places.get(i), "{@" + i + "}");
                }
            }
        }
    }

    /** The mark of a message; empty where it needs none. */
    String mark(Path englishFile, String key) {
        return marks.getOrDefault(new Place(englishFile, key), "");
    }
}
