package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Study;

/** The picture of {@link Placements}: on the board, the percentage of coverings that each placement leaves. */
final class HeatMap {

    private static final String TILES =
            "The middle cell of each tile shows the percentage of coverings that contain it:"
                    + " \u2194 across, \u2195 down. Coverings: ";
    private static final String SQUARES =
            "Each square that can hold the green tile shows the percentage of coverings that have it there. Coverings: ";

    /** The width of a bar that stands for all coverings. */
    private static final int FULL = 10;

    private HeatMap() {}

    static Study.Picture picture(Board board, TilingGraph graph) {
        BigInteger all = graph.coverings();
        if (all.signum() == 0) {
            return new Study.Picture("No covering is left.", List.of());
        }
        List<Mark> marks = new ArrayList<>();
        for (Placements.Placement placement : Placements.of(board, graph)) {
            switch (placement.move()) {
                case Move.SetGreen(int row, int column) -> square(marks, row, column, placement.coverings(), all);
                case Move.Lay lay -> {
                    if (!board.wantsGreen()) {
                        tile(marks, lay, placement.coverings(), all);
                    }
                }
                case Move.Lift _ -> throw new IllegalStateException("a placement does not lift");
            }
        }
        return new Study.Picture((board.wantsGreen() ? SQUARES : TILES) + all + ".", marks);
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

    /** In the upper half of the middle cell for a tile across, in the lower half for one down: a number over a bar. */
    private static void tile(List<Mark> marks, Move.Lay lay, BigInteger coverings, BigInteger all) {
        int down = lay.across() ? 0 : 1;
        Box cell = Box.cell(lay.row() + down, lay.column() + 1 - down);
        int top = cell.y() + cell.height() / 2 * down;
        boolean every = coverings.equals(all);
        int bar = Integer.parseInt(share(coverings, all, FULL));
        if (bar > 0) {
            marks.add(new Mark.Area(new Box(cell.x() + 1, top + 5, bar, 1), every ? Ink.GOOD : Ink.COVER));
        }
        String arrow = lay.across() ? "\u2194" : "\u2195";
        Box number = new Box(cell.x() + 1, top + 1, FULL, 4);
        marks.add(new Mark.Glyph(number, arrow + percent(coverings, all), ink(coverings, all)));
    }

    private static Ink ink(BigInteger coverings, BigInteger all) {
        return coverings.signum() == 0 ? Ink.BAD : coverings.equals(all) ? Ink.GOOD : Ink.WORDS;
    }

    /** To the nearest whole; 0 and 100 only for none and all. */
    static String percent(BigInteger part, BigInteger all) {
        String nearest = share(part, all, 100);
        return switch (nearest) {
            case "0" -> part.signum() == 0 ? nearest : "<1";
            case "100" -> part.equals(all) ? nearest : ">99";
            default -> nearest;
        };
    }

    /** A part of all, where all is so many units: to the nearest. */
    private static String share(BigInteger part, BigInteger all, int units) {
        return part.multiply(BigInteger.valueOf(2L * units))
                .add(all)
                .divide(all.shiftLeft(1))
                .toString();
    }
}
