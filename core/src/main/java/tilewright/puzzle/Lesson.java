package tilewright.puzzle;

import java.util.List;

/**
 * A first lesson in a puzzle: a few steps, each a position and what is to be done in it. Immutable.
 *
 * @param steps none where there is no lesson
 */
public record Lesson(List<Step> steps) {

    public Lesson {
        steps = List.copyOf(steps);
    }

    /** The English lesson of a puzzle in the file {@code lesson.md}; without steps when there is none. */
    public static Lesson of(Puzzle<?, ?, ?> puzzle) {
        return of(puzzle, "en");
    }

    /** The lesson in the language of a tag, or in English when that language has none. */
    public static Lesson of(Puzzle<?, ?, ?> puzzle, String language) {
        List<MarkdownSection> file = MarkdownSection.read(language, puzzle.id() + "/lesson.md");
        return new Lesson(file.stream().skip(1).map(Step::of).toList());
    }

    /**
     * A step of a lesson.
     *
     * @param title what it is about, in a few words
     * @param text what is new and what is to be done, in one to three short sentences
     * @param position the text of the position in which it begins
     * @param rings the spots to look at, with blanks between
     * @param study the verb of the study whose picture lies over the board; empty for none
     * @param done what is said when it was done
     * @param slips what one may well do instead, each with an answer
     * @param otherwise what is said of anything else that was done
     */
    public record Step(
            String title,
            String text,
            String position,
            String rings,
            String study,
            Task task,
            String done,
            List<CommonMistake> slips,
            String otherwise) {

        public Step {
            slips = List.copyOf(slips);
        }

        private static Step of(MarkdownSection section) {
            return new Step(
                    section.field("title"),
                    section.text(),
                    section.field("board"),
                    section.field("rings"),
                    section.field("study"),
                    Task.of(section),
                    section.words("done"),
                    section.rows().stream()
                            .filter(row ->
                                    !row.name().equals("done") && !row.name().equals("otherwise"))
                            .map(row -> new CommonMistake(row.name(), row.words()))
                            .toList(),
                    section.words("otherwise"));
        }
    }

    /** The task of a step. */
    public sealed interface Task {

        private static Task of(MarkdownSection section) {
            if (!section.field("moves").isEmpty()) {
                return new Moves(section.list("moves"));
            }
            return section.field("refused").isEmpty() ? new Hinted() : new Refused(section.list("refused"));
        }

        /**
         * Moves to make, in one of several ways.
         *
         * @param ways each the texts of moves, with blanks between, in any order; what stands behind | comes later
         */
        record Moves(List<String> ways) implements Task {
            public Moves {
                ways = List.copyOf(ways);
            }

            public Moves(String... ways) {
                this(List.of(ways));
            }
        }

        /**
         * Gestures to try, so that the learner sees them refused.
         *
         * @param gestures the texts of the gestures by which one may try it
         */
        record Refused(List<String> gestures) implements Task {
            public Refused {
                gestures = List.copyOf(gestures);
            }

            public Refused(String... gestures) {
                this(List.of(gestures));
            }
        }

        /** A hint to ask for, to its end, and to carry out. */
        record Hinted() implements Task {}
    }

    /**
     * Gestures that a learner may try by mistake, and what is said about them.
     *
     * @param gestures the texts of one or more gestures, with blanks between; up to the last they lead to what was asked
     * @param answer one or two sentences, without reproach
     */
    public record CommonMistake(String gestures, String answer) {}
}
