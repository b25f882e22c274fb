package tilewright.message;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The languages of the program, with the messages of all modules that are present. The engines of the page have none of
 * this: they are told their words.
 */
public final class Languages {

    private static final String ROOT = "META-INF/tilewright/words/";

    /** The modules that have catalogs; the first one always is there. */
    private static final List<String> MODULES = List.of("core", "print", "server", "cli", "bulk");

    private static final List<String> TAGS = tags(text("languages"));

    /** Filled as languages are asked for: what it keeps is in files that do not change. */
    private static final Map<String, Words> WORDS = new ConcurrentHashMap<>(Map.of("en", Words.ENGLISH));

    private Languages() {}

    /** The tags of all languages: English first, the others in alphabetic order. */
    public static List<String> tags() {
        return TAGS;
    }

    private static List<String> tags(String lines) {
        List<String> tags = new ArrayList<>(List.of("en"));
        lines.lines().forEach(tags::add);
        return List.copyOf(tags);
    }

    /** The words of a language. */
    public static Words words(String tag) {
        if (!TAGS.contains(tag)) {
            throw new IllegalArgumentException("there is no language " + tag);
        }
        return WORDS.computeIfAbsent(tag, Languages::read);
    }

    private static Words read(String tag) {
        StringBuilder catalogs = new StringBuilder();
        MODULES.forEach(module -> catalogs.append(text(tag + "/" + module)));
        return Words.parse(catalogs.toString());
    }

    /**
     * Returns the tag of the language that best meets a preference; empty when none does.
     *
     * @param wanted as in the header Accept-Language of HTTP (RFC 9110), or a tag (BCP 47); what cannot be read suits none
     */
    public static Optional<String> best(String wanted) {
        List<LanguageRange> ranges;
        try {
            ranges = LanguageRange.parse(wanted.strip());
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
        return ranges.stream()
                .filter(range -> range.getWeight() > 0)
                .map(range -> of(Locale.forLanguageTag(range.getRange())))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The language of a place: its own, or that of another place where the language is the same. */
    private static Optional<String> of(Locale wanted) {
        String script = wanted.getLanguage().equals("zh") ? script(wanted) : "";
        return TAGS.stream()
                .filter(tag -> Locale.forLanguageTag(tag).getLanguage().equals(wanted.getLanguage()))
                .filter(tag -> script.isEmpty()
                        || Locale.forLanguageTag(tag).getScript().equals(script))
                .findFirst();
    }

    /** The script of Chinese: by itself, or as it is written in the place. */
    private static String script(Locale chinese) {
        boolean traditional = List.of("TW", "HK", "MO").contains(chinese.getCountry());
        return !chinese.getScript().isEmpty() ? chinese.getScript() : traditional ? "Hant" : "Hans";
    }

    /** The text of a file of words; empty where the module is not there. */
    private static String text(String file) {
        try (InputStream in = Languages.class.getClassLoader().getResourceAsStream(ROOT + file)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
