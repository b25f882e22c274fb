package tilewright.sudoku.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.sudoku.step.Level;

/** The wanted properties of a generated Sudoku. All have exactly one solution. */
public sealed interface Setup {

    /** A few words, for a list beside others. */
    Message label();

    /** A heading over puzzles. */
    default Message title() {
        return label();
    }

    /** The special property of the puzzles, in words that go on after their name. */
    Message words();

    /** The task for a player, in a sentence. */
    default Message sentence() {
        return GenerateMessages.sentence(words());
    }

    /** A puzzle in which at every moment some cell has a single possible digit. */
    record Singles() implements Setup {

        @Override
        public Message label() {
            return GenerateMessages.singles();
        }

        @Override
        public Message words() {
            return label();
        }

        @Override
        public Message sentence() {
            return GenerateMessages.singlesTask();
        }
    }

    /** A puzzle of which no clue can be left out; with a symmetry, no orbit of clues. */
    record Minimal(Symmetry symmetry) implements Setup {

        @Override
        public Message label() {
            return GenerateMessages.minimalLabel(symmetry.text());
        }

        @Override
        public Message title() {
            return symmetry == Symmetry.NONE ? label() : GenerateMessages.symmetryTitle(symmetry.text());
        }

        @Override
        public Message words() {
            return switch (symmetry) {
                case NONE -> GenerateMessages.minimal();
                case HALF_TURN -> label();
                default -> GenerateMessages.symmetric(symmetry.words());
            };
        }

        @Override
        public Message sentence() {
            return symmetry == Symmetry.NONE
                    ? GenerateMessages.minimalTask()
                    : GenerateMessages.symmetricTask(symmetry.words());
        }
    }

    /**
     * A puzzle with a number of clues, wherever they stand.
     *
     * @param number {@value #FEWEST} to 80; nobody has found a puzzle with fewer, and there is none [1]
     */
    record Clues(int number) implements Setup {

        // [1] McGuire, Tugemann, Civario: There is no 16-clue Sudoku, 2012.
        public static final int FEWEST = 17;

        public static final int MOST = 80;

        public Clues {
            if (number < FEWEST || number > MOST) {
                throw new IllegalArgumentException("clues (%d) must be %d to %d".formatted(number, FEWEST, MOST));
            }
        }

        @Override
        public Message label() {
            return words();
        }

        @Override
        public Message words() {
            return GenerateMessages.clues(number);
        }
    }

    /** A puzzle with clues in exactly these cells. */
    record InPattern(Pattern pattern) implements Setup {

        @Override
        public Message label() {
            return GenerateMessages.inPatternLabel(pattern.size());
        }

        @Override
        public Message words() {
            return GenerateMessages.inPattern(pattern.size());
        }
    }

    /**
     * A puzzle of a difficulty.
     *
     * @param clues the number of its clues; minimal where that is left open, which it is for a rating
     */
    record Graded(Target target, Symmetry symmetry, Optional<ClueRange> clues) implements Setup {

        public Graded {
            if (target instanceof Target.Rated && clues.isPresent()) {
                throw new IllegalArgumentException(
                        "a puzzle of a rating (%s) is minimal, without a number of clues (%s)"
                                .formatted(target, clues.get()));
            }
        }

        /** Constructs a setup of minimal puzzles. */
        public Graded(Target target, Symmetry symmetry) {
            this(target, symmetry, Optional.empty());
        }

        /** Constructs a setup of minimal puzzles of a level. */
        public Graded(Level level) {
            this(new Target.OfLevel(level), Symmetry.NONE);
        }

        @Override
        public Message label() {
            return label(target.label(), GenerateMessages.symmetryLabel(symmetry.text()));
        }

        @Override
        public Message title() {
            return label(target.title(), GenerateMessages.symmetryTitle(symmetry.text()));
        }

        @Override
        public Message words() {
            Message label = label(target.words(), symmetry.words());
            return clues.isEmpty() ? GenerateMessages.gradedMinimal(label) : label;
        }

        @Override
        public Message sentence() {
            return target instanceof Target.OfLevel level
                    ? GenerateMessages.levelTask(level.name())
                    : Setup.super.sentence();
        }

        /** The label of a target, with the symmetry and the clues behind commas. */
        private Message label(Message ofTarget, Message ofSymmetry) {
            List<Message> parts = new ArrayList<>(List.of(ofTarget));
            if (symmetry != Symmetry.NONE) {
                parts.add(ofSymmetry);
            }
            clues.ifPresent(range -> parts.add(range.words()));
            return GenerateMessages.graded(parts);
        }
    }

    /**
     * The range of the number of clues.
     *
     * @param fewest {@value Clues#FEWEST} to most
     * @param most fewest to {@value Clues#MOST}
     */
    record ClueRange(int fewest, int most) {

        public ClueRange {
            if (fewest < Clues.FEWEST || most > Clues.MOST || fewest > most) {
                throw new IllegalArgumentException(
                        "clues (%d to %d) must be %d to %d".formatted(fewest, most, Clues.FEWEST, Clues.MOST));
            }
        }

        public boolean has(int number) {
            return fewest <= number && number <= most;
        }

        Message words() {
            return fewest == most ? GenerateMessages.clues(most) : GenerateMessages.clueRange(fewest, most);
        }
    }

    /**
     * A position in which the step that its puzzle needs is the next one: what singles give before it stands there as clues,
     * and what other steps remove is gone from the automatic notes.
     *
     * @param target one of {@link Target.Needs#practiced}; no position is found for others
     */
    record Practice(Target.Needs target) implements Setup {

        @Override
        public Message label() {
            return GenerateMessages.practiceLabel(target.kind().words());
        }

        @Override
        public Message title() {
            return GenerateMessages.practiceTitle(target.kind().words());
        }

        @Override
        public Message words() {
            return GenerateMessages.practice(target.kind().words());
        }
    }

    /** A filled grid, each equally likely. */
    record Grid() implements Setup {

        @Override
        public Message label() {
            return GenerateMessages.gridLabel();
        }

        @Override
        public Message words() {
            return GenerateMessages.grid();
        }
    }
}
