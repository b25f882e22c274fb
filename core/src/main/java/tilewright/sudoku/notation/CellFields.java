package tilewright.sudoku.notation;

import java.util.Set;
import tilewright.sudoku.model.Digits;
import tilewright.text.Ascii;

/** The fields of an object that may be a cell of a grid: its place, its digit, and whether that is given. Mutable. */
final class CellFields {

    private static final Set<String> ROWS = Set.of("row", "r", "y", "i", "rowindex", "rowid", "line");
    private static final Set<String> COLUMNS =
            Set.of("col", "column", "c", "x", "j", "colindex", "columnindex", "colid");
    private static final Set<String> VALUES = Set.of("value", "val", "v", "digit", "number", "num", "n", "d", "clue");
    private static final Set<String> PLACES =
            Set.of("position", "pos", "cell", "coord", "coords", "coordinates", "location", "key", "id", "name", "at");
    private static final Set<String> GIVEN = Set.of(
            "given",
            "fixed",
            "isgiven",
            "isfixed",
            "isclue",
            "locked",
            "islocked",
            "initial",
            "isinitial",
            "readonly",
            "isreadonly",
            "prefilled",
            "isprefilled",
            "original",
            "isoriginal",
            "preset");
    private static final Set<String> FREE = Set.of("editable", "iseditable", "mutable");

    /** Maximum number of characters of a name or a value. */
    static final int LONGEST = 16;

    private CellName place = CellName.NONE;
    private int row = -1;
    private int column = -1;
    private int digit = -1;
    private boolean free;

    /** Whether a name is that of a field of a cell. */
    static boolean isName(String name) {
        if (name.isEmpty() || name.length() > LONGEST) {
            return false;
        }
        String key = plain(name);
        return ROWS.contains(key)
                || COLUMNS.contains(key)
                || VALUES.contains(key)
                || PLACES.contains(key)
                || GIVEN.contains(key)
                || FREE.contains(key);
    }

    /**
     * Notes a field.
     *
     * @return whether it is one of those of a cell
     */
    boolean take(String name, String value) {
        if (name.isEmpty() || name.length() > LONGEST) {
            return false;
        }
        String key = plain(name);
        if (ROWS.contains(key)) {
            row = number(value);
            return row >= 0;
        }
        if (COLUMNS.contains(key)) {
            column = number(value);
            return column >= 0;
        }
        if (VALUES.contains(key)) {
            digit = digit(value);
            return digit >= 0;
        }
        if (GIVEN.contains(key) || FREE.contains(key)) {
            boolean yes = Ascii.lower(value).equals("true") || value.equals("1");
            free |= yes != GIVEN.contains(key);
            return true;
        }
        if (PLACES.contains(key) && CellName.of(value).isPlace()) {
            place = CellName.of(value);
            return true;
        }
        return false;
    }

    /** Notes the place that a field is, if its name is that of one. */
    boolean takePlace(String name, CellName value) {
        boolean takes = value.isPlace() && name.length() <= LONGEST && PLACES.contains(plain(name));
        place = takes ? value : place;
        return takes;
    }

    /** The place, if there is one without a digit; else {@link CellName#NONE}. */
    CellName placeAlone() {
        return digit < 0 ? place() : CellName.NONE;
    }

    /** Whether there are a place and a digit. */
    boolean isCell() {
        return digit >= 0 && place().isPlace();
    }

    /** Adds the cell, which is one. */
    void addTo(PlacedCells cells) {
        cells.add(place(), free ? 0 : digit);
    }

    private CellName place() {
        return row >= 0 && column >= 0 ? new CellName(row, column, false, false) : place;
    }

    /** A name in lower case, without signs between its words. */
    private static String plain(String name) {
        String lower = Ascii.lower(name);
        return lower.indexOf('_') < 0 && lower.indexOf('-') < 0
                ? lower
                : lower.replace("_", "").replace("-", "");
    }

    private static int number(String value) {
        return value.length() == 1 && Ascii.isDigit(value.charAt(0)) ? value.charAt(0) - '0' : -1;
    }

    /** The digit of a cell; 0 for an empty one, also for one with its candidates; -1 for anything else. */
    static int digit(String value) {
        byte cell = ValueCells.of(value);
        if (cell <= 9) {
            return cell;
        }
        return cell != ValueCells.FOREIGN || isCandidates(value) ? 0 : -1;
    }

    private static boolean isCandidates(String value) {
        int set = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c < '1' || c > '9' || Digits.bit(c - '0') <= set) {
                return false;
            }
            set |= Digits.bit(c - '0');
        }
        return value.length() > 1;
    }
}
