package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.puzzles.SheetPuzzle.Line;
import tilewright.print.puzzles.SheetPuzzle.Question;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.StepFinder;
import tilewright.puzzle.StepFinder.Found;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.text.Json;
import tilewright.text.Reason;
import tilewright.text.Refusal;

/**
 * A task that makes positions in which a technique is the next step, and asks where it is: item <i>i</i> is position
 * <i>i</i> of a seed; the line is ignored. Answers with a position have a {@link SheetPuzzle} with a question. Threads
 * may share one.
 *
 * @param <P> the setup
 * @param <S> the position
 * @param <M> the move
 */
final class PatternTask<P, S, M> implements Task {

    /** Answers in words beside the one that is marked, and letters of all of them together, at most. */
    private static final int OTHERS = 2;

    private static final int LETTERS = 300;

    private final Puzzle<P, S, M> puzzle;
    private final P setup;
    private final String technique;
    private final long seed;
    private final long before;
    private final boolean marks;
    private final Words words;
    private final Limits limits;
    private final Generator<P, S> generator;
    private final Abilities<P, S, M> abilities;

    /**
     * A task.
     *
     * @param article of the technique, which has a setup to practice it
     * @param before puzzles that stand before its first one
     * @param marks whether the answers are given
     */
    PatternTask(
            Puzzle<P, S, M> puzzle,
            String article,
            long seed,
            long before,
            boolean marks,
            Words words,
            Workspace workspace,
            Limits limits) {
        Article english = Handbook.of(puzzle).article(article).orElseThrow();
        this.puzzle = puzzle;
        setup = puzzle.setup(english.practice());
        technique = english.title();
        this.seed = seed;
        this.before = before;
        this.marks = marks;
        this.words = words;
        this.limits = limits;
        generator = puzzle.generator(workspace);
        abilities = puzzle.abilities(workspace);
    }

    @Override
    public Answer answer(long item, String line) {
        try {
            S position = generator.generate(setup, SeededRandom.ofItem(seed, item), limits.stop(), Generator.Log.NONE);
            return abilities
                    .hinter()
                    .flatMap(hinter -> hinter.hint(position, limits.stop()))
                    .filter(hint -> hint.technique().equals(technique))
                    .<Answer>map(hint -> new Answer.Done("", asking(item, position, hint)))
                    .orElseGet(() -> new Answer.NoResult(
                            Reason.REFUSED, PuzzlesMessages.patternNotFound(technique), Json.obj()));
        } catch (Refusal refusal) {
            return Answer.NoResult.of(refusal);
        }
    }

    private SheetPuzzle<S> asking(long item, S position, Hint<M> hint) {
        Question question = marks ? answered(position, hint) : asked();
        return new SheetPuzzle<>(
                before + item + 1, puzzle, position, Message.NONE, Optional.empty(), Optional.of(question));
    }

    private static Question asked() {
        return new Question(
                List.of(
                        new Line(PuzzlesMessages.patternCells(), true),
                        new Line(PuzzlesMessages.patternDigits(), true),
                        new Line(PuzzlesMessages.patternResult(), true)),
                List.of());
    }

    private Question answered(S position, Hint<M> hint) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(shortened(hint.text()), false));
        int letters = words.text(hint.text()).length();
        List<Found> others = others(position, hint);
        int told = 0;
        while (told < Math.min(OTHERS, others.size())) {
            Message other = shortened(others.get(told).text());
            letters += words.text(other).length();
            if (letters > LETTERS) {
                break;
            }
            lines.add(new Line(PuzzlesMessages.patternOther(other), false));
            told++;
        }
        if (told < others.size()) {
            lines.add(new Line(PuzzlesMessages.patternMore(others.size() - told), false));
        }
        return new Question(lines, hint.stages().getLast().marks());
    }

    /** Further steps of the technique, each told apart by its words. */
    private List<Found> others(S position, Hint<M> hint) {
        Optional<StepFinder<S>> finder =
                abilities.steps().filter(steps -> steps.refusal(technique).isEmpty());
        List<Found> others = new ArrayList<>();
        List<String> told = new ArrayList<>(List.of(hint.text().text()));
        for (Found step : finder.map(steps -> steps.steps(position, Optional.of(technique), limits.stop()))
                .orElse(List.of())) {
            if (!told.contains(step.text().text())) {
                told.add(step.text().text());
                others.add(step);
            }
        }
        return others;
    }

    private Message shortened(Message text) {
        return Message.verbatim(Sentences.shortened(words.text(text)));
    }
}
