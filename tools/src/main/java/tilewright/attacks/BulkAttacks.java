package tilewright.attacks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Attacks on jobs of Spark, which a script of the shell makes: it kills processes by the tree of them. */
final class BulkAttacks {

    private BulkAttacks() {}

    /** Returns the exit code. */
    static int run(List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("scripts/bulk-attacks.sh"));
        command.addAll(arguments);
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }
}
