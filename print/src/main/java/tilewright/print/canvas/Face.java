package tilewright.print.canvas;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilewright.text.ShareIds;

/**
 * A face for words: a typeface, and others for the letters that it lacks. Threads may share one. Equal by identity.
 *
 * <p>All faces have the same letters. Those of Chinese and Japanese are as wide as high, so nothing is read of their typefaces to
 * place them.
 */
public final class Face {

    private static final String SANS = "'Liberation Sans', Arial, Helvetica, 'Noto Sans', sans-serif";

    /** The face of figures and titles. */
    public static final Face FIGURES = new Face(
            "FIGURES",
            "Besley, 'Noto Serif', Georgia, serif",
            Typeface.BESLEY,
            Typeface.NOTO_SERIF,
            Typeface.LIBERATION_SANS,
            Typeface.NOTO_SANS);
    /** The face of all other words. */
    public static final Face WORDS = words("WORDS", Typeface.LIBERATION_SANS);
    /** The bold of {@link #WORDS}, of Chinese and Japanese too. */
    public static final Face BOLD = words("BOLD", Typeface.LIBERATION_SANS_BOLD);
    /** The italic of {@link #WORDS}; Chinese and Japanese, which have none, stress words by bold letters. */
    public static final Face ITALIC = words("ITALIC", Typeface.LIBERATION_SANS_ITALIC);
    /** Digits that are easy to tell apart, for weak eyes. */
    public static final Face ATKINSON = digits(
            "ATKINSON",
            "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, sans-serif",
            Typeface.ATKINSON);
    /** Digits without serifs. */
    public static final Face OPEN_SANS = digits("OPEN_SANS", "'Open Sans', 'Segoe UI', sans-serif", Typeface.OPEN_SANS);
    /** Digits made of circles and straight lines. */
    public static final Face JOST = digits("JOST", "Jost, Futura, 'Century Gothic', sans-serif", Typeface.JOST);
    /** Digits with heavy serifs. */
    public static final Face BITTER = digits("BITTER", "Bitter, Rockwell, Georgia, serif", Typeface.BITTER);
    /** Digits as written by hand, for children. */
    public static final Face PLAYPEN =
            digits("PLAYPEN", "'Playpen Sans', 'Comic Sans MS', cursive", Typeface.PLAYPEN_SANS);

    private static final String ELLIPSIS = "…";

    private static final String GOES_ON = String.valueOf(ShareIds.MARK);

    /** Least number of characters in the last line of a share ID with blanks: in shorter ones readers take them for wide spacing. */
    private static final int FEWEST_LAST = 8;

    /** The typefaces for Chinese and Japanese, which share most letters, but not their forms. */
    private static final List<Typeface> CHINESE = List.of(Typeface.NOTO_SANS_SC, Typeface.NOTO_SANS_JP);

    private static final List<Typeface> JAPANESE = List.of(Typeface.NOTO_SANS_JP, Typeface.NOTO_SANS_SC);

    private static final List<Typeface> BOLD_CHINESE = List.of(Typeface.NOTO_SANS_SC_BOLD, Typeface.NOTO_SANS_JP_BOLD);

    private static final List<Typeface> BOLD_JAPANESE = List.of(Typeface.NOTO_SANS_JP_BOLD, Typeface.NOTO_SANS_SC_BOLD);

    private static final int ASCII = 128;

    /** The first letter that only they may have: punctuation, figures in circles, signs. */
    private static final int FIRST_SIGN = 0x2010;

    /** The width of a letter that no typeface has, in ems: no narrower than most, so that it fits when a reader's font has it. */
    private static final double UNKNOWN_WIDTH = 1;

    /** The height of half a digit of the program's own typefaces, in ems. */
    private static final double HALF_DIGIT = 0.36;

    private final String name;
    private final String family;
    private final List<Typeface> typefaces;
    private final double halfDigit;
    /** The widths of the letters of ASCII in ems, by their codes, as soon as one is asked for: most texts have no others. */
    private volatile double @Nullable [] widths;

    private Face(String name, String family, double halfDigit, List<Typeface> typefaces) {
        this.name = name;
        this.family = family;
        this.halfDigit = halfDigit;
        this.typefaces = typefaces;
    }

    private Face(String name, String family, Typeface... typefaces) {
        this(name, family, HALF_DIGIT, List.of(typefaces));
    }

    private static Face words(String name, Typeface first) {
        return new Face(name, SANS, first, Typeface.NOTO_SANS, Typeface.NOTO_SERIF, Typeface.BESLEY);
    }

    private static Face digits(String name, String family, Typeface digits) {
        return new Face(name, family, HALF_DIGIT, forDigits(digits));
    }

    /** A typeface for digits takes the letters that it lacks from those for words. */
    private static List<Typeface> forDigits(Typeface digits) {
        return List.of(digits, Typeface.LIBERATION_SANS, Typeface.NOTO_SANS, Typeface.NOTO_SERIF, Typeface.BESLEY);
    }

