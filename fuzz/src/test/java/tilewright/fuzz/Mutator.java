package tilewright.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * Makes texts from those of a corpus: a few changes each, of bytes, of parts, and of words that the corpus has. Texts
 * that take long are changed less often.
 *
 * <p>Mutable. One thread at a time.
 */
final class Mutator {

    private static final int MOST_CHANGES = 4;
    private static final int LONGEST_PART = 24;
    private static final int LONGEST_WORD = 40;
    /** However long it takes, a text is chosen this often, compared with a quick one. */
    private static final double LEAST_SHARE = 1.0 / 64;

    private static final int REMEMBERED = 16;
    private static final List<String> NUMBERS =
            List.of("-1", "0", "00", "9", "64", "256", "65536", "2147483648", "-9223372036854775808", "1e9", "0.5");

    private final List<byte[]> corpus;
    private final List<byte[]> words;
    private final SplittableRandom random;
    private final int longest;
    /** Nanoseconds that what came of each text of the corpus takes, lately; 0 when that is not known. */
    private final double[] costs;

    private double usual = Double.MAX_VALUE;
    private int chosen;
    private int told;

    /**
     * @param corpus one text or more
     * @param longest bytes of the texts made
     */
    Mutator(List<byte[]> corpus, int longest, long seed) {
        this.corpus = List.copyOf(corpus);
        this.words = words(corpus);
        this.random = new SplittableRandom(seed);
        this.longest = longest;
        this.costs = new double[corpus.size()];
    }

    private static List<byte[]> words(List<byte[]> corpus) {
        TreeSet<String> words = new TreeSet<>(NUMBERS);
        for (byte[] text : corpus) {
            for (String word : new String(text, StandardCharsets.ISO_8859_1).split("\\b|(?<=\\W)")) {
                if (!word.isEmpty() && word.length() <= LONGEST_WORD) {
                    words.add(word);
                }
            }
        }
        return words.stream()
                .map(word -> word.getBytes(StandardCharsets.ISO_8859_1))
                .toList();
    }

    /** The next text. */
    byte[] next() {
        do {
            chosen = random.nextInt(corpus.size());
        } while (random.nextDouble() > Math.max(LEAST_SHARE, usual / costs[chosen]));
        byte[] text = corpus.get(chosen);
        int changes = random.nextInt(MOST_CHANGES + 1);
        for (int change = 0; change < changes; change++) {
            text = changed(text);
        }
        return text.length > longest ? Arrays.copyOf(text, longest) : text;
    }

    /** Records the time that the last text took. */
    void took(long nanoseconds) {
        double known = costs[chosen];
        costs[chosen] = known == 0 ? nanoseconds : known + (nanoseconds - known) / REMEMBERED;
        told++;
        if (told % (REMEMBERED * costs.length) == 0) {
            usual = Arrays.stream(costs).sorted().toArray()[costs.length / 4];
        }
    }

    private byte[] changed(byte[] text) {
        int from = random.nextInt(text.length + 1);
        int to = Math.min(text.length, from + random.nextInt(LONGEST_PART));
        return switch (random.nextInt(10)) {
            case 0 -> joined(text, from, new byte[0], to);
            case 1 -> joined(text, from, new byte[] {(byte) random.nextInt(256)}, from);
            case 2 -> joined(text, from, new byte[] {(byte) (' ' + random.nextInt(95))}, Math.min(from + 1, to));
            case 3 -> bitFlipped(text);
            case 4 -> joined(text, from, any(words), from);
            case 5 -> joined(text, from, any(words), to);
            case 6 -> joined(text, from, part(text), from);
            case 7 -> joined(text, from, part(any(corpus)), to);
            case 8 -> tailOf(any(corpus), text, from);
            default -> wordReplaced(text, from);
        };
    }

    private byte[] any(List<byte[]> texts) {
        return texts.get(random.nextInt(texts.size()));
    }

    private byte[] part(byte[] text) {
        int from = random.nextInt(text.length + 1);
        return Arrays.copyOfRange(text, from, Math.min(text.length, from + random.nextInt(LONGEST_PART)));
    }

    private byte[] bitFlipped(byte[] text) {
        byte[] flipped = text.clone();
        if (flipped.length > 0) {
            flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
    }

    /** The beginning of a text, and the end of another from about the same place. */
    private static byte[] tailOf(byte[] other, byte[] text, int from) {
        return joined(text, from, Arrays.copyOfRange(other, Math.min(from, other.length), other.length), text.length);
    }

    /** The word at a place becomes another one. */
    private byte[] wordReplaced(byte[] text, int place) {
        int from = place;
        while (from > 0 && Character.isLetterOrDigit(text[from - 1])) {
            from--;
        }
        int to = place;
        while (to < text.length && Character.isLetterOrDigit(text[to])) {
            to++;
        }
        return joined(text, from, any(words), to);
    }

    /** A text with a part of it replaced. */
    private static byte[] joined(byte[] text, int from, byte[] part, int to) {
        byte[] joined = Arrays.copyOf(text, from + part.length + text.length - to);
        System.arraycopy(part, 0, joined, from, part.length);
        System.arraycopy(text, to, joined, from + part.length, text.length - to);
        return joined;
    }
}
