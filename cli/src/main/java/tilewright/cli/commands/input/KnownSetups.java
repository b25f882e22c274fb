package tilewright.cli.commands.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.puzzle.Choice;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Setups;
import tilewright.puzzle.WithVariants;
import tilewright.text.TextError;

/** The setups of a puzzle that people can name, and the nearest to what they have typed. */
public final class KnownSetups {

    /** Longest text that is compared. */
    private static final int LONGEST = 100;

    private KnownSetups() {}

    /** A text to type, or the form of several, and its meaning in a few words. */
    public record Known(String text, Message about) {}

    /**
     * Setups that belong together.
     *
     * @param endings what may stand behind each of them
     */
    public record Kind(Message title, List<Known> setups, List<Known> endings) {}

    /** All kinds, the presets first. */
    public static <P> List<Kind> kinds(Puzzle<P, ?, ?> puzzle) {
        Setups<P> setups = puzzle.setups();
        List<Kind> kinds = new ArrayList<>();
        List<Known> first = new ArrayList<>();
        Stream.concat(setups.presets().stream(), setups.specials().stream()).forEach(setup -> {
            Message about = setups.description(setup);
            boolean standard = setup.equals(setups.standard());
            first.add(new Known(text(puzzle, setup), standard ? standard(about) : about));
        });
        first.add(new Known("daily-YYYY-MM-DD", InputMessages.dailySetup()));
        kinds.add(new Kind(InputMessages.someSetups(), first, List.of()));
        setups.choices().forEach(choice -> kinds.add(kind(puzzle, setups, choice)));
        if (puzzle instanceof WithVariants with) {
            Map<Boolean, List<Known>> words = with.variants().words().stream()
                    .map(word -> new Known(word.text(), word.about()))
                    .collect(Collectors.partitioningBy(
                            known -> Character.isDigit(known.text().charAt(0))));
            kinds.add(new Kind(InputMessages.ruleSetups(), words.getOrDefault(true, List.of()), List.of()));
            kinds.add(new Kind(InputMessages.moreRuleSetups(), words.getOrDefault(false, List.of()), List.of()));
        }
        if (!setups.variants().isEmpty()) {
            List<Known> variants = setups.variants().stream()
                    .map(variant -> new Known("SETUP-" + variant.word(), variant.about()))
                    .toList();
            kinds.add(new Kind(InputMessages.variantSetups(), variants, List.of()));
        }
        return kinds;
    }

    private static <P> Kind kind(Puzzle<P, ?, ?> puzzle, Setups<P> setups, Choice<P> choice) {
        return switch (choice) {
            case Choice.Some<P> some -> new Kind(some.words(), some(puzzle, setups, some), endings(some.endings()));
            case Choice.Interval<P> interval -> {
                String typical = interval.before() + tenths(interval.low()) + "-" + tenths(interval.high());
                Message about = InputMessages.intervalSetup(
                        tenths(interval.least()), tenths(interval.most()), Message.verbatim(typical));
                yield new Kind(
                        interval.words(),
                        List.of(new Known(interval.before() + "LOW-HIGH", about)),
                        endings(interval.endings()));
            }
            case Choice.Range<P> range -> {
                Message typical = Message.verbatim(range.before() + range.usual());
                Message about = InputMessages.rangeSetup(range.least(), range.most(), typical);
                yield new Kind(range.words(), List.of(new Known(range.before() + "N", about)), List.of());
            }
            case Choice.Cells<P> cells -> {
                Message about = InputMessages.cellsSetup(
                        cells.rows() * cells.columns(),
                        Message.verbatim(String.valueOf(cells.on())),
                        Message.verbatim(String.valueOf(cells.off())));
                yield new Kind(cells.words(), List.of(new Known(cells.before() + "CELLS", about)), List.of());
            }
        };
    }

    private static <P> List<Known> some(Puzzle<P, ?, ?> puzzle, Setups<P> setups, Choice.Some<P> some) {
        return some.setups().stream()
                .map(setup -> new Known(text(puzzle, setup), setups.description(setup)))
                .toList();
    }

