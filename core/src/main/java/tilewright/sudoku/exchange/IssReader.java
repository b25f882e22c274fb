package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tilewright.sudoku.notation.LooseJson;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Ascii;

/**
 * Reads texts of the Interactive Sudoku Solver: rules one behind the other, each a point, its name, and what it is about behind {@code ~}.
 *
 * <p>{@code Jigsaw} adds regions to the boxes, which {@code NoBoxes} takes away.
 */
final class IssReader {

    private static final String SHAPE = "Shape";
    private static final String JIGSAW = "Jigsaw";
    private static final String NO_BOXES = "NoBoxes";

    private final int side;
    private final IssCells cells;
    private final int[] givens;
    private final List<Constraint> constraints = new ArrayList<>();
    private Boxes boxes;

    /** A rule of a text. */
    private record Rule(String name, List<String> about) {}

    private IssReader(int side) {
        this.side = side;
        this.cells = new IssCells(side);
        this.givens = new int[side * side];
        this.boxes = Boxes.usual(side);
    }

    /** Whether a text looks so, right or wrong. */
    static boolean is(String text) {
        int end = 1;
        while (end < text.length() && Ascii.isLetter(text.charAt(end))) {
            end++;
        }
        boolean named = text.startsWith(".") && end < text.length() && (end == 1 || isCapital(text.charAt(1)));
        return named && (end == 1 ? "~" : ".~").indexOf(text.charAt(end)) >= 0 && text.indexOf('~') > 0;
    }

    private static boolean isCapital(char letter) {
        return letter >= 'A' && letter <= 'Z';
    }

    /**
     * Reads a puzzle.
     *
     * @throws VariantError when it has a rule that is not known, or is damaged
     */
    static VariantPuzzle read(String text) {
        List<Rule> rules = new ArrayList<>();
        for (String rule : split(text.substring(1), '.')) {
            List<String> words = split(rule, '~');
            rules.add(new Rule(
                    words.getFirst(),
                    words.stream().skip(1).filter(word -> !word.isEmpty()).toList()));
        }
        IssReader reader = new IssReader(side(rules));
        if (rules.stream().anyMatch(rule -> rule.name().equals(NO_BOXES))) {
            reader.boxes = new Boxes.None();
        }
        rules.forEach(reader::read);
        Variant variant = new Variant(reader.side, reader.boxes, reader.constraints);
        if (variant.has(GlobalConstraint.DISJOINT_GROUPS) && !variant.boxes().equals(Boxes.usual(reader.side))) {
            throw UnknownRule.of("DisjointSets", ExchangeMessages.otherBoxes());
        }
        return new VariantPuzzle(variant, Arrays.stream(reader.givens).boxed().toList());
    }

