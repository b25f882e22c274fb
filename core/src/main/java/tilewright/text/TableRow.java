package tilewright.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads rows of tables with values behind separators, some in quotes (RFC 4180, but a row is one line). */
public final class TableRow {

    private TableRow() {}

    /**
     * The first values of a row; empty when a quote has no end.
     *
     * @param most of them
     */
    public static Optional<List<String>> values(String row, char separator, int most) {
        List<String> values = new ArrayList<>();
        StringBuilder value = new StringBuilder();
        boolean quoted = false;
        boolean blank = true; // so far
        for (int i = 0; i < row.length() && values.size() < most; i++) {
            char letter = row.charAt(i);
            if (quoted && letter == '"' && i + 1 < row.length() && row.charAt(i + 1) == '"') {
                value.append(letter);
                i++;
            } else if (letter == '"' && (quoted || blank)) {
                quoted = !quoted;
                blank = false;
            } else if (letter == separator && !quoted) {
                values.add(value.toString());
                value.setLength(0);
                blank = true;
            } else {
                value.append(letter);
                blank &= letter == ' ';
            }
        }
        if (values.size() < most) {
            values.add(value.toString());
        }
        return quoted ? Optional.empty() : Optional.of(values);
    }
}
