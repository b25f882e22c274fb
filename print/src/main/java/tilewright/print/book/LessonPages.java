package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.print.SceneDrawing;
import tilewright.print.book.Book.Figure;
import tilewright.print.book.Book.Lesson;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Rect;

/** Pages that teach: rules, several on a page, and lessons, each on a page of its own. */
final class LessonPages {

    private static final double GAP = 12;
    private static final double LABEL = 20;
    private static final double COORDINATE = 11;

    /** The picture of a rule is as wide as this part of the page, that of a lesson as this at most. */
    private static final double RULE_SHARE = 0.26;

    private static final double FIGURE_SHARE = 0.76;

    private static final double LEAST_RULE = 84;

    /** With less the steps go to the next page. */
    private static final double LEAST_SHARE = 0.45;

    private final Rect body;
    private final double text;

    /** @param body of any page: all are as large */
    LessonPages(Rect body) {
        this.body = body;
        text = body.width() > 420 ? 11 : 9.5;
    }

    /** The pages with a picture beside the words of each rule. */
    List<BookPages.Drawing> rules(String title, List<Lesson> rules) {
        double picture = picture(rules.size());
        List<List<Lesson>> pages = new ArrayList<>(List.of(new ArrayList<>()));
        double left = body.height() - Titles.HEIGHT;
        for (Lesson rule : rules) {
            double height = ruleHeight(rule, picture) + GAP;
            if (height > left && !pages.getLast().isEmpty()) {
                pages.add(new ArrayList<>());
                left = body.height();
            }
            pages.getLast().add(rule);
            left -= height;
        }
        List<BookPages.Drawing> drawings = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            boolean first = i == 0;
            List<Lesson> shown = pages.get(i);
            drawings.add((canvas, frame) -> rules(canvas, frame.body(), first ? title : "", shown, picture));
        }
        return drawings;
    }

    /** Returns the width of pictures: so that all rules are on one page, if they can be. */
    private double picture(int rules) {
        double high = (body.height() - Titles.HEIGHT) / rules - GAP - 0.01;
        return Math.min(body.width() * RULE_SHARE, Math.max(LEAST_RULE, high));
    }

    private TextBlock ruleText(Lesson rule, double picture) {
        double width = body.width() - picture - 1.5 * GAP;
        return TextBlock.of(String.join(" ", rule.text()), Face.WORDS, text, width);
    }

    private double ruleHeight(Lesson rule, double picture) {
        double high = rule.figure()
                .map(figure -> BookPages.place(figure.scene(), 0, 0, picture).height())
                .orElse(0.0);
        return Math.max(high, 20 + ruleText(rule, picture).height());
    }

    private void rules(Canvas canvas, Rect at, String title, List<Lesson> rules, double picture) {
        double y = at.y();
        if (!title.isEmpty()) {
            Titles.heading(canvas, at, title);
            y += Titles.HEIGHT;
        }
        for (Lesson rule : rules) {
            double top = y;
            rule.figure().ifPresent(figure -> draw(canvas, figure, at.x(), top, picture));
            double x = at.x() + picture + 1.5 * GAP;
            canvas.part(Role.SUBHEADING, "", () -> canvas.text(x, top + 12, rule.title(), Face.FIGURES, 13, 0));
            Titles.paragraph(canvas, x, top + 20, ruleText(rule, picture));
            y += ruleHeight(rule, picture) + GAP;
        }
    }

    private static void draw(Canvas canvas, Figure figure, double x, double y, double width) {
        SceneDrawing.pointed(canvas, figure.scene(), figure.pointed(), BookPages.place(figure.scene(), x, y, width));
    }

    /** The text above and below the picture of a lesson. */
    private record Parts(TextBlock gist, List<TextBlock> text, List<TextBlock> steps) {

        double above() {
            return Titles.HEIGHT
                    + gist.height()
                    + GAP
                    + text.stream().mapToDouble(it -> it.height() + GAP / 2).sum();
        }

        double below() {
            return steps.stream().mapToDouble(it -> it.height() + GAP / 2).sum();
        }
    }

    /** The page of a lesson; two where it is long. */
    List<BookPages.Drawing> lesson(Lesson lesson) {
        double width = body.width();
        Parts parts = new Parts(
                TextBlock.of(lesson.gist(), Face.FIGURES, 12, width),
                lesson.text().stream()
                        .map(words -> TextBlock.of(words, Face.WORDS, text, width))
                        .toList(),
                lesson.steps().stream()
                        .map(words -> TextBlock.of(words, Face.WORDS, text, width - LABEL))
                        .toList());
        double room = body.height() - parts.above() - 2 * GAP - COORDINATE;
        double together = side(lesson.figure(), room - parts.below());
        boolean split = lesson.figure().isPresent() && together < width * LEAST_SHARE;
        double side = split ? side(lesson.figure(), room) : together;
        List<BookPages.Drawing> drawings = new ArrayList<>();
        drawings.add((canvas, frame) -> lesson(canvas, frame.body(), lesson, parts, side, !split));
        if (split) {
            drawings.add((canvas, frame) ->
                    steps(canvas, frame.body().x(), frame.body().y(), parts.steps()));
        }
        return drawings;
    }

    /** Returns the width of a picture that is no higher than this. */
    private double side(Optional<Figure> figure, double height) {
        double high =
                figure.map(it -> BookPages.place(it.scene(), 0, 0, 1).height()).orElse(1.0);
        return Math.max(0, Math.min(body.width() * FIGURE_SHARE, height / high));
    }

    private static void lesson(Canvas canvas, Rect at, Lesson lesson, Parts parts, double side, boolean withSteps) {
        Titles.heading(canvas, at, lesson.title());
        double y = at.y() + Titles.HEIGHT;
        Titles.paragraph(canvas, at.x(), y, parts.gist());
        y += parts.gist().height() + GAP;
        for (TextBlock text : parts.text()) {
            Titles.paragraph(canvas, at.x(), y, text);
            y += text.height() + GAP / 2;
        }
        if (lesson.figure().isPresent()) {
            Figure figure = lesson.figure().get();
            Rect place = BookPages.place(figure.scene(), at.x() + (at.width() - side) / 2, y + COORDINATE, side);
            draw(canvas, figure, place.x(), place.y(), side);
            coordinates(canvas, figure.scene(), place);
            y = place.bottom() + 1.5 * GAP;
        }
        if (withSteps) {
            steps(canvas, at.x(), y, parts.steps());
        }
    }

    /** The numbers of columns above a board and of rows beside it. */
    private static void coordinates(Canvas canvas, Scene scene, Rect place) {
        Box board = SceneDrawing.board(scene);
        int columns = board.width() / Scene.CELL;
        int rows = board.height() / Scene.CELL;
        canvas.part(Role.ORNAMENT, "", () -> {
            for (int i = 0; i < columns; i++) {
                double x = place.x() + place.width() * (i + 0.5) / columns;
                canvas.textAround(x, place.y() - 4, Integer.toString(i + 1), Face.WORDS, 7.5, 0.4);
            }
            for (int i = 0; i < rows; i++) {
                double y = place.y() + place.height() * (i + 0.5) / rows + 2.5;
                canvas.textBefore(place.x() - 5, y, Integer.toString(i + 1), Face.WORDS, 7.5, 0.4);
            }
        });
    }

    private static void steps(Canvas canvas, double x, double top, List<TextBlock> steps) {
        double y = top;
        for (int i = 0; i < steps.size(); i++) {
            String number = Integer.toString(i + 1);
            double at = y;
            TextBlock step = steps.get(i);
            canvas.part(Role.PARAGRAPH, "", () -> {
                canvas.text(x, at + step.size(), number, Face.FIGURES, step.size() + 1, 0);
                step.draw(canvas, x + LABEL, at);
            });
            y += step.height() + GAP / 2;
        }
    }
}
