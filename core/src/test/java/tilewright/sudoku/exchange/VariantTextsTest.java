package tilewright.sudoku.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Cursor;
import tilewright.text.Json;
import tilewright.text.Refusal;

class VariantTextsTest {

    private static VariantPuzzle read(String text) {
        return VariantTexts.read(new Cursor(text)).orElseThrow();
    }

    @Test
    void each_form_of_a_case_is_the_same_puzzle() {
        int forms = 0;
        for (FamilyCase known : FamilyCase.all()) {
            for (var form : known.forms().fields().entrySet()) {
                String text = ((Json.Str) form.getValue()).value();
                String whole = form.getKey().equals("fpuzzlesLoad") ? "https://f-puzzles.com/?load=" + text : text;
                assertThat(Meaning.of(read(whole)))
                        .as(known + " " + form.getKey() + " " + text)
                        .isEqualTo(Meaning.of(known.puzzle()));
                forms++;
            }
        }
        assertThat(forms).isEqualTo(282 + 266 + 125);
    }

    private static Json.Arr objects() throws IOException {
        try (InputStream in = Objects.requireNonNull(FamilyCase.class.getResourceAsStream("family/fpuzzles.json"))) {
            return (Json.Arr) Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void objects_of_f_puzzles_are_read_or_refused_by_the_name_of_their_rule() throws IOException {
        for (Json item : objects().items()) {
            Json.Obj known = (Json.Obj) item;
            String object = known.field("object").orElseThrow().toString();
            String load = "https://f-puzzles.com/?load="
                    + ((Json.Str) known.field("load").orElseThrow()).value();
            String outcome = ((Json.Str) known.field("outcome").orElseThrow()).value();
            if (outcome.equals("read")) {
                assertThat(read(object)).as(object).isEqualTo(read(load));
            } else {
                String name = outcome.replaceFirst("refused: (?:unknown rule|cell) \"?(\\w+).*", "$1");
                for (String text : new String[] {object, load}) {
                    assertThatThrownBy(() -> read(text))
                            .as(outcome)
                            .isInstanceOf(Refusal.class)
                            .hasMessageContaining(name);
                }
            }
        }
    }

    private static String fpuzzles(int side, String fields) {
        String row = "[" + "{},".repeat(side - 1) + "{}]";
        return "{~size~:%d,~grid~:[%s],%s}"
                .formatted(side, String.join(",", Collections.nCopies(side, row)), fields)
                .replace('~', '"');
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ~diagonal+~:true,~diagonal-~:false                                | 4x4 diagonal-up
            ~nonconsecutive~:true                                             | 4x4 non-consecutive
            ~nonconsecutive~:true,~ratio~:[{~cells~:[~R1C1~,~R1C2~]}]         | 4x4 all-white black=r1c1-2
            ~nonconsecutive~:true,~difference~:[{~cells~:[~R1C1~,~R1C2~],~value~:~2~}] | 4x4 all-white difference=2:r1c1-2
            ~negative~:[~ratio~]                                              | 4x4 all-black
            ~nonconsecutive~:true,~negative~:[~ratio~,~xv~]                   | 4x4 all-dots all-xv
            ~killercage~:[{~cells~:[~R1C1~,~R1C2~]},{~cells~:[~R2C2~],~value~:3}] | 4x4 different=r1c1-2 cage=3:r2c2
            ~extraregion~:[{~cells~:[~R1C1~,~R1C2~]}]                         | 4x4 different=r1c1-2
            ~extraregion~:[{~cells~:[~R2C2~,~R2C3~,~R3C2~,~R3C3~]}]           | 4x4 windoku
            ~arrow~:[{~cells~:[~R1C1~],~lines~:[[~R1C1~,~R1C2~],[~R1C1~,~R2C1~,~R3C2~]]}] | 4x4 arrow=r1c1-2;r1-2c1,r3c2
            ~sandwichsum~:[{~cell~:~R2C0~,~value~:~2~},{~cell~:~R5C3~,~value~:~0~}] | 4x4 sandwich=0:c3;2:r2
            ~littlekillersum~:[{~cell~:~R0C0~,~direction~:~DR~,~value~:~9~}]  | 4x4 little-killer=9:r1c1:dr
            ~thermometer~:[{~lines~:[[~R1C1~],[~R1C1~,~R2C2~]]}],~odd~:[]     | 4x4 thermo=r1c1,r2c2
            ~xv~:[{~cells~:[~R1C1~,~R1C2~],~value~:~v~}]                      | 4x4 xv=5:r1c1-2
            """)
    void fields_of_f_puzzles_are_constraints(String fields, String rules) {
        assertThat(read(fpuzzles(4, fields))).hasToString(rules);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ~line~:[{~lines~:[[~R1C1~]]}]                              | the rule line is not known, and is not left out
            ~antiknight~:[1]                                           | the rule antiknight is not known, and is not left out
            ~killercage~:true                                          | the rule killercage is not known, and is not left out
            ~negative~:[~odd~]                                         | the rule negative cannot be read: the rule odd is not known, and is not left out
            ~negative~:[~ratio~],~ratio~:[{~cells~:[~R1C1~,~R1C2~],~value~:~3~}] | the rule negative cannot be read: it is about other ratios than 2, too
            ~killercage~:[{~cells~:[~R1C1~,~R1C2~],~value~:~?~}]       | the rule killercage cannot be read: expected a number, not (?)
            ~killercage~:[{~cells~:[~R1C1~,~R1C5~],~value~:~9~}]       | the rule killercage cannot be read: there is no cell R1C5 in a grid of 4 rows
            ~arrow~:[{~cells~:[~R1C1~,~R1C2~],~lines~:[]}]             | the rule arrow cannot be read: its circle has 2 cells, not one
            ~arrow~:[{~cells~:[~R1C1~],~lines~:[[~R1C2~,~R1C3~]]}]     | the rule arrow cannot be read: it does not begin in its circle
            ~whispers~:[{~lines~:[[~R1C2~,~R1C3~]]}]                   | the rule whispers cannot be read: expected a number, not ()
            ~xv~:[{~cells~:[~R1C1~,~R1C2~]}]                           | the rule xv cannot be read: expected a number, not ()
            ~sandwichsum~:[{~cell~:~R2C2~,~value~:~2~}]                | the rule sandwichsum cannot be read: R2C2 is no row or column of the grid
            ~littlekillersum~:[{~cell~:~R0C0~,~direction~:~D~,~value~:~9~}] | the rule littlekillersum cannot be read: expected a direction, not (D)
            ~difference~:[{~cells~:[~R1C1~,~R2C2~]}]                   | dot: row 1, column 1 and row 2, column 2 are no neighbors
            """)
    void what_f_puzzles_says_and_is_not_known_is_refused_by_its_name(String fields, String problem) {
        assertThatThrownBy(() -> read(fpuzzles(4, fields))).hasMessage(problem);
    }

    @Test
    void cells_of_f_puzzles_may_have_other_rules_and_digits_that_are_not_given() {
        assertThatThrownBy(() -> read("{\"grid\":[[{\"givenPencilMarks\":[1]},{}],[{},{}]]}"))
                .hasMessage("the rule givenPencilMarks is not known, and is not left out");
        Cursor cursor = new Cursor("{\"grid\":[[{\"value\":1},{\"value\":2,\"given\":true}],[{},{}]]}");
        assertThat(VariantTexts.read(cursor).orElseThrow()).hasToString("2x2 .2..");
        assertThat(cursor.warning().text()).isEqualTo("digits that a solver entered are left out; the givens are read");
    }

    @Test
    void rules_in_words_are_told() {
        Cursor cursor = new Cursor(fpuzzles(4, "~ruleset~:~Normal sudoku rules apply. Odd cells are gray.~"));
        assertThat(VariantTexts.read(cursor).orElseThrow()).hasToString("4x4");
        assertThat(cursor.warning().text()).contains("Odd cells are gray");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            .Shape~4x4.Windoku.~R1C1_4                    | 4x4 windoku 4...............
            .Shape~4x4.Cage~0~R1C1~R1C2.Cage~7~R2C1~R2C2  | 4x4 different=r1c1-2 cage=7:r2c1-2
            .Shape~4x4.X~R1C1~R1C2~R2C2                   | 4x4 xv=10:r1c1-2;10:r1-2c2
            .Shape~4x4.GreaterThan~R1C2~R1C1              | 4x4 greater=r1c2-1
            .Shape~4x4.Jigsaw~0011001122332233            | 4x4 house=r1c1-2,r2c1-2;r1c3-4,r2c3-4;r3c1-2,r4c1-2;r3c3-4,r4c3-4
            .Shape~4x4.NoBoxes.Jigsaw~0011011122332233    |
            .Shape~4x4.NoBoxes.Jigsaw~0001120011122333    |
            .Shape~4x4.NoBoxes.Jigsaw~0000000000003333    | 4x4 boxes=none house=r4c1-4
            .Shape~4x4.Whisper~R1C1~R1C2.Sandwich~3~C4    | 4x4 sandwich=3:c4 whispers=5:r1c1-2
            .Shape~4x4.Whisper~3~R1C1~R1C2.Sandwich~3~C5  |
            .Shape~9x9.Entropic~R3C2~R2C2~R1C1           | 9x9 entropic=r1c1,r2-3c2
            .Shape~4x4.Entropic~R3C2~R2C2~R1C1           |
            .Shape~4x4.LittleKiller~5~R4C2                | 4x4 little-killer=5:r4c2:ur
            """)
    void rules_of_iss_are_constraints(String text, String rules) {
        if (rules == null) {
            assertThatThrownBy(() -> read(text)).isInstanceOf(Refusal.class);
        } else {
            assertThat(read(text)).hasToString(rules);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            .Or.Cage~5~R1C1~R1C2.End                | the rule Or is not known, and is not left out
            .AntiTaxicab.~R1C1_1                    | the rule AntiTaxicab is not known, and is not left out
            .Shape~9x9~0-8.~R1C1_1                  | the rule Shape 9x9~0-8 is not known, and is not left out
            .Thermo~R1C1~LOOP                       | the rule Thermo cannot be read: there is no cell LOOP in a grid of 9 rows
            .~R1C1_1_2                              | R1C1 has several digits; one or none can be given
            .~R1C1_1.~R1C1_2                        | R1C1 has (2), or another digit before; digits are 1 to 9
            .NoBoxes.DisjointSets.~R1C1_1           | disjoint groups need rectangular boxes
            .Diagonal~2.~R1C1_1                     | the rule Diagonal cannot be read: expected a direction, not (2)
            .WhiteDot~R1C1~R2C2                     | the rule WhiteDot cannot be read: its cells are no neighbors
            """)
    void what_iss_says_and_is_not_known_is_refused_by_its_name(String text, String problem) {
        assertThatThrownBy(() -> read(text)).hasMessage(problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2x2#123                        | this game ID has the number of which the puzzle is made
            2x2:p1                         | expected the end
            2x2:o                          | expected 16 cells
            2x2:1_5n                       | 5
            4j:p,aa                        | expected letters and _ for all edges
            2x2k:p,x,p          | each cage has its sum in its first cell
            """)
    void damaged_game_ids_of_solo_are_refused(String text, String problem) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(Refusal.class).hasMessageContaining(problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            https://puzz.link/p?sudoku/4/4/1g2l34k             | 4x4 1.2......34.....
            https://puzz.link/p?sudoku/4/4/1g2l34              |
            https://puzz.link/p?sudoku/4/5/1g2l34k             |
            https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4.Windoku.~R1C1_4 | 4x4 windoku 4...............
            https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#2x2x:4o  | 4x4 x 4...............
            """)
    void links_are_read(String link, String rules) {
        if (rules == null) {
            assertThatThrownBy(() -> read(link)).isInstanceOf(Refusal.class);
        } else {
            assertThat(read(link)).hasToString(rules);
        }
    }

    @Test
    void links_with_digits_from_10_on() {
        assertThat(read("https://puzz.link/p?sudoku/16/16/f-10" + "z".repeat(12) + "t")
                        .givens())
                .startsWith(15, 16, 0)
                .hasSize(256);
    }

    @Test
    void json_of_sudokupad_has_boxes_of_any_shape_and_no_further_rule() {
        String cells = "'cells':[[{'value':1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
        String regions = ",'regions':[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,3],[2,3],[1,2]],[[1,1],[2,1],[2,0],[3,0]],"
                + "[[2,2],[3,1],[3,2],[3,3]]]";
        assertThat(read("{" + cells.replace('\'', '"') + "}")).hasToString("4x4 1...............");
        assertThat(read(("{" + cells + regions + "}").replace('\'', '"')))
                .hasToString("4x4 boxes=AAABACBBCCDBCDDD 1...............");
        assertThatThrownBy(() -> read(("{" + cells + ",'lines':[{'a':1}]}").replace('\'', '"')))
                .hasMessage("the rule lines is not known, and is not left out");
        assertThatThrownBy(() -> read(("{" + cells + ",'cages':[{'cells':[[0,0]]}]}").replace('\'', '"')))
                .hasMessage("the rule cages is not known, and is not left out");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "{}", "[]", "https://example.org", "53..7....6..195....98....6.8...6...34..8.3..17", "4:p"})
    void other_texts_are_left_to_others(String text) {
        assertThat(VariantTexts.read(new Cursor(text))).isEmpty();
    }
}
