package tilewright.cli.batch;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * How far a run has come whose results go to a file: what is needed to go on with it.
 *
 * @param options those that decide what is written, as typed
 * @param note what else decides it, such as a seed that nobody typed
 * @param total {@link Lines#total} of the input
 * @param end {@link Line#end} of the last line that was answered
 * @param lines how many were answered
 * @param digest of their texts
 * @param written bytes of results
 * @param exit the exit code so far
 */
record Checkpoint(String options, String note, long total, long end, long lines, long digest, long written, int exit) {

    private static final String TITLE = "tilewright checkpoint 1";
    private static final int FIELDS = 10;

    /** The text of one that is to be read again. */
    String text() {
        String text = String.join(
                        "\n",
                        TITLE,
                        "options " + escaped(options),
                        "note " + escaped(note),
                        "total " + total,
                        "end " + end,
                        "lines " + lines,
                        "digest " + digest,
                        "written " + written,
                        "exit " + exit)
                + "\n";
        return text + "sum " + sum(text) + "\n";
    }

    /** What a text says; empty when it is damaged. */
    static Optional<Checkpoint> of(String text) {
        List<String> lines = text.lines().toList();
        int last = text.lastIndexOf("sum ");
        if (lines.size() != FIELDS
                || !lines.getFirst().equals(TITLE)
                || !lines.getLast().equals("sum " + sum(text.substring(0, Math.max(0, last))))) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Checkpoint(
                    unescaped(value(lines, 1)),
                    unescaped(value(lines, 2)),
                    Long.parseLong(value(lines, 3)),
                    Long.parseLong(value(lines, 4)),
                    Long.parseLong(value(lines, 5)),
                    Long.parseLong(value(lines, 6)),
                    Long.parseLong(value(lines, 7)),
                    Integer.parseInt(value(lines, 8))));
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    private static String value(List<String> lines, int field) {
        String line = lines.get(field);
        return line.substring(line.indexOf(' ') + 1);
    }

    private static String sum(String text) {
        CRC32C sum = new CRC32C();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits(sum.getValue(), 8);
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescaped(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            boolean escape = text.charAt(i) == '\\' && i + 1 < text.length();
            char letter = text.charAt(escape ? ++i : i);
            out.append(!escape || letter == '\\' ? letter : letter == 'n' ? '\n' : '\r');
        }
        return out.toString();
    }

    /** The digest of lines and one more. */
    static long digest(long digest, Line line) {
        return (digest ^ line.text().hashCode() ^ line.number() << 32) * 0x9e3779b97f4a7c15L;
    }
}
