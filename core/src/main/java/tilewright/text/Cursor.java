package tilewright.text;

import tilewright.message.Message;

/**
 * A place in a text that moves forward as the text is read.
 *
 * <p>Every refusal is a {@link TextError} that names the place. Mutable; one thread at a time.
 */
public final class Cursor {

    private final String text;
    private int offset;
    private Message warning = Message.NONE;

    public Cursor(String text) {
        this.text = text;
    }

    /** The place, counted from 0. */
    public int offset() {
        return offset;
    }

    public boolean atEnd() {
        return offset == text.length();
    }

    /** Whether the next character is this one; false at the end. */
    public boolean sees(char wanted) {
        return offset < text.length() && text.charAt(offset) == wanted;
    }

    /** Whether the given characters come next. */
    public boolean sees(String wanted) {
        return text.startsWith(wanted, offset);
    }

    /** The next character without moving; the character 0 at the end. */
    public char peek() {
        return offset < text.length() ? text.charAt(offset) : '\0';
    }

    /** Takes the next character, which exists. */
    public char next() {
        return text.charAt(offset++);
    }

    /** Takes the next character or refuses. */
    public char next(Message wanted) {
        if (atEnd()) {
            throw error(TextMessages.ended(wanted));
        }
        return next();
    }

    public char next(String wanted) {
        return next(Message.oneLine(wanted));
    }

    /** Takes the next character if it is this one. */
    public boolean skip(char wanted) {
        if (sees(wanted)) {
            offset++;
            return true;
        }
        return false;
    }

    /** Skips a number of characters, which must exist. */
    public void skip(int characters) {
        offset += characters;
    }

    /** Skips the given characters if they come next. */
    public boolean skip(String wanted) {
        if (text.startsWith(wanted, offset)) {
            offset += wanted.length();
            return true;
        }
        return false;
    }

    /** Takes all blanks that come next. */
    public void skipBlanks() {
        while (sees(' ') || sees('\t')) {
            offset++;
        }
    }

    /** Takes the given character, or throws when another one comes next. */
    public void expect(char wanted) {
        if (!skip(wanted)) {
            throw error(TextMessages.expectedSign(String.valueOf(wanted), found()));
        }
    }

    public int number(String name, int least, int most) {
        return number(Message.oneLine(name), least, most);
    }

    /** Takes a decimal number from {@code least} to {@code most} or refuses. */
    public int number(Message name, int least, int most) {
        int from = offset;
        long value = 0;
        while (offset < text.length() && isDigit(text.charAt(offset))) {
            value = Math.min(value * 10 + (text.charAt(offset) - '0'), Integer.MAX_VALUE + 1L);
            offset++;
        }
        if (offset == from) {
            throw error(TextMessages.expectedNumber(name, least, most, found()));
        }
        if (value < least || value > most) {
            String digits = text.substring(from, Math.min(offset, from + 12));
            throw error(from, TextMessages.wrongNumber(name, least, most, digits));
        }
        return (int) value;
    }

    /** Takes all characters up to this one or to the end, and leaves the character itself. */
    public String until(char stop) {
        int end = text.indexOf(stop, offset);
        int to = end < 0 ? text.length() : end;
        String taken = text.substring(offset, to);
        offset = to;
        return taken;
    }

    /** All characters that are left, without moving. */
    public String rest() {
        return text.substring(offset);
    }

    /** Refuses unless the whole text was read. */
    public void expectEnd() {
        if (!atEnd()) {
            throw error(TextMessages.expectedEnd(found()));
        }
    }

    /** An error at the present place. */
    public TextError error(Message problem) {
        return error(offset, problem);
    }

    /** An error at another place of the same text, counted from 0. */
    public TextError error(int at, Message problem) {
        return new TextError(text, at, problem);
    }

    public TextError error(int at, String problem) {
        return error(at, Message.oneLine(problem));
    }

    /** Returns the next character in words, for an error's sentence. */
    public Message found() {
        return atEnd() ? TextMessages.end() : TextMessages.sign(String.valueOf(text.charAt(offset)));
    }

    /** Sets a warning about parts of the text that were left out. The first remark is kept. */
    public void warn(Message remark) {
        warning = warning.isEmpty() ? remark : warning;
    }

    /** The warning; empty for none. */
    public Message warning() {
        return warning;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
