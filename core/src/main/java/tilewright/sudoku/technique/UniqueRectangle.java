package tilewright.sudoku.technique;

import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Conclusions from a {@link Rectangle} in a puzzle with one solution: unique rectangles of types 1 to 6, as HoDoKu has
 * them, and hidden rectangles. The floor are its corners with no other candidates, the roof the others.
 *
 * <ul>
 *   <li>1: a roof of one cell has neither of the digits
 *   <li>2, 5: one digit more in the roof; whatever sees the whole roof does not have it
 *   <li>3: what the roof has more is a naked set with other cells of a house of both
 *   <li>4: one of the digits is in the roof's two cells and nowhere else in sight of both; the other is not in them
 *   <li>6: as 4, in a diagonal roof, for a digit that has no other place in the four lines
 *   <li>hidden: a digit has no other place in the two lines of the corner opposite a floor cell; the other is not in it
 * </ul>
 */
final class UniqueRectangle implements Technique {

    private final StepKind kind;
    private final boolean missing;
    private final boolean once;

    /** @param missing whether corners of the rectangle may have lost one of the digits */
    UniqueRectangle(StepKind kind, boolean missing) {
        this(kind, missing, false);
    }

    /** @param once as of {@link Rectangle#all} */
    UniqueRectangle(StepKind kind, boolean missing, boolean once) {
        this.kind = kind;
        this.missing = missing;
        this.once = once;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (Rectangle rectangle : Rectangle.all(grid, missing, once)) {
            stop.check();
            CellSet floor = rectangle.floor(grid);
            CellSet roof = rectangle.cells().minus(floor);
            boolean ended = switch (kind) {
                case UNIQUENESS_1 -> floor.size() == 3 && one(grid, rectangle, roof, enough);
                case UNIQUENESS_2, UNIQUENESS_5 -> extraDigit(grid, rectangle, roof, enough);
                case UNIQUENESS_3 -> roof.size() == 2 && set(grid, rectangle, roof, enough);
                case UNIQUENESS_4 -> roof.size() == 2 && confined(grid, rectangle, roof, enough);
                case UNIQUENESS_6 -> roof.size() == 2 && diagonal(grid, rectangle, roof, enough);
                default -> hidden(grid, rectangle, floor, enough);
            };
            if (ended) {
                return true;
            }
        }
        return false;
    }

    private StepDraft draft(Rectangle rectangle) {
        return new StepDraft(kind, rectangle.pair()).because(new Premise.Cells(rectangle.cells(), rectangle.pair()));
    }

    private static boolean give(StepDraft draft, Predicate<Step> enough) {
        return !draft.isIdle() && enough.test(draft.step());
    }

    private boolean one(CandidateGrid grid, Rectangle rectangle, CellSet roof, Predicate<Step> enough) {
        return give(draft(rectangle).removeAll(grid, roof.first(), rectangle.pair()), enough);
    }

    private static int extras(CandidateGrid grid, Rectangle rectangle, CellSet roof) {
        int extras = 0;
        for (int cell = roof.next(0); cell >= 0; cell = roof.next(cell + 1)) {
            extras |= grid.candidates(cell) & ~rectangle.pair();
        }
        return extras;
    }

    private boolean extraDigit(CandidateGrid grid, Rectangle rectangle, CellSet roof, Predicate<Step> enough) {
        int extras = extras(grid, rectangle, roof);
        if (roof.size() < 2 || roof.size() > 3 || Digits.size(extras) != 1) {
            return false;
        }
        boolean inLine = roof.size() == 2 && line(roof) >= 0;
        if (inLine != (kind == StepKind.UNIQUENESS_2)) {
            return false;
        }
        int digit = Digits.first(extras);
        return give(
                draft(rectangle).remove(grid, roof.seenByAll(), digit).because(new Premise.Cells(roof, extras)),
                enough);
    }

    /** The row or column of two cells; -1 when they are in none together. */
    private static int line(CellSet cells) {
        for (int house : Houses.of(cells.first())) {
            if (!Houses.isBox(house) && cells.within(CellSet.house(house))) {
                return house;
            }
        }
        return -1;
    }

