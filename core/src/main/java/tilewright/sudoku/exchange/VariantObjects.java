package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.text.LineGrouping;

/**
 * Finds the outermost objects of JSON, in lists or by themselves: each character is looked at once. What is no JSON is left to the
 * reader of the object. Mutable; one thread at a time.
 */
final class VariantObjects implements LineGrouping.Container {

    /** Maximum number of characters of an object; a longer one is a text up to there, for an error. */
    private static final int LONGEST = 1 << 20;

    private final List<LineGrouping.Part> parts = new ArrayList<>();
    private final StringBuilder object = new StringBuilder();
    private int lists;
    private int objects;
    private boolean quoted;
    private boolean escaped;
    private int line;
    private int begun;

    @Override
    public boolean endsBefore(String next) {
        return false;
    }

    @Override
    public boolean read(String text) {
        readPart(text);
        line++;
        if (objects > 0) {
            object.append(' ');
        }
        return lists > 0 || objects > 0;
    }

    @Override
    public void readPart(String part) {
        for (int i = 0; i < part.length(); i++) {
            take(part.charAt(i));
        }
    }

    private void take(char c) {
        if (objects > 0 || c == '{') {
            begun = objects == 0 ? line : begun;
            object.append(c);
        }
        if (quoted) {
            quoted = escaped || c != '"';
            escaped = !escaped && c == '\\';
            return;
        }
        switch (c) {
            case '"' -> quoted = true;
            case '{' -> objects++;
            case '}' -> objects = Math.max(0, objects - 1);
            case '[' -> lists += objects == 0 ? 1 : 0;
            case ']' -> lists -= objects == 0 ? 1 : 0;
            default -> {}
        }
        if (object.length() >= LONGEST || objects == 0 && !object.isEmpty()) {
            objects = 0;
            end();
        }
    }

    @Override
    public void end() {
        if (!object.isEmpty()) {
            parts.add(new LineGrouping.Part(begun, object.toString(), Optional.empty()));
            object.setLength(0);
        }
    }

    @Override
    public List<LineGrouping.Part> parts() {
        List<LineGrouping.Part> found = List.copyOf(parts);
        parts.clear();
        return found;
    }
}