    private static List<String> split(String text, char at) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        while (from <= text.length()) {
            int next = text.indexOf(at, from);
            int to = next < 0 ? text.length() : next;
            pieces.add(text.substring(from, to));
            from = to + 1;
        }
        return pieces;
    }

    private static int side(List<Rule> rules) {
        int side = 9;
        for (Rule rule : rules) {
            if (rule.name().equals(SHAPE)) {
                String shape = String.join("~", rule.about());
                int cross = shape.indexOf('x');
                int rows = LooseJson.number(shape.substring(0, Math.max(0, cross)));
                if (rows < 2
                        || rows > IssCells.MOST_SIDE
                        || !shape.substring(cross + 1).equals(Integer.toString(rows))) {
                    throw UnknownRule.of(SHAPE + " " + shape);
                }
                side = rows;
            }
        }
        return side;
    }

    private void read(Rule rule) {
        Optional<GlobalConstraint> global = global(rule.name());
        if (global.isPresent() && rule.about().isEmpty()) {
            constraints.add(global.get());
            return;
        }
        Function<List<String>, List<? extends Constraint>> reader = reader(rule.name());
        try {
            constraints.addAll(reader.apply(rule.about()));
        } catch (VariantError wrong) {
            throw rule.name().isEmpty() ? wrong : UnknownRule.of(rule.name(), wrong.message());
        }
    }

    private Function<List<String>, List<? extends Constraint>> reader(String name) {
        return switch (name) {
            case "", "Given" ->
                about -> {
                    about.forEach(this::readGiven);
                    return List.of();
                };
            case SHAPE, NO_BOXES -> _ -> List.of();
            case JIGSAW -> this::jigsaw;
            case "Diagonal" -> about -> List.of(diagonal(String.join("~", about)));
            case "Thermo" -> about -> List.of(new Constraint.Thermometer(cells.cells(about)));
            case "Arrow" -> about -> List.of(new Constraint.Arrow(cells.cells(about)));
            case "Palindrome" -> about -> List.of(new Constraint.Palindrome(cells.cells(about)));
            case "Renban" -> about -> List.of(new Constraint.Renban(cells.cells(about)));
            case "Entropic" -> this::entropic;
            case "Whisper" -> this::whispers;
            case "Cage" -> this::cage;
            case "AllDifferent" -> about -> List.of(different(cells.cells(about)));
            case "WhiteDot" -> about -> pairs(about, pair -> new Constraint.Difference(1, pair));
            case "BlackDot" -> about -> pairs(about, pair -> new Constraint.Ratio(2, pair));
            case "X" -> about -> pairs(about, pair -> new Constraint.PairSum(10, pair));
            case "V" -> about -> pairs(about, pair -> new Constraint.PairSum(5, pair));
            case "GreaterThan" -> about -> pairs(about, Constraint.GreaterThan::new);
            case "Sandwich" -> this::sandwich;
            case "LittleKiller" -> this::littleKiller;
            default -> throw UnknownRule.of(name);
        };
    }

    private void readGiven(String given) {
        List<String> words = split(given, '_');
        int cell = cells.cell(words.getFirst());
        if (words.size() != 2) {
            throw new VariantError(ExchangeMessages.severalDigits(words.getFirst()));
        }
        int digit = LooseJson.number(words.getLast());
        if (digit < 1 || digit > side || givens[cell] > 0 && givens[cell] != digit) {
            throw new VariantError(ExchangeMessages.wrongDigit(words.getFirst(), words.getLast(), side));
        }
        givens[cell] = digit;
    }

    /** Regions of as many cells as digits; one other may be left over. */
    private List<Constraint> jigsaw(List<String> about) {
        String layout = about.isEmpty() ? "" : about.getLast();
        if (layout.length() != side * side) {
            throw new VariantError(ExchangeMessages.layout(side * side, layout.length()));
        }
        Map<Character, List<Integer>> regions = new HashMap<>();
        List<Integer> boxOf = new ArrayList<>();
        for (int cell = 0; cell < side * side; cell++) {
            regions.computeIfAbsent(layout.charAt(cell), _ -> new ArrayList<>()).add(cell);
            boxOf.add((int) layout.charAt(cell));
        }
        List<Constraint> houses = regions.values().stream()
                .filter(region -> region.size() == side)
                .<Constraint>map(Constraint.ExtraHouse::new)
                .toList();
        if (regions.size() > houses.size() + 1) {
            throw new VariantError(ExchangeMessages.regionSizes());
        }
        if (houses.size() == side && boxes instanceof Boxes.None) {
            boxes = new Boxes.Shapes(boxOf);
            return List.of();
        }
        return houses;
    }

    private static Optional<GlobalConstraint> global(String name) {
        return switch (name) {
            case "AntiKnight" -> Optional.of(GlobalConstraint.ANTI_KNIGHT);
            case "AntiKing" -> Optional.of(GlobalConstraint.ANTI_KING);
            case "AntiConsecutive" -> Optional.of(GlobalConstraint.NON_CONSECUTIVE);
            case "DisjointSets" -> Optional.of(GlobalConstraint.DISJOINT_GROUPS);
            case "Windoku" -> Optional.of(GlobalConstraint.WINDOKU);
            case "StrictKropki" -> Optional.of(GlobalConstraint.ALL_DOTS);
            case "StrictXV" -> Optional.of(GlobalConstraint.ALL_XV);
            default -> Optional.empty();
        };
    }

    private static Constraint diagonal(String direction) {
        return switch (direction) {
            case "1" -> GlobalConstraint.DIAGONAL_UP;
            case "-1" -> GlobalConstraint.DIAGONAL_DOWN;
            default -> throw new VariantError(ExchangeMessages.noDirection(direction));
        };
    }

    /** In grids of other sides it is not known which digits are low and high. */
    private List<Constraint> entropic(List<String> about) {
        if (side != 9) {
            throw UnknownRule.of("Entropic");
        }
        return List.of(new Constraint.Entropic(cells.cells(about)));
    }

    private List<Constraint> whispers(List<String> about) {
        int number = about.isEmpty() ? -1 : LooseJson.number(about.getFirst());
        return List.of(
                number < 0
                        ? new Constraint.Whispers(5, cells.cells(about))
                        : new Constraint.Whispers(number, cells.cells(rest(about))));
    }

    /** A cage; with a sum of 0 its digits only differ. */
    private List<Constraint> cage(List<String> about) {
        int sum = number(about);
        List<Integer> inside = cells.cells(rest(about));
        if (sum > 0) {
            return List.of(new Constraint.Cage(sum, inside));
        }
        return inside.size() < 2 ? List.of() : List.of(different(inside));
    }

    private Constraint different(List<Integer> some) {
        return some.size() == side ? new Constraint.ExtraHouse(some) : new Constraint.Different(some);
    }

    private List<Constraint> pairs(List<String> about, Function<List<Integer>, Constraint> constraint) {
        List<List<Integer>> pairs = cells.pairs(cells.cells(about));
        if (pairs.isEmpty()) {
            throw new VariantError(ExchangeMessages.noNeighbors());
        }
        return pairs.stream().map(constraint).toList();
    }

    private List<Constraint> sandwich(List<String> about) {
        int sum = number(about);
        String line = String.join("~", rest(about));
        boolean row = line.startsWith("R");
        int number = line.isEmpty() ? -1 : LooseJson.number(line.substring(1));
        if (number < 1 || number > side || !row && !line.startsWith("C")) {
            throw new VariantError(ExchangeMessages.notBeside(line));
        }
        return List.of(new Constraint.Sandwich(row ? House.Kind.ROW : House.Kind.COLUMN, number - 1, sum));
    }

    private List<Constraint> littleKiller(List<String> about) {
        int sum = number(about);
        String name = String.join("~", rest(about));
        int start = cells.cell(name);
        return List.of(new Constraint.LittleKiller(
                start,
                cells.diagonal(start).orElseThrow(() -> new VariantError(ExchangeMessages.noDirection(name))),
                sum));
    }

    private static int number(List<String> about) {
        String text = about.isEmpty() ? "" : about.getFirst();
        int number = LooseJson.number(text);
        if (number < 0) {
            throw new VariantError(ExchangeMessages.noNumber(text));
        }
        return number;
    }

    private static List<String> rest(List<String> about) {
        return about.subList(1, about.size());
    }
}
