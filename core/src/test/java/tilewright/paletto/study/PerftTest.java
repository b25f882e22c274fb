package tilewright.paletto.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.paletto.Vectors;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

final class PerftTest {

    private static final Perft PERFT = new Perft();

    @Test
    void all_vectors_are_counted_to_their_full_depth() {
        for (Json.Obj entry : Vectors.entries("perft-dev.json")) {
            String text = Vectors.string(entry, "board") + " " + Vectors.number(entry, "players");
            Study.Report report = PERFT.study(Text.POSITIONS.parse(text), Vectors.number(entry, "depth"), Limits.NONE);
            Json.Obj wanted = Json.obj()
                    .with("sequences", Vectors.field(entry, "sequences"))
                    .with("colorWins", Vectors.field(entry, "colour_wins"))
                    .with("lastPieceWins", Vectors.field(entry, "last_piece_wins"))
                    .with("bothWins", Vectors.field(entry, "both_wins"));
            assertThat(report.complete()).isTrue();
            assertThat(report.fields()).as(text).isEqualTo(wanted);
        }
    }

    @Test
    void the_line_for_people_gives_the_sequences() {
        assertThat(PERFT.study(Text.POSITIONS.parse("CBC/ACA/BAB"), 2, Limits.NONE)
                        .line()
                        .text())
                .isEqualTo("depth 2: 1 6 52");
    }

    @Test
    void depth_zero_is_the_position_alone() {
        assertThat(PERFT.study(Text.POSITIONS.parse("CBC/ACA/BAB"), 0, Limits.NONE)
                        .fields())
                .hasToString("{\"sequences\":[1],\"colorWins\":[0],\"lastPieceWins\":[0],\"bothWins\":[0]}");
    }

    @Test
    void a_position_with_pieces_owned_counts_their_owners_win() {
        Study.Report report = PERFT.study(Text.POSITIONS.parse("B../C../... 2 0 320,002"), 3, Limits.NONE);
        assertThat(report.line().text()).isEqualTo("depth 3: 1 0 0 0"); // player 0 owns all of A
        report = PERFT.study(Text.POSITIONS.parse("B../C../... 2 0 220,102"), 3, Limits.NONE);
        assertThat(report.fields())
                .hasToString(
                        "{\"sequences\":[1,2,1,0],\"colorWins\":[0,1,0,0],\"lastPieceWins\":[0,0,1,0],\"bothWins\":[0,0,0,0]}");
    }

    @Test
    void a_board_of_any_shape_is_counted() {
        // A ring: each of its eight pieces may go, but no two.
        Study.Report report = PERFT.study(Text.POSITIONS.parse("ABA/C.B/BCA"), 1, Limits.NONE);
        assertThat(report.line().text()).isEqualTo("depth 1: 1 8");
    }

    @Test
    void limits_are_kept_and_said() {
        Board board = Text.POSITIONS.parse("CBC/ACA/BAB");
        Study.Report report = PERFT.study(board, 9, Limits.NONE.withNodes(100));
        assertThat(report.complete()).isFalse();
        assertThat(report.line().text()).endsWith("(not all)");
        assertThat(PERFT.study(board, 9, Limits.NONE.withStop(() -> true)).complete())
                .isFalse();
    }

    @Test
    void the_middle_of_a_turn_and_too_great_depths_are_refused() {
        assertThatThrownBy(() -> PERFT.study(Text.POSITIONS.parse("cBC/ACA/BAB"), 1, Limits.NONE))
                .isInstanceOf(Study.Refused.class)
                .hasMessageContaining("start of a turn");
        assertThatThrownBy(() -> PERFT.study(Text.POSITIONS.parse("CBC/ACA/BAB"), 65, Limits.NONE))
                .isInstanceOf(Study.Refused.class)
                .hasMessageContaining("64");
    }

    @Test
    void the_fast_game_has_as_many_sequences_of_turns() {
        Seeds.each(10, random -> {
            Setup setup = Setup.of(4 + random.below(3), 2 + random.below(3));
            Board board = new StartBoards().generate(setup, random);
            TurnCount count = new TurnCount(board, 4, Limits.NONE);
            assertThat(count.run()).isTrue();
            assertThat(sequences(new FastGame(board), 4)).isEqualTo(count.sequences[4]);
        });
    }

    private static long sequences(FastGame game, int depth) {
        if (depth == 0) {
            return 1;
        }
        long occupied = game.occupied();
        int claims = game.claims();
        int mover = game.mover();
        long[] turns = new long[FastGame.MOST_TURNS];
        int count = game.turns(turns);
        long sequences = 0;
        for (int i = 0; i < count; i++) {
            game.set(occupied, claims, mover);
            game.play(turns[i]);
            sequences += game.winner() < 0 ? sequences(game, depth - 1) : depth == 1 ? 1 : 0;
        }
        return sequences;
    }
}
