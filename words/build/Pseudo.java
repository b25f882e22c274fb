import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes two languages that only tests speak, made of the English words: {@code en-XA}, with accents, in brackets, and 1.6 times as
 * long, shows what is cut off and what is no message; {@code ar-XB}, in Arabic letters and as long as English, is written from
 * right to left. Names, and what stands in holes, in code, and in links, stay as they are.
 *
 * <p>Arguments: the folder of the words, and the folder to write, which gets the English words too.
 */
enum Pseudo {
    ACCENTED(
            "en-XA",
            """
            name=[Èñĝļîšĥ]
            english=Accented English
            direction=ltr
            """,
            "ÀßÇÐÈƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
            "àƀçđèƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"),
    MIRRORED(
            "ar-XB",
            """
            name=ثلجحهسم
            english=Mirrored English
            direction=rtl
            """,
            "ابثدهفغحيجكلمنوپقرستعڤصخىز",
            "ابثدهفغحيجكلمنوپقرستعڤصخىز");

    /** In tenths, how long a word of {@link #ACCENTED} is. */
    private static final int LONGER = 16;

    /** Names, which are the same in every language that is written with these letters. */
    private static final Set<String> NAMES = Set.of("Tilewright", "Sudoku", "Paletto", "Hues", "Trominoes");

    /** What is no word: code, the address of a link, a pair of braces without letters, options, names of cells, and one letter. */
    private static final Pattern WORD =
            Pattern.compile("`[^`]*`|\\]\\([^)]*\\)|\\S*(?:://|[0-9_/@]|--)\\S*|(?<![A-Za-z])[A-Za-z]{2,}(?![A-Za-z])");

    /** The beginning of a line of Markdown that is no text. */
    private static final Pattern MARK = Pattern.compile("^(?:title: |#+ |- (?:done: |otherwise: |(?:[a-z]+:\\S+ )*[a-z]+:\\S*: )?|\\d+\\. |> )?");

    private final String tag;
    private final String about;
    private final String large;
    private final String small;

    Pseudo(String tag, String about, String large, String small) {
        this.tag = tag;
        this.about = about + "plurals=one: i = 1 and v = 0\nreader=\nseparator=,\n";
        this.large = large;
        this.small = small;
    }

    public static void main(String[] arguments) throws IOException {
        Path words = Path.of(arguments[0], "en");
        Path folder = Path.of(arguments[1]);
        Files.walkFileTree(words, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path within = words.relativize(file);
                Words.write(folder.resolve("en").resolve(within), Files.readString(file));
                for (Pseudo language : values()) {
                    Words.write(folder.resolve(language.tag).resolve(within), language.file(file));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        for (Pseudo language : values()) {
            Words.write(folder.resolve(language.tag).resolve("language.properties"), language.about);
        }
        accept(Path.of(arguments[0])).write(folder);
    }

    /** Both languages suit the English as it is, whatever others were translated from. */
    private static TranslatedFrom accept(Path words) throws IOException {
        TranslatedFrom sources = TranslatedFrom.read(words);
        Set<String> made = Set.of(ACCENTED.tag, MIRRORED.tag);
        Set<String> all = new HashSet<>(made);
        for (Path language : Translations.languages(words)) {
            all.add(language.getFileName().toString());
        }
        Sentences.of(words.resolve("en")).forEach((name, sentence) -> sources.accept(name, sentence, made, all));
        return sources;
    }

    private String file(Path file) throws IOException {
        if (file.toString().endsWith(".md")) {
            return markdown(Files.readString(file));
        }
        StringBuilder lines = new StringBuilder();
        Catalog.read(file).patterns().forEach((key, pattern) -> {
            String line = pattern(pattern).replace("\\", "\\\\").replace("\n", "\\n");
            lines.append(key).append('=').append(line.startsWith(" ") ? "\\" : "").append(line).append('\n');
        });
        return lines.toString();
    }

    /** A pattern with other words around and within its holes. */
    String pattern(String pattern) {
        List<String> parts = new ArrayList<>();
        int at = parts(pattern, 0, parts);
        if (at < pattern.length()) {
            throw new IllegalArgumentException("a brace is closed at " + at + " that is not open: " + pattern);
        }
        return bracketed(String.join("", parts), pattern);
    }

    /** Adds the texts and holes to the end, or to the brace that closes these forms; gives where that is. */
    private int parts(String pattern, int from, List<String> parts) {
        StringBuilder text = new StringBuilder();
        int at = from;
        while (at < pattern.length() && pattern.charAt(at) != '}') {
            if (pattern.charAt(at) == '\'' && at + 1 < pattern.length() && "{}#'".indexOf(pattern.charAt(at + 1)) >= 0) {
                int end = pattern.indexOf('\'', at + 1) + 1;
                parts.add(words(text));
                parts.add(pattern.substring(at, end));
                at = end;
            } else if (pattern.charAt(at) == '{') {
                parts.add(words(text));
                at = hole(pattern, at, parts);
            } else {
                text.append(pattern.charAt(at++));
            }
        }
        parts.add(words(text));
        return at;
    }

    /** Adds a hole, whose forms have other words; gives where it ends. */
    private int hole(String pattern, int from, List<String> parts) {
        int at = from + 1;
        while (pattern.charAt(at) != '}') {
            if (pattern.charAt(at) == '{') {
                parts.add(pattern.substring(from, at + 1));
                int end = parts(pattern, at + 1, parts);
                return hole(pattern, end, parts);
            }
            at++;
        }
        parts.add(pattern.substring(from, at + 1));
        return at + 1;
    }

    /** The other words of a text, which is emptied. */
    private String words(StringBuilder text) {
        String words = WORD.matcher(text).replaceAll(found -> Matcher.quoteReplacement(word(found.group())));
        text.setLength(0);
        return words;
    }

    private String word(String word) {
        if (NAMES.contains(word) || !word.chars().allMatch(Character::isLetter)) {
            return word;
        }
        StringBuilder other = new StringBuilder();
        int wanted = this == ACCENTED ? (word.length() * LONGER + 9) / 10 : word.length();
        for (int i = 0; i < word.length(); i++) {
            char letter = word.charAt(i);
            other.append(letter <= 'Z' ? large.charAt(letter - 'A') : small.charAt(letter - 'a'));
            // More of the letters, spread over the word.
            while (other.length() * word.length() < (i + 1) * wanted) {
                other.append(small.charAt(Character.toLowerCase(letter) - 'a'));
            }
        }
        return other.toString();
    }

    private String bracketed(String other, String english) {
        return this == ACCENTED && !other.equals(english) ? "[" + other + "]" : other;
    }

    /** A text of Markdown with other words; blocks of code, fields but for a title, and IDs in a list stay. */
    String markdown(String english) {
        StringBuilder lines = new StringBuilder();
        boolean code = false;
        for (String line : english.split("\n")) {
            boolean fence = line.startsWith("```") || line.equals("---");
            code ^= fence;
            Matcher mark = MARK.matcher(line);
            int begin = mark.find() ? mark.end() : 0;
            boolean stays = fence || code && !line.startsWith("title: ") || line.matches("- [a-z0-9-]+");
            String text = line.substring(begin);
            String other = stays ? text : words(new StringBuilder(text));
            // A title is the same as the name of what the article is about.
            other = line.startsWith("title: ") ? bracketed(other, text) : other;
            lines.append(line, 0, begin).append(other).append('\n');
        }
        return lines.toString();
    }
}
