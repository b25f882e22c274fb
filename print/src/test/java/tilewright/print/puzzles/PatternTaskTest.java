package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.draw.Mark;
import tilewright.message.Words;
import tilewright.print.Printable;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.StepFinder;
import tilewright.puzzle.StepFinder.Found;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.text.Json;

class PatternTaskTest {

    private static final int SEEDS = Sample.size(1, 3);

    /** What the usual order of hints does not try, and forms of a chain that are as hard. */
    private static final Set<String> BESIDE =
            Set.of("WXYZ-Wing", "3D Medusa", "Discontinuous nice loop", "Grouped discontinuous nice loop");

    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.find("sudoku").orElseThrow();

    static List<Article> practiced() {
        return Handbook.of(SUDOKU).articles().stream()
                .filter(article -> !article.practice().isEmpty())
                .toList();
    }

    @Test
    void most_techniques_have_positions_to_find_them_in() {
        assertThat(practiced()).hasSizeGreaterThanOrEqualTo(38);
    }

    static List<Article> sample() {
        return Sample.of(practiced(), 15);
    }

    @ParameterizedTest
    @MethodSource("sample")
    void the_technique_is_the_next_step_and_the_finder_finds_what_is_marked(Article article) {
        try (Workspace workspace = new Workspace()) {
            check(SUDOKU, article, workspace);
        }
    }

    private static <P, S, M> void check(Puzzle<P, S, M> puzzle, Article article, Workspace workspace) {
        Abilities<P, S, M> abilities = puzzle.abilities(workspace);
        StepFinder<S> finder = abilities.steps().orElseThrow();
        for (long seed = 1; seed <= SEEDS; seed++) {
            String named = article.id() + ", seed " + seed;
            SheetPuzzle<S> asked = made(task(puzzle, article, seed, false, workspace), named);
            SheetPuzzle<S> answered = made(task(puzzle, article, seed, true, workspace), named);
            S position = asked.position();
            assertThat(answered.position()).as(named).isEqualTo(position);
            List<Found> found = finder.steps(position, Optional.of(article.title()), Stop.never());
            Hint<M> hint = abilities.hinter().orElseThrow().hint(position).orElseThrow();
            assertThat(found.stream().map(step -> changes(step.fields())))
                    .as(named)
                    .contains(changes(hint.toJson()));
            assertThat(sound(puzzle, position, hint, workspace)).as(named).isTrue();
            for (String simpler : finder.techniques()) {
                if (simpler.equals(article.title())) {
                    break;
                }
                if (!BESIDE.contains(simpler)) {
                    assertThat(finder.steps(position, Optional.of(simpler), Stop.never()))
                            .as("%s: %s", named, simpler)
                            .isEmpty();
                }
            }
            asked(asked, named);
            answered(answered, hint, named);
        }
    }

    /** What a step changes. */
    private static String changes(Json.Obj step) {
        return step.field("placements").orElseThrow() + " "
                + step.field("eliminations").orElseThrow();
    }

    /** Whether the step removes no digit of the solution, and places none that is not of it. */
    private static <P, S, M> boolean sound(Puzzle<P, S, M> puzzle, S position, Hint<M> hint, Workspace workspace) {
        S solved = puzzle.abilities(workspace)
                .solver()
                .orElseThrow()
                .solve(position, Limits.NONE)
                .found()
                .getFirst();
        String digits = puzzle.texts().positions().format(solved).substring(0, 81);
        return changed(hint, "eliminations").noneMatch(change -> change.charAt(5) == digit(digits, change))
                && changed(hint, "placements").allMatch(change -> change.charAt(5) == digit(digits, change));
    }

    private static Stream<String> changed(Hint<?> hint, String field) {
        Json.Arr all = (Json.Arr) hint.toJson().field(field).orElseThrow();
        return all.items().stream().map(item -> ((Json.Str) item).value());
    }

    /** @param change such as {@code r7c3-7} */
    private static char digit(String digits, String change) {
        return digits.charAt((change.charAt(1) - '1') * 9 + change.charAt(3) - '1');
    }

    private static void asked(SheetPuzzle<?> sheet, String named) {
        Printable printed = sheet.printable(Words.ENGLISH);
        assertThat(printed.rating()).as(named).isEmpty();
        assertThat(printed.pointed()).as(named).isEmpty();
        assertThat(printed.below()).as(named).hasSize(3).allMatch(Printable.Line::rule);
        assertThat(printed.scene().marks()).as(named).noneMatch(Mark.Dot.class::isInstance);
    }

    private static void answered(SheetPuzzle<?> sheet, Hint<?> hint, String named) {
        Printable printed = sheet.printable(Words.ENGLISH);
        assertThat(printed.pointed())
                .as(named)
                .isNotEmpty()
                .isEqualTo(hint.stages().getLast().marks());
        assertThat(printed.below()).as(named).isNotEmpty().noneMatch(Printable.Line::rule);
        assertThat(printed.below().getFirst().words())
                .as(named)
                .isEqualTo(Sentences.shortened(hint.text().text()));
    }

    @SuppressWarnings("unchecked") // a task of this puzzle answers with its positions
    private static <S> SheetPuzzle<S> made(Task task, String named) {
        Answer answer = task.answer(0, "");
        assertThat(answer).as(named).isInstanceOf(Answer.Done.class);
        return (SheetPuzzle<S>) answer.result();
    }

    private static <P, S, M> Task task(
            Puzzle<P, S, M> puzzle, Article article, long seed, boolean marks, Workspace workspace) {
        return new PatternTask<>(puzzle, article.id(), seed, 0, marks, Words.ENGLISH, workspace, Limits.NONE);
    }
}
