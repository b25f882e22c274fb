package tilewright;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import tilewright.rng.SeededRandom;

/**
 * The part of many like cases that every run of the tests tries: a fixed one, so that two runs try the same. {@code ./build test --all}
 * tries all of them, and sets the system property {@code tests} to {@code all} for it.
 */
public final class Sample {

    private static final boolean ALL = System.getProperty("tests", "").equals("all");

    private Sample() {}

    /** Whether all cases are tried. */
    public static boolean isAll() {
        return ALL;
    }

    /** Returns how many cases to try: some, or all with {@code ./build test --all}. */
    public static int size(int some, int all) {
        return ALL ? all : some;
    }

    /**
     * Returns the cases to try, in their order: some, drawn with a fixed seed, or all with {@code ./build test --all}.
     *
     * @param some at most as many as there are
     */
    public static <T> List<T> of(Collection<T> all, int some) {
        return of(all, some, 0);
    }

    /** The same with a seed: tests that take samples of the same cases more than once need not take the same ones. */
    public static <T> List<T> of(Collection<T> all, int some, long seed) {
        List<T> cases = List.copyOf(all);
        if (some > cases.size()) {
            throw new IllegalArgumentException("a sample of " + some + " of " + cases.size() + " cases: take them all");
        }
        int[] drawn = Arrays.copyOf(new SeededRandom(seed).permutation(cases.size()), size(some, cases.size()));
        return Arrays.stream(drawn).sorted().mapToObj(cases::get).toList();
    }
}
