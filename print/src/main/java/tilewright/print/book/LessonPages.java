package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.print.BoardStyle;
import tilewright.print.SceneDrawing;
import tilewright.print.book.Book.Figure;
import tilewright.print.book.Book.Lesson;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/** Pages that teach: rules, several on a page, and lessons, each on a page of its own. */
final class LessonPages {

    private static final double GAP = 12;
    private static final double LABEL = 20;
    private static final double COORDINATE = 11;

    /** The picture of a rule is as wide as this part of the page, that of a lesson as this at most. */
    private static final double RULE_SHARE = 0.26;

    private static final double LARGE_RULE_SHARE = 0.34;

    private static final double FIGURE_SHARE = 0.78;

    /** In it the digits of a Sudoku have the size of the smallest letters that printing houses take. */
    private static final double LEAST_RULE = 116;

    /** Pictures are smaller by this part, step by step, where that saves a page. */
    private static final double STEP = 0.05;

    /** Minimum share of the width for a figure; with less the steps go to the next page. */
    private static final double LEAST_SHARE = 0.45;

    /** The title of rules that follow, such as the name of their puzzle, and what is above it. */
    private static final double PART = 17;

    private static final double PART_ABOVE = 14;

    private final Rect body;
    private final Sizes sizes;
    private final BoardStyle style;
    private final double text;
    private final double label;

    /** @param body of any page: all are as large */
    LessonPages(Rect body, Book.Look look) {
        this.body = body;
        sizes = Sizes.of(look);
        style = look.boards();
        text = sizes.words(body.width() > 420 ? 11 : 9.5);
        label = sizes.large() ? 1.6 * LABEL : LABEL;
    }

    private double heading() {
        return Titles.height(sizes);
    }

    /** Whether it is the title of those that follow. */
    private static boolean isTitle(Lesson rule) {
        return rule.figure().isEmpty();
    }

    /** The pages with a picture beside the words of each rule, as few as can be; no page ends with the title of a part. */
    List<PagePlan.Drawing> rules(String title, List<Lesson> rules) {
        double largest = Math.min(
                body.width() / 2, Math.max(LEAST_RULE, body.width() * (sizes.large() ? LARGE_RULE_SHARE : RULE_SHARE)));
        double least = Math.min(LEAST_RULE, largest);
        double picture = largest;
        List<List<Lesson>> best = parted(rules, picture);
        for (double width = largest; width > least; ) {
            width = Math.max(least, width - largest * STEP);
            List<List<Lesson>> pages = parted(rules, width);
            if (pages.size() < best.size()) {
                best = pages;
                picture = width;
            }
        }
        return drawings(title, best, picture);
    }

    /** The rules of each page. */
    private List<List<Lesson>> parted(List<Lesson> rules, double picture) {
        List<List<Lesson>> pages = new ArrayList<>(List.of(new ArrayList<>()));
        double left = body.height() - heading();
        for (int i = 0; i < rules.size(); i++) {
            double height = ruleHeight(rules.get(i), picture) + GAP;
            double needed = height;
            for (int next = i + 1; next < rules.size() && isTitle(rules.get(next - 1)); next++) {
                needed += ruleHeight(rules.get(next), picture) + GAP;
            }
            if (needed - GAP > left && !pages.getLast().isEmpty()) {
                pages.add(new ArrayList<>());
                left = body.height();
            }
            pages.getLast().add(rules.get(i));
            left -= height;
        }
        return pages;
    }

