package tilewright.paletto.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.agent.Turn;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.text.Cursor;
import tilewright.text.TextError;

final class BoardTextTest {

    private static Board read(String text) {
        return Text.POSITIONS.parse(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CBC/ACA/BAB                          | CBC/ACA/BAB
            CBC/ACA/BAB 2                        | CBC/ACA/BAB
            CBC/ACA/BAB 2 0                      | CBC/ACA/BAB
            CBC/ACA/BAB 2 1                      | CBC/ACA/BAB 2 1
            CBC/ACA/BAB 3                        | CBC/ACA/BAB 3 0
            CBC/ACA/BAB 3 0 000,000,000          | CBC/ACA/BAB 3 0
            ..AB/..BC/.BAD/.ACB 2 0 1020,0003    | ..AB/..BC/.BAD/.ACB 2 0 1020,0003
            ..AB/..BC/.BAD/.ACB                  | ..AB/..BC/.BAD/.ACB
            ..AB/..BC/.BAD/.ACB  2   0  1010,0003,0010 | ..AB/..BC/.BAD/.ACB 2 0 1010,0003,0010
            ..AB/..BC/.BAD/.ACB 2 0 1020,0003,0000 | ..AB/..BC/.BAD/.ACB 2 0 1020,0003
            ..AB/..BC/.BAD/.ACB 2 0 0000,0000,1023 | ..AB/..BC/.BAD/.ACB
            c.C/ACA/BAB 2 0                      | c.C/ACA/BAB 2 0 001,000,010
            cBC/ACA/BAB 4 3                      | cBC/ACA/BAB 4 3 000,000,000,001
            .../.../...                          | .../.../...
            A../.../...                          | A../.../...
            """)
    void a_position_is_written_in_its_shortest_form(String text, String written) {
        assertThat(read(text)).hasToString(written);
        assertThat(read(written)).isEqualTo(read(text)).hasSameHashCodeAs(read(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                     | 1  | expected a color from A to H, or . for an empty cell, found the end
            ABI/BCA/CAB            | 3  | expected a color from A to H, or . for an empty cell, found (I)
            A1B/BCA/CAB            | 2  | expected a color from A to H, or . for an empty cell, found (1)
            AB/BA                  | 1  | a board is 3 to 8 cells wide, not 2
            ABABABABA/             | 1  | a board is 3 to 8 cells wide, not 9
            ABC/BC/CAB             | 7  | row 2 has 2 cells, expected 3 as in row 1
            ABC/BCAB/CAB           | 8  | row 2 has 4 cells, expected 3 as in row 1
            ABC/BCA                | 8  | expected (/) and row 3 of 3, found the end
            ABC/BCA/               | 9  | expected a color from A to H, or . for an empty cell, found the end
            ABC/BCA/CAB/ABC        | 12 | a board with rows of 3 cells has 3 rows; unexpected extra row
            ABC/BDA/CAB            | 6  | a board of size 3 has the colors A to C, not (D)
            ABC/ACB/CAB            | 5  | color A must not touch itself, as here and at row 1, column 1
            AAB/BCA/CBC            | 2  | color A must not touch itself, as here and at row 1, column 1
            AbB/BCA/C.C            | 3  | color B must not touch itself, as here and at row 1, column 2
            ABA/BAB/ABC            | 9  | there are 3 pieces of color A, this is one more
            A.B/.C./...            | 3  | all pieces must be connected by their sides, and this one is cut off from that in row 1, column 1
            ABC/BCA/CAB 5          | 13 | the number of players must be 2 to 4, not (5)
            ABC/BCA/CAB 1          | 13 | the number of players must be 2 to 4, not (1)
            ABC/BCA/CAB 2 2        | 15 | the player to move must be 0 to 1, not (2)
            ABC/BCA/CAB 2 0 000    | 20 | expected (,) and the pieces of player 1, found the end
            ABC/BCA/CAB 2 0 00,000 | 19 | expected how many pieces of color C player 0 owns, 0 to 3, found (,)
            ABC/BCA/CAB 2 0 004,000 | 19 | expected how many pieces of color C player 0 owns, 0 to 3, found (4)
            ABC/BCA/CAB 2 0 000,000,000,000 | 28 | expected the end of the text, found (,)
            ABC/BCA/CAB 2 0 000,0000 | 24 | a group has one digit for each of the 3 colors; unexpected extra digit
            ABC/BCA/CAB 2 0 000,010 | 22 | color B has 3 pieces, but 3 on the board, 1 owned and 0 out of play make 4
            ABC/BCA/C.B 2 0 000,000 | 21 | color A has 3 pieces, but 2 on the board, 0 owned and 0 out of play make 2
            ABC/BCA/C.. 2 0 100,000,000 | 26 | color B has 3 pieces, but 2 on the board, 0 owned and 0 out of play make 2
            ..C/.../... 2 0 300,032 | 22 | two colors are complete, but the game was over with the first
            abC/.C./... 2 0 100,022 | 2  | small letters are the pieces taken in this turn and have one color: (a) and (b) do not go together
            a../.BC/...            | 6  | all pieces must have been connected before this turn, and this one is cut off
            BCB/CaC/...            | 6  | this piece cannot have been taken: it had fewer than two open sides
            aBC/BCA/CAB 2 0 000,100 | 17 | player 0 has taken 1 pieces of color A in this turn and must own at least that many, not 0
            aB./.../... 2 0 100,003,220 | 23 | player 1 had all pieces of color C and the game was over before this turn
            ABC/BCA/CAB x          | 13 | expected the end of the text, found (x)
            """)
    void each_thing_that_is_wrong_has_a_sentence_and_a_place(String text, int column, String reason) {
        TextError error = catchThrowableOfType(TextError.class, () -> read(text == null ? "" : text));
        assertThat(error).as(text).isNotNull();
        assertThat(error.problem().text()).startsWith(reason);
        assertThat(error.column()).as(error.explained().text()).isEqualTo(column);
    }

    @Test
    void every_position_of_play_is_read_again_as_it_was_written() {
        Seeds.each(30, random -> {
            for (int size = 3; size <= 8; size++) {
                Board board = new StartBoards().generate(Setup.of(size, 2 + random.below(3)), random);
                while (true) {
                    assertThat(read(board.toString())).isEqualTo(board);
                    if (board.winner() >= 0) {
                        break;
                    }
                    var turns = new WholeTurns().of(board);
                    Turn<Board, Move> turn = turns.get(random.below(turns.size()));
                    for (Move move : turn.moves()) {
                        board = new PalettoRules().after(board, move);
                        assertThat(read(board.toString())).isEqualTo(board);
                    }
                }
            }
        });
    }

    @Test
    void a_position_ends_where_no_number_follows() {
        Cursor cursor = new Cursor("CBC/ACA/BAB 2 r1c1 end");
        assertThat(Text.POSITIONS.read(cursor)).hasToString("CBC/ACA/BAB");
        assertThat(cursor.skip("r1c1")).isTrue();
    }

    @Test
    void broken_texts_give_text_errors_alone() {
        String good = "..AB/..BC/.BAD/.ACB 2 0 1020,0003";
        Seeds.each(5_000, random -> {
            StringBuilder text = new StringBuilder(good);
            for (int i = random.below(3); i >= 0; i--) {
                int at = random.below(text.length());
                switch (random.below(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.setCharAt(at, "ABCDHIa./ ,0149é\0".charAt(random.below(17)));
                    default -> text.insert(at, "ABCDHIa./ ,0149é\0".charAt(random.below(17)));
                }
            }
            try {
                Board board = read(text.toString());
                assertThat(read(board.toString())).isEqualTo(board);
            } catch (TextError error) {
                assertThat(error.problem().text()).isNotEmpty();
            }
        });
    }
}
