package tilewright.browser;

/** A small replacement of {@link String#formatted}, for {@code %s} and {@code %d} alone. */
final class PlainFormatter {

    private PlainFormatter() {}

    /**
     * The text with the values in the places of {@code %s} and {@code %d}, in their order; as {@link String#formatted}, which
     * has many more signs.
     *
     * @throws IllegalArgumentException at another sign, or when there are too few values
     */
    static String of(String text, Object... values) {
        StringBuilder out = new StringBuilder();
        int next = 0;
        int from = 0;
        for (int at = text.indexOf('%'); at >= 0; at = text.indexOf('%', from)) {
            char sign = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
            if (sign != 's' && sign != 'd' || next == values.length) {
                throw new IllegalArgumentException("only %s and %d can be formatted, each with a value: " + text);
            }
            out.append(text, from, at).append(values[next++]);
            from = at + 2;
        }
        return out.append(text, from, text.length()).toString();
    }
}
