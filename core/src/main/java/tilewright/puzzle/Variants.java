package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.text.LineGrouping;
import tilewright.text.Refusal;

/**
 * Puzzles of the same kind with other sizes or rules. They are no positions of the puzzle, and answer only what a {@link Question} has.
 *
 * <p>Immutable; threads may share one.
 */
public interface Variants {

    /** Returns which lines of a file make up a text, of these puzzles or of positions. */
    LineGrouping grouping();

    /**
     * Reads a puzzle.
     *
     * @return empty when the text is not meant as one of these
     * @throws Refusal when it is, and cannot be read
     */
    Optional<Question> read(String text);

    /** The words of setups, with what they ask for; several are joined by commas. */
    List<Word> words();

    /**
     * Returns a maker of puzzles.
     *
     * @param setup words of setups
     * @return empty when the text is not meant as a setup of these puzzles
     * @throws tilewright.text.TextError when it is, and cannot be read
     */
    Optional<Maker> maker(String setup);

    /** A word of setups, and its meaning in a few words. */
    record Word(String text, Message about) {}

    /** Makes puzzles of a setup. Threads may share one. */
    interface Maker {

        /** Returns the text of the setup. */
        String setup();

        /**
         * Returns a puzzle as one line; the same random numbers give the same puzzle.
         *
         * @param stop asked at least every 10 ms
         * @throws Generator.GaveUp when none was found
         * @throws tilewright.search.Stopped when it was stopped
         */
        String generate(SeededRandom random, Stop stop);
    }

    /** A puzzle that was read. */
    interface Question {

        /** Returns the text of the position in the puzzle itself, if the rules are those of that puzzle. */
        Optional<String> position();

        /** Returns the warning about parts of the text that were left out; empty for none. */
        Message warning();

        /** Returns the puzzle in one line. */
        String text();

        /**
         * Returns the puzzle in another form.
         *
         * @param form its id
         * @return empty when there is no such form of these puzzles
         * @throws Refusal when the form has no place for a rule
         */
        Optional<String> written(String form);

        /** Returns the solutions as texts, as many as the limits allow. */
        Solver.Solutions<String> solve(Limits limits);

        /** Returns the number of solutions, exact unless a limit comes first. */
        Counter.Count count(Limits limits);

        /**
         * Returns the answer to a question about its steps.
         *
         * @param verb such as {@code hint}, {@code path}, or {@code rate}
         * @return empty when these puzzles do not answer it
         * @throws Study.Refused when the question makes no sense for the puzzle
         * @throws tilewright.search.Stopped when it was stopped
         */
        Optional<Study.Report> study(String verb, Limits limits);
    }
}
