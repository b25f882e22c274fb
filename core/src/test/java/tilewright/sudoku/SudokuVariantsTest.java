package tilewright.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.puzzle.Variants;
import tilewright.search.Limits;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.text.Json;
import tilewright.text.LineGrouping;

class SudokuVariantsTest {

    private static final Variants VARIANTS = new SudokuVariants(LineGrouping.LINES);

    private static Optional<String> text(String text) {
        return VARIANTS.read(text).map(Variants.Question::text);
    }

    @Test
    void each_form_of_a_case_is_the_same_puzzle() {
        for (FamilyCase known : FamilyCase.all()) {
            String own = known.puzzle().toString();
            assertThat(text(own)).contains(own);
            assertThat(text("sudoku:" + own)).contains(own);
            assertThat(text(known.object().toString())).contains(own);
        }
    }

    /** A little killer may be written at either end of its diagonal, so that forms are compared by their solutions. */
    @Test
    void forms_of_other_programs_have_the_same_solutions() {
        for (FamilyCase known : FamilyCase.all()) {
            boolean classic = known.puzzle().rules().equals(Variant.CLASSIC);
            for (String form : List.of("sgtSoloId", "issString", "fpuzzlesLoad")) {
                String link = form.equals("fpuzzlesLoad") ? "https://f-puzzles.com/?load=" : "";
                Optional<Variants.Question> read =
                        known.forms().field(form).flatMap(text -> VARIANTS.read(link + ((Json.Str) text).value()));
                if (known.forms().field(form).isPresent() && !classic) {
                    assertThat(read).as(known + " " + form).hasValueSatisfying(question -> assertSame(question, known));
                } else {
                    assertThat(read).as(known + " " + form).isEmpty();
                }
            }
        }
    }

    private static void assertSame(Variants.Question question, FamilyCase known) {
        if (!question.text().equals(known.puzzle().toString())) {
            assertThat(question.solve(Limits.NONE.withSolutions(2)).found()).isEqualTo(solutions(known));
        }
    }

    private static List<String> solutions(FamilyCase known) {
        return new VariantSolver(known.puzzle().rules())
                .solve(known.puzzle(), Limits.NONE.withSolutions(2)).found().stream()
                        .map(GivenText::text)
                        .toList();
    }

    @Test
    void classic_rules_are_a_position() {
        String grid = "1" + ".".repeat(80);
        assertThat(VARIANTS.read("9x9 " + grid).orElseThrow().position()).contains(grid);
        assertThat(VARIANTS.read("9x9 x " + grid).orElseThrow().position()).isEmpty();
        assertThat(VARIANTS.read(grid)).isEmpty();
    }
}
