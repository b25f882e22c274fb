package tilewright.cli.context;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import tilewright.message.Message;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.search.Stopped;

/** Reports what went wrong in a sentence, and returns the exit code for it. */
public record Faults(Context context) implements IParameterExceptionHandler, IExecutionExceptionHandler {

    /** Options for which people look in other commands. */
    private static final Set<String> OF_JOBS = Set.of("--format", "--keep", "--with", "--tally", "--distinct");

    @Override
    public int handleParseException(ParameterException fault, String[] arguments) {
        CommandLine command = fault.getCommandLine();
        return usage(
                sentence(fault, command, arguments), command.getCommandSpec().qualifiedName());
    }

    /** Reports that the first word is not one of these commands. */
    public int unknownCommand(String word, List<String> names) {
        return usage(
                ContextMessages.unknownCommand(Message.verbatim(word), Nearest.suggestion(word, names)), "tilewright");
    }

    private int usage(Message sentence, String command) {
        context.messages().say(sentence);
        context.messages().line(ContextMessages.seeHelp(command));
        return Exit.USAGE;
    }

    private Message sentence(ParameterException fault, CommandLine command, String... arguments) {
        return switch (fault) {
            case UnmatchedArgumentException unmatched ->
                unknown(unmatched.getUnmatched().getFirst(), command);
            case MissingParameterException missing ->
                unknownOption(command, arguments)
                        .map(option -> unknown(option, command))
                        .orElseGet(() -> missing(missing.getMissing(), command));
            default -> wrongNumber(fault).or(() -> PicocliMessages.of(fault)).orElseGet(() -> Failure.told(fault));
        };
    }

    /** The first word that is written like an option and is none: it may be what is missing, mistyped. */
    private static Optional<String> unknownOption(CommandLine command, String... arguments) {
        Set<String> known = command.getCommandSpec().optionsMap().keySet();
        return Arrays.stream(arguments)
                .filter(word -> word.startsWith("--") && word.length() > 2)
                .filter(word -> !known.contains(word.replaceFirst("=.*", "")))
                .findFirst();
    }

    /** The sentence for a value that is no number, where the option needs one. */
    private static Optional<Message> wrongNumber(ParameterException fault) {
        boolean whole = fault.getArgSpec() != null
                && (fault.getArgSpec().type() == Long.class
                        || fault.getArgSpec().type() == Integer.class);
        if (!whole || fault.getValue() == null || !(fault.getArgSpec() instanceof OptionSpec option)) {
            return Optional.empty();
        }
        return Optional.of(ContextMessages.notWhole(option.longestName(), Message.verbatim(fault.getValue())));
    }

    private static Message unknown(String word, CommandLine command) {
        if (word.startsWith("-")) {
            List<String> options = command.getCommandSpec().options().stream()
                    .map(option -> option.longestName())
                    .toList();
            int value = word.indexOf('=');
            String name = value < 0 ? word : word.substring(0, value);
            if (OF_JOBS.contains(name)) {
                return ContextMessages.optionOfJobs(name);
            }
            return ContextMessages.unknownOption(Message.verbatim(name), Nearest.suggestion(name, options));
        }
        if (command.getSubcommands().isEmpty()) {
            return ContextMessages.unexpectedArgument(Message.verbatim(word));
        }
        List<String> verbs = command.getSubcommands().entrySet().stream()
                .filter(entry ->
                        !entry.getValue().getCommandSpec().usageMessage().hidden())
                .map(entry -> entry.getKey())
                .toList();
        return ContextMessages.unknownCommand(Message.verbatim(word), Nearest.suggestion(word, verbs));
    }

    private Message missing(List<ArgSpec> missing, CommandLine command) {
        String verb = command.getCommandName();
        if (missing.isEmpty()) {
            return ContextMessages.needsWord(verb);
        }
        String label = missing.getFirst() instanceof OptionSpec option
                ? option.longestName() + " " + option.paramLabel()
                : missing.getFirst().paramLabel();
        if (label.equals("PUZZLE")) {
            List<String> names =
                    context.catalog().puzzles().stream().<String>map(Puzzle::id).toList();
            return ContextMessages.needsPuzzle(verb, Message.verbatim(names));
        }
        return ContextMessages.needs(verb, label);
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

    private static Message exhausted(OutOfMemoryError error) {
        String message = String.valueOf(error.getMessage());
        long heap = Runtime.getRuntime().maxMemory() >> 20;
        return message.startsWith("Java heap") || message.startsWith("GC overhead")
                ? ContextMessages.heapUsedUp(heap)
                : ContextMessages.systemUsedUp(Message.verbatim(message));
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
    public static Message told(Throwable defect, boolean debug) {
        Message told = ContextMessages.internalError(Message.verbatim(defect.toString()));
        if (!debug) {
            return told;
        }
        StringWriter trace = new StringWriter();
        defect.printStackTrace(new PrintWriter(trace, true));
        return ContextMessages.traced(told, Message.verbatim(trace.toString()));
    }
}
