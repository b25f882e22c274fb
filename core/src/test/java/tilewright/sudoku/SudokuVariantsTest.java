package tilewright.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.puzzle.Variants;
import tilewright.search.Limits;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.text.Json;
import tilewright.text.Refusal;

class SudokuVariantsTest {

    private static final Variants VARIANTS = new SudokuPuzzle().variants();

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

    @Test
    void digits_of_a_player_stay_apart_in_our_own_forms() {
        String begun = "4x4 .1.4...1....3... 2...............";
        Variants.Question question = VARIANTS.read(begun).orElseThrow();
        assertThat(question.written("id")).contains(begun);
        assertThat(question.written("share")).contains("sudoku:" + begun);
        assertThat(question.written("solo"))
                .isEqualTo(VARIANTS.read("4x4 21.4...1....3...").orElseThrow().written("solo"));
    }

    @Test
    void a_damaged_grid_with_notes_is_no_text_of_rules() {
        String damaged = "..3681..x" + ".".repeat(72) + " | r2c7~1";
        assertThat(VARIANTS.read(damaged)).isEmpty();
        assertThat(new SudokuPuzzle().isVariant(damaged)).isFalse();
    }

    /** What the rules here cannot say is named, not a rule that they can, and not the size. */
    @Test
    void a_rule_that_is_not_known_is_refused_by_its_name() {
        String rows = "[" + String.join(",", Collections.nCopies(6, "[{},{},{},{},{},{}]")) + "]";
        String object =
                "{'size':6,'grid':%s,'killercage':[{'cells':['R1C1','R1C2'],'value':'5'}],'%s':[{'cells':['R3C1','R3C2']}]}"
                        .replace('\'', '"');
        SudokuPuzzle puzzle = new SudokuPuzzle();
        String unknown = object.formatted(rows, "quadruple");
        assertThatThrownBy(() -> VARIANTS.read(unknown))
                .isInstanceOf(Refusal.class)
                .hasMessage("the rule quadruple is not known, and is not left out");
        assertThat(puzzle.isVariant(unknown)).isTrue();
        assertThat(text(object.formatted(rows, "extraregion"))).contains("6x6 different=r3c1-2 cage=5:r1c1-2");
    }

    @Test
    void what_the_usual_rules_read_is_theirs_though_a_field_is_not_known_here() {
        String rows = "[" + String.join(",", Collections.nCopies(9, "[{},{},{},{},{},{},{},{},{}]")) + "]";
        String object = "{\"size\":9,\"grid\":" + rows.replaceFirst("\\{}", "{\"value\":1,\"given\":true}")
                + ",\"cosmetic\":[]}";
        assertThat(VARIANTS.read(object)).isEmpty();
        assertThat(new SudokuPuzzle().isVariant(object)).isFalse();
    }
}