    private boolean set(CandidateGrid grid, Rectangle rectangle, CellSet roof, Predicate<Step> enough) {
        int extras = extras(grid, rectangle, roof);
        for (int house : Houses.of(roof.first())) {
            if (!roof.within(CellSet.house(house))) {
                continue;
            }
            int[] others = new int[9];
            int count = 0;
            for (int cell : Houses.cells(house)) {
                int candidates = grid.candidates(cell);
                if (candidates != 0
                        && (candidates & rectangle.pair()) == 0
                        && !rectangle.cells().has(cell)) {
                    others[count++] = cell;
                }
            }
            if (set(grid, rectangle, house, others, count, 0, roof, roof, extras, enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean set(
            CandidateGrid grid,
            Rectangle rectangle,
            int house,
            int[] others,
            int count,
            int from,
            CellSet roof,
            CellSet cells,
            int digits,
            Predicate<Step> enough) {
        for (int i = from; i < count; i++) {
            CellSet with = cells.with(others[i]);
            int union = digits | grid.candidates(others[i]);
            boolean told = Houses.isBox(house) && line(with) >= 0; // in its line, boxes are looked at as well
            if (!told
                            && Digits.size(union) == with.size() - 1
                            && naked(grid, rectangle, house, roof, with, union, enough)
                    || set(grid, rectangle, house, others, count, i + 1, roof, with, union, enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean naked(
            CandidateGrid grid,
            Rectangle rectangle,
            int house,
            CellSet roof,
            CellSet cells,
            int digits,
            Predicate<Step> enough) {
        StepDraft draft = draft(rectangle);
        CellSet reach = CellSet.house(house).minus(cells);
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            draft.remove(grid, reach, Digits.first(rest));
        }
        if (draft.isIdle()) {
            return false;
        }
        CellSet box = CellSet.house(Houses.of(cells.first())[2]);
        if (!Houses.isBox(house) && cells.within(box)) {
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                draft.remove(grid, box.minus(cells), Digits.first(rest));
            }
        }
        draft.because(new Premise.Base(house)).because(new Premise.Cells(cells.minus(roof), digits));
        return enough.test(draft.step());
    }

    private boolean confined(CandidateGrid grid, Rectangle rectangle, CellSet roof, Predicate<Step> enough) {
        if (line(roof) < 0) {
            return false;
        }
        CellSet seen = roof.seenByAll();
        int digit = !seen.meets(grid.places(rectangle.low()))
                ? rectangle.high()
                : !seen.meets(grid.places(rectangle.high())) ? rectangle.low() : 0;
        return digit != 0
                && give(draft(rectangle).remove(grid, roof, digit).because(new Premise.Base(line(roof))), enough);
    }

    private boolean diagonal(CandidateGrid grid, Rectangle rectangle, CellSet roof, Predicate<Step> enough) {
        if (line(roof) >= 0) {
            return false;
        }
        CellSet lines = CellSet.NONE;
        for (int cell : roof.cells()) {
            lines = lines.or(CellSet.house(Houses.of(cell)[0])).or(CellSet.house(Houses.of(cell)[1]));
        }
        CellSet others = lines.minus(rectangle.cells());
        int digit = !others.meets(grid.places(rectangle.low()))
                ? rectangle.low()
                : !others.meets(grid.places(rectangle.high())) ? rectangle.high() : 0;
        return digit != 0 && give(draft(rectangle).remove(grid, roof, digit), enough);
    }

    private boolean hidden(CandidateGrid grid, Rectangle rectangle, CellSet floor, Predicate<Step> enough) {
        if (floor.isEmpty() || floor.size() > 2 || floor.size() == 2 && line(floor) >= 0) {
            return false;
        }
        for (int corner : floor.cells()) {
            int opposite = -1;
            for (int cell : rectangle.cells().cells()) {
                if (Houses.row(cell) != Houses.row(corner) && Houses.column(cell) != Houses.column(corner)) {
                    opposite = cell;
                }
            }
            CellSet others = CellSet.house(Houses.of(opposite)[0])
                    .or(CellSet.house(Houses.of(opposite)[1]))
                    .minus(rectangle.cells());
            if (hidden(grid, rectangle, opposite, others, rectangle.low(), rectangle.high(), enough)
                    || hidden(grid, rectangle, opposite, others, rectangle.high(), rectangle.low(), enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean hidden(
            CandidateGrid grid,
            Rectangle rectangle,
            int opposite,
            CellSet others,
            int confined,
            int removed,
            Predicate<Step> enough) {
        return !others.meets(grid.places(confined))
                && give(
                        draft(rectangle)
                                .remove(grid, CellSet.of(opposite), removed)
                                .because(new Premise.Base(Houses.of(opposite)[0]))
                                .because(new Premise.Base(Houses.of(opposite)[1])),
                        enough);
    }
}
