package tilewright.cli.commands;

import java.util.ArrayList;
import java.util.List;

/** Text in lines of a terminal's usual width, indented from the second on. */
final class Paragraph {

    private static final int WIDTH = 80;

    private Paragraph() {}

    static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(' ');
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
