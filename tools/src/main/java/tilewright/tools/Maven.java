package tilewright.tools;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Maven, by the wrapper in the folder that the program is started in, and the arguments that are meant for it. */
final class Maven {

    private Maven() {}

    /** The arguments that begin with a hyphen. */
    static List<String> options(String... arguments) {
        return Stream.of(arguments).filter(argument -> argument.startsWith("-")).toList();
    }

    /** The arguments that begin otherwise. */
    static List<String> words(String... arguments) {
        return Stream.of(arguments)
                .filter(argument -> !argument.startsWith("-"))
                .toList();
    }

    /** Prepares a run with these arguments, the options of the user behind them. */
    static ProcessBuilder command(List<String> options, String... arguments) {
        List<String> command = new ArrayList<>(List.of("./mvnw", "-q"));
        command.addAll(List.of(arguments));
        command.addAll(options);
        return new ProcessBuilder(command).inheritIO();
    }

    /** Runs a command and returns its exit code. */
    static int exit(ProcessBuilder command) throws IOException, InterruptedException {
        return command.start().waitFor();
    }
}
