package tilewright.sudoku.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.text.TextError;

class VariantTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9x9",
                "25x25",
                "6x6 boxes=3x2",
                "6x6 boxes=none",
                "7x7",
                "5x5 boxes=AAABBCAABBCDDEBCDDEECCDEE",
                "6x6 x cage=10:r1c1-3;5:r2c1-2",
                "9x9 diagonal-up windoku disjoint anti-knight anti-king non-consecutive all-dots all-white all-black all-xv",
                "4x4 house=r1-2c1,r4c3-4 different=r1c1,r2c2",
                "9x9 white=r1c1-2 difference=3:r1-2c1 black=r1c5-6 ratio=3:r1c8-9 xv=10:r1c3-4;5:r2c3-4 greater=r9-8c1",
                "9x9 thermo=r1-3c1,r3c2 arrow=r5c5-3,r4c3 sandwich=0:r1;35:c9 little-killer=20:r1c9:dl;13:r8c1:dr",
                "9x9 palindrome=r1c1,r2c2-4 whispers=5:r3c7-9 renban=r1c7-9",
                "4x4 1..............2"
            })
    void is_written_as_it_is_read(String text) {
        assertThat(VariantText.PUZZLES.format(VariantText.PUZZLES.parse(text))).isEqualTo(text);
    }

    @Test
    void digits_from_10_on_are_letters_or_listed() {
        String text = "25x25 1A..P" + ".".repeat(620);
        assertThat(VariantText.PUZZLES.parse("25x25 1,10,.,.,25" + ",.".repeat(620)))
                .hasToString(text)
                .isEqualTo(VariantText.PUZZLES.parse(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            9x9 boxes=3x3                               | 9x9
            9x9 diagonal-up x diagonal-down             | 9x9 x
            4x4 boxes=ZZXXZZXXAABBAABB                  | 4x4
            4x4 boxes=aaaabbbbccccdddd                  | 4x4 boxes=none
            4x4 boxes=1x4                               | 4x4 boxes=none
            4x4 cage=3:r1c2,r1c1 x cage=3:r1c1,r1c2     | 4x4 x cage=3:r1c1-2
            9x9 renban=r1c1,r1c2 cage=0:r10c1           |
            9x9 difference=1:r1c2,r1c1 ratio=2:r2c1,r1c1 | 9x9 white=r1c1-2 black=r1-2c1
            9x9 palindrome=r2c2,r1c1 whispers=3:r3c3,r2c2,r1c1 renban=r3c3,r1c1 | 9x9 palindrome=r1c1,r2c2 whispers=3:r1c1,r2c2,r3c3 renban=r1c1,r3c3
            4x4 1,.,.,.,.,.,.,.,.,.,.,.,.,.,.,2         | 4x4 1..............2
            4x4 ................                        | 4x4
            """)
    void one_rule_has_one_text(String text, String written) {
        if (written == null) {
            assertThatThrownBy(() -> VariantText.PUZZLES.parse(text)).isInstanceOf(TextError.class);
        } else {
            assertThat(VariantText.PUZZLES.format(VariantText.PUZZLES.parse(text)))
                    .isEqualTo(written);
        }
    }

    @Test
    void every_value_has_a_text() {
        Seeds.each(400, 20_000, random -> {
            int side = 3 + random.below(random.below(4) == 0 ? 23 : 7);
            VariantPuzzle puzzle = RandomVariants.puzzle(RandomVariants.any(side, random), random);
            assertThat(VariantText.PUZZLES.parse(puzzle.toString())).isEqualTo(puzzle);
            assertThat(VariantText.isMeant(puzzle.toString())).isTrue();
        });
    }

    @Test
    void any_damaged_text_is_a_puzzle_or_a_reason() {
        Seeds.each(400, 20_000, random -> {
            StringBuilder text =
                    new StringBuilder(RandomVariants.puzzle(RandomVariants.any(4 + random.below(6), random), random)
                            .toString());
            for (int i = random.below(3); i >= 0; i--) {
                int at = random.below(text.length());
                text.replace(at, at + random.below(2), String.valueOf((char) (' ' + random.below(95))));
            }
            try {
                VariantPuzzle read = VariantText.PUZZLES.parse(text.toString());
                assertThat(VariantText.PUZZLES.parse(read.toString())).isEqualTo(read);
            } catch (TextError error) {
                assertThat(error.offset()).isBetween(0, text.length());
            }
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            6x7                             | column 1: the grid must have as many columns as rows, as in 6x6
            26x26                           | column 1: the side must be 2 to 25, not (26)
            6x6 boxes=2x4                   | column 11: boxes of 2 by 4 cells do not tile a grid with 6 rows; give rows x columns with 6 cells
            4x4 boxes=AABB                  | column 11: boxes of any shape need a letter for each of the 16 cells, not 4 letters
            4x4 boxes=AAABAABBCCDDCCDD      | column 11: the box of row 1, column 1 has 5 cells; each box needs 4
            6x6 cage=10:r1c1-2,r7c1         | column 21: a row or column must be 1 to 6, not (7)
            6x6 cage=10:r1c1-2,r1c1         | column 10: cage: a cell is there twice
            4x4 cage=10:r1-4c1,r1c2         | column 10: cage: 5 cells are more than the 4 digits that must differ there
            4x4 cage=10:r1c1 cage=10        | column 25: expected (:), found the end
            4x4 thermo=r1c1-4,r2c4          | column 12: thermometer: 5 cells are more than the 4 digits that must differ there
            4x4 thermo=r1c1                 | column 12: thermometer: needs at least 2 cells, not 1
            4x4 white=r1c1,r2c2             | column 11: dot: row 1, column 1 and row 2, column 2 are no neighbors
            4x4 white=r1c1-3                | column 11: dot: joins two cells, not 3
            4x4 difference=0:r1c1-2         | column 16: dot: the number (0) must be 1 to 24
            4x4 house=r1c1-3                | column 11: extra house: needs 4 cells, one for each digit, not 3
            4x4 sandwich=1:x4               | column 16: expected r or c and a number, for a row or a column, found (x)
            4x4 little-killer=1:r2c2:dr     | column 19: little killer: a diagonal begins at the border, not in row 2, column 2
            4x4 little-killer=1:r1c1:d      | column 26: expected dr, dl, ur, or ul, the way of the diagonal, found (d)
            4x4 little-killer=1:r1c1-2:dr   | column 21: a diagonal begins in one cell
            6x6 windoku                     | column 5: windoku needs square boxes, in grids with 4, 9, 16, or 25 rows, not 6
            4x4 boxes=none disjoint         | column 16: disjoint groups need rectangular boxes
            4x4 disjoint boxes=none         | column 14: disjoint groups need rectangular boxes
            4x4 1234                        | column 9: a grid has 16 cells, each 1 to 4 or . when empty; after 4 of them comes the end
            4x4 ....5...........            | column 9: a grid has 16 cells, each 1 to 4 or . when empty; after 4 of them comes (5)
            4x4 .................           | column 21: expected the end of the text, found (.)
            """)
    void what_is_wrong_is_told_with_its_place(String text, String problem) {
        assertThatThrownBy(() -> VariantText.PUZZLES.parse(text))
                .isInstanceOf(TextError.class)
                .hasMessage(problem);
    }

    @Test
    void unknown_rules_are_told_with_the_known_ones() {
        assertThatThrownBy(() -> VariantText.RULES.parse("9x9 anti-night"))
                .isInstanceOf(TextError.class)
                .hasMessageStartingWith("column 5: unknown rule (anti-night); there are boxes=, x, diagonal-down,")
                .hasMessageEndingWith("whispers=, renban=, entropic=");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3x3:5_3b7", "2x3k:zj,_", "3x3x:a", "9x9boxes=none", "53..7", "x", "9x", "9x 9"})
    void game_ids_and_other_texts_are_not_meant_as_rules(String text) {
        assertThat(VariantText.isMeant(text)).isFalse();
    }
}
