package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.Constraint.LittleKiller.Direction;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;

/** Writes texts of the Interactive Sudoku Solver, which {@link IssReader} reads. */
final class IssWriter {

    private static final String LETTERS = "0123456789abcdef";

    private final String form;
    private final Variant rules;
    private final int side;
    private final IssCells cells;
    private final StringBuilder out = new StringBuilder();

    private IssWriter(String form, Variant rules) {
        this.form = form;
        this.rules = rules;
        this.side = rules.side();
        this.cells = new IssCells(side);
    }

    /**
     * Returns the text of a puzzle.
     *
     * @param form for refusals
     * @throws VariantError when it is too large, or has a rule that this program does not know
     */
    static String write(String form, VariantPuzzle puzzle) {
        if (puzzle.rules().side() > IssCells.MOST_SIDE) {
            throw new VariantError(
                    ExchangeMessages.tooLarge(form, puzzle.rules().side(), IssCells.MOST_SIDE));
        }
        return new IssWriter(form, puzzle.rules()).write(puzzle.givens());
    }

    private String write(List<Integer> givens) {
        boolean given = givens.stream().anyMatch(digit -> digit > 0);
        if (side != 9 || !given) {
            add("Shape", List.of(side + "x" + side));
        }
        if (!rules.boxes().equals(Boxes.usual(side))) {
            add("NoBoxes", List.of());
            layout();
        }
        rules.constraints().forEach(this::write);
        List<String> digits = new ArrayList<>();
        for (int cell = 0; cell < givens.size(); cell++) {
            if (givens.get(cell) > 0) {
                digits.add(cells.name(cell) + "_" + givens.get(cell));
            }
        }
        if (given) {
            add("", digits);
        }
        return out.toString();
    }

    private void layout() {
        List<List<Integer>> boxes = rules.boxes().cells(side);
        if (boxes.isEmpty()) {
            return;
        }
        char[] letters = new char[side * side];
        for (int box = 0; box < side; box++) {
            for (int cell : boxes.get(box)) {
                letters[cell] = LETTERS.charAt(box);
            }
        }
        add("Jigsaw", List.of(String.valueOf(letters)));
    }

    private void add(String name, List<String> about) {
        out.append('.').append(name);
        about.forEach(word -> out.append('~').append(word));
    }

    private void addCells(String name, List<Integer> some) {
        add(name, cells.names(some));
    }

    private void addCells(String name, int number, List<Integer> some) {
        add(name + "~" + number, cells.names(some));
    }

    private void write(Constraint constraint) {
        switch (constraint) {
            case GlobalConstraint global -> global(global);
            case Constraint.ExtraHouse(var some) -> addCells("AllDifferent", some);
            case Constraint.Different(var some) -> addCells("AllDifferent", some);
            case Constraint.Cage(int sum, var some) -> {
                check(constraint, sum > 0);
                addCells("Cage", sum, some);
            }
            case Constraint.Difference(int difference, var some) -> {
                check(constraint, difference == 1);
                addCells("WhiteDot", some);
            }
            case Constraint.Ratio(int ratio, var some) -> {
                check(constraint, ratio == 2);
                addCells("BlackDot", some);
            }
            case Constraint.PairSum(int sum, var some) -> {
                check(constraint, sum == 5 || sum == 10);
                addCells(sum == 10 ? "X" : "V", some);
            }
            case Constraint.GreaterThan(var some) -> addCells("GreaterThan", some);
            case Constraint.Thermometer(var some) -> addCells("Thermo", some);
            case Constraint.Arrow(var some) -> addCells("Arrow", some);
            case Constraint.Palindrome(var some) -> addCells("Palindrome", some);
            case Constraint.Renban(var some) -> addCells("Renban", some);
            case Constraint.Entropic(var some) -> {
                check(constraint, side == 9);
                addCells("Entropic", some);
            }
            case Constraint.Whispers(int difference, var some) -> addCells("Whisper", difference, some);
            case Constraint.Sandwich(House.Kind house, int number, int sum) ->
                add("Sandwich", List.of(Integer.toString(sum), (house == House.Kind.ROW ? "R" : "C") + (number + 1)));
            case Constraint.LittleKiller killer -> littleKiller(killer);
        }
    }

    private void check(Constraint constraint, boolean writable) {
        if (!writable) {
            throw NotWritable.of(form, constraint);
        }
    }

    private void global(GlobalConstraint global) {
        switch (global) {
            case DIAGONAL_DOWN -> add("Diagonal", List.of("-1"));
            case DIAGONAL_UP -> add("Diagonal", List.of("1"));
            case ANTI_KNIGHT -> add("AntiKnight", List.of());
            case ANTI_KING -> add("AntiKing", List.of());
            case WINDOKU -> add("Windoku", List.of());
            case NON_CONSECUTIVE -> add("AntiConsecutive", List.of());
            case DISJOINT_GROUPS -> {
                check(global, rules.boxes().equals(Boxes.usual(side)));
                add("DisjointSets", List.of());
            }
            case ALL_DOTS -> add("StrictKropki", List.of());
            case ALL_XV -> add("StrictXV", List.of());
            case ALL_WHITE_DOTS, ALL_BLACK_DOTS -> throw NotWritable.of(form, global);
        }
    }

    /** Writes a diagonal from that of its two ends by which it is named. */
    private void littleKiller(Constraint.LittleKiller killer) {
        List<Integer> along = killer.cells(side);
        check(killer, along.size() > 1);
        Optional<Direction> named = cells.diagonal(killer.start());
        boolean same = named.filter(killer.direction()::equals).isPresent();
        add(
                "LittleKiller",
                List.of(Integer.toString(killer.sum()), cells.name(same ? along.getFirst() : along.getLast())));
    }
}
