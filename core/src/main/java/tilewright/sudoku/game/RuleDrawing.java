package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/** The drawing of rules: what lies below the digits, the edges of boxes, and the marks of two cells above them. */
final class RuleDrawing {

    private static final int HALF = Scene.CELL / 2;

    /** Distance of the lines of cages from those of cells. */
    private static final int INSET = 1;

    /** The corners of a bulb, across and down from the middle of its cell. */
    private static final int[] OCTAGON = {-1, -2, 1, -2, 2, -1, 2, 1, 1, 2, -1, 2, -2, 1, -2, -1, -1, -2};

    private static final int MARK = 4;

    /** The length of the arrow beside a sum, across and down. */
    private static final int SHAFT = 4;

    private final Variant rules;
    private final BoardLayout layout;
    private final Scene.Builder scene;

    RuleDrawing(Variant rules, BoardLayout layout, Scene.Builder scene) {
        this.rules = rules;
        this.layout = layout;
        this.scene = scene;
    }

    /** Draws what lies below the digits. */
    void below() {
        for (House house : rules.houses()) {
            switch (house.kind()) {
                case DIAGONAL, WINDOW, EXTRA ->
                    house.cells().forEach(cell -> scene.mark(new Mark.Area(layout.box(cell), Ink.HUE_5)));
                case ROW, COLUMN, BOX, GROUP -> {}
            }
        }
        for (Constraint constraint : rules.constraints()) {
            switch (constraint) {
                case Constraint.Thermometer(List<Integer> cells) -> {
                    bulb(cells.getFirst());
                    band(cells, Ink.LINE);
                }
                case Constraint.Palindrome(List<Integer> cells) -> band(cells, Ink.LINE);
                case Constraint.Whispers whispers -> band(whispers.cells(), Ink.HUE_4);
                case Constraint.Renban(List<Integer> cells) -> band(cells, Ink.HUE_6);
                case Constraint.Entropic(List<Integer> cells) -> band(cells, Ink.HUE_2);
                case Constraint.Arrow(List<Integer> cells) -> arrow(cells);
                case GlobalConstraint _,
                        Constraint.Cage _,
                        Constraint.Different _,
                        Constraint.ExtraHouse _,
                        Constraint.Sandwich _,
                        Constraint.LittleKiller _,
                        Constraint.Pair _ -> {}
            }
        }
    }

    /** Draws the lines of the grid, of its boxes, and of cages, and what is said of two cells. */
    void above() {
        scene.grid(layout.top(), layout.left(), rules.side(), rules.side());
        boxes();
        for (Constraint constraint : rules.constraints()) {
            switch (constraint) {
                case Constraint.Cage cage -> cage(cage.cells(), String.valueOf(cage.sum()));
                case Constraint.Different(List<Integer> cells) -> cage(cells, "");
                case Constraint.Difference dot ->
                    badge(dot.cells(), dot.difference() == 1 ? "" : "" + dot.difference());
                case Constraint.Ratio dot -> {
                    badge(dot.cells(), dot.ratio() == 2 ? "" : dot.ratio() + "×");
                    scene.mark(new Mark.Dot(between(dot.cells(), 3 * MARK), Ink.STRONG));
                }
                case Constraint.PairSum pair ->
                    badge(pair.cells(), pair.sum() == 10 ? "X" : pair.sum() == 5 ? "V" : "" + pair.sum());
                case Constraint.GreaterThan(List<Integer> cells) -> badge(cells, sign(cells));
                case Constraint.Sandwich sandwich -> {
                    boolean row = sandwich.house() == House.Kind.ROW;
                    clue(row ? sandwich.number() : -1, row ? -1 : sandwich.number(), sandwich.sum());
                }
                case Constraint.LittleKiller killer -> littleKiller(killer);
                case GlobalConstraint _,
                        Constraint.ExtraHouse _,
                        Constraint.Thermometer _,
                        Constraint.Palindrome _,
                        Constraint.Whispers _,
                        Constraint.Renban _,
                        Constraint.Entropic _,
                        Constraint.Arrow _ -> {}
            }
        }
    }

    private void clue(int row, int column, int sum) {
        scene.glyph(layout.box(row, column).inset(3), String.valueOf(sum), Ink.CLUE);
    }

    private void littleKiller(Constraint.LittleKiller killer) {
        int row = BoardLayout.clueRow(killer, rules.side());
        int column = BoardLayout.clueColumn(killer, rules.side());
        int x = layout.x(column) + HALF;
        int y = layout.y(row) + HALF;
        int across = BoardLayout.across(killer);
        int down = BoardLayout.down(killer);
        Box place = layout.box(row, column).inset(3);
        Box aside = new Box(place.x() - 2 * across, place.y() - 2 * down, place.width(), place.height());
        scene.glyph(aside, String.valueOf(killer.sum()), Ink.CLUE);
        int tipX = x + (HALF - 1) * across;
        int tipY = y + (HALF - 1) * down;
        List<Integer> shaft = List.of(tipX - SHAFT * across, tipY - SHAFT * down, tipX, tipY);
        scene.mark(new Mark.Path(shaft, Mark.Stroke.THIN, Ink.CLUE));
        head(tipX, tipY, across, down, Ink.CLUE);
    }

    private static String sign(List<Integer> cells) {
        int step = cells.get(1) - cells.get(0);
        return step == 1 ? ">" : step == -1 ? "<" : step > 0 ? "v" : "^";
    }

    private void badge(List<Integer> cells, String text) {
        scene.mark(new Mark.Badge(between(cells, MARK), text, Ink.STRONG));
    }

    /** A square round the middle of two cells. */
    private Box between(List<Integer> cells, int size) {
        int x = (x(cells.get(0)) + x(cells.get(1))) / 2;
        int y = (y(cells.get(0)) + y(cells.get(1))) / 2;
        return new Box(x - size / 2, y - size / 2, size, size);
    }

