package tilewright.paletto;

import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Text;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Workspace;

/** Positions and players by their texts. */
public final class Games {

    private static final PalettoPuzzle PUZZLE = new PalettoPuzzle();
    private static final Workspace WORKSPACE = new Workspace();

    private Games() {}

    /** Plays moves from a position. */
    public static Board play(String position, String... moves) {
        Board board = Text.POSITIONS.parse(position);
        for (String move : moves) {
            board = new PalettoRules().after(board, Text.MOVES.parse(move));
        }
        return board;
    }

    /** The computer player with this id. */
    public static Agent<Board, Move> agent(String id) {
        return PUZZLE.abilities(WORKSPACE).agents().stream()
                .filter(agent -> agent.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
