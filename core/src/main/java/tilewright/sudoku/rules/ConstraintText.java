package tilewright.sudoku.rules;

import java.util.List;
import tilewright.text.Cursor;

/** Constraints as words of a text: {@code anti-knight}, or a name, {@code =}, and what it needs, as in {@code cage=10:r1c1-3}. */
final class ConstraintText {

    /** The names of constraints with cells, in the order in which they are written. */
    private static final List<String> NAMES = List.of(
            "house",
            "different",
            "cage",
            "white",
            "difference",
            "black",
            "ratio",
            "xv",
            "greater",
            "thermo",
            "arrow",
            "sandwich",
            "little-killer",
            "palindrome",
            "whispers",
            "renban",
            "entropic");

    private static final List<String> DIRECTIONS = List.of("dr", "dl", "ur", "ul");

    private ConstraintText() {}

    /** The names of all constraints that need cells or numbers. */
    static List<String> names() {
        return NAMES;
    }

    /** The name of a constraint in texts. */
    static String name(Constraint constraint) {
        return switch (constraint) {
            case GlobalConstraint global -> global.word();
            case Constraint.ExtraHouse _ -> "house";
            case Constraint.Different _ -> "different";
            case Constraint.Cage _ -> "cage";
            case Constraint.Difference(int difference, var _) -> difference == 1 ? "white" : "difference";
            case Constraint.Ratio(int ratio, var _) -> ratio == 2 ? "black" : "ratio";
            case Constraint.PairSum _ -> "xv";
            case Constraint.GreaterThan _ -> "greater";
            case Constraint.Thermometer _ -> "thermo";
            case Constraint.Arrow _ -> "arrow";
            case Constraint.Sandwich _ -> "sandwich";
            case Constraint.LittleKiller _ -> "little-killer";
            case Constraint.Palindrome _ -> "palindrome";
            case Constraint.Whispers _ -> "whispers";
            case Constraint.Renban _ -> "renban";
            case Constraint.Entropic _ -> "entropic";
        };
    }

    /** The text by which constraints are sorted: by name, then by cells, then by number. */
    static String sortKey(Constraint constraint, int side) {
        StringBuilder key = new StringBuilder();
        if (constraint instanceof GlobalConstraint global) {
            return key.append((char) global.ordinal()).toString();
        }
        key.append((char) (GlobalConstraint.values().length + NAMES.indexOf(name(constraint))));
        constraint.cells(side).forEach(cell -> key.append((char) cell.intValue()));
        write(constraint, side, key.append('\0'));
        return key.toString();
    }

    /** Writes the part behind the name. */
    static void write(Constraint constraint, int side, StringBuilder out) {
        switch (constraint) {
            case GlobalConstraint _ -> {}
            case Constraint.Cage(int sum, var _) -> out.append(sum).append(':');
            case Constraint.Difference(int difference, var _) -> {
                if (difference != 1) {
                    out.append(difference).append(':');
                }
            }
            case Constraint.Ratio(int ratio, var _) -> {
                if (ratio != 2) {
                    out.append(ratio).append(':');
                }
            }
            case Constraint.PairSum(int sum, var _) -> out.append(sum).append(':');
            case Constraint.Whispers(int difference, var _) ->
                out.append(difference).append(':');
            case Constraint.Sandwich(House.Kind house, int number, int sum) ->
                out.append(sum)
                        .append(':')
                        .append(house == House.Kind.ROW ? 'r' : 'c')
                        .append(number + 1);
            case Constraint.LittleKiller(int start, Constraint.LittleKiller.Direction direction, int sum) -> {
                Cells.write(List.of(start), side, out.append(sum).append(':'));
                out.append(':').append(DIRECTIONS.get(direction.ordinal()));
            }
            case Constraint.ExtraHouse _,
                    Constraint.Different _,
                    Constraint.GreaterThan _,
                    Constraint.Thermometer _,
                    Constraint.Arrow _,
                    Constraint.Palindrome _,
                    Constraint.Renban _,
                    Constraint.Entropic _ -> {}
        }
        if (constraint instanceof Constraint.Listed listed) {
            Cells.write(listed.cells(), side, out);
        }
    }

    /**
     * Reads the part behind a name.
     *
     * @param name one of {@link #names}
     */
    static Constraint read(String name, Cursor cursor, int side) {
        return switch (name) {
            case "house" -> new Constraint.ExtraHouse(Cells.read(cursor, side));
            case "different" -> new Constraint.Different(Cells.read(cursor, side));
            case "cage" -> new Constraint.Cage(number(cursor), Cells.read(cursor, side));
            case "white" -> new Constraint.Difference(1, Cells.read(cursor, side));
            case "difference" -> new Constraint.Difference(number(cursor), Cells.read(cursor, side));
            case "black" -> new Constraint.Ratio(2, Cells.read(cursor, side));
            case "ratio" -> new Constraint.Ratio(number(cursor), Cells.read(cursor, side));
            case "xv" -> new Constraint.PairSum(number(cursor), Cells.read(cursor, side));
            case "greater" -> new Constraint.GreaterThan(Cells.read(cursor, side));
            case "thermo" -> new Constraint.Thermometer(Cells.read(cursor, side));
            case "arrow" -> new Constraint.Arrow(Cells.read(cursor, side));
            case "sandwich" -> sandwich(cursor, side);
            case "little-killer" -> littleKiller(cursor, side);
            case "palindrome" -> new Constraint.Palindrome(Cells.read(cursor, side));
            case "whispers" -> new Constraint.Whispers(number(cursor), Cells.read(cursor, side));
            case "renban" -> new Constraint.Renban(Cells.read(cursor, side));
            case "entropic" -> new Constraint.Entropic(Cells.read(cursor, side));
            default -> throw new IllegalArgumentException("name (%s) must be one of %s".formatted(name, NAMES));
        };
    }

    private static int number(Cursor cursor) {
        int number = cursor.number(RulesMessages.number(), 0, Variant.MOST_SUM);
        cursor.expect(':');
        return number;
    }

    private static Constraint sandwich(Cursor cursor, int side) {
        int sum = number(cursor);
        boolean row = cursor.skip('r');
        if (!row && !cursor.skip('c')) {
            throw cursor.error(RulesMessages.expectedLine(cursor.found()));
        }
        House.Kind house = row ? House.Kind.ROW : House.Kind.COLUMN;
        return new Constraint.Sandwich(house, cursor.number(RulesMessages.numberOfLine(), 1, side) - 1, sum);
    }

    private static Constraint littleKiller(Cursor cursor, int side) {
        int sum = number(cursor);
        int at = cursor.offset();
        List<Integer> start = Cells.read(cursor, side);
        if (start.size() != 1) {
            throw cursor.error(at, RulesMessages.oneStart());
        }
        cursor.expect(':');
        for (int direction = 0; direction < DIRECTIONS.size(); direction++) {
            if (cursor.skip(DIRECTIONS.get(direction))) {
                return new Constraint.LittleKiller(
                        start.getFirst(), Constraint.LittleKiller.Direction.values()[direction], sum);
            }
        }
        throw cursor.error(RulesMessages.expectedDirection(cursor.found()));
    }
}
