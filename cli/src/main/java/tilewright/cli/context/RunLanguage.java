package tilewright.cli.context;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Nearest;

/**
 * The language of a run: the typed one, else that of the variable {@code TILEWRIGHT_LANG}, on a terminal that of the
 * locale, else English, which programs read.
 *
 * @param words the messages in it
 * @param arguments those that were typed, without the language
 */
public record RunLanguage(Words words, List<String> arguments) {

    /** The option for it. */
    static final String OPTION = "--lang";

    private static final String VARIABLE = "TILEWRIGHT_LANG";
    private static final String JOINED = OPTION + "=";
    private static final String ENGLISH = Words.ENGLISH.language();

    public RunLanguage {
        arguments = List.copyOf(arguments);
    }

    /**
     * Returns the language of a run that begins.
     *
     * @throws Failure when a language was asked for that there is not
     */
    public static RunLanguage of(String[] arguments, Environment environment) {
        List<String> rest = new ArrayList<>();
        Optional<String> typed = Optional.empty();
        boolean options = true;
        for (int i = 0; i < arguments.length; i++) {
            String word = arguments[i];
            options = options && !word.equals("--");
            if (options && word.equals(OPTION) && i + 1 < arguments.length) {
                i++;
                typed = Optional.of(arguments[i]);
            } else if (options && word.startsWith(JOINED)) {
                typed = Optional.of(word.substring(JOINED.length()));
            } else {
                rest.add(word);
            }
        }
        return new RunLanguage(words(typed, environment), rest);
    }

    private static Words words(Optional<String> typed, Environment environment) {
        if (typed.isPresent()) {
            return named(OPTION, typed.get());
        }
        String variable = environment.variable(VARIABLE);
        if (!variable.isEmpty()) {
            return named(VARIABLE, variable);
        }
        boolean person =
                environment.terminals().out() && environment.terminals().err();
        return person && environment.unicode() ? ofLocale(environment) : Words.ENGLISH;
    }

    private static Words named(String setting, String typed) {
        if (typed.equals(ENGLISH)) {
            return Words.ENGLISH;
        }
        return tag(typed)
                .map(Languages::words)
                .orElseThrow(() -> Failure.usage(ContextMessages.unknownLanguage(
                        setting,
                        Message.verbatim(Languages.tags()),
                        Message.oneLine(typed),
                        Nearest.suggestion(typed, Languages.tags()))));
    }

    /** The tag of the language that was asked for by its own tag, or that of a place. */
    private static Optional<String> tag(String typed) {
        if (Languages.tags().contains(typed)) {
            return Optional.of(typed);
        }
        boolean one = typed.chars().allMatch(letter -> letter == '-' || Character.isLetterOrDigit(letter));
        return one ? Languages.best(typed) : Optional.empty();
    }

    /** The language as POSIX chooses it, with the list that GNU gettext knows besides. */
    private static Words ofLocale(Environment environment) {
        String locale = environment.locale("LC_MESSAGES");
        String wanted = isNone(locale) ? "" : environment.variable("LANGUAGE");
        for (String one : (wanted.isEmpty() ? locale : wanted).split(":", -1)) {
            String tag = one.replaceFirst("[.@].*", "").replace('_', '-');
            if (isNone(one) || tag.equals(ENGLISH) || tag.startsWith(ENGLISH + "-")) {
                return Words.ENGLISH;
            }
            Optional<String> known = Languages.best(tag);
            if (known.isPresent()) {
                return Languages.words(known.get());
            }
        }
        return Words.ENGLISH;
    }

    /** Whether a locale is that of no language. */
    private static boolean isNone(String locale) {
        return locale.isEmpty() || locale.equals("C") || locale.startsWith("C.") || locale.equals("POSIX");
    }
}