    /** The faces of digits on boards by their names; the first is the usual one. */
    public static Map<String, Face> digits() {
        Map<String, Face> faces = new LinkedHashMap<>();
        faces.put("besley", FIGURES);
        faces.put("atkinson", ATKINSON);
        faces.put("open-sans", OPEN_SANS);
        faces.put("jost", JOST);
        faces.put("bitter", BITTER);
        faces.put("playpen", PLAYPEN);
        return faces;
    }

    /**
     * The face of digits of a TrueType file. Readers of SVG, who lack it, see other digits.
     *
     * @throws CanvasError when it is no such file, lacks a digit, or may not be embedded
     */
    public static Face ofFile(byte[] file) {
        Typeface typeface = Typeface.of(file);
        double highest = 0;
        for (char digit = '0'; digit <= '9'; digit++) {
            highest = Math.max(highest, typeface.shape(digit).getBounds2D().getMaxY());
        }
        return new Face("FILE" + suffix(file), FIGURES.family, highest / 2, forDigits(typeface));
    }

    private static String suffix(byte[] file) {
        return "_" + Integer.toHexString(Arrays.hashCode(file));
    }

    /** Returns a face with the letters of a file's typeface, and those of this one that it lacks. */
    Face behind(Typeface first, byte[] file) {
        List<Typeface> all = Stream.concat(Stream.of(first), typefaces.stream()).toList();
        return new Face(name + suffix(file), family, halfDigit, all);
    }

    /** The bold of a face of words; the same face where it is one of titles, which have one look. */
    public Face bold() {
        return family.equals(SANS) ? BOLD : this;
    }

    /** The italic of a face of words; the same face where it is one of titles. */
    public Face italic() {
        return family.equals(SANS) ? ITALIC : this;
    }

    /** The height of the middle of a digit above the baseline, in ems. */
    public double halfDigit() {
        return halfDigit;
    }

    /** The name in capitals; that of a file's face follows from what is in the file. */
    @Override
    public String toString() {
        return name;
    }

    private double[] widths() {
        double[] known = widths;
        if (known == null) {
            known = new double[ASCII];
            for (int letter = 0; letter < ASCII; letter++) {
                known[letter] = measured(letter);
            }
            widths = known;
        }
        return known;
    }

    /** The names of the family and of its substitutes in a language, for style sheets. */
    public String family(String language) {
        return switch (language) {
            case "ja" -> family + ", 'Noto Sans JP'";
            case "zh-Hans" -> family + ", 'Noto Sans SC'";
            default -> family;
        };
    }

    /** The attributes that a style sheet's family lacks, as SVG writes them; empty for none. */
    String attributes() {
        return this == BOLD ? " font-weight=\"bold\"" : this == ITALIC ? " font-style=\"italic\"" : "";
    }

    private List<Typeface> eastAsian(String language) {
        boolean bold = this == BOLD || this == ITALIC;
        return language.startsWith("zh") ? bold ? BOLD_CHINESE : CHINESE : bold ? BOLD_JAPANESE : JAPANESE;
    }

    /**
     * A part of a text in one typeface.
     *
     * @param text not empty
     */
    record Run(Typeface typeface, String text) {}

