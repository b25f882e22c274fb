package tilewright.print;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;

/**
 * A puzzle's place on a page, and where its parts are in it: none is outside, none lies over another.
 *
 * @param caption its number, its rating and a line for the time
 * @param board neither its width nor its height is 0
 * @param trays what lies beside the board; without height when there is nothing
 * @param code the QR code with its white rim; empty for none, and where it would leave the board no room
 * @param words what stands below, such as the share ID; without height when there is nothing
 * @param lines the same, broken; cut where the whole would leave the board no room
 * @param size of its letters in points
 */
public record Slot(
        Rect whole,
        Rect caption,
        Rect board,
        Rect trays,
        Optional<Rect> code,
        Rect words,
        List<String> lines,
        double size) {

    private static final double GAP = 5;
    private static final double LEADING = 1.2;

    /** Smaller letters cannot be read on paper. */
    private static final double SMALLEST_WORDS = 4.8;

    private static final double LARGEST_WORDS = 8.5;

    /** The side of a code's square in points: three and two dots of a printer or scanner with 150 to the inch. */
    private static final double LARGE_SQUARE = 1.44;

    private static final double SMALL_SQUARE = 0.96;

    /** One such dot. */
    private static final double DOT = 0.48;

    /** A code has small squares when it would be wider than this part of the place. */
    private static final double CODE_SHARE = 0.45;

    /** And when that makes the board as much larger. */
    private static final double LARGER = 1.1;

    /** The code and the words below a board are as wide as this part of the place, even if the board is narrower. */
    private static final double LEAST_SHARE = 0.8;

    /** Least share of its full width that a board keeps, whatever is below or beside it. */
    private static final double LEAST_BOARD = 0.4;

    /** Wide enough for a line to write the time on, unless the rating is too long for both. */
    private static final double TIMED = 150;

    public Slot {
        if (board.width() == 0 || board.height() == 0) {
            throw new IllegalArgumentException("a board (%s) must have a width and a height".formatted(board));
        }
    }

    /**
     * The places of a puzzle's parts, with the board as large as it can be.
     *
     * @param id what stands below it
     */
    public static Slot in(Rect whole, Scene scene, String id, Optional<QrCode> code) {
        double squares = code.map(QrCode::squares).orElse(0);
        Slot small = in(whole, scene, id, code, squares * SMALL_SQUARE);
        double side = squares * LARGE_SQUARE;
        if (side == 0 || side > whole.width() * CODE_SHARE) {
            return small;
        }
        Slot large = in(whole, scene, id, code, side);
        return large.code().isEmpty() || small.board().width() > large.board().width() * LARGER ? small : large;
    }

    private static Slot in(Rect whole, Scene scene, String id, Optional<QrCode> code, double codeSide) {
        double head = Math.clamp(whole.width() / 14, 11, 20);
        double room = whole.height() - head;
        double size = Math.clamp(whole.width() / 40, SMALLEST_WORDS, LARGEST_WORDS);
        Box board = SceneDrawing.board(scene);
        TrayTable table = new TrayTable(scene);

        double least = whole.width() * (code.isPresent() || !id.isEmpty() ? LEAST_SHARE : 0);
        double leastBoard = widest(board, table, whole.width(), room) * LEAST_BOARD;
        double most = room - height(board, table, leastBoard);
        int linesBelow = lines(most - GAP, size);
        double widthAbove = whole.width();
        double below = 0;
        for (double needed = -1; needed < below; ) { // a narrower board may need more lines of words
            needed = below;
            double wordsWidth = Math.max(widthAbove, least) - (codeSide > 0 ? codeSide + DOT + GAP : 0);
            double wordsHeight = height(words(id, size, wordsWidth, linesBelow), size);
            double higher = Math.max(codeSide > 0 ? codeSide + DOT : 0, wordsHeight);
            below = Math.max(below, higher > 0 ? higher + GAP : 0);
            widthAbove = widest(board, table, whole.width(), room - below);
        }
        double widthBeside = code.isEmpty() ? 0 : widest(board, table, whole.width() - codeSide - GAP - DOT, room);
        int linesBeside = lines(room - codeSide - DOT - GAP, size);
        boolean roomBelow = code.isEmpty() || codeSide + DOT + GAP <= most;
        boolean roomBeside = codeSide + DOT + GAP <= room;
        if (!roomBelow && !(roomBeside && widthBeside >= leastBoard)) {
            return in(whole, scene, id, Optional.empty(), 0);
        }
        boolean allBeside = words(id, size, codeSide, Integer.MAX_VALUE).size() <= linesBeside;
        boolean beside = roomBeside && widthBeside > widthAbove && allBeside || !roomBelow;

        double width = beside ? widthBeside : widthAbove;
        double blockWidth = beside ? width + GAP + DOT + codeSide : Math.max(width, least);
        double left = whole.x() + (whole.width() - blockWidth) / 2;
        double top = whole.y() + head;
        Rect place = new Rect(left, top, width, width * board.height() / board.width());
        Rect trays = new Rect(left, place.bottom() + (table.isEmpty() ? 0 : GAP / 2), width, table.height(width));
        double codeX = beside ? place.right() + GAP : left;
        double codeY = beside ? top : trays.bottom() + GAP;
        Optional<Rect> codePlace = code.map(_ -> new Rect(snapped(codeX), snapped(codeY), codeSide, codeSide));
        double wordsX = beside || code.isEmpty() ? codeX : codeX + codeSide + DOT + GAP;
        double wordsWidth = beside ? codeSide : Math.max(0, blockWidth - (wordsX - left));
        List<String> lines = words(id, size, wordsWidth, beside ? linesBeside : linesBelow);
        Rect words = new Rect(wordsX, beside ? codeY + codeSide + DOT + GAP : codeY, wordsWidth, height(lines, size));
        Rect caption = new Rect(left, whole.y(), code.isPresent() ? blockWidth : width, head - 2);
        return new Slot(whole, caption, place, trays, codePlace, words, lines, size);
    }

    /** The next place on the grid of such a printer, so that the edges of squares are sharp. */
    private static double snapped(double at) {
        return Math.ceil(at / DOT - 0.01) * DOT;
    }

    private static List<String> words(String id, double size, double width, int most) {
        return Face.WORDS.wrapped(id, size, Math.max(width, size), most);
    }

    /** Returns the number of lines of words that are no higher than this. */
    private static int lines(double height, double size) {
        return Math.max(0, (int) (height / (size * LEADING) + 1e-9));
    }

    private static double height(List<String> lines, double size) {
        return lines.size() * size * LEADING;
    }

    /** The width of the largest board that fits with its table. */
    private static double widest(Box board, TrayTable table, double width, double height) {
        double low = 0;
        double high = Math.max(0, width);
        for (int i = 0; i < 40; i++) {
            double middle = (low + high) / 2;
            if (height(board, table, middle) <= height) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The height of a board that is so wide, with its table. */
    private static double height(Box board, TrayTable table, double width) {
        return width * board.height() / board.width() + table.height(width) + (table.isEmpty() ? 0 : GAP / 2);
    }

    /** Whether there is room for the code and all of the words that it was made for. */
    boolean complete(String id, Optional<QrCode> qr) {
        return code.isPresent() == qr.isPresent()
                && words(id, size, words.width(), Integer.MAX_VALUE).size() == lines.size();
    }

    /** Draws a puzzle here. */
    public void draw(Canvas canvas, int number, Printable puzzle, Optional<QrCode> qr) {
        canvas.part(Role.SUBHEADING, "", () -> caption(canvas, number, puzzle.rating()));
        SceneDrawing.draw(canvas, puzzle.scene(), board);
        new TrayTable(puzzle.scene()).draw(canvas, trays);
        code.ifPresent(at -> qr.ifPresent(it -> canvas.part(
                Role.FIGURE,
                canvas.words().text(PrintMessages.code(number)),
                () -> it.draw(canvas, at.x(), at.y(), at.width()))));
        canvas.part(Role.PARAGRAPH, "", () -> {
            for (int i = 0; i < lines.size(); i++) {
                canvas.text(words.x(), words.y() + size * (0.95 + LEADING * i), lines.get(i), Face.WORDS, size, 0.25);
            }
        });
    }

    private void caption(Canvas canvas, int number, String rating) {
        double height = caption.height();
        double baseline = caption.bottom() - height * 0.25;
        String name = Integer.toString(number);
        canvas.text(caption.x(), baseline, name, Face.FIGURES, height * 0.85, 0);
        double after = caption.x() + Face.FIGURES.width(name, height * 0.85) + height * 0.35;
        double small = Math.min(9, height * 0.65);
        String time = canvas.words().text(PrintMessages.time());
        double untilTime = Math.min(caption.right() - 90, caption.right() - 64 - Face.WORDS.width(time, small));
        boolean timed = caption.width() >= TIMED && Face.WORDS.width(rating, small) <= untilTime - after;
        double end = timed ? untilTime : caption.right();
        if (!rating.isEmpty()) {
            String fitting = Face.WORDS.firstLine(rating, small, Math.max(small, end - after));
            canvas.text(after, baseline, fitting, Face.WORDS, small, 0);
        }
        if (timed) {
            canvas.textBefore(caption.right() - 60, baseline, time, Face.WORDS, small, 0.25);
            canvas.stroke(Outline.segment(caption.right() - 56, baseline + 1, caption.right(), baseline + 1), 0.4, 0.4);
        }
    }
}
