package tilewright.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program {@code tilewright}. */
@Command(
        name = "tilewright",
        description = "Tile puzzles: play, generate, solve and count them.",
        versionProvider = Version.class,
        mixinStandardHelpOptions = true)
public final class Main implements Runnable {

    private Main() {}

    /**
     * Runs the program and ends the process.
     *
     * @param args as typed
     */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
