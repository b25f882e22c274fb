package tilewright.attacks;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The rows of a run: those that are wanted, each printed with a figure. Mutable. One thread at a time. */
final class Rows {

    /** One attack, or a few that belong together. */
    @FunctionalInterface
    interface Attack {
        void run() throws IOException, InterruptedException;
    }

    private final List<String> wanted;
    private final Set<String> known = new LinkedHashSet<>();
    private boolean harmed;

    /** @param wanted names of rows; all are wanted if there is none */
    Rows(List<String> wanted) {
        this.wanted = wanted;
    }

    /** Runs an attack that prints rows with these names, if one of them is wanted. */
    void attack(Attack attack, String... names) throws IOException, InterruptedException {
        known.addAll(List.of(names));
        if (wanted.isEmpty() || List.of(names).stream().anyMatch(wanted::contains)) {
            attack.run();
        }
    }

    /** Prints a row. */
    void row(String name, boolean fine, String figure) {
        harmed |= !fine;
        System.out.printf("%-28s %-4s %s%n", name, fine ? "ok" : "HARM", figure);
    }

    /** Returns 1 when an attack did harm, 2 when a row is wanted that there is not, else 0. */
    int exit() {
        List<String> unknown =
                wanted.stream().filter(name -> !known.contains(name)).toList();
        if (!unknown.isEmpty()) {
            System.err.println("tilewright: there are no rows " + unknown + "; there are " + known);
            return 2;
        }
        return harmed ? 1 : 0;
    }
}
