package tilewright;

import tilewright.rng.SeededRandom;

/** Texts that somebody mistyped, cut off, or made up to do harm. */
public final class BrokenTexts {

    private static final String LETTERS = "0123456789.ABCDEFGHghvrct=:/|@+-?* _\t\n\0\"{}é中\ud83d\ude00";

    private BrokenTexts() {}

    /** A text with one to four things done to it. */
    public static String broken(String text, SeededRandom random) {
        StringBuilder broken = new StringBuilder(text);
        for (int times = 1 + random.below(4); times > 0; times--) {
            int at = random.below(broken.length() + 1);
            int to = Math.min(broken.length(), at + 1 + random.below(8));
            switch (random.below(6)) {
                case 0 -> broken.insert(at, letter(random));
                case 1 -> broken.delete(at, to);
                case 2 -> broken.setLength(at);
                case 3 -> broken.insert(at, broken.substring(at, to));
                case 4 -> broken.insert(at, "99999999999999999999");
                default -> broken.replace(at, Math.min(broken.length(), at + 1), letter(random));
            }
        }
        return broken.toString();
    }

    private static String letter(SeededRandom random) {
        return String.valueOf(LETTERS.charAt(random.below(LETTERS.length())));
    }
}