    /** A broad line round the middle of a cell, which leaves nothing free inside. */
    private void bulb(int cell) {
        List<Integer> points = new ArrayList<>();
        for (int i = 0; i < OCTAGON.length; i += 2) {
            points.add(x(cell) + OCTAGON[i]);
            points.add(y(cell) + OCTAGON[i + 1]);
        }
        scene.mark(new Mark.Path(points, Mark.Stroke.BAND, Ink.LINE));
    }

    private int x(int cell) {
        return layout.x(cell % rules.side()) + HALF;
    }

    private int y(int cell) {
        return layout.y(cell / rules.side()) + HALF;
    }

    private List<Integer> points(List<Integer> cells) {
        List<Integer> points = new ArrayList<>();
        for (int cell : cells) {
            points.add(x(cell));
            points.add(y(cell));
        }
        return points;
    }

    private void band(List<Integer> cells, Ink ink) {
        scene.mark(new Mark.Path(points(cells), Mark.Stroke.BAND, ink));
    }

    private void arrow(List<Integer> cells) {
        List<Integer> points = points(cells);
        int radius = Scene.CELL * 2 / 5;
        points.set(0, points.get(0) + radius * Integer.signum(points.get(2) - points.get(0)));
        points.set(1, points.get(1) + radius * Integer.signum(points.get(3) - points.get(1)));
        scene.mark(new Mark.Path(points, Mark.Stroke.THIN, Ink.STRONG));
        int last = points.size() - 2;
        int across = Integer.signum(points.get(last) - points.get(last - 2));
        int down = Integer.signum(points.get(last + 1) - points.get(last - 1));
        head(points.get(last), points.get(last + 1), across, down, Ink.STRONG);
        scene.mark(new Mark.Badge(layout.box(cells.getFirst()).inset(INSET), "", Ink.STRONG));
    }

    /** The head of an arrow with its tip at a point. */
    private void head(int x, int y, int across, int down, Ink ink) {
        boolean slanted = across != 0 && down != 0;
        int length = slanted ? 3 : 2;
        List<Integer> points = slanted
                ? List.of(x - length * across, y, x, y, x, y - length * down)
                : List.of(
                        x - length * (across + down),
                        y - length * (down + across),
                        x,
                        y,
                        x - length * (across - down),
                        y - length * (down - across));
        scene.mark(new Mark.Path(points, Mark.Stroke.THIN, ink));
    }

    /** Strong lines between neighbors of different boxes, each as long as it goes. */
    private void boxes() {
        int side = rules.side();
        int[] boxOf = new int[rules.cells()];
        List<List<Integer>> boxes = rules.boxes().cells(side);
        for (int box = 0; box < boxes.size(); box++) {
            for (int cell : boxes.get(box)) {
                boxOf[cell] = box;
            }
        }
        for (int line = 1; line < side; line++) {
            for (int from = 0; from < side; from++) {
                int to = from;
                while (to < side && boxOf[line * side + to] != boxOf[(line - 1) * side + to]) {
                    to++;
                }
                if (to > from) {
                    scene.mark(
                            new Mark.Line(layout.x(from), layout.y(line), layout.x(to), layout.y(line), 2, Ink.STRONG));
                    from = to;
                }
            }
            for (int from = 0; from < side; from++) {
                int to = from;
                while (to < side && boxOf[to * side + line] != boxOf[to * side + line - 1]) {
                    to++;
                }
                if (to > from) {
                    scene.mark(
                            new Mark.Line(layout.x(line), layout.y(from), layout.x(line), layout.y(to), 2, Ink.STRONG));
                    from = to;
                }
            }
        }
    }

    /** A dashed line inside the edge of some cells, and a small text in the corner of the first. */
    private void cage(List<Integer> cells, String text) {
        Set<Integer> all = new HashSet<>(cells);
        for (int cell : cells) {
            int row = cell / rules.side();
            int column = cell % rules.side();
            for (int way : new int[] {-1, 1}) {
                if (!holds(all, row + way, column)) {
                    int y = way < 0 ? layout.y(row) + INSET : layout.y(row + 1) - INSET;
                    dashed(
                            layout.x(column) + end(holds(all, row, column - 1), holds(all, row + way, column - 1)),
                            y,
                            layout.x(column + 1) - end(holds(all, row, column + 1), holds(all, row + way, column + 1)),
                            y);
                }
                if (!holds(all, row, column + way)) {
                    int x = way < 0 ? layout.x(column) + INSET : layout.x(column + 1) - INSET;
                    dashed(
                            x,
                            layout.y(row) + end(holds(all, row - 1, column), holds(all, row - 1, column + way)),
                            x,
                            layout.y(row + 1) - end(holds(all, row + 1, column), holds(all, row + 1, column + way)));
                }
            }
        }
        if (!text.isEmpty()) {
            Box first = layout.box(cells.getFirst());
            scene.glyph(new Box(first.x() + INSET, first.y() + INSET, 2 + 2 * text.length(), 3), text, Ink.WORDS);
        }
    }

    /** The distance from the edge of a cell at which a line ends: beyond it where the cage turns round a corner. */
    private static int end(boolean beside, boolean corner) {
        return beside ? corner ? -INSET : 0 : INSET;
    }

    private boolean holds(Set<Integer> cells, int row, int column) {
        return rules.grid().holds(row, column) && cells.contains(rules.grid().cell(row, column));
    }

    private void dashed(int x1, int y1, int x2, int y2) {
        scene.mark(new Mark.Path(List.of(x1, y1, x2, y2), Mark.Stroke.DASHED, Ink.STRONG));
    }
}
