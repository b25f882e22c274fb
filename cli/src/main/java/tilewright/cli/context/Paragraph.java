package tilewright.cli.context;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.WCWidth;

/**
 * Text in lines of a terminal's usual width, indented from the second on. Characters of East Asia are two columns wide, and a
 * line may end between them.
 */
public final class Paragraph {

    private static final int WIDTH = 80;

    /** Characters that do not begin a line. */
    private static final String CLOSING = "、。，．：；？！）」』】〉》…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ";

    /** Characters that do not end one. */
    private static final String OPENING = "（「『【〈《";

    private Paragraph() {}

    /** Returns the lines of a text, each at most 80 columns wide. */
    public static List<String> lines(String text) {
        return lines(text, WIDTH);
    }

    /** Returns the lines of a text, each at most some columns wide; a word that is wider stands alone. */
    public static List<String> lines(String text, int columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            String gap = line.isEmpty() ? "" : " ";
            for (String part : parts(word)) {
                if (!line.isEmpty() && width(line) + gap.length() + width(part) > columns) {
                    lines.add(line.toString());
                    line.setLength(0);
                    line.append(' ');
                    gap = " ";
                }
                line.append(gap).append(part);
                gap = "";
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /** The parts of a word that stay in one line. */
    private static List<String> parts(String word) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int i = 1; i < word.length(); i++) {
            char before = word.charAt(i - 1);
            char after = word.charAt(i);
            boolean wide = width(before) == 2 || width(after) == 2;
            if (wide && CLOSING.indexOf(after) < 0 && OPENING.indexOf(before) < 0) {
                parts.add(word.substring(from, i));
                from = i;
            }
        }
        parts.add(word.substring(from));
        return parts;
    }

    /** The number of columns that a text takes in a terminal. */
    public static int width(CharSequence text) {
        return text.codePoints().map(Paragraph::width).sum();
    }

    private static int width(int character) {
        return Math.max(0, WCWidth.wcwidth(character));
    }
}
