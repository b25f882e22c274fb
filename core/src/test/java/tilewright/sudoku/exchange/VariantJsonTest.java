package tilewright.sudoku.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantText;
import tilewright.text.Json;

class VariantJsonTest {

    private static final String FOUR = "{~side~:4,~boxRows~:2,~boxCols~:2,~flags~:[],~givens~:~1...............~";

    private static String text(String object) {
        return VariantJson.read((Json.Obj) Json.parse(object.replace('~', '"')))
                .orElseThrow()
                .toString();
    }

    @Test
    void all_cases_are_read_and_their_texts_give_the_same_puzzles() {
        assertThat(FamilyCase.all())
                .hasSize(287)
                .allSatisfy(known -> assertThat(
                                VariantText.PUZZLES.parse(known.puzzle().toString()))
                        .isEqualTo(known.puzzle()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ~flags~:[~diagonalUp~,~antiKnight~]                                  | diagonal-up anti-knight
            ~flags~:[~diagonalUp~,~diagonalDown~,~windoku~,~disjointGroups~]     | x windoku disjoint
            ~flags~:[~antiKing~,~nonConsecutive~,~allDotsGiven~,~allXVGiven~]    | anti-king non-consecutive all-dots all-xv
            ~cages~:[{~sum~:5,~cells~:[~r1c1~,~r2c1~]},{~sum~:3,~cells~:[~r1c3~,~r1c2~]}] | cage=5:r1-2c1;3:r1c2-3
            ~thermos~:[[~r1c3~,~r1c2~,~r2c2~]]                                   | thermo=r1c3-2,r2c2
            ~arrows~:[{~circle~:~r1c1~,~shaft~:[~r1c2~,~r1c3~]}]                 | arrow=r1c1-3
            ~dots~:[{~kind~:~white~,~cells~:[~r2c1~,~r1c1~]},{~kind~:~black~,~cells~:[~r1c3~,~r1c2~]}] | white=r1-2c1 black=r1c2-3
            ~pairs~:[{~kind~:~X~,~cells~:[~r2c1~,~r1c1~]},{~kind~:~V~,~cells~:[~r1c3~,~r1c2~]}] | xv=10:r1-2c1;5:r1c2-3
            ~sandwiches~:[{~line~:~row~,~index~:1,~sum~:0},{~line~:~column~,~index~:4,~sum~:5}] | sandwich=0:r1;5:c4
            ~littleKillers~:[{~start~:~r4c2~,~direction~:~ur~,~sum~:7}]          | little-killer=7:r4c2:ur
            ~palindromes~:[[~r2c2~,~r1c1~]]                                      | palindrome=r1c1,r2c2
            ~whispers~:[{~difference~:2,~cells~:[~r1c1~,~r1c2~,~r2c3~]}]         | whispers=2:r1c1-2,r2c3
            ~renbans~:[[~r1c1~,~r2c2~,~r3c2~]]                                   | renban=r1c1,r2-3c2
            ~entropics~:[[~r3c2~,~r2c2~,~r1c1~]]                                 | entropic=r1c1,r2-3c2
            """)
    void each_field_is_a_rule(String field, String words) {
        String object = field.startsWith("~flags~") ? FOUR.replace("~flags~:[]", field) : FOUR + "," + field;
        assertThat(text(object + "}")).isEqualTo("4x4 " + words + " 1...............");
    }

    @Test
    void boxes_are_rectangles_regions_or_none() {
        String givens = ",~givens~:~" + ".".repeat(16) + "~}";
        assertThat(text("{~side~:4,~regions~:~AABBAABBCCDDCCDD~" + givens)).isEqualTo("4x4");
        assertThat(text("{~side~:4,~regions~:~AAABACBBCCDBCDDD~" + givens)).isEqualTo("4x4 boxes=AAABACBBCCDBCDDD");
        assertThat(text("{~side~:4" + givens)).isEqualTo("4x4 boxes=none");
    }

    @Test
    void a_case_has_its_puzzle_in_a_field() {
        assertThat(text("{~id~:~1~,~puzzle~:" + FOUR + "},~expected~:{}}")).isEqualTo("4x4 1...............");
    }

    @Test
    void other_objects_are_left_to_others() {
        assertThat(VariantJson.read((Json.Obj) Json.parse("{\"size\":9}"))).isEmpty();
    }

    @Test
    void digits_from_10_on_are_a_list() {
        assertThat(VariantJson.digits(List.of(1, 0, 9), 9)).isEqualTo("1.9");
        assertThat(VariantJson.digits(List.of(1, 0, 10), 10)).isEqualTo("1,.,10");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ~skyscrapers~:[]                      | the field skyscrapers is not known; it may be a rule, and is not left out
            ~cages~:[{~cells~:[~r1c1~]}]          | the field sum is missing
            ~cages~:[{~sum~:-1,~cells~:[~r1c1~]}] | the field sum is wrong: -1
            ~cages~:[{~sum~:1,~cells~:[~r1c5~]}]  | the field cells is wrong: column 4: a row or column must be 1 to 4, not (5)
            ~cages~:7                             | the field cages is wrong: 7
            ~thermos~:[[3]]                       | the field thermos is wrong: 3
            ~dots~:[{~kind~:~red~,~cells~:[~r1c1~,~r1c2~]}] | the field kind is wrong: "red"
            """)
    void what_is_wrong_is_named(String field, String problem) {
        assertThatThrownBy(() -> text(FOUR + "," + field + "}"))
                .isInstanceOf(VariantError.class)
                .hasMessage(problem);
    }

    @Test
    void wrong_givens_are_named() {
        assertThatThrownBy(() -> text("{~side~:4,~boxRows~:2,~boxCols~:2,~givens~:~123~}"))
                .isInstanceOf(VariantError.class)
                .hasMessageStartingWith("the field givens is wrong");
        assertThatThrownBy(() -> text("{~side~:4,~boxRows~:2,~boxCols~:3,~givens~:~" + ".".repeat(16) + "~}"))
                .isInstanceOf(VariantError.class)
                .hasMessageStartingWith("boxes of 2 by 3");
    }
}
