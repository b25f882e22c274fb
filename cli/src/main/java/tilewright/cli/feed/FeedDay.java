package tilewright.cli.feed;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import tilewright.draw.Scene;
import tilewright.draw.Svg;
import tilewright.message.Message;
import tilewright.message.Words;

/**
 * A day and its puzzles.
 *
 * @param puzzles one at least
 */
public record FeedDay(LocalDate date, List<DailyPuzzle> puzzles) {

    public FeedDay {
        puzzles = List.copyOf(puzzles);
    }

    Message title() {
        return Days.name(date);
    }

    /** The puzzles in a row of words. */
    String summary(Words words) {
        return puzzles.stream().map(puzzle -> words.text(puzzle.title())).collect(Collectors.joining(" · "));
    }

    /** The puzzles with their links and texts, without solutions. */
    String text(FeedPlace place, Words words) {
        return puzzles.stream()
                .map(puzzle ->
                        words.text(puzzle.title()) + "\n" + place.puzzle(date, puzzle.puzzle()) + "\n" + puzzle.text())
                .collect(Collectors.joining("\n\n"));
    }

    /** The day as a piece of HTML, with pictures. */
    String html(FeedPlace place, Words words) {
        StringBuilder html = new StringBuilder();
        for (DailyPuzzle puzzle : puzzles) {
            String link = "<a href=\"" + escaped(place.puzzle(date, puzzle.puzzle())) + "\">";
            String title = escaped(words.text(puzzle.title()));
            Scene scene = puzzle.scene();
            html.append("<h3>").append(link).append(title).append("</a></h3>\n");
            html.append("<p>").append(link).append("<img src=\"").append(escaped(place.file(puzzle.file())));
            html.append("\" width=\"").append(Svg.pixels(scene.width()));
            html.append("\" height=\"").append(Svg.pixels(scene.height()));
            html.append("\" alt=\"").append(title).append("\"></a></p>\n");
            html.append("<p><code>").append(escaped(puzzle.text())).append("</code></p>\n");
        }
        return html.toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
