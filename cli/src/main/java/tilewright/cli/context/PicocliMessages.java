package tilewright.cli.context;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import tilewright.message.Message;

/** Sentences of picocli, which are English, as messages of ours. */
final class PicocliMessages {

    private static final String EXCLUSIVE = " are mutually exclusive (specify only one)";

    private PicocliMessages() {}

    /** The message that says the same as picocli does, word for word in English; empty where there is none. */
    static Optional<Message> of(ParameterException fault) {
        String said = Objects.requireNonNullElse(fault.getMessage(), "");
        return messages(fault, said)
                .filter(message -> message.text().equals(said))
                .findFirst();
    }

    private static Stream<Message> messages(ParameterException fault, String said) {
        if (fault instanceof MutuallyExclusiveArgsException) {
            String names = said.replace("Error: ", "").replace(EXCLUSIVE, "");
            return Stream.of(ContextMessages.exclusive(Message.verbatim(names)));
        }
        if (fault instanceof OverwrittenOptionException again) {
            return places(again.getOverwritten()).map(ContextMessages::onlyOnce);
        }
        ArgSpec spec = fault.getArgSpec();
        return spec == null
                ? Stream.empty()
                : places(spec)
                        .flatMap(place ->
                                reasons(fault, spec, said).map(reason -> ContextMessages.invalidValue(place, reason)));
    }

    /** The name of an option or parameter, in the two ways that picocli has for it. */
    private static Stream<Message> places(ArgSpec spec) {
        return switch (spec) {
            case OptionSpec option ->
                Stream.of(
                        ContextMessages.optionNamed(option.longestName()),
                        ContextMessages.optionLabeled(option.longestName(), option.paramLabel()));
            case PositionalParamSpec parameter ->
                Stream.of(ContextMessages.parameterAt(parameter.index().toString(), parameter.paramLabel()));
            default -> Stream.empty();
        };
    }

    private static Stream<Message> reasons(ParameterException fault, ArgSpec spec, String said) {
        Message typed = Message.verbatim(Objects.requireNonNullElse(fault.getValue(), ""));
        Object[] constants = spec.type().getEnumConstants();
        int colon = said.indexOf(": ");
        return Stream.of(
                ContextMessages.noBoolean(typed),
                ContextMessages.noneOf(
                        Message.verbatim(Stream.of(constants == null ? new Object[0] : constants)
                                .map(Object::toString)
                                .toList()),
                        typed),
                Message.verbatim(colon < 0 ? said : said.substring(colon + 2)));
    }
}
