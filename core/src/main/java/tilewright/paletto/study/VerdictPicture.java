package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.proof.WholeTurns;
import tilewright.puzzle.Study;
import tilewright.text.Json;

/**
 * The picture of {@link Verdicts}: on each piece that may be taken a small plate with the best verdict of a turn that
 * takes it. A proven win is a check mark, a proven loss a cross, an estimate a number; so they can never be taken for
 * each other.
 */
final class VerdictPicture {

    private VerdictPicture() {}

    /**
     * The picture.
     *
     * @param all turns of the position
     */
    static Study.Picture of(Board board, List<TurnVerdict> all) {
        List<Mark> marks = new ArrayList<>();
        for (long left = board.takeable(); left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            best(all.stream()
                            .filter(judged -> WholeTurns.cells(judged.turn()).contains(cell))
                            .toList())
                    .ifPresent(judged -> plate(cell, judged, marks));
        }
        TurnVerdict best = best(all).orElseThrow();
        Message standing = standing(board, best);
        Message caption = all.stream()
                .filter(judged -> WholeTurns.cells(judged.turn()).isEmpty())
                .findFirst()
                .map(judged -> StudyMessages.pictureWithEnd(standing, judged.words()))
                .orElse(StudyMessages.picture(standing));
        return new Study.Picture(caption, best.verdict().tone, marks)
                .with(Json.obj().with("standing", fields(board, best)));
    }

    /** The first of those with the highest rank; of turns that take a cell, at least the one that takes it alone is there. */
    private static Optional<TurnVerdict> best(List<TurnVerdict> some) {
        Optional<TurnVerdict> best = Optional.empty();
        for (TurnVerdict judged : some) {
            if (best.isEmpty() || judged.rank() > best.get().rank()) {
                best = Optional.of(judged);
            }
        }
        return best;
    }

    /** Returns the fields of the winner, or of the mover's chance where nothing is proved. */
    private static Json.Obj fields(Board board, TurnVerdict best) {
        int mover = board.mover();
        return switch (best.verdict()) {
            case WIN -> Json.obj().with("player", mover).with("wins", true);
            case LOSS ->
                board.players() == 2
                        ? Json.obj().with("player", 1 - mover).with("wins", true)
                        : Json.obj().with("player", mover).with("wins", false);
            case ESTIMATE -> Json.obj().with("player", mover).with("percent", best.percent());
        };
    }

    private static Message standing(Board board, TurnVerdict best) {
        Value.Player player = new Value.Player(board.mover() + 1);
        return switch (best.verdict()) {
            case WIN -> StudyMessages.standingWins(player);
            case LOSS ->
                board.players() == 2
                        ? StudyMessages.standingLoses(player)
                        : StudyMessages.standingBeaten(player.number());
            case ESTIMATE -> StudyMessages.standingOpen(player.number(), best.percent());
        };
    }

    private static void plate(int cell, TurnVerdict judged, List<Mark> marks) {
        boolean estimate = judged.verdict() == TurnVerdict.Verdict.ESTIMATE;
        Box box = Box.cell(Move.GRID.row(cell), Move.GRID.column(cell));
        int width = estimate ? 7 : 5;
        Box plate = new Box(box.x() + 12 - width, box.y() + 7, width, 5);
        marks.add(new Mark.Tile(plate, ink(judged.verdict())));
        marks.add(new Mark.Glyph(
                estimate ? plate : new Box(plate.x() + 1, plate.y() + 1, 3, 3), sign(judged), Ink.WORDS));
    }

    private static Ink ink(TurnVerdict.Verdict verdict) {
        return switch (verdict) {
            case WIN -> Ink.GOOD;
            case LOSS -> Ink.BAD;
            case ESTIMATE -> Ink.BOARD;
        };
    }

    private static String sign(TurnVerdict judged) {
        return switch (judged.verdict()) {
            case WIN -> "\u2713";
            case LOSS -> "\u2715";
            case ESTIMATE -> Integer.toString(judged.percent());
        };
    }
}
