package tilewright.search;

import java.util.Arrays;
import tilewright.rng.SeededRandom;

/** Small cover problems with everything in them: secondary items before, between and behind primary ones, and colors. */
final class RandomProblems {

    private RandomProblems() {}

    static CoverProblem small(SeededRandom random) {
        CoverProblem.Builder builder = new CoverProblem.Builder();
        int items = 1 + random.below(8);
        int[] primaries = new int[items];
        int primary = 0;
        for (int i = 0; i < items; i++) {
            if (random.below(3) > 0) {
                primaries[primary++] = builder.primary("p" + i);
            } else {
                builder.secondary("s" + i);
            }
        }
        int options = primary == 0 ? 0 : random.below(25);
        for (int o = 0; o < options; o++) {
            int[] order = random.permutation(items);
            int length = 1 + random.below(Math.min(4, items));
            int must = primaries[random.below(primary)];
            addOption(builder, random, Arrays.copyOf(order, length), must, primaries, primary);
        }
        return builder.build();
    }

    private static void addOption(
            CoverProblem.Builder builder, SeededRandom random, int[] chosen, int must, int[] primaries, int primary) {
        boolean there = false;
        for (int item : chosen) {
            there |= item == must;
        }
        if (!there) {
            chosen[random.below(chosen.length)] = must;
        }
        int[] colors = new int[chosen.length];
        for (int i = 0; i < chosen.length; i++) {
            colors[i] = contains(primaries, primary, chosen[i]) ? 0 : random.below(3);
        }
        builder.option(chosen, colors);
    }

    private static boolean contains(int[] items, int length, int wanted) {
        for (int i = 0; i < length; i++) {
            if (items[i] == wanted) {
                return true;
            }
        }
        return false;
    }
}
