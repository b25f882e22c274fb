package tilewright.print;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import tilewright.print.canvas.QrCode;

/** Links that open a puzzle in the studio. */
public final class Link {

    /** Characters of a share ID that stay as they are, beside letters and digits, as the page writes links. */
    private static final String PLAIN = "-_.!~*'():/,;@=+$?";

    /** Those of a value. */
    private static final String PLAIN_VALUE = "-_.!~*'():,;@$";

    private Link() {}

    /**
     * A link to a puzzle.
     *
     * @param studio the address of the studio, with a slash at its end
     */
    public static String of(String studio, String id) {
        return studio + "#/" + escaped(id, PLAIN);
    }

    /**
     * A link to all puzzles of a sheet that were made from a setup and a seed, such as {@code
     * https://example.org/#/sheet/sudoku?setup=easy&seed=1&count=12}.
     *
     * @param studio the address of the studio, with a slash at its end
     * @param setup its text
     */
    public static String ofSheet(String studio, String puzzle, String setup, long seed, int count) {
        return studio + "#/sheet/" + puzzle + "?setup=" + escaped(setup, PLAIN_VALUE) + "&seed=" + seed + "&count="
                + count;
    }

    /** The code of a link to a puzzle; empty without a studio, and where the link is too long for one. */
    public static Optional<QrCode> code(String studio, String id) {
        return Optional.of(of(studio, id))
                .filter(link -> !studio.isEmpty() && QrCode.fits(link))
                .map(QrCode::of);
    }

    private static String escaped(String text, String plain) {
        StringBuilder escaped = new StringBuilder();
        for (byte octet : text.getBytes(StandardCharsets.UTF_8)) {
            char letter = (char) (octet & 0xff);
            if (letter < 0x80 && (Character.isLetterOrDigit(letter) || plain.indexOf(letter) >= 0)) {
                escaped.append(letter);
            } else {
                escaped.append('%').append(HexFormat.of().withUpperCase().toHexDigits(octet));
            }
        }
        return escaped.toString();
    }
}
