package tilewright.cli.context;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import tilewright.message.Message;

/** Sentences of picocli, which are English, as messages of ours. */
final class PicocliMessages {

    /** What picocli says behind the names of options that exclude each other. */
    static final String EXCLUSIVE = " are mutually exclusive (specify only one)";

    private static final String INVALID = "Invalid value for ";

    private PicocliMessages() {}

    /** The message with the meaning of one of picocli; empty where there is none. */
    static Optional<Message> of(ParameterException fault) {
        String said = Objects.requireNonNullElse(fault.getMessage(), "");
        if (fault instanceof MutuallyExclusiveArgsException) {
            String names = said.replace("Error: ", "").replace(EXCLUSIVE, "");
            return Optional.of(ContextMessages.exclusive(Message.verbatim(names)));
        }
        if (fault instanceof OverwrittenOptionException again) {
            return Optional.of(ContextMessages.onlyOnce(place(again.getOverwritten())));
        }
        ArgSpec spec = fault.getArgSpec();
        return spec == null || !said.startsWith(INVALID)
                ? Optional.empty()
                : Optional.of(ContextMessages.invalidValue(place(spec), reason(fault, spec, said)));
    }

    /** The name of an option, or what stands for a parameter in the help. */
    private static Message place(ArgSpec spec) {
        return Message.verbatim(spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel());
    }

    private static Message reason(ParameterException fault, ArgSpec spec, String said) {
        Message typed = Message.verbatim(Objects.requireNonNullElse(fault.getValue(), ""));
        Object[] constants = spec.type().getEnumConstants();
        if (constants != null) {
            return ContextMessages.noneOf(
                    Message.verbatim(Stream.of(constants)
                            .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                            .toList()),
                    typed);
        }
        if (spec.type() == Boolean.class || spec.type() == boolean.class) {
            return ContextMessages.noBoolean(typed);
        }
        int colon = said.indexOf(": ");
        return Message.verbatim(colon < 0 ? said : said.substring(colon + 2));
    }
}
