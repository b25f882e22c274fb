package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * Reads links that carry a puzzle: as cells in the path, the query, or the fragment, with candidates as SudokuWiki has them, or
 * compressed as f-puzzles and SudokuPad do;
 * and links of this program.
 *
 * @param code reads the share code in a link of this program
 */
record LinkReader(ShareCode code) {

    /** Minimum number of letters of {@link PackedCells}: each is six cells at most. */
    private static final int FEWEST_PACKED = 14;

    /** What links begin with; people leave the scheme out. */
    private static final List<String> BEGINS =
            List.of("https://", "http://", "www.", "f-puzzles.com/", "sudokupad.app/", "app.crackingthecryptic.com/");

    private static final int LONGEST_BEGIN = 27;

    /** Fields whose value is a puzzle. */
    private static final List<String> FIELDS = List.of("bd", "s", "puzzle", "load", "puzzleid");

    /** The field of f-puzzles. */
    private static final String LOAD = "load";

    /** The field and the name of this program's links. */
    private static final String DATA = "data";

    private static final List<String> SHARE = List.of("sudoku:");

    /** What stands before the letters in a link to SudokuPad: f-puzzles, packed cells, and its own JSON. */
    private static final List<String> F_PUZZLES = List.of("fpuzzles", "fpuz");

    private static final List<String> PACKED = List.of("scf", "classic");
    private static final List<String> SUDOKU_PAD = List.of("scl", "ctc");

    /**
     * A part of a link.
     *
     * @param at its place in the text
     * @param field the name before {@code =}; empty for a part of a path
     * @param value percent signs decoded
     * @param rest the value; where the first compressed puzzle of a path begins, with all that follows: letters of Base64 may
     *     contain {@code /}
     */
    private record Part(int at, String field, String value, String rest) {}

    /** Whether a text is a link. */
    static boolean isLink(String text) {
        String begin = Ascii.lower(text.substring(0, Math.min(text.length(), LONGEST_BEGIN)));
        for (String known : BEGINS) {
            if (begin.startsWith(known)) {
                return text.indexOf('\n') < 0;
            }
        }
        return false;
    }

    /**
     * The puzzle of a link; what stands behind a blank is passed over.
     *
     * @throws TextError when there is none in it, or one with further rules
     */
    Board read(Cursor cursor) {
        List<Part> parts = parts(cursor);
        cursor.skip(cursor.rest());
        for (Part part : parts) {
            if (isCells(part.value())) {
                return Board.of(Text.readCells(new Cursor(part.value())));
            }
        }
        for (Part part : parts) {
            Optional<Board> board = board(cursor, part);
            if (board.isPresent()) {
                return board.get();
            }
        }
        for (Part part : parts) {
            if (FIELDS.contains(part.field()) && !part.value().isEmpty()) {
                throw cursor.error(part.at(), NotationMessages.linkValue(part.field()));
            }
        }
        throw cursor.error(0, NotationMessages.linkWithoutPuzzle());
    }

    /** Cuts a link at {@code ?}, {@code &}, and {@code #}, and its paths at {@code /}. */
    private static List<Part> parts(Cursor cursor) {
        int start = cursor.offset();
        String rest = cursor.rest();
        int blank = 0;
        while (blank < rest.length() && rest.charAt(blank) > ' ') {
            blank++;
        }
        String link = rest.substring(0, blank);
        List<Part> parts = new ArrayList<>();
        int scheme = link.indexOf("://");
        int from = scheme < 0 ? 0 : scheme + 3;
        while (from <= link.length()) {
            int to = from;
            while (to < link.length() && "?&#".indexOf(link.charAt(to)) < 0) {
                to++;
            }
            String part = link.substring(from, to);
            int equals = part.indexOf('=');
            String field = equals < 0 ? "" : Ascii.lower(part.substring(0, equals));
            if (isName(field)) {
                String value = decoded(part.substring(equals + 1));
                parts.add(new Part(start + from + equals + 1, field, value, value));
            } else {
                path(part, start + from, parts);
            }
            from = to + 1;
        }
        return parts;
    }

    private static void path(String path, int start, List<Part> parts) {
        int from = 0;
        boolean compressed = false;
        while (from <= path.length()) {
            int slash = path.indexOf('/', from);
            int to = slash < 0 ? path.length() : slash;
            String value = decoded(path.substring(from, to));
            boolean first = !compressed && (begin(value, F_PUZZLES) > 0 || begin(value, SUDOKU_PAD) > 0);
            parts.add(new Part(start + from, "", value, first ? decoded(path.substring(from)) : value));
            compressed |= first;
            from = to + 1;
        }
    }

