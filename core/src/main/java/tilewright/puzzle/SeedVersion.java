package tilewright.puzzle;

import java.util.List;
import java.util.Optional;

/**
 * A version of the program as far as seeds are concerned: a setup, a seed, and a number give the same puzzle in all its patches.
 *
 * @param major its first number
 * @param minor its second number
 */
public record SeedVersion(int major, int minor) implements Comparable<SeedVersion> {

    /** The first version whose seeds are kept. */
    public static final SeedVersion FIRST = new SeedVersion(0, 1);

    /** The version of this program. */
    public static final SeedVersion NEWEST = new SeedVersion(0, 1);

    private static final int MOST_DIGITS = 4;

    /**
     * A generator, and the first version that had it.
     *
     * @param <G> the generator
     */
    public record Since<G>(SeedVersion version, G generator) {}

    /** Reads a version, as in 0.1, 0.1.3, or 0.1.0-SNAPSHOT; empty when it is none. */
    public static Optional<SeedVersion> of(String text) {
        int point = text.indexOf('.');
        int patch = text.indexOf('.', point + 1);
        if (point < 0) {
            return Optional.empty();
        }
        Optional<Integer> major = number(text.substring(0, point));
        Optional<Integer> minor = number(text.substring(point + 1, patch < 0 ? text.length() : patch));
        return major.flatMap(first -> minor.map(second -> new SeedVersion(first, second)));
    }

    private static Optional<Integer> number(String digits) {
        boolean fits = !digits.isEmpty() && digits.length() <= MOST_DIGITS;
        return fits && digits.chars().allMatch(letter -> letter >= '0' && letter <= '9')
                ? Optional.of(Integer.parseInt(digits))
                : Optional.empty();
    }

    /**
     * Returns the generator that this version had.
     *
     * @param generators oldest first, the first of them since {@link #FIRST}
     */
    public <G> G of(List<Since<G>> generators) {
        G found = generators.getFirst().generator();
        for (Since<G> since : generators) {
            if (since.version().compareTo(this) <= 0) {
                found = since.generator();
            }
        }
        return found;
    }

    @Override
    public int compareTo(SeedVersion other) {
        return major == other.major ? Integer.compare(minor, other.minor) : Integer.compare(major, other.major);
    }

    @Override
    public String toString() {
        return major + "." + minor;
    }
}
