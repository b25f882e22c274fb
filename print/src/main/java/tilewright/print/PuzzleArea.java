package tilewright.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Faces;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;
import tilewright.text.ShareIds;

/**
 * The place of a puzzle on a page, with the places of its parts: none is outside, none lies over another.
 *
 * @param caption its number, its rating and a line for the time
 * @param title without height when it has none
 * @param board neither its width nor its height is 0
 * @param trays what lies beside the board; without height when there is nothing
 * @param below lines below the board; without height when there are none
 * @param code the QR code with its white rim; empty for none, and where it would leave the board no room
 * @param words what stands below, such as the share ID; without height when there is nothing
 * @param lines the same, broken; cut where the whole would leave the board no room
 * @param size of its letters in points
 * @param faces of words and titles
 */
public record PuzzleArea(
        Rect whole,
        Rect caption,
        Rect title,
        Rect board,
        Rect trays,
        Rect below,
        Optional<Rect> code,
        Rect words,
        List<String> lines,
        double size,
        Faces faces) {

    private static final double GAP = 5;
    private static final double LEADING = 1.2;

    private static final double SMALLEST_WORDS = BoardStyle.LEAST_LETTERS;

    private static final double LARGEST_WORDS = 8.5;

    /** Maximum size of words in large print. */
    private static final double LARGEST_LARGE_WORDS = 12;

    /** A dot of a printer or scanner with 150 to the inch, in points. */
    private static final double DOT = 0.48;

    /**
     * The side of a code's square in half dots, so that edges are sharp: 0.42 mm at least, for smaller ones are not read at 150 to the
     * inch, and 0.85 mm at most, for a telephone needs no more.
     */
    private static final int SMALL_SQUARE = 5;

    private static final int USUAL_SQUARE = 6;
    private static final int LARGE_SQUARE = 10;

    /** Squares are small when the code would be wider than this part of the place. */
    private static final double CODE_SHARE = 0.45;

    /** Squares are small, too, when that makes the board larger by this factor. */
    private static final double LARGER = 1.1;

    /** Squares are no larger than usual when the code would be wider than this part of the place. */
    private static final double LARGE_CODE_SHARE = 0.35;

    /** The code and the words below a board are as wide as this part of the place, even if the board is narrower. */
    private static final double LEAST_SHARE = 0.8;

    /** Least share of its full width that a board keeps, whatever is below or beside it. */
    private static final double LEAST_BOARD = 0.4;

    /** Least width of a board in points, unless it is smaller without anything below or beside it. */
    private static final double SMALLEST_BOARD = 40;

    /** Words such as a share ID are left out where a board without them is wider by this factor. */
    private static final double MUCH_LARGER = 1.5;

    /** The greatest share of the place that the lines above a board may take. */
    private static final double MOST_HEAD = 0.2;

    /** Lines below a board are no higher than this share of the place. */
    private static final double MOST_BELOW = 0.35;

    /** The height of a line to write on, as a factor of the size of its words. */
    private static final double RULE = 2.2;

    private static final double TITLE_LEADING = 1.35;

    /** Wide enough for a line to write the time on, unless the rating is too long for both. */
    private static final double TIMED = 150;

    public PuzzleArea {
        if (board.width() == 0 || board.height() == 0) {
            throw new IllegalArgumentException("a board (%s) must have a width and a height".formatted(board));
        }
    }

    /**
     * The places of a puzzle's parts, with the board as large as it can be, in letters of the usual size.
     *
     * @param id what stands below it
     */
    public static PuzzleArea in(Rect whole, Scene scene, String id, Optional<QrCode> code) {
        return in(whole, new Printable("", "", scene, Optional.empty()), id, code, Labels.PLAIN);
    }

    /**
     * The places of a puzzle's parts, with the board as large as it can be, and then the code.
     *
     * @param id what stands below it
     * @param labels the size and the faces of letters
     */
    public static PuzzleArea in(Rect whole, Printable puzzle, String id, Optional<QrCode> code, Labels labels) {
        return new Parts(whole, puzzle, id, code, labels).best();
    }

    /**
     * The places of a puzzle's parts, without the share ID where the board would be much larger or it would have to be
     * cut, and where the code would have no room beside it.
     *
     * @param id what stands below it
     * @param labels the size and the faces of letters
     */
    static PuzzleArea fitting(Rect whole, Printable puzzle, String id, Optional<QrCode> code, Labels labels) {
        PuzzleArea all = in(whole, puzzle, id, code, labels);
        if (id.isEmpty()) {
            return all;
        }
        PuzzleArea bare = in(whole, puzzle, "", code, labels);
        boolean better = !all.complete(id, code)
                || bare.code().isPresent() && all.code().isEmpty()
                || bare.board().width() > all.board().width() * MUCH_LARGER;
        return better ? bare : all;
    }

    /** The parts that are laid out. */
    private record Parts(
            Rect whole,
            Printable puzzle,
            String id,
            Optional<QrCode> code,
            Box box,
            TrayTable table,
            double head,
            double titled,
            double size,
            Faces faces) {

        Parts(Rect whole, Printable puzzle, String id, Optional<QrCode> code, Labels labels) {
            this(
                    whole,
                    puzzle,
                    id,
                    code,
                    SceneDrawing.board(puzzle.scene()),
                    new TrayTable(puzzle.scene()),
                    Math.min(
                            labels.large()
                                    ? Math.clamp(whole.width() / 10, 15, 27)
                                    : Math.clamp(whole.width() / 14, 13, 20),
                            whole.height() * MOST_HEAD),
                    puzzle.title().isEmpty()
                            ? 0
                            : Math.min(titleSize(whole, labels.large()) * TITLE_LEADING, whole.height() * MOST_HEAD),
                    labels.large()
                            ? Math.clamp(whole.width() / 26, SMALLEST_WORDS, LARGEST_LARGE_WORDS)
                            : Math.clamp(whole.width() / 40, SMALLEST_WORDS, LARGEST_WORDS),
                    labels.faces());
        }

        private static double titleSize(Rect whole, boolean large) {
            return large ? Math.clamp(whole.width() / 16, 12, 18) : Math.clamp(whole.width() / 22, 8, 13);
        }

        /** The area with the largest code that takes nothing of the board. */
        PuzzleArea best() {
            double squares = code.map(QrCode::squares).orElse(0) * DOT / 2;
            PuzzleArea best = of(squares * SMALL_SQUARE);
            double least = best.board().width() / LARGER;
            for (int side = USUAL_SQUARE; side <= LARGE_SQUARE && best.code().isPresent(); side++) {
                double share = side == USUAL_SQUARE ? CODE_SHARE : LARGE_CODE_SHARE;
                if (squares * side > whole.width() * share) {
                    break;
                }
                PuzzleArea next = of(squares * side);
                if (next.code().isEmpty()
                        || next.board().width() < least
                        || best.complete(id, code) && !next.complete(id, code)) {
                    break;
                }
                best = next;
                least = best.board().width() - 0.01;
            }
            return best;
        }

        private PuzzleArea of(double codeSide) {
            double above = head + titled;
            double least = whole.width() * (code.isPresent() || !id.isEmpty() || asking() ? LEAST_SHARE : 0);
            double asked = below(Math.max(least, 1));
            double room = whole.height() - above - asked;

            double full = widest(whole.width(), room);
            double leastBoard = Math.max(full * LEAST_BOARD, Math.min(full, SMALLEST_BOARD));
            double most = room - height(leastBoard);
            int linesBelow = lines(most - GAP, size);
            double widthAbove = whole.width();
            double below = 0;
            for (double needed = -1; needed < below; ) { // a narrower board may need more lines of words
                needed = below;
                double wordsWidth = Math.max(widthAbove, least) - (codeSide > 0 ? codeSide + DOT + GAP : 0);
                double wordsHeight =
                        PuzzleArea.height(PuzzleArea.words(id, faces.words(), size, wordsWidth, linesBelow), size);
                double higher = Math.max(codeSide > 0 ? codeSide + DOT : 0, wordsHeight);
                below = Math.max(below, higher > 0 ? higher + GAP : 0);
                widthAbove = widest(whole.width(), room - below);
            }
            double widthBeside = code.isEmpty() || asking() ? 0 : widest(whole.width() - codeSide - GAP - DOT, room);
            int linesBeside = lines(room - codeSide - DOT - GAP, size);
            boolean roomBelow = code.isEmpty() || codeSide + DOT + GAP <= Math.min(most, whole.width());
            boolean roomBeside = codeSide + DOT + GAP <= Math.min(room, whole.width());
            if (!roomBelow && !(roomBeside && widthBeside >= leastBoard)) {
                return new Parts(whole, puzzle, id, Optional.empty(), box, table, head, titled, size, faces).of(0);
            }
            boolean allBeside = PuzzleArea.words(id, faces.words(), size, codeSide, Integer.MAX_VALUE)
                            .size()
                    <= linesBeside;
            boolean beside = roomBeside && widthBeside > widthAbove && allBeside || !roomBelow;

            double width = beside ? widthBeside : widthAbove;
            double blockWidth = beside ? width + GAP + DOT + codeSide : Math.max(width, least);
            double left = whole.x() + (whole.width() - blockWidth) / 2;
            double top = whole.y() + above;
            double boardX = asking() ? left + (blockWidth - width) / 2 : left;
            Rect place = new Rect(boardX, top, width, width * box.height() / box.width());
            Rect trays = new Rect(boardX, place.bottom() + (table.isEmpty() ? 0 : GAP / 2), width, table.height(width));
            Rect question = asking()
                    ? new Rect(left, trays.bottom() + GAP, blockWidth, Math.max(0, asked - GAP))
                    : new Rect(boardX, trays.bottom(), width, 0);
            double codeX = beside ? place.right() + GAP : left;
            double codeY = beside ? top : question.bottom() + GAP;
            Optional<Rect> codePlace = code.map(_ -> new Rect(snapped(codeX), snapped(codeY), codeSide, codeSide));
            double wordsX = beside || code.isEmpty() ? codeX : codeX + codeSide + DOT + GAP;
            double wordsWidth = beside ? codeSide : Math.max(0, blockWidth - (wordsX - left));
            List<String> broken =
                    PuzzleArea.words(id, faces.words(), size, wordsWidth, beside ? linesBeside : linesBelow);
            double wordsY = broken.isEmpty() ? question.bottom() : beside ? codeY + codeSide + DOT + GAP : codeY;
            Rect words = new Rect(wordsX, wordsY, wordsWidth, PuzzleArea.height(broken, size));
            double captionWidth = code.isPresent() || asking() ? blockWidth : width;
            Rect caption = new Rect(left, whole.y(), captionWidth, head - Math.min(2, head / 5));
            Rect title = new Rect(left, whole.y() + head, captionWidth, titled);
            return new PuzzleArea(whole, caption, title, place, trays, question, codePlace, words, broken, size, faces);
        }

        private boolean asking() {
            return !puzzle.below().isEmpty();
        }

        /** The height of the lines below the board, and of the gap above them. */
        private double below(double width) {
            double height = asking() ? GAP : 0;
            for (Printable.Line line : puzzle.below()) {
                height += belowHeight(line, width);
            }
            return Math.min(height, whole.height() * MOST_BELOW);
        }

        private double belowHeight(Printable.Line line, double width) {
            double letters = belowSize(size);
            return line.rule()
                    ? letters * RULE
                    : faces.words().wrapped(line.words(), letters, width).size() * letters * LEADING + letters / 3;
        }

        /** The width of the largest board that fits with its table. */
        private double widest(double width, double height) {
            double low = 0;
            double high = Math.max(0, width);
            for (int i = 0; i < 40; i++) {
                double middle = (low + high) / 2;
                if (height(middle) <= height) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            return low;
        }

        /** The height of a board that is so wide, with its table. */
        private double height(double width) {
            return width * box.height() / box.width() + table.height(width) + (table.isEmpty() ? 0 : GAP / 2);
        }
    }

    /** The next place on the grid of such a printer, so that the edges of squares are sharp. */
    static double snapped(double at) {
        return Math.ceil(at / DOT - 0.01) * DOT;
    }

    private static List<String> words(String words, Face face, double size, double width, int most) {
        return ShareIds.isOne(words) && width >= 2 * size // for a character and a mark at least
                ? face.broken(words, size, width, most)
                : face.wrapped(words, size, Math.max(width, size), most);
    }

    /** Returns the number of lines of words that are no higher than this. */
    private static int lines(double height, double size) {
        return Math.max(0, (int) (height / (size * LEADING) + 1e-9));
    }

    private static double height(List<String> lines, double size) {
        return lines.size() * size * LEADING;
    }

    /** The size of letters of lines below a board. */
    private static double belowSize(double size) {
        return Math.max(SMALLEST_WORDS, size * 1.1);
    }

    /** Whether there is room for the code and all of the words that it was made for. */
    public boolean complete(String id, Optional<QrCode> qr) {
        return code.isPresent() == qr.isPresent()
                && words(id, faces.words(), size, words.width(), Integer.MAX_VALUE)
                                .size()
                        == lines.size();
    }

    /** Draws a puzzle in this area, in gray, with a line for the time. */
    public void draw(Canvas canvas, int number, Printable puzzle, Optional<QrCode> qr) {
        draw(canvas, number, puzzle, qr, Labels.PLAIN, BoardStyle.PLAIN);
    }

    /**
     * Draws a puzzle in this area.
     *
     * @param number of the puzzle, which its name takes the place of
     * @param labels what stands in the caption
     */
    public void draw(
            Canvas canvas, int number, Printable puzzle, Optional<QrCode> qr, Labels labels, BoardStyle style) {
        draw(canvas, number, puzzle, qr, labels, style, Optional.empty());
    }

    /**
     * Draws a puzzle in this area.
     *
     * @param number of the puzzle, which its name takes the place of
     * @param labels what stands in the caption
     * @param own word before the line to write the time on; by default the usual one
     */
    public void draw(
            Canvas canvas,
            int number,
            Printable puzzle,
            Optional<QrCode> qr,
            Labels labels,
            BoardStyle style,
            Optional<String> own) {
        String time = own.orElseGet(() -> canvas.words().text(PrintMessages.time()));
        canvas.part(Role.SUBHEADING, "", () -> caption(canvas, number, puzzle, labels, time));
        if (puzzle.pointed().isEmpty()) {
            SceneDrawing.draw(canvas, puzzle.scene(), board, style);
        } else {
            SceneDrawing.pointed(canvas, puzzle.scene(), puzzle.pointed(), board, style);
        }
        new TrayTable(puzzle.scene()).draw(canvas, trays, style, faces);
        if (below.height() > 0) {
            canvas.part(Role.PARAGRAPH, "", () -> below(canvas, puzzle.below()));
        }
        code.ifPresent(at -> qr.ifPresent(it -> canvas.part(
                Role.FIGURE,
                canvas.words().text(PrintMessages.code(number)),
                () -> it.draw(canvas, at.x(), at.y(), at.width()))));
        if (!lines.isEmpty()) {
            canvas.part(Role.PARAGRAPH, "", () -> {
                for (int i = 0; i < lines.size(); i++) {
                    double baseline = words.y() + size * (0.95 + LEADING * i);
                    canvas.text(words.x(), baseline, lines.get(i), faces.words(), size, 0.25);
                }
            });
        }
    }

    private void caption(Canvas canvas, int number, Printable puzzle, Labels labels, String time) {
        double height = caption.height();
        double baseline = caption.bottom() - height * 0.25;
        String name = puzzle.name().isEmpty() ? Integer.toString(number) : puzzle.name();
        double nameSize = puzzle.name().isEmpty()
                ? height * 0.85
                : faces.titles().fitting(name, height * 0.85, caption.width() * 0.7);
        canvas.text(caption.x(), baseline, name, faces.titles(), nameSize, 0);
        double after = caption.x() + faces.titles().width(name, nameSize) + height * 0.35;
        double small = Math.min(labels.large() ? 14 : 9, height * 0.65);
        double rule = labels.large() ? 75 : 56;
        double timeEnd = caption.right() - rule - 4;
        double untilTime = Math.min(timeEnd - 30, timeEnd - 4 - faces.words().width(time, small));
        String rating = labels.ratings() == Labels.Ratings.NONE ? "" : puzzle.rating();
        boolean timed =
                labels.times() && caption.width() >= TIMED && faces.words().width(rating, small) <= untilTime - after;
        double end = timed ? untilTime : caption.right();
        if (!rating.isEmpty()) {
            String fitting = faces.words().firstLine(rating, small, Math.max(small, end - after));
            canvas.text(after, baseline, fitting, faces.words(), small, 0);
        }
        if (timed) {
            canvas.textBefore(timeEnd, baseline, time, faces.words(), small, 0.25);
            canvas.stroke(
                    Outline.segment(caption.right() - rule, baseline + 1, caption.right(), baseline + 1),
                    0.4,
                    BoardStyle.THINNEST);
        }
        if (title.height() > 0) {
            double titleSize = title.height() / TITLE_LEADING;
            double fitting =
                    Math.max(titleSize * 0.6, faces.titles().fitting(puzzle.title(), titleSize, title.width()));
            String shown = faces.titles()
                    .wrapped(puzzle.title(), fitting, title.width(), 1)
                    .getFirst();
            canvas.text(title.x(), title.y() + titleSize, shown, faces.titles(), fitting, 0);
        }
    }

    /** Lines with the words that fit, and rules to write on. */
    private void below(Canvas canvas, List<Printable.Line> all) {
        double letters = belowSize(size);
        double y = below.y();
        for (Printable.Line line : all) {
            List<String> broken = line.rule()
                    ? List.of(faces.words().firstLine(line.words(), letters, below.width() * 0.7))
                    : faces.words().wrapped(line.words(), letters, below.width());
            double height = line.rule() ? letters * RULE : broken.size() * letters * LEADING + letters / 3;
            double scale = Math.min(1, (below.bottom() - y) / height);
            if (scale < 0.99) {
                broken = cut(broken, (int) ((below.bottom() - y) / (letters * LEADING)));
            }
            double first = line.rule() ? y + letters * RULE * scale - letters * 0.35 : y + letters;
            for (int i = 0; i < broken.size(); i++) {
                canvas.text(below.x(), first + i * letters * LEADING, broken.get(i), faces.words(), letters, 0);
            }
            if (line.rule() && scale > 0.3) {
                double from = below.x() + faces.words().width(broken.getFirst(), letters) + letters / 2;
                canvas.stroke(Outline.segment(from, first + 1, below.right(), first + 1), 0.4, BoardStyle.THINNEST);
            }
            y += height;
            if (scale < 0.99) {
                return;
            }
        }
    }

    private static List<String> cut(List<String> lines, int most) {
        return new ArrayList<>(lines.subList(0, Math.clamp(most, 0, lines.size())));
    }
}