    /**
     * The parts of a text, in order.
     *
     * @param language the tag of the language whose forms ideographs have
     * @throws IllegalArgumentException when {@link #missing} finds a letter in it
     */
    List<Run> runs(String text, String language) {
        List<Typeface> eastAsian = eastAsian(language);
        List<Run> runs = new ArrayList<>();
        Optional<Typeface> typeface = Optional.empty();
        boolean wide = false;
        int from = 0;
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            wide = EastAsian.wide(text, at, wide);
            int letter = text.codePointAt(at);
            Optional<Typeface> found = wide ? first(eastAsian, letter) : Optional.empty();
            Optional<Typeface> next = found.isPresent() ? found : any(eastAsian, letter);
            if (next.isEmpty()) {
                throw new IllegalArgumentException("no typeface draws U+%04X of the text '%s'".formatted(letter, text));
            }
            if (typeface.isPresent() && !typeface.equals(next)) {
                runs.add(new Run(typeface.get(), text.substring(from, at)));
                from = at;
            }
            typeface = next;
        }
        if (typeface.isPresent()) {
            runs.add(new Run(typeface.get(), text.substring(from)));
        }
        return runs;
    }

    private static Optional<Typeface> first(List<Typeface> typefaces, int letter) {
        for (Typeface typeface : typefaces) {
            if (typeface.draws(letter)) {
                return Optional.of(typeface);
            }
        }
        return Optional.empty();
    }

    /** The first typeface with a letter. */
    private Optional<Typeface> any(List<Typeface> eastAsian, int letter) {
        Optional<Typeface> found = first(typefaces, letter);
        return found.isEmpty() && letter >= FIRST_SIGN ? first(eastAsian, letter) : found;
    }

    /** Returns the place of the first letter that no typeface draws, from 0; line breaks are none. */
    public static OptionalInt missing(String text) {
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            int letter = text.codePointAt(at);
            if (letter != '\n' && WORDS.any(JAPANESE, letter).isEmpty()) {
                return OptionalInt.of(at);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether a line may be broken at a place of a text without a blank: between letters of Chinese and Japanese. */
    public static boolean mayBreak(String text, int at) {
        return EastAsian.mayBreak(text, at);
    }

    /** Whether a letter stands where a line runs from the top down, as most of Chinese and Japanese do; others lie on their side. */
    public static boolean stands(int letter) {
        return EastAsian.stands(letter);
    }

    /** Returns the width of a text at a size, both in points. */
    public double width(String text, double size) {
        double sum = 0;
        boolean wide = false;
        int at = 0;
        while (at < text.length()) {
            int letter = text.codePointAt(at);
            wide = EastAsian.wide(text, at, wide);
            sum += advance(letter, wide);
            at += Character.charCount(letter);
        }
        return sum * size;
    }

    /** Returns the largest size, up to a maximum, at which a text is no wider than a given width. */
    public double fitting(String text, double size, double width) {
        double wide = width(text, size);
        return wide <= width ? size : size * width / wide;
    }

    /** The width of a letter in ems. */
    private double advance(int letter, boolean wide) {
        if (letter < ASCII) {
            return widths()[letter];
        }
        return wide ? EastAsian.advance(letter) : measured(letter);
    }

    private double measured(int letter) {
        return first(typefaces, letter)
                .map(typeface -> typeface.advance(letter))
                .orElse(UNKNOWN_WIDTH);
    }

    /**
     * A text in lines that are not too wide: broken at line breaks, then behind blanks and between letters of Chinese and
     * Japanese where there are any, else anywhere. Takes time in proportion to the text.
     *
     * @param width in points; a line has one character at least
     */
    public List<String> wrapped(String text, double size, double width) {
        return wrapped(text, size, width, Integer.MAX_VALUE);
    }

    /**
     * The first lines of a {@linkplain #wrapped text in lines}; the last one ends with an ellipsis where some are left out.
     *
     * @param most lines, 0 or more
     */
    public List<String> wrapped(String text, double size, double width, int most) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length() && lines.size() < most) {
            Line line = line(text, from, size, width);
            lines.add(text.substring(from, line.end()));
            from = line.next();
        }
        if (from < text.length() && !lines.isEmpty()) {
            lines.set(lines.size() - 1, cut(lines.getLast(), size, width));
        }
        return lines;
    }

    /** The first line of a {@linkplain #wrapped text in lines}; empty for an empty text. */
    public String firstLine(String text, double size, double width) {
        return text.isEmpty()
                ? ""
                : text.substring(0, line(text, 0, size, width).end());
    }

    /**
     * A line of a text.
     *
     * @param end behind its last letter
     * @param next where the next one begins
     */
    private record Line(int end, int next) {}

    private Line line(String text, int from, double size, double width) {
        int end = fitting(text, from, size, width);
        if (end == text.length()) {
            return new Line(end, end);
        }
        if (text.charAt(end) == '\n') {
            return new Line(end, end + 1);
        }
        int at = end;
        while (at > from && text.charAt(at) != ' ' && !EastAsian.mayBreak(text, at)) {
            at--;
        }
        if (at == from) {
            return new Line(end, end);
        }
        return new Line(at, text.charAt(at) == ' ' ? at + 1 : at);
    }

    /** The end of what fits, up to a line break. */
    private int fitting(String text, int from, double size, double width) {
        int end = from;
        double sum = 0;
        boolean wide = false;
        while (end < text.length() && text.charAt(end) != '\n') {
            int letter = text.codePointAt(end);
            wide = EastAsian.wide(text, end, wide);
            sum += advance(letter, wide);
            if (end > from && sum * size > width) {
                return end;
            }
            end += Character.charCount(letter);
        }
        return end;
    }

    /**
     * The first lines of a share ID: each but its last ends with a {@link ShareIds#MARK mark}, and no blank is at an end of one. The last
     * line ends with an ellipsis where some are left out.
     *
     * @param most lines, 0 or more
     */
    public List<String> broken(String id, double size, double width, int most) {
        List<String> lines = new ArrayList<>();
        double room = width - width(GOES_ON, size);
        int from = 0;
        while (from < id.length() && lines.size() < most) {
            int end = fitting(id, from, size, width);
            if (end < id.length()) {
                end = fitting(id, from, size, room);
                end = id.indexOf(' ', end) < 0 ? end : Math.max(from + 1, Math.min(end, id.length() - FEWEST_LAST));
                while (end > from + 1 && (id.charAt(end) == ' ' || id.charAt(end - 1) == ' ')) {
                    end--;
                }
            }
            lines.add(id.substring(from, end) + (end < id.length() ? GOES_ON : ""));
            from = end;
        }
        if (from < id.length() && !lines.isEmpty()) {
            lines.set(lines.size() - 1, cut(lines.getLast(), size, width));
        }
        return lines;
    }

    /** The beginning of a line that leaves room for an ellipsis. */
    private String cut(String line, double size, double width) {
        String cut = line;
        while (!cut.isEmpty() && width(cut + ELLIPSIS, size) > width) {
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
        }
        return cut + ELLIPSIS;
    }
}
