package tilewright.print.puzzles;

/** An International Standard Book Number, of 13 digits (ISO 2108). */
final class Isbn {

    private static final int DIGITS = 13;

    private Isbn() {}

    /** Whether a text is one, with hyphens or blanks or without, and its last digit is right. */
    static boolean is(String typed) {
        String digits = typed.replace("-", "").replace(" ", "");
        if (digits.length() != DIGITS
                || !digits.chars().allMatch(c -> c >= '0' && c <= '9')
                || !(digits.startsWith("978") || digits.startsWith("979"))) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < DIGITS; i++) {
            sum += (digits.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
        }
        return sum % 10 == 0;
    }
}
