package tilewright.paletto.study;

import tilewright.paletto.model.Board;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/** Counts the sequences of turns from a position, to test the rules. */
public final class Perft implements Study<Board> {

    /** Each turn takes a piece, and no board has more than these. */
    private static final int DEEPEST = Board.LARGEST * Board.LARGEST;

    @Override
    public String verb() {
        return "perft";
    }

    @Override
    public String title() {
        return "Number of possible turns";
    }

    @Override
    public String about() {
        return "counts turn sequences up to a depth, and those that end the game";
    }

    @Override
    public boolean reveals() {
        return false;
    }

    @Override
    public Columns columns() {
        return Columns.NONE.wholes("sequences", "colorWins", "lastPieceWins", "bothWins");
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        if (board.taken() != 0 && board.winner() < 0) {
            throw new Refused("perft needs a position at the start of a turn");
        }
        if (depth > DEEPEST) {
            throw new Refused("the depth must be at most " + DEEPEST + ", the turns of the longest game");
        }
        TurnCount count = new TurnCount(board, depth, limits);
        boolean complete = count.run();
        StringBuilder line = new StringBuilder("depth ").append(depth).append(':');
        for (long sequences : count.sequences) {
            line.append(' ').append(sequences);
        }
        Json.Obj fields = Json.obj()
                .with("sequences", Json.numbers(count.sequences))
                .with("colorWins", Json.numbers(count.colorWins))
                .with("lastPieceWins", Json.numbers(count.lastPieceWins))
                .with("bothWins", Json.numbers(count.bothWins));
        return new Report(line + (complete ? "" : " (not all)"), fields, complete)
                .said(sentence(count.sequences, complete));
    }

    /** The turns that are possible now, and how many ways there are to go on from them. */
    private static String sentence(long[] sequences, boolean complete) {
        if (!complete) {
            return "There are too many turns to count.";
        }
        StringBuilder out = new StringBuilder();
        for (int turns = 1; turns < sequences.length; turns++) {
            out.append(turns == 1 ? "" : ", ").append(sequences[turns]);
            out.append(turns == 1 ? " turns are possible now" : " sequences of " + turns + " turns");
        }
        return sequences.length == 2 && sequences[1] == 1
                ? "Only one turn is possible now."
                : out.append('.').toString();
    }
}