    private static boolean isName(String field) {
        boolean name = !field.isEmpty() && field.length() <= 12;
        for (int i = 0; i < field.length() && name; i++) {
            name = Ascii.isLetter(field.charAt(i)) || field.charAt(i) == '_';
        }
        return name;
    }

    /** A text with the characters that percent signs stand for; a percent sign without two digits stands for itself. */
    private static String decoded(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        StringBuilder decoded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int high = c == '%' && i + 2 < text.length() ? Ascii.digit(text.charAt(i + 1), 16) : -1;
            int low = high < 0 ? -1 : Ascii.digit(text.charAt(i + 2), 16);
            decoded.append(low < 0 ? c : (char) (16 * high + low));
            i += low < 0 ? 0 : 2;
        }
        return decoded.toString();
    }

    /** The puzzle of a part that is not plain cells; empty when it is none. */
    private Optional<Board> board(Cursor cursor, Part part) {
        String value = part.value();
        int share = begin(value, SHARE);
        if (share > 0) {
            return Optional.of(own(cursor, part, value.substring(share)));
        }
        if (part.field().equals(DATA)) {
            return value.isEmpty() ? Optional.empty() : Optional.of(own(cursor, part, value));
        }
        if (part.field().equals(LOAD)) {
            return value.isEmpty() ? Optional.empty() : Optional.of(compressed(cursor, part.at(), value, false));
        }
        int begin = Math.max(begin(value, F_PUZZLES), begin(value, SUDOKU_PAD));
        if (begin > 0 && part.rest().length() > Houses.CELLS) {
            boolean own = begin(value, SUDOKU_PAD) > 0;
            return Optional.of(compressed(cursor, part.at() + begin, part.rest().substring(begin), own));
        }
        Optional<Board> position = SudokuWikiCells.read(value);
        return position.isPresent() ? position : packed(cursor, part);
    }

    private Board own(Cursor cursor, Part part, String text) {
        try {
            boolean letters = !text.isEmpty() && Ascii.isLetter(text.charAt(0));
            if (!letters) {
                return Text.POSITIONS.parse(text);
            }
            Cursor inside = new Cursor(text);
            Board board = code.read(inside);
            inside.expectEnd();
            return board;
        } catch (TextError error) {
            throw cursor.error(part.at(), error.problem());
        }
    }

    /** Packed cells, in a field or behind their name. */
    private static Optional<Board> packed(Cursor cursor, Part part) {
        String value = part.value();
        int begin = begin(value, PACKED);
        int rules = value.indexOf('*');
        if (begin > 0
                && rules > 0
                && PackedCells.read(value.substring(begin, rules)).isPresent()) {
            throw cursor.error(
                    part.at() + rules,
                    NotationMessages.variant(value.substring(rules, Math.min(rules + 20, value.length()))));
        }
        if (value.length() - begin < FEWEST_PACKED || begin == 0 && !FIELDS.contains(part.field())) {
            return Optional.empty();
        }
        return PackedCells.read(value.substring(begin)).map(Board::of);
    }

    private static boolean isCells(String value) {
        boolean cells = value.length() == Houses.CELLS;
        for (int i = 0; i < value.length() && cells; i++) {
            cells = Text.isCell(value.charAt(i));
        }
        return cells;
    }

    /** The length of the name that a value begins with; 0 for none. */
    private static int begin(String value, List<String> names) {
        for (String name : names) {
            if (value.startsWith(name) && value.length() > name.length()) {
                return name.length();
            }
        }
        return 0;
    }

    /** @param own whether it is the JSON of SudokuPad, not that of f-puzzles */
    private static Board compressed(Cursor cursor, int at, String letters, boolean own) {
        Message damaged = NotationMessages.damagedLink();
        String text = LzString.decompress(letters).orElseThrow(() -> cursor.error(at, damaged));
        try {
            return own
                    ? SudokuPadJson.read(FPuzzles.parse(SudokuPadJson.whole(text)))
                    : FPuzzles.read(FPuzzles.parse(text));
        } catch (FPuzzles.Foreign foreign) {
            throw cursor.error(at, foreign.problem());
        } catch (TextError noJson) {
            throw cursor.error(at, damaged);
        }
    }
}
