package tilewright.paletto.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.paletto.Games;
import tilewright.paletto.PalettoPuzzle;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Setup;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Explainer.Line;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Workspace;

final class SpotExplainerTest {

    private static final PalettoRules RULES = new PalettoRules();

    private final Explainer<Board> explainer =
            new PalettoPuzzle().abilities(new Workspace()).explainer().orElseThrow();

    private List<String> texts(Board board, String spot) {
        return explainer.explain(board, spot).lines().stream()
                .map(line -> line.text().text())
                .toList();
    }

    @Test
    void both_rules_are_told_of_each_piece() {
        Board board = Games.play("AB../.C../..../....");
        assertThat(texts(board, "r1c2"))
                .containsExactly("2 open sides: free.", "Without it one piece would be cut off from the others.");
        assertThat(texts(board, "r1c1"))
                .containsExactly("3 open sides: free.", "The others stay connected without it.", "It can be taken.");
        assertThat(texts(board, "r4c4")).containsExactly("Row 4, column 4, empty.");
        assertThat(texts(board, "player2")).containsExactly("Player 2, owns no pieces.");
    }

    @Test
    void a_piece_may_be_taken_exactly_when_all_that_is_said_is_good() {
        Seeds.each(50, random -> {
            Board board = new StartBoards().generate(Setup.of(5, 2), random);
            while (board.winner() < 0) {
                for (int cell = 0; cell < 64; cell++) {
                    if (board.at(cell) >= 0) {
                        assertThat(explainer.explain(board, Move.GRID.name(cell)).lines().stream()
                                        .allMatch(Line::fits))
                                .isEqualTo((board.takeable() >>> cell & 1) != 0);
                    }
                }
                List<Offer<Move>> offers = RULES.offers(board);
                board = RULES.after(
                        board, offers.get(random.below(offers.size())).move());
            }
        });
    }
}
