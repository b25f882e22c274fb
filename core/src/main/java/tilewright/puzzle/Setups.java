package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import tilewright.message.Message;
import tilewright.message.Words;

/**
 * The setups of a puzzle that are worth offering. Immutable; threads may share one.
 *
 * @param presets easiest first; at least one
 * @param specials further ones, whose positions take a search of seconds to make
 * @param standard the one that is used when none is named: one of the presets
 * @param choices ways to choose further ones
 * @param variants what may be asked of the positions of any setup
 * @param daily what is played from Monday to Sunday, easiest first; or empty: the standard setup on each day
 * @param describer gives a setup in a few words
 * @param labeler gives a setup in a word or two
 * @param groups all presets and specials, and setups of choices that are as worthwhile, in the order in which one looks for them
 * @param asker gives what a setup asks of a player, in a sentence
 * @param titler gives a setup as a heading over its positions
 * @param logged whether the making of a setup's positions has steps that are worth watching
 * @param <P> the setup
 */
public record Setups<P>(
        List<P> presets,
        List<P> specials,
        P standard,
        List<Choice<P>> choices,
        List<Variant> variants,
        List<Daily<P>> daily,
        Function<P, Message> describer,
        Function<P, Message> labeler,
        List<Group<P>> groups,
        Function<P, Message> asker,
        Function<P, Message> titler,
        Predicate<P> logged) {

    /**
     * A condition on the positions of a setup: the setup's text with a hyphen and this word is another setup, if the puzzle
     * can make such positions.
     *
     * @param word lower case letters
     * @param about what positions it gives, in a few words
     */
    public record Variant(String word, Message about) {}

    /** Setups of one kind, easiest first. */
    public record Group<P>(Message title, List<P> setups) {
        public Group {
            setups = List.copyOf(setups);
        }
    }

    public Setups {
        presets = List.copyOf(presets);
        specials = List.copyOf(specials);
        choices = List.copyOf(choices);
        variants = List.copyOf(variants);
        daily = List.copyOf(daily);
        groups = List.copyOf(groups);
        if (!daily.isEmpty() && daily.size() != Daily.DAYS_A_WEEK) {
            throw new IllegalArgumentException("daily (%d) must be none or seven".formatted(daily.size()));
        }
    }

    /** Constructs setups of presets, of which the first is the standard one. */
    public Setups(List<P> presets, Function<P, Message> describer) {
        this(
                presets,
                List.of(),
                presets.getFirst(),
                List.of(),
                List.of(),
                List.of(),
                describer,
                describer,
                List.of(new Group<>(PuzzleMessages.boards(), presets)),
                setup -> PuzzleMessages.sentence(describer.apply(setup)),
                describer,
                _ -> true);
    }

    public Setups<P> withSpecials(List<P> slow) {
        return new Setups<>(
                presets, slow, standard, choices, variants, daily, describer, labeler, groups, asker, titler, logged);
    }

    public Setups<P> withStandard(P usual) {
        return new Setups<>(
                presets, specials, usual, choices, variants, daily, describer, labeler, groups, asker, titler, logged);
    }

    public Setups<P> withChoices(List<Choice<P>> ways) {
        return new Setups<>(
                presets, specials, standard, ways, variants, daily, describer, labeler, groups, asker, titler, logged);
    }

    public Setups<P> withVariants(List<Variant> all) {
        return new Setups<>(
                presets, specials, standard, choices, all, daily, describer, labeler, groups, asker, titler, logged);
    }

    public Setups<P> withDaily(List<Daily<P>> week) {
        return new Setups<>(
                presets, specials, standard, choices, variants, week, describer, labeler, groups, asker, titler,
                logged);
    }

    /** Returns these setups with labels that are shorter than the descriptions. */
    public Setups<P> withLabels(Function<P, Message> shorter) {
        return new Setups<>(
                presets, specials, standard, choices, variants, daily, describer, shorter, groups, asker, shorter,
                logged);
    }

    /** Returns these setups with groups of their own. */
    public Setups<P> withGroups(List<Group<P>> all) {
        return new Setups<>(
                presets, specials, standard, choices, variants, daily, describer, labeler, all, asker, titler, logged);
    }

    /** Returns these setups with sentences that give the task of a player. */
    public Setups<P> withSentences(Function<P, Message> asked) {
        return new Setups<>(
                presets, specials, standard, choices, variants, daily, describer, labeler, groups, asked, titler,
                logged);
    }

    /** Returns these setups with headings that are longer than the labels. */
    public Setups<P> withTitles(Function<P, Message> longer) {
        return new Setups<>(
                presets, specials, standard, choices, variants, daily, describer, labeler, groups, asker, longer,
                logged);
    }

    /** Returns these setups with those whose making is worth watching. */
    public Setups<P> withLogged(Predicate<P> watched) {
        return new Setups<>(
                presets, specials, standard, choices, variants, daily, describer, labeler, groups, asker, titler,
                watched);
    }

    /** A setup in a few words. */
    public Message description(P setup) {
        return describer.apply(setup);
    }

    /** A setup in a word or two, for a button. */
    public Message label(P setup) {
        return labeler.apply(setup);
    }

    /** Returns the setup of the groups that has this label in a language, in capitals or not. */
    public Optional<P> labeled(String typed, Words words) {
        for (Group<P> group : groups) {
            for (P setup : group.setups()) {
                if (words.text(label(setup)).equalsIgnoreCase(typed.strip())) {
                    return Optional.of(setup);
                }
            }
        }
        return Optional.empty();
    }

    /** A setup as a heading over its positions; it may begin with a small letter. */
    public Message title(P setup) {
        return titler.apply(setup);
    }

    /** Returns the task that a setup gives a player, in a sentence. */
    public Message sentence(P setup) {
        return asker.apply(setup);
    }

    /** The setup of a date. */
    public P of(Daily.Date date) {
        return daily.isEmpty() ? standard : daily.get(date.weekday()).setup();
    }
}
