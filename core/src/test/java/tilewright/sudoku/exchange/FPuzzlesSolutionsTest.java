package tilewright.sudoku.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tilewright.search.Limits;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.notation.LinkContent;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.text.Cursor;
import tilewright.text.Json;
import tilewright.text.Refusal;

class FPuzzlesSolutionsTest {

    private static VariantPuzzle read(Json.Obj object) {
        return VariantTexts.read(new Cursor(object.toString())).orElseThrow();
    }

    private static List<List<Integer>> solutions(VariantPuzzle puzzle) {
        return new VariantSolver(puzzle.rules())
                .solve(puzzle, Limits.NONE.withSolutions(2).withNodes(1_000_000))
                .found();
    }

    private static FPuzzlesCheck check(Json.Obj object, List<Integer> solution) {
        return new FPuzzlesCheck(object, (int) Math.sqrt(solution.size()), solution);
    }

    @Test
    void solutions_of_objects_keep_their_rules_and_no_other_grid_does() throws IOException {
        try (InputStream in = Objects.requireNonNull(FamilyCase.class.getResourceAsStream("family/fpuzzles.json"))) {
            Json.Arr objects = (Json.Arr) Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            for (Json item : objects.items()) {
                Json.Obj known = (Json.Obj) item;
                if (!known.field("outcome").orElseThrow().equals(new Json.Str("read"))) {
                    continue;
                }
                Json.Obj object = (Json.Obj) known.field("object").orElseThrow();
                List<List<Integer>> solutions = solutions(read(object));
                assertThat(solutions).as(object.toString()).isNotEmpty().allSatisfy(solution -> {
                    assertThat(check(object, solution).broken()).isEmpty();
                    List<Integer> wrong = new ArrayList<>(solution);
                    Collections.swap(wrong, 0, 1);
                    assertThat(check(object, wrong).broken()).isNotEmpty();
                });
            }
        }
    }

    /** Each load of a case is checked against the rules that its object has, not against what was read of it. */
    @Test
    void solutions_of_loads_keep_the_rules_of_their_objects() {
        for (FamilyCase known : FamilyCase.all()) {
            known.forms().field("fpuzzlesLoad").ifPresent(load -> {
                String link = "https://f-puzzles.com/?load=" + ((Json.Str) load).value();
                VariantPuzzle puzzle = VariantTexts.read(new Cursor(link)).orElseThrow();
                Json.Obj object = ((LinkContent.WebObject) LinkContent.of(link).orElseThrow()).object();
                if (puzzle.rules().side() <= 10) {
                    assertThat(solutions(puzzle))
                            .as(known.id())
                            .allSatisfy(solution ->
                                    assertThat(check(object, solution).broken()).isEmpty());
                }
            });
        }
    }

    /** Surveys a file of objects, one a line: how many are read, solved, and checked, and why others are refused. */
    public static void main(String[] arguments) throws IOException {
        Map<String, Integer> numbers = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            Json.Obj object = (Json.Obj) Json.parse(line);
            try {
                List<List<Integer>> solutions = solutions(read(object));
                numbers.merge("read, with solutions (at most 2): " + solutions.size(), 1, Integer::sum);
                for (List<Integer> solution : solutions) {
                    numbers.merge("checked, broken " + check(object, solution).broken(), 1, Integer::sum);
                }
            } catch (Refusal refused) {
                numbers.merge("refused: " + refused.getMessage(), 1, Integer::sum);
            }
        }
        numbers.forEach((what, number) -> System.out.println(number + " " + what));
    }
}
