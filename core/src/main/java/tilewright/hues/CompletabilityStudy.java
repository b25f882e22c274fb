package tilewright.hues;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.text.Json;

/** Proves whether a board can still be completed: with a completion, or with a conflict set. */
final class CompletabilityStudy implements Study<Board> {

    private static final Grid GRID = Peers.GRID;

    @Override
    public String verb() {
        return "lamp";
    }

    @Override
    public Message title() {
        return HuesMessages.lampTitle();
    }

    @Override
    public Message about() {
        return HuesMessages.lampAbout();
    }

    @Override
    public boolean live() {
        return true;
    }

    @Override
    public Columns columns() {
        return Columns.NONE.text("verdict", "completion");
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        Completability found = Completability.of(board, Math.min(limits.nodes(), Completability.USUAL), limits.stop());
        limits.spent().accept(found.nodes());
        return switch (found) {
            case Completability.Completable(Board completion, long _) -> completable(board, completion);
            case Completability.Dead _ -> dead(board, limits.stop());
            case Completability.Undecided _ ->
                new Report(
                                HuesMessages.verdictUndecided(),
                                Json.obj().with("verdict", "undecided"),
                                true,
                                Optional.of(new Picture(HuesMessages.undecided(), Tone.OPEN, List.of())
                                        .with(lamp(HuesMessages.undecidedHeading(), HuesMessages.undecidedDetail()))))
                        .settled(false);
        };
    }

    private static Report completable(Board board, Board completion) {
        List<List<Mark>> tiles = new ArrayList<>();
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (board.free(cell)) {
                Box box = box(cell);
                Ink ink = Ink.hue(completion.color(cell));
                tiles.add(List.of(
                        new Mark.Tile(box.inset(2), ink),
                        new Mark.Glyph(box.inset(3), Integer.toString(completion.color(cell) + 1), ink),
                        new Mark.Ring(box.inset(1), Ink.HINT)));
            }
        }
        Message caption = board.full() ? HuesMessages.full() : HuesMessages.completable();
        return new Report(
                HuesMessages.verdictCompletable(),
                Json.obj().with("verdict", "completable").with("completion", Text.BOARDS.format(completion)),
                true,
                Optional.of(new Picture(caption, Tone.GOOD, List.of(), tiles)
                        .with(
                                board.full()
                                        ? lamp(HuesMessages.completedHeading(), HuesMessages.full())
                                        : lamp(
                                                HuesMessages.completableHeading(),
                                                HuesMessages.tilesToGo(tiles.size())))));
    }

    private static Report dead(Board board, Stop stop) {
        Json.Obj fields = Json.obj().with("verdict", "dead");
        Optional<ConflictSet> found = ConflictSet.of(board, stop);
        if (found.isEmpty()) {
            Message caption = HuesMessages.cannot();
            return new Report(
                    HuesMessages.verdictDead(),
                    fields,
                    true,
                    Optional.of(new Picture(caption, Tone.BAD, List.of())
                            .with(lamp(HuesMessages.cannotHeading(), HuesMessages.proven()))));
        }
        ConflictSet conflict = found.get();
        List<String> names = conflict.names();
        List<Mark> marks = conflict.rings();
        Message sentence = conflict.sentence();
        Message why = conflict.repair()
                .map(cell -> HuesMessages.withoutOne(sentence, GRID.place(cell)))
                .orElse(names.size() == 1 ? sentence : HuesMessages.withoutSeveral(sentence));
        return new Report(
                HuesMessages.blamed(conflict.cells()),
                fields.with("blame", Json.strings(names)),
                true,
                Optional.of(new Picture(HuesMessages.cannotBecause(why), Tone.BAD, marks)
                        .with(lamp(HuesMessages.cannotHeading(), HuesMessages.provenBecause(why)))));
    }

    /** Returns the caption as a heading and its detail. */
    private static Json.Obj lamp(Message heading, Message detail) {
        return Json.obj().withSentence("heading", heading).withSentence("detail", detail);
    }

    private static Box box(int cell) {
        return Box.cell(GRID.row(cell), GRID.column(cell));
    }
}