    private static List<Known> endings(List<Choice.Ending> endings) {
        return endings.stream()
                .filter(ending -> !ending.text().isEmpty())
                .map(ending -> new Known(ending.text(), ending.words()))
                .toList();
    }

    /** Returns the sentence about the setup that a puzzle has when none is named. */
    public static Message standard(Message about) {
        return InputMessages.standardSetup(about);
    }

    private static <P> String text(Puzzle<P, ?, ?> puzzle, P setup) {
        return puzzle.texts().setups().format(setup);
    }

    private static String tenths(int number) {
        return number / 10 + "." + number % 10;
    }

    /** The texts that can be typed as they are, without endings. */
    static List<String> texts(Puzzle<?, ?, ?> puzzle) {
        return kinds(puzzle).stream()
                .flatMap(kind -> kind.setups().stream())
                .map(Known::text)
                .filter(text -> text.chars().noneMatch(Character::isUpperCase))
                .toList();
    }

    /** The forms of all setups, in short: the presets, and one word for many setups that begin alike. */
    public static List<String> forms(Puzzle<?, ?, ?> puzzle) {
        List<String> forms = new ArrayList<>();
        for (Kind kind : kinds(puzzle)) {
            String common = common(kind);
            if (kind.setups().size() > 2 && !common.isEmpty()) {
                forms.add(common + "…");
            } else {
                kind.setups().stream().map(Known::text).forEach(forms::add);
            }
        }
        return forms.stream().distinct().toList();
    }

    /** The beginning that the texts of a kind share, up to a hyphen; empty for none. */
    public static String common(Kind kind) {
        String first = kind.setups().getFirst().text();
        String begin = first.substring(0, first.indexOf('-') + 1);
        return kind.setups().stream().allMatch(setup -> setup.text().startsWith(begin)) ? begin : "";
    }

    /** Returns {@code ; did you mean 'setup'?}, or an empty text when no setup is near. */
    static Message suggestion(Puzzle<?, ?, ?> puzzle, String typed) {
        return nearest(puzzle, typed)
                .map(near -> Nearest.suggestion(near, List.of(near)))
                .orElse(Message.NONE);
    }

    private static Optional<String> nearest(Puzzle<?, ?, ?> puzzle, String typed) {
        if (typed.length() > LONGEST) {
            return Optional.empty();
        }
        List<String> texts = texts(puzzle);
        int comma = typed.indexOf(',');
        if (comma < 0) {
            return nearest(texts, typed);
        }
        List<String> endings = kinds(puzzle).stream()
                .flatMap(kind -> kind.endings().stream())
                .map(Known::text)
                .toList();
        String before = typed.substring(0, comma);
        String behind = typed.substring(comma);
        String near =
                nearest(texts, before).orElse(before) + nearest(endings, behind).orElse(behind);
        return readable(puzzle, near) ? Optional.of(near) : Optional.empty();
    }

    /** A text that begins what was typed, one within some edits, or one that ends with it. */
    private static Optional<String> nearest(List<String> texts, String typed) {
        if (typed.chars().noneMatch(Character::isLetter)) {
            return Optional.empty(); // a number is not near to others
        }
        return texts.stream()
                .filter(text -> typed.startsWith(text) && text.length() > typed.length() / 2)
                .max(Comparator.comparingInt(String::length))
                .or(() -> Nearest.of(typed, texts).filter(near -> alike(typed, near)))
                .or(() -> texts.stream()
                        .filter(text -> text.endsWith("-" + typed))
                        .findFirst());
    }

    /** Whether they are near even without the word that both begin with. */
    private static boolean alike(String typed, String near) {
        String begin = near.substring(0, near.indexOf('-') + 1);
        int length = begin.length();
        return !typed.startsWith(begin)
                || Nearest.of(typed.substring(length), List.of(near.substring(length)))
                        .isPresent();
    }

    private static boolean readable(Puzzle<?, ?, ?> puzzle, String text) {
        try {
            puzzle.setup(text);
            return true;
        } catch (TextError _) {
            return false;
        }
    }
}
