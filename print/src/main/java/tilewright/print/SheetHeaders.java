package tilewright.print;

import java.util.List;
import tilewright.message.Message;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/**
 * The head and the foot of a sheet, and the line for a name. Letters are smaller where there is less room.
 *
 * @param pages of the file
 */
record SheetHeaders(SheetOptions options, int pages) {

    /** The heights for which sizes are made. */
    private static final double HEAD = 40;

    private static final double FOOT = 24;

    /** The white before the number of the page. */
    private static final double APART = 10;

    /**
     * The title, and what the options want above it.
     *
     * @param page from 0
     * @param below the title; empty for nothing
     */
    void head(Canvas canvas, Rect at, String title, int page, String below) {
        double scale = Math.min(1, at.height() / HEAD);
        boolean headed = !options.header().isEmpty();
        double largest = (headed ? 20 : 26) * scale;
        double size = largest;
        while (size > 9 * scale && options.labels().faces().titles().width(title, size) > at.width()) {
            size--;
        }
        String shown = options.labels().faces().titles().firstLine(title, size, at.width());
        double fitting = size;
        double baseline = at.y() + (headed ? 30 : 24) * scale;
        canvas.part(
                Role.HEADING,
                "",
                () -> canvas.text(
                        at.x(), baseline, shown, options.labels().faces().titles(), fitting, 0));
        canvas.part(Role.ORNAMENT, "", () -> {
            if (headed) {
                String filled = filled(options.header(), title, page);
                double small = (options.labels().large() ? 11 : 8.5) * scale;
                double letters =
                        Math.max(small * 0.7, options.labels().faces().words().fitting(filled, small, at.width()));
                String line = options.labels().faces().words().firstLine(filled, letters, at.width());
                canvas.text(
                        at.x(),
                        at.y() + 8 * scale,
                        line,
                        options.labels().faces().words(),
                        letters,
                        0);
            }
            double rule = at.bottom() - 6 * scale;
            canvas.stroke(Outline.segment(at.x(), rule, at.right(), rule), 0, 1.2 * scale);
        });
        if (!below.isEmpty()) {
            double small = Math.min(8, (at.height() - HEAD) * 0.7);
            canvas.part(
                    Role.PARAGRAPH,
                    "",
                    () -> canvas.text(
                            at.x(),
                            at.bottom() - 6 - small * 0.6,
                            below,
                            options.labels().faces().words(),
                            options.labels().faces().words().fitting(below, small, at.width()),
                            0));
        }
    }

    /**
     * Draws the foot of a page: the text that the options name, or else the usual sentences, and the number of the
     * page.
     *
     * @param page from 0
     * @param usual sentences where no other foot is wanted
     */
    void foot(Canvas canvas, Rect at, int page, List<Message> usual) {
        double scale = Math.min(1, at.height() / FOOT);
        double larger = options.labels().large() ? 1.35 : 1;
        boolean own = !options.footer().isEmpty();
        String foot = own
                ? filled(options.footer(), options.title(), page)
                : canvas.words().text(PrintMessages.foot(usual));
        boolean numbered = options.pageNumbers() && !options.footer().contains("{page}");
        String number = numbered ? canvas.words().text(PrintMessages.page(page + 1, pages)) : "";
        if (foot.isEmpty() && number.isEmpty()) {
            return;
        }
        canvas.part(Role.ORNAMENT, "", () -> {
            double rule = at.y() + 4 * scale;
            canvas.stroke(Outline.segment(at.x(), rule, at.right(), rule), 0, BoardStyle.THINNEST);
            double baseline = at.y() + 18 * scale;
            double numberSize = 9 * scale * larger;
            double room =
                    at.width() - (numbered ? options.labels().faces().titles().width(number, numberSize) + APART : 0);
            double size = options.labels().faces().words().fitting(foot, 8 * scale * larger, Math.max(1, room));
            canvas.text(at.x(), baseline, foot, options.labels().faces().words(), size, 0);
            canvas.textBefore(
                    at.right(), baseline, number, options.labels().faces().titles(), numberSize, 0);
        });
    }

    /** The line for a name and a date. */
    void names(Canvas canvas, Rect at) {
        double size = Math.min(options.labels().large() ? 13 : 10, at.height() * 0.6);
        double baseline = at.bottom() - size * 0.6;
        String name = canvas.words().text(PrintMessages.name());
        String date = canvas.words().text(PrintMessages.date());
        canvas.part(Role.PARAGRAPH, "", () -> {
            double middle = at.x() + at.width() * 0.64;
            blank(canvas, at.x(), middle, baseline, name, size, options.pupil());
            blank(canvas, middle + size, at.right(), baseline, date, size, "");
        });
    }

    /** @param filled what stands on the line; empty for nothing */
    private void blank(
            Canvas canvas, double from, double to, double baseline, String words, double size, String filled) {
        double letters = options.labels().faces().words().fitting(words, size, (to - from) / 2);
        canvas.text(from, baseline, words, options.labels().faces().words(), letters, 0);
        double begin = from + options.labels().faces().words().width(words, letters) + size / 2;
        double rule = filled.isEmpty() ? baseline + 1 : baseline + size * 0.35;
        canvas.stroke(Outline.segment(begin, rule, to, rule), 0.4, BoardStyle.THINNEST);
        if (!filled.isEmpty()) {
            double fitting = Math.max(
                    size * 0.7, options.labels().faces().titles().fitting(filled, size * 1.2, to - begin - size / 2));
            String line = options.labels().faces().titles().firstLine(filled, fitting, to - begin - size / 2);
            canvas.text(
                    begin + size / 2, baseline, line, options.labels().faces().titles(), fitting, 0);
        }
    }

    /** A text with what its holes stand for; other braces stay. */
    private String filled(String text, String title, int page) {
        List<String> holes = List.of("{title}", "{page}", "{pages}", "{section}");
        List<String> values = List.of(title, Integer.toString(page + 1), Integer.toString(pages), title);
        StringBuilder filled = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int hole = hole(text, at, holes);
            if (hole < 0) {
                filled.append(text.charAt(at));
                at++;
            } else {
                filled.append(values.get(hole));
                at += holes.get(hole).length();
            }
        }
        return filled.toString();
    }

    private static int hole(String text, int at, List<String> holes) {
        for (int i = 0; i < holes.size(); i++) {
            if (text.startsWith(holes.get(i), at)) {
                return i;
            }
        }
        return -1;
    }
}
