package tilewright.proof;

import java.util.Arrays;
import tilewright.text.Cursor;

/**
 * A statement about the completions of a position.
 *
 * @param kind what it says
 * @param text for {@link Kind#FORCED} what every completion has; else empty
 * @param literal the same as {@link Encoding#literal} gives it; else 0
 */
public record Claim(Kind kind, String text, int literal) {

    /** What can be said. */
    public enum Kind {
        /** There is no completion. */
        NONE("none", true),
        /** There is exactly one. */
        UNIQUE("unique", true),
        /** There is exactly one, and several without any one of the tiles or clues. */
        MINIMAL("minimal", true),
        /** There is at least one. */
        SOME("some", false),
        /** There are at least two. */
        SEVERAL("several", false),
        /** There are no others than those that are given. */
        ALL("all", true),
        /** All have something in common. */
        FORCED("forced", true);

        private final String word;
        private final boolean proved;

        Kind(String word, boolean proved) {
            this.word = word;
            this.proved = proved;
        }

        /** Whether it takes a proof, and not completions alone. */
        public boolean proved() {
            return proved;
        }

        /**
         * Whether a certificate may have so many completions.
         *
         * @param parts the number of tiles or clues
         */
        boolean takes(int completions, int parts) {
            return switch (this) {
                case NONE, FORCED -> completions == 0;
                case UNIQUE, SOME -> completions == 1;
                case MINIMAL -> completions == 1 + parts;
                case SEVERAL -> completions == 2;
                case ALL -> true;
            };
        }
    }

    /** The words for it in certificates and options. */
    public String words() {
        return text.isEmpty() ? kind.word : kind.word + " " + text;
    }

    /**
     * Reads a claim.
     *
     * @throws tilewright.text.TextError when there is no such claim
     */
    public static Claim read(Cursor text, Encoding encoding) {
        Kind kind = Arrays.stream(Kind.values())
                .filter(it -> text.skip(it.word))
                .findFirst()
                .orElse(Kind.FORCED);
        if (kind != Kind.FORCED) {
            return new Claim(kind, "", 0);
        }
        text.skip(' ');
        int from = text.offset();
        String rest = text.rest();
        int literal = encoding.literal(text);
        return new Claim(kind, rest.substring(0, text.offset() - from), literal);
    }
}
