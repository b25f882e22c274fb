package tilewright.print.puzzles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.Labels.Ratings;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rated;
import tilewright.task.Answer;

/**
 * The levels of a puzzle, which are setups of the same names.
 *
 * @param own words in place of the usual ones, by the texts of setups
 * @param <P> the setup
 */
record Levels<P>(Puzzle<P, ?, ?> puzzle, Map<String, String> own) {

    /** The text of the setup that somebody named by its label in a language, such as {@code Leicht}; any other text as it is. */
    static <P> String setup(Puzzle<P, ?, ?> puzzle, String typed, Words words) {
        return puzzle.setups()
                .labeled(typed, words)
                .map(puzzle.texts().setups()::format)
                .orElse(typed);
    }

    private List<P> setups() {
        return puzzle.setups().groups().stream()
                .flatMap(group -> group.setups().stream())
                .toList();
    }

    private Optional<P> setup(Message level) {
        return setups().stream()
                .filter(setup -> puzzle.setups().label(setup).text().equalsIgnoreCase(level.text()))
                .findFirst();
    }

    /** The place of a level among all, from 0, the easiest first; behind all for another one. */
    int place(Message level) {
        List<P> setups = setups();
        return setup(level).map(setups::indexOf).orElse(setups.size());
    }

    /** A level in words of one's own, or the same. */
    Message own(Message level) {
        return own.isEmpty()
                ? level
                : setup(level)
                        .map(setup -> own.get(puzzle.texts().setups().format(setup)))
                        .map(Message::verbatim)
                        .orElse(level);
    }

    /** The level in an answer; empty where it has none. */
    Message level(Answer answer) {
        if (!(answer instanceof Answer.Done done)) {
            return Message.NONE;
        }
        return done.result() instanceof Rated rated ? rated.level() : done.line();
    }

    /** The rating in an answer, with the level in words of one's own; empty where there is none. */
    Message words(Answer answer, Ratings ratings) {
        Message level = level(answer);
        Message said = own(level);
        if (said.equals(level) || ratings == Ratings.STARS) {
            return SheetTask.words(answer, ratings);
        }
        int tenths = HardestStep.tenths(answer);
        if (tenths == 0 || ratings == Ratings.LEVEL) {
            return said;
        }
        String number = SheetTask.number(tenths);
        return ratings == Ratings.NUMBER ? Message.verbatim(number) : PuzzlesMessages.levelAndRating(said, number);
    }
}
