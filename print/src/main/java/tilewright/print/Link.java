package tilewright.print;

import java.nio.charset.StandardCharsets;

/** Links that open a puzzle in the studio. */
public final class Link {

    /** Characters of a link that stay as they are, beside letters and digits, as the page writes links. */
    private static final String PLAIN = "-_.!~*'():/,;@=+$?";

    private Link() {}

    /**
     * A link to a puzzle.
     *
     * @param studio the address of the studio, with a slash at its end
     */
    public static String of(String studio, String id) {
        StringBuilder link = new StringBuilder(studio).append("#/");
        for (byte octet : id.getBytes(StandardCharsets.UTF_8)) {
            char letter = (char) (octet & 0xff);
            if (letter < 0x80 && (Character.isLetterOrDigit(letter) || PLAIN.indexOf(letter) >= 0)) {
                link.append(letter);
            } else {
                link.append('%')
                        .append(Integer.toHexString(0x100 + letter).substring(1).toUpperCase(java.util.Locale.ROOT));
            }
        }
        return link.toString();
    }
}
