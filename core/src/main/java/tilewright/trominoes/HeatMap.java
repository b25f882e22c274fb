package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.puzzle.Study;
import tilewright.text.Json;

/** The picture of {@link Placements}: on the board, how tiles lie on each cell in most coverings. */
final class HeatMap {

    private HeatMap() {}

    static Study.Picture picture(Board board, TilingGraph graph) {
        BigInteger all = graph.coverings();
        if (all.signum() == 0) {
            return new Study.Picture(TrominoesMessages.noCoveringLeft(), List.of());
        }
        List<Mark> marks = new ArrayList<>();
        BigInteger[] across = new BigInteger[board.cells()];
        Arrays.fill(across, BigInteger.ZERO);
        for (Placements.Placement placement : Placements.of(board, graph)) {
            switch (placement.move()) {
                case Move.SetGreen(int row, int column) -> square(marks, row, column, placement.coverings(), all);
                case Move.Lay(int row, int column, boolean lies) -> {
                    for (int i = 0; i < 3 && lies; i++) {
                        int cell = board.grid().cell(row, column + i);
                        across[cell] = across[cell].add(placement.coverings());
                    }
                }
                case Move.Lift _ -> throw new IllegalStateException("a placement does not lift");
            }
        }
        for (int cell = 0; cell < board.cells() && !board.wantsGreen(); cell++) {
            if (board.free(cell)) {
                share(marks, Box.cell(board.grid().row(cell), board.grid().column(cell)), across[cell], all);
            }
        }
        Json.Obj figure = Json.obj().with("figure", all.toString()).with("figureWords", TrominoesMessages.heatFigure());
        List<Message> legend = List.of(TrominoesMessages.heatAcross(), TrominoesMessages.heatDown());
        return board.wantsGreen()
                ? new Study.Picture(TrominoesMessages.heatSquares(all), marks).with(figure)
                : new Study.Picture(TrominoesMessages.heatTiles(all), marks)
                        .with(figure.with("legend", Json.texts(legend)));
    }

    private static void square(List<Mark> marks, int row, int column, BigInteger coverings, BigInteger all) {
        if (coverings.signum() > 0) {
            Box box = Box.cell(row, column);
            String tenths = share(coverings, all, 1_000);
            String text = tenths.length() == 1
                    ? "0." + tenths
                    : tenths.substring(0, tenths.length() - 1) + "." + tenths.substring(tenths.length() - 1);
            marks.add(new Mark.Area(box, Ink.FREE));
            marks.add(new Mark.Glyph(box.inset(2), text, ink(coverings, all)));
        }
    }

    private static void share(List<Mark> marks, Box cell, BigInteger across, BigInteger all) {
        BigInteger down = all.subtract(across);
        boolean more = across.compareTo(down) >= 0;
        BigInteger part = more ? across : down;
        int percent = Integer.parseInt(share(part, all, 100));
        marks.add(new Mark.Share(cell.inset(1), more, percent, percent(part, all), Ink.COVER));
    }

    private static Ink ink(BigInteger coverings, BigInteger all) {
        return coverings.signum() == 0 ? Ink.BAD : coverings.equals(all) ? Ink.GOOD : Ink.WORDS;
    }

    /** The percentage, to the nearest whole; 0 and 100 only for none and all. */
    static String percent(BigInteger part, BigInteger all) {
        String nearest = share(part, all, 100);
        return switch (nearest) {
            case "0" -> part.signum() == 0 ? nearest : "<1";
            case "100" -> part.equals(all) ? nearest : ">99";
            default -> nearest;
        };
    }

    /** Returns a part in units of which all has this number, rounded to the nearest. */
    private static String share(BigInteger part, BigInteger all, int units) {
        return part.multiply(BigInteger.valueOf(2L * units))
                .add(all)
                .divide(all.shiftLeft(1))
                .toString();
    }
}
