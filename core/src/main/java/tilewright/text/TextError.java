package tilewright.text;

import tilewright.message.Message;

/**
 * Thrown when a text cannot be read; says what is wrong, and where.
 *
 * <p>The {@link #sentence} is one line, the place and the problem; {@link #explained} adds the line of the text and a caret under the place.
 */
public final class TextError extends Refusal {

    private static final long serialVersionUID = 1;
    private static final int WIDTH = 72;

    private final String text;
    private final int offset;
    private final transient Message problem;

    /**
     * @param text the whole text that was read
     * @param offset 0 to the length of the text; the length means that the end came too early
     * @param problem what is wrong there and what would be right, without a full stop
     */
    public TextError(String text, int offset, Message problem) {
        super(Reason.UNREADABLE, placed(text, offset, problem));
        this.text = text;
        this.offset = offset;
        this.problem = problem;
    }

    private static Message placed(String text, int offset, Message problem) {
        int row = rowOf(text, offset) + 1;
        int column = offset - startOfRow(text, offset) + 1;
        return row == 1 ? TextMessages.inColumn(column, problem) : TextMessages.inRow(row, column, problem);
    }

    /** The problem, without the place. */
    public Message problem() {
        return problem;
    }

    /** The place, counted from 0 in the whole text. */
    public int offset() {
        return offset;
    }

    /** The line of the text that the place is in, counted from 1. */
    public int row() {
        return rowOf(text, offset) + 1;
    }

    /** The place in its line, counted from 1. */
    public int column() {
        return offset - startOfRow(text, offset) + 1;
    }

    /** The sentence, the line that it is about, and a caret below the place: three lines in all. */
    @Override
    public Message explained() {
        return shown(message());
    }

    /** The same as {@link #explained}, for someone who knows the {@link #row}: the place is the column alone. */
    public Message explainedInRow() {
        return shown(TextMessages.inColumn(column(), problem));
    }

    private Message shown(Message sentence) {
        int from = startOfRow(text, offset);
        int end = text.indexOf('\n', from);
        int to = end < 0 ? text.length() : end;
        int first = Math.max(from, offset - WIDTH / 2);
        int last = Math.min(to, first + WIDTH);
        String head = first > from ? "…" : "";
        String tail = last < to ? "…" : "";
        String shown = head + printable(text.substring(first, last)) + tail;
        String caret = " ".repeat(head.length() + offset - first) + "^";
        return TextMessages.shown(sentence, shown, caret);
    }

    private static String printable(String line) {
        StringBuilder shown = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            shown.append(isPlain(c) ? c : '?');
        }
        return shown.toString();
    }

    /** Whether a character is seen and takes one column: ASCII, and letters of Latin, Greek, Cyrillic and East Asian scripts, Arabic digits. */
    private static boolean isPlain(char c) {
        return c >= ' ' && c < 0x7f
                || c >= 0xc0 && c <= 0x24f
                || c >= 0x386 && c <= 0x481
                || c >= 0x660 && c <= 0x669
                || c >= 0x3041 && c <= 0x9fff
                || c >= 0xff10 && c <= 0xff5a;
    }

    private static int rowOf(String text, int offset) {
        int row = 0;
        for (int i = 0; i < offset; i++) {
            if (text.charAt(i) == '\n') {
                row++;
            }
        }
        return row;
    }

    private static int startOfRow(String text, int offset) {
        return offset == 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
    }
}
