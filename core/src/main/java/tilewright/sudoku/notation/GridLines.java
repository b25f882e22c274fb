package tilewright.sudoku.notation;

import tilewright.sudoku.model.Text;
import tilewright.text.LineGrouping;

/**
 * Groups the lines of a file into Sudokus: one line, or nine rows with the lines around and between them.
 *
 * <p>A grid begins with a frame, with the name of a section in brackets, or with a line that could be one of its rows, a
 * cell or two too short or too long. It ends with its ninth row, the frame below it, or a blank line; sections with the
 * next {@code [Puzzle]}. Whatever stands among its rows is one of them, so that an error can name it; but for a line of
 * a whole puzzle, which is always one by itself.
 */
public final class GridLines implements LineGrouping {

    @Override
    public Grouper grouper() {
        return new Grid();
    }

    @Override
    public boolean cutBefore(String line) {
        return switch (LineKind.of(line)) {
            case WHOLE, HEAD -> true;
            case SECTION -> SdkNotation.isFirst(line);
            case BLANK, FRAME, ROW, OTHER -> false;
        };
    }

    /** The look of a line. */
    private enum LineKind {
        BLANK,
        /** Part of a frame, or of the lines within. */
        FRAME,
        /** A name in brackets. */
        SECTION,
        /** Could be meant as a row of a grid. */
        ROW,
        /** The names of a table's columns, or markup without a puzzle. */
        HEAD,
        /** Too long for anything but a whole puzzle. */
        WHOLE,
        OTHER;

        /** Minimum number of cells in a row, without a blank, that make a whole puzzle. */
        private static final int WHOLE_LENGTH = 64;

        private static final int LONGEST_ROW = 200;
        private static final int FEWEST = 5;
        private static final int MOST = 13;

        static LineKind of(String line) {
            if (line.isBlank()) {
                return BLANK;
            }
            if (OpenSudokuNotation.isMarkup(line)) {
                return OpenSudokuNotation.hasGame(line) ? WHOLE : HEAD;
            }
            if (line.length() > LONGEST_ROW || beginsWhole(line) || LinkReader.isLink(line) || HodokuNotation.isLine(line)) {
                return WHOLE;
            }
            if (GridText.isFrame(line)) {
                return FRAME;
            }
            if (SdkNotation.isSection(line)) {
                return SECTION;
            }
            if (isAllOfRow(line)) {
                return isRow(line) ? ROW : OTHER;
            }
            return KaggleNotation.isHead(line) ? HEAD : OTHER;
        }

        private static boolean beginsWhole(String line) {
            if (line.length() < WHOLE_LENGTH) {
                return false;
            }
            int end = 0;
            while (end < WHOLE_LENGTH && isOfWhole(line.charAt(end))) {
                end++;
            }
            return end == WHOLE_LENGTH;
        }

        private static boolean isOfWhole(char c) {
            return Text.isCell(c) || isLetter(c);
        }

        private static boolean isAllOfRow(String line) {
            int end = 0;
            while (end < line.length() && isOfRow(line.charAt(end))) {
                end++;
            }
            return end == line.length();
        }

        private static boolean isLetter(char c) {
            return c >= 'A' && c <= 'Z';
        }

        private static boolean isOfRow(char c) {
            return Text.isCell(c) || GridText.isBetween(c) || GridText.isComma(c) || c == SdxNotation.USER;
        }

        private static boolean isRow(String line) {
            GridText.Row row = new GridText.Row(0, line);
            return some(GridText.characters(row).size())
                    || some(GridText.words(row).size())
                    || some(GridText.fields(row).size());
        }

        private static boolean some(int cells) {
            return cells >= FEWEST && cells <= MOST;
        }
    }

    /** The grid that was begun. */
    private static final class Grid implements Grouper {

        private static final int MOST_LINES = 100;

        private boolean begun;
        private boolean framed;
        private boolean inSections;
        private boolean frameBelow;
        private int rows;
        private int lines;

        @Override
        public Place next(String line) {
            LineKind kind = LineKind.of(line);
            boolean below = frameBelow && kind == LineKind.FRAME;
            frameBelow = false;
            if (below) {
                return Place.BETWEEN;
            }
            lines++;
            return begun && lines <= MOST_LINES ? further(kind, line) : first(kind);
        }

        private Place first(LineKind kind) {
            begun = kind == LineKind.FRAME || kind == LineKind.SECTION || kind == LineKind.ROW;
            framed = kind == LineKind.FRAME;
            inSections = kind == LineKind.SECTION;
            rows = kind == LineKind.ROW ? 1 : 0;
            lines = 1;
            return switch (kind) {
                case BLANK, HEAD -> Place.BETWEEN;
                case FRAME, SECTION, ROW -> Place.FIRST;
                case WHOLE, OTHER -> Place.ALONE;
            };
        }

        private Place further(LineKind kind, String line) {
            return switch (kind) {
                case BLANK -> inSections ? Place.INSIDE : first(kind);
                case HEAD, WHOLE -> first(kind);
                case SECTION -> {
                    if (SdkNotation.isFirst(line)) {
                        yield first(kind);
                    }
                    rows = 0;
                    inSections = true;
                    yield Place.INSIDE;
                }
                case FRAME -> rows < 9 ? Place.INSIDE : last();
                case ROW, OTHER -> {
                    if (rows == 9) {
                        yield first(kind);
                    }
                    rows++;
                    yield rows < 9 || framed || inSections ? Place.INSIDE : unframedLast();
                }
            };
        }

        private Place unframedLast() {
            frameBelow = true;
            return last();
        }

        private Place last() {
            begun = false;
            return Place.LAST;
        }
    }
}
