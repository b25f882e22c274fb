package tilewright.cli.feed;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.puzzles.SheetPuzzle;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;

/**
 * Makes the puzzles of one day after the other, in the order of the catalog. The line is not looked at. Answers have a
 * {@link DailyPuzzle}. Threads may share one.
 *
 * @param from the first day
 * @param solving whether solutions are wanted
 * @param words the language of the captions of sheets
 */
public record DailyTask(
        List<Puzzle<?, ?, ?>> puzzles, LocalDate from, boolean solving, Workspace workspace, Limits limits, Words words)
        implements Task {

    public DailyTask {
        puzzles = List.copyOf(puzzles);
    }

    @Override
    public Answer answer(long item, String line) {
        Puzzle<?, ?, ?> puzzle = puzzles.get((int) (item % puzzles.size()));
        LocalDate date = from.plusDays(item / puzzles.size());
        return Answer.of(() -> new Answer.Done("", puzzle(puzzle, date, item + 1)));
    }

    private <P, S> DailyPuzzle puzzle(Puzzle<P, S, ?> puzzle, LocalDate date, long line) {
        Daily.Date day = new Daily.Date(date.getYear(), date.getMonthValue(), date.getDayOfMonth());
        Setups<P> setups = puzzle.setups();
        S position = puzzle.opening(puzzle.generator(workspace)
                .generate(setups.of(day), SeededRandom.ofItem(day.seed(), 0), limits.stop(), Generator.Log.NONE));
        Optional<S> solution = solving
                ? puzzle.abilities(workspace)
                        .solver()
                        .flatMap(solver -> solver.solve(position, limits.withSolutions(1)).found().stream()
                                .findFirst())
                : Optional.empty();
        Message label = label(setups, day);
        String caption = words.text(FeedMessages.caption(Days.shortName(date), label));
        return new DailyPuzzle(
                date, label, new SheetPuzzle<>(line, puzzle, position, Message.verbatim(caption), solution));
    }

    private static <P> Message label(Setups<P> setups, Daily.Date day) {
        return setups.daily().isEmpty()
                ? setups.label(setups.standard())
                : setups.daily().get(day.weekday()).label();
    }
}
