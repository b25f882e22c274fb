package tilewright.cli.context;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.search.Stopped;

/** Reports what went wrong in a sentence, and returns the exit code for it. */
public record Faults(Context context) implements IParameterExceptionHandler, IExecutionExceptionHandler {

    @Override
    public int handleParseException(ParameterException fault, String[] arguments) {
        CommandLine command = fault.getCommandLine();
        return usage(sentence(fault, command), command.getCommandSpec().qualifiedName());
    }

    /** Reports that the first word is no command, of which there are these. */
    public int unknownCommand(String word, List<String> names) {
        return usage("unknown command '" + word + "'" + Nearest.suggestion(word, names), "tilewright");
    }

    private int usage(String sentence, String command) {
        context.messages().say(sentence);
        context.messages().line("see '" + command + " --help'");
        return Exit.USAGE;
    }

    private String sentence(ParameterException fault, CommandLine command) {
        return switch (fault) {
            case UnmatchedArgumentException unmatched ->
                unknown(unmatched.getUnmatched().getFirst(), command);
            case MissingParameterException missing -> missing(missing.getMissing(), command);
            default -> String.valueOf(fault.getMessage());
        };
    }

    private static String unknown(String word, CommandLine command) {
        if (word.startsWith("-")) {
            List<String> options = command.getCommandSpec().options().stream()
                    .map(option -> option.longestName())
                    .toList();
            int value = word.indexOf('=');
            String name = value < 0 ? word : word.substring(0, value);
            return "unknown option '" + name + "'" + Nearest.suggestion(name, options);
        }
        if (command.getSubcommands().isEmpty()) {
            return "unexpected argument '" + word + "'";
        }
        List<String> verbs = command.getSubcommands().entrySet().stream()
                .filter(entry ->
                        !entry.getValue().getCommandSpec().usageMessage().hidden())
                .map(entry -> entry.getKey())
                .toList();
        return "unknown command '" + word + "'" + Nearest.suggestion(word, verbs);
    }

    private String missing(List<ArgSpec> missing, CommandLine command) {
        String label = missing.isEmpty() ? "a word" : missing.getFirst().paramLabel();
        String verb = command.getCommandName();
        if (label.equals("PUZZLE")) {
            List<String> names =
                    context.catalog().puzzles().stream().<String>map(Puzzle::id).toList();
            return verb + " needs a puzzle: " + String.join(", ", names);
        }
        return verb + " needs " + label;
    }

    /** Throws nothing: picocli would show it with its trace. */
    @Override
    public int handleExecutionException(Exception fault, CommandLine command, ParseResult result) {
        return end(fault);
    }

    /** Reports the fault that ended a command. */
    public int end(Throwable fault) {
        flush();
        switch (fault) {
            case ClosedPipe _ -> {}
            case Stopped _ -> {}
            case Failure failure
            when failure.exit() == Exit.LINES -> context.messages().line(failure.sentence());
            case Failure failure -> context.messages().say(failure.sentence());
            case OutOfMemoryError full
            when !impossible(full) -> context.messages().say(exhausted(full));
            default -> context.messages().say(told(fault, context.debug()));
        }
        return switch (fault) {
            case ClosedPipe _ -> Exit.FINE;
            case Stopped _ -> Exit.INTERRUPTED;
            case Failure failure -> failure.exit();
            default -> Exit.FAILED;
        };
    }

    /**
     * Whether an array was asked for that no memory can hold. That is a defect like any other; the memory is not used up.
     */
    public static boolean impossible(OutOfMemoryError error) {
        String message = String.valueOf(error.getMessage());
        return message.startsWith("Requested array size") || message.startsWith("Required ");
    }

    private static String exhausted(OutOfMemoryError error) {
        String message = String.valueOf(error.getMessage());
        long heap = Runtime.getRuntime().maxMemory() >> 20;
        return message.startsWith("Java heap") || message.startsWith("GC overhead")
                ? "this needs more memory than the Java heap of " + heap
                        + " MB has; TILEWRIGHT_JAVA_OPTIONS=-Xmx4g gives it 4 GB"
                : "the system gives no more memory or threads: " + message;
    }

    /** Results are written before the fault is reported. */
    private void flush() {
        try {
            context.results().flush();
        } catch (ClosedPipe | Failure _) {
            // the fault itself is reported
        }
    }

    /**
     * Returns the message for a defect of the program.
     *
     * @param debug whether its trace follows
     */
    public static String told(Throwable defect, boolean debug) {
        String told = "internal error: " + defect + "; please report it with the output of --debug";
        if (!debug) {
            return told;
        }
        StringWriter trace = new StringWriter();
        defect.printStackTrace(new PrintWriter(trace, true));
        return told + "\n" + trace;
    }
}