    private List<PagePlan.Drawing> drawings(String title, List<List<Lesson>> pages, double picture) {
        List<PagePlan.Drawing> drawings = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            boolean first = i == 0;
            List<Lesson> shown = pages.get(i);
            drawings.add((canvas, frame) -> rules(canvas, frame.body(), first ? title : "", shown, picture));
        }
        return drawings;
    }

    private TextBlock ruleText(Lesson rule, double picture) {
        double width = isTitle(rule) ? body.width() : body.width() - picture - 1.5 * GAP;
        return TextBlock.of(String.join(" ", rule.text()), sizes.faces().words(), text, width);
    }

    private double ruleTitle() {
        return sizes.large() ? 28 : 20;
    }

    private Figure closeup(Figure figure, double picture) {
        return Closeup.of(figure, picture, sizes.notes(BoardStyle.LEAST_LETTERS));
    }

    /** The height of the title of a part, above its text. */
    private double partTitle() {
        return PART_ABOVE + sizes.titles(PART) + 12;
    }

    private double ruleHeight(Lesson rule, double picture) {
        double words = ruleText(rule, picture).height();
        return rule.figure()
                .map(figure -> closeup(figure, picture).scene())
                .map(scene -> Math.max(PagePlan.place(scene, 0, 0, picture).height(), ruleTitle() + words))
                .orElseGet(() -> partTitle() + words);
    }

    private void rules(Canvas canvas, Rect at, String title, List<Lesson> rules, double picture) {
        double y = at.y();
        if (!title.isEmpty()) {
            Titles.heading(canvas, at, title, sizes);
            y += heading();
        }
        for (Lesson rule : rules) {
            if (isTitle(rule)) {
                part(canvas, at, y, rule);
            } else {
                rule(canvas, at, y, rule, picture);
            }
            y += ruleHeight(rule, picture) + GAP;
        }
    }

    /** The title of the rules that follow, above a thin line, and its text. */
    private void part(Canvas canvas, Rect at, double top, Lesson rule) {
        double size = Titles.fitting(rule.title(), sizes.faces().titles(), sizes.titles(PART), at.width());
        double baseline = top + PART_ABOVE + sizes.titles(PART);
        canvas.part(
                Role.SUBHEADING,
                "",
                () -> canvas.text(
                        at.x(),
                        baseline,
                        sizes.faces().titles().firstLine(rule.title(), size, at.width()),
                        sizes.faces().titles(),
                        size,
                        0));
        canvas.part(
                Role.ORNAMENT,
                "",
                () -> canvas.stroke(
                        Outline.segment(at.x(), baseline + 5, at.right(), baseline + 5), 0.4, BoardStyle.THINNEST));
        Titles.paragraph(canvas, at.x(), top + partTitle(), ruleText(rule, 0));
    }

    private void rule(Canvas canvas, Rect at, double top, Lesson rule, double picture) {
        rule.figure().ifPresent(figure -> draw(canvas, closeup(figure, picture), at.x(), top, picture));
        double x = at.x() + picture + 1.5 * GAP;
        double size =
                Titles.fitting(rule.title(), sizes.faces().titles(), sizes.words(13), Math.max(1, at.right() - x));
        canvas.part(
                Role.SUBHEADING,
                "",
                () -> canvas.text(
                        x, top + ruleTitle() - 8, rule.title(), sizes.faces().titles(), size, 0));
        Titles.paragraph(canvas, x, top + ruleTitle(), ruleText(rule, picture));
    }

    private void draw(Canvas canvas, Figure figure, double x, double y, double width) {
        SceneDrawing.pointed(
                canvas, figure.scene(), figure.pointed(), PagePlan.place(figure.scene(), x, y, width), style);
    }

    /** The text above and below the picture of a lesson. */
    private record Parts(double heading, TextBlock gist, List<TextBlock> text, List<TextBlock> steps) {

        double above() {
            return heading
                    + gist.height()
                    + GAP
                    + text.stream().mapToDouble(it -> it.height() + GAP / 2).sum();
        }

        double below() {
            return steps.stream().mapToDouble(it -> it.height() + GAP / 2).sum();
        }
    }

    /** The page of a lesson; more where it is long. */
    List<PagePlan.Drawing> lesson(Lesson lesson) {
        double width = body.width();
        Parts parts = new Parts(
                heading(),
                TextBlock.of(lesson.gist(), sizes.faces().titles(), sizes.words(12), width),
                lesson.text().stream()
                        .map(words -> TextBlock.of(words, sizes.faces().words(), text, width))
                        .toList(),
                lesson.steps().stream()
                        .map(words -> TextBlock.of(words, sizes.faces().words(), text, width - label))
                        .toList());
        Flow flow = new Flow(heading(), body.height());
        flow.text(parts.gist(), GAP);
        parts.text().forEach(words -> flow.text(words, GAP / 2));
        lesson.figure().ifPresent(figure -> figure(flow, figure, parts));
        for (int i = 0; i < parts.steps().size(); i++) {
            flow.text(
                    parts.steps().get(i),
                    label,
                    Integer.toString(i + 1),
                    sizes.faces().titles(),
                    GAP / 2);
        }
        List<PagePlan.Drawing> drawings = new ArrayList<>();
        for (int i = 0; i < flow.count(); i++) {
            int page = i;
            drawings.add((canvas, frame) -> {
                if (page == 0) {
                    Titles.heading(canvas, frame.body(), lesson.title(), sizes);
                }
                flow.draw(canvas, page, frame.body().x(), frame.body().y());
            });
        }
        return drawings;
    }

    /** Adds a figure, on one page with the text above and below it, unless it were too small then. */
    private void figure(Flow flow, Figure figure, Parts parts) {
        double room = body.height() - parts.above() - 2 * GAP - COORDINATE;
        double together = side(figure, room - parts.below());
        double least = body.width() * LEAST_SHARE;
        double side = together >= least
                ? together
                : Math.max(side(figure, room), Math.min(least, side(figure, body.height() * FIGURE_SHARE)));
        double high = PagePlan.place(figure.scene(), 0, 0, side).height();
        flow.drawing(COORDINATE + high, 1.5 * GAP, (canvas, x, y) -> {
            Rect place = PagePlan.place(figure.scene(), x + (body.width() - side) / 2, y + COORDINATE, side);
            draw(canvas, figure, place.x(), place.y(), side);
            coordinates(canvas, figure.scene(), place);
        });
    }

    /** Returns the width of a picture that is no higher than this. */
    private double side(Figure figure, double height) {
        double high = PagePlan.place(figure.scene(), 0, 0, 1).height();
        return Math.max(0, Math.min(body.width() * FIGURE_SHARE, height / high));
    }

    /** The numbers of columns above a board and of rows beside it. */
    private void coordinates(Canvas canvas, Scene scene, Rect place) {
        Box board = SceneDrawing.board(scene);
        int columns = board.width() / Scene.CELL;
        int rows = board.height() / Scene.CELL;
        canvas.part(Role.ORNAMENT, "", () -> {
            for (int i = 0; i < columns; i++) {
                double x = place.x() + place.width() * (i + 0.5) / columns;
                canvas.textAround(
                        x, place.y() - 4, Integer.toString(i + 1), sizes.faces().words(), 7.5, 0.4);
            }
            for (int i = 0; i < rows; i++) {
                double y = place.y() + place.height() * (i + 0.5) / rows + 2.5;
                canvas.textBefore(
                        place.x() - 5, y, Integer.toString(i + 1), sizes.faces().words(), 7.5, 0.4);
            }
        });
    }
}
