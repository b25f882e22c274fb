package tilewright.sudoku.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.notation.GridLines;
import tilewright.text.FoundTexts;
import tilewright.text.Json;
import tilewright.text.TextLines;

class VariantLinesTest {

    private static final String CLASSIC =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String FOUR = "{\"side\":4,\"givens\":\"1...............\",\"note\":\"}]\\\"{\"}";

    private static List<String> found(String file) {
        List<String> found = new ArrayList<>();
        new FoundTexts(new VariantLines(new GridLines()), TextLines.of(file))
                .forEachRemaining(text -> found.add(text.line() + " " + text.text()));
        return found;
    }

    @Test
    void objects_of_lists_and_lines_of_rules_are_texts() {
        assertThat(found("[\n" + FOUR + ",\n" + FOUR + "\n]\n")).containsExactly("1 " + FOUR, "2 " + FOUR);
        assertThat(found("[" + FOUR + ", " + FOUR + "]")).containsExactly("0 " + FOUR, "0 " + FOUR);
        assertThat(found(FOUR + "\n" + FOUR)).containsExactly("0 " + FOUR, "1 " + FOUR);
        assertThat(found("4x4 x\n9x9 x " + CLASSIC)).containsExactly("0 4x4 x", "1 9x9 x " + CLASSIC);
    }

    @Test
    void classic_lines_stand_beside_them() {
        assertThat(found(CLASSIC + "\n4x4 x\n" + CLASSIC + "\n" + FOUR + "\n" + CLASSIC))
                .containsExactly("0 " + CLASSIC, "1 4x4 x", "2 " + CLASSIC, "3 " + FOUR, "4 " + CLASSIC);
        String list = "[\"" + CLASSIC + "\"]";
        assertThat(found(list)).containsExactly("0 " + CLASSIC);
    }

    @Test
    void an_object_may_have_several_lines() {
        assertThat(found("[{\"side\":4,\n\"givens\":\n\"1...............\"\n}]"))
                .containsExactly("0 {\"side\":4, \"givens\": \"1...............\" }");
    }

    @Test
    void an_object_that_does_not_end_is_a_text() {
        assertThat(found("{\"side\":4,\"givens\":[")).containsExactly("0 {\"side\":4,\"givens\":[ ");
    }

    @Test
    void cases_are_found_wherever_lines_break() {
        List<FamilyCase> cases = FamilyCase.of("combined");
        List<Json> objects =
                new ArrayList<>(cases.stream().map(FamilyCase::object).toList());
        String list = new Json.Arr(objects).toString();
        Seeds.each(50, 500, random -> {
            StringBuilder file = new StringBuilder(list);
            for (int i = random.below(4); i > 0; i--) {
                int at = file.indexOf(",\"", random.below(list.length() / 2));
                file.insert(at + 1, "\n");
            }
            assertThat(found(file.toString())).hasSize(cases.size());
        });
    }
}
