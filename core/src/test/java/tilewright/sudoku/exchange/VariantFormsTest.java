package tilewright.sudoku.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.grid.Grid;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.RandomVariants;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;
import tilewright.text.Cursor;
import tilewright.text.Json;

class VariantFormsTest {

    private static final List<String> FORMS = List.of("iss", "solo", "fpuzzles", "sudokupad");

    private static void check(String form, VariantPuzzle puzzle) {
        String text = VariantForms.write(form, puzzle).orElseThrow();
        assertThat(VariantTexts.read(new Cursor(text)).map(Meaning::of))
                .as(form + " of " + puzzle + ": " + text)
                .contains(Meaning.of(puzzle));
    }

    @Test
    void cases_are_read_as_they_are_written() {
        for (FamilyCase known : FamilyCase.all()) {
            VariantPuzzle puzzle = known.puzzle();
            check("fpuzzles", puzzle);
            check("sudokupad", puzzle);
            if (puzzle.rules().side() <= 16) {
                check("iss", puzzle);
            }
        }
    }

    @Test
    void game_ids_of_solo_are_those_of_its_author() {
        int ids = 0;
        for (FamilyCase known : FamilyCase.all()) {
            String id = known.forms()
                    .field("sgtSoloId")
                    .map(text -> ((Json.Str) text).value())
                    .orElse("");
            if (!id.isEmpty()) {
                assertThat(VariantForms.write("solo", known.puzzle())).contains(id);
                ids++;
            }
        }
        assertThat(ids).isEqualTo(125);
    }

    /** Every kind alone and with others: each form writes what it reads as the same again, or refuses a rule by its title. */
    @Test
    void random_rules_of_every_kind_are_read_as_they_are_written() {
        Map<String, Set<Integer>> written = new TreeMap<>();
        Seeds.each(400, 20_000, random -> {
            int side = 3 + random.below(random.below(4) == 0 ? 23 : 7);
            int kind = random.below(RandomVariants.KINDS);
            Variant first = random.below(2) == 0 ? Variant.of(side) : RandomVariants.any(side, random);
            Variant rules = RandomVariants.with(first, kind, random);
            VariantPuzzle puzzle = RandomVariants.puzzle(rules, random);
            for (String form : FORMS) {
                try {
                    VariantForms.write(form, puzzle);
                } catch (VariantError refused) {
                    assertThat(refused.sentence()).contains("form " + form);
                    continue;
                }
                check(form, puzzle);
                written.computeIfAbsent(form, _ -> new TreeSet<>()).add(kind);
            }
        });
        assertThat(written.get("fpuzzles")).hasSize(RandomVariants.KINDS - 1); // not greater-than signs
        assertThat(written.get("iss"))
                .hasSizeGreaterThanOrEqualTo(
                        RandomVariants.KINDS - 3); // nor dots with numbers, nor one kind of dots alone
    }

    @Test
    void random_boxes_diagonals_and_cages_are_game_ids_of_solo() {
        Seeds.each(100, 2_000, random -> {
            int side = List.of(4, 6, 8, 9).get(random.below(4));
            List<Constraint> constraints = new ArrayList<>();
            if (random.below(2) == 0) {
                constraints.add(GlobalConstraint.DIAGONAL_DOWN);
                constraints.add(GlobalConstraint.DIAGONAL_UP);
            }
            parts(side, random).forEach(cells -> constraints.add(new Constraint.Cage(1 + random.below(50), cells)));
            check("solo", RandomVariants.puzzle(new Variant(side, Boxes.usual(side), constraints), random));
        });
    }

    /** Parts of two cells to as many as the side that hang together and cover the grid. */
    private static List<List<Integer>> parts(int side, SeededRandom random) {
        List<List<Integer>> parts = new ArrayList<>();
        int[] partOf = new int[side * side];
        Arrays.fill(partOf, -1);
        for (int cell : random.permutation(side * side)) {
            List<Integer> near = new ArrayList<>();
            for (int neighbor : Grid.square(side).neighbors(cell)) {
                if (partOf[neighbor] < 0 || parts.get(partOf[neighbor]).size() < side) {
                    near.add(neighbor);
                }
            }
            if (partOf[cell] >= 0) {
                continue;
            }
            if (near.isEmpty()) {
                return parts(side, random);
            }
            int other = near.get(random.below(near.size()));
            if (partOf[other] < 0) {
                partOf[other] = parts.size();
                parts.add(new ArrayList<>(List.of(other)));
            }
            partOf[cell] = partOf[other];
            parts.get(partOf[other]).add(cell);
        }
        return parts;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            iss      | 17x17                        | the form iss has no place for 17 rows; up to 16 have one
            iss      | 9x9 all-white                | the form iss has no place for this: all white dots given
            iss      | 9x9 difference=2:r1c1-2      | the form iss has no place for this: dot
            iss      | 9x9 xv=7:r1c1-2              | the form iss has no place for this: X or V
            iss      | 9x9 little-killer=7:r1c1:ur  | the form iss has no place for this: little killer
            iss      | 6x6 boxes=3x2 disjoint       | the form iss has no place for this: disjoint groups
            solo     | 9x9 thermo=r1c1-2            | the form solo has no place for this: thermometer
            solo     | 9x9 diagonal-up              | the form solo has no place for this: diagonal from the bottom left
            solo     | 7x7                          | the form solo has no place for this: rows and columns without boxes
            solo     | 9x9 cage=4:r1c1-2            | the form solo has cages of two and more cells with a sum, which cover the grid
            solo     | 16x16 cage=4:r1c1-2          | the form solo has no place for this: cage
            solo     | 4x4 boxes=ABBBAACCADDCDDCB   |
            fpuzzles | 9x9 greater=r1c1-2           | the form fpuzzles has no place for this: greater-than sign
            fpuzzles | 9x9 xv=7:r1c1-2              | the form fpuzzles has no place for this: X or V
            fpuzzles | 9x9 non-consecutive white=r1c1-2 | the form fpuzzles has no place for this: non-consecutive
            fpuzzles | 9x9 all-black ratio=3:r1c1-2 | the form fpuzzles has no place for this: all black dots given
            """)
    void rules_without_a_place_are_refused(String form, String rules, String problem) {
        assertThatThrownBy(() -> VariantForms.write(form, VariantText.PUZZLES.parse(rules)))
                .isInstanceOf(VariantError.class)
                .hasMessage(
                        problem == null
                                ? "a box or cage does not hang together; the form solo has no place for it"
                                : problem);
    }

    /** Its program refuses a list of givens without any. */
    @Test
    void strings_of_iss_have_no_list_of_givens_where_there_are_none() {
        assertThat(VariantForms.write("iss", VariantText.PUZZLES.parse("6x6 non-consecutive")))
                .contains(".Shape~6x6.AntiConsecutive");
        assertThat(VariantForms.write("iss", VariantText.PUZZLES.parse("9x9 windoku")))
                .contains(".Shape~9x9.Windoku");
    }

    @Test
    void hyphens_in_names_are_ignored_and_other_forms_are_empty() {
        VariantPuzzle puzzle = VariantText.PUZZLES.parse("4x4 x 1...............");
        assertThat(VariantForms.write("f-puzzles", puzzle)).isPresent();
        assertThat(VariantForms.write("share", puzzle)).contains("sudoku:4x4 x 1...............");
        assertThat(VariantForms.write("sdk", puzzle)).isEmpty();
        assertThat(VariantForms.ids()).containsAll(FORMS);
    }
}
