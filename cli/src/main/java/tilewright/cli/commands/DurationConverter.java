package tilewright.cli.commands;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tilewright.message.Message;
import tilewright.message.Words;

/** Reads a time like {@code 90s}, {@code 1h30m} or {@code 500ms}; a number alone is seconds. */
public final class DurationConverter implements ITypeConverter<Duration> {

    private final Words words;

    private static final String FORM =
            "(\\d{1,9})|(?:(\\d{1,6})h)?(?:(\\d{1,9})m(?!s))?(?:(\\d{1,9})s)?(?:(\\d{1,12})ms)?";

    /** @param words the language of refusals */
    public DurationConverter(Words words) {
        this.words = words;
    }

    @Override
    public Duration convert(String text) {
        Matcher parts = Pattern.compile(FORM).matcher(text); // most starts do without
        if (text.isEmpty() || !parts.matches()) {
            throw new TypeConversionException(words.text(CommandsMessages.duration(Message.verbatim(text))));
        }
        return Duration.ofSeconds(part(parts, 1) + part(parts, 4))
                .plusHours(part(parts, 2))
                .plusMinutes(part(parts, 3))
                .plusMillis(part(parts, 5));
    }

    private static long part(Matcher parts, int group) {
        String digits = parts.group(group);
        return digits == null ? 0 : Long.parseLong(digits);
    }
}
