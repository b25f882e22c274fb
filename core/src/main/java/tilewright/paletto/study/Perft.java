package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

/** Counts the sequences of turns from a position, to test the rules. */
public final class Perft implements Study<Board> {

    /** Maximum number of turns: each takes a piece. */
    private static final int DEEPEST = Board.LARGEST * Board.LARGEST;

    @Override
    public boolean deep() {
        return true;
    }

    @Override
    public String verb() {
        return "perft";
    }

    @Override
    public Message title() {
        return StudyMessages.perftTitle();
    }

    @Override
    public Message about() {
        return StudyMessages.perftAbout();
    }

    @Override
    public boolean reveals() {
        return false;
    }

    @Override
    public Columns columns() {
        return Columns.NONE.wholes("sequences", "colorWins", "lastPieceWins", "bothWins");
    }

    /**
     * Sequences of turns by their length, from 0 up to the depth.
     *
     * @param sequences all of them
     * @param colorWins those that end because a player has all pieces of a color
     * @param lastPieceWins those that end with the last piece
     * @param bothWins those that end in both ways at once
     * @param complete false when a limit came first
     */
    public record Sequences(
            List<Long> sequences,
            List<Long> colorWins,
            List<Long> lastPieceWins,
            List<Long> bothWins,
            boolean complete) {
        public Sequences {
            sequences = List.copyOf(sequences);
            colorWins = List.copyOf(colorWins);
            lastPieceWins = List.copyOf(lastPieceWins);
            bothWins = List.copyOf(bothWins);
        }
    }

    /**
     * Counts the sequences of turns.
     *
     * @throws Refused in the middle of a turn, or when the depth is above the number of cells
     */
    public static Sequences of(Board board, int depth, Limits limits) {
        TurnCount count = count(board, depth, limits);
        boolean complete = count.run();
        return new Sequences(
                list(count.sequences),
                list(count.colorWins),
                list(count.lastPieceWins),
                list(count.bothWins),
                complete);
    }

    private static List<Long> list(long[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    private static TurnCount count(Board board, int depth, Limits limits) {
        if (board.taken() != 0 && board.winner() < 0) {
            throw new Refused(StudyMessages.perftAtStart());
        }
        if (depth > DEEPEST) {
            throw new Refused(StudyMessages.perftDepth(DEEPEST));
        }
        return new TurnCount(board, depth, limits);
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        TurnCount count = count(board, depth, limits);
        boolean complete = count.run();
        List<Message> numbers = Arrays.stream(count.sequences)
                .mapToObj(Long::toString)
                .map(Message::verbatim)
                .toList();
        Json.Obj fields = Json.obj()
                .with("sequences", Json.numbers(count.sequences))
                .with("colorWins", Json.numbers(count.colorWins))
                .with("lastPieceWins", Json.numbers(count.lastPieceWins))
                .with("bothWins", Json.numbers(count.bothWins));
        return new Report(StudyMessages.perft(depth, numbers, complete ? "" : "more"), fields, complete)
                .said(sentence(count.sequences, complete));
    }

    /** The turns that are possible now, and how many ways there are to go on from them. */
    private static Message sentence(long[] sequences, boolean complete) {
        if (!complete) {
            return StudyMessages.perftTooMany();
        }
        if (sequences.length == 2 && sequences[1] == 1) {
            return StudyMessages.perftOne();
        }
        List<Message> parts = new ArrayList<>();
        for (int turns = 1; turns < sequences.length; turns++) {
            parts.add(StudyMessages.perftPart(sequences[turns], turns));
        }
        return StudyMessages.perftSentence(parts);
    }
}
