package tilewright.print.book;

import java.util.Map;
import java.util.Optional;
import tilewright.print.book.Book.Running;
import tilewright.print.canvas.Canvas;

/**
 * The running heads and feet of the pages of a file.
 *
 * @param title of the book
 * @param pages of the file
 */
record RunningHeads(String title, int pages) {

    private static final String PAGE = "page";
    private static final String PAGES = "pages";

    /** @param number of the page, from 1 */
    void draw(Canvas canvas, PageFrame frame, Running running, String section, int number) {
        String header = running.header().orElse(frame.right() ? section : title);
        String footer = running.footer().orElse("");
        String shown = Integer.toString(number);
        Map<String, String> values =
                Map.of("title", title, "section", section, PAGE, shown, PAGES, Integer.toString(pages));
        if (!header.isEmpty()) {
            frame.header(canvas, running.header().isPresent() ? filled(header, values) : header);
        }
        boolean numbered = running.numbers() && !named(running.header().orElse("")) && !named(footer);
        if (numbered || !footer.isEmpty()) {
            frame.footer(canvas, filled(footer, values), numbered ? shown : "");
        }
    }

    private static boolean named(String text) {
        return text.contains('{' + PAGE + '}');
    }

    /** A text with the values of its holes; what is no hole stays. */
    static String filled(String text, Map<String, String> values) {
        StringBuilder filled = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            Optional<String> name = text.charAt(at) == '{' ? hole(text, at, values) : Optional.empty();
            if (name.isPresent()) {
                filled.append(values.get(name.get()));
                at += name.get().length() + 2;
            } else {
                filled.append(text.charAt(at));
                at++;
            }
        }
        return filled.toString();
    }

    /** The name of the hole at a place. */
    private static Optional<String> hole(String text, int at, Map<String, String> values) {
        return values.keySet().stream()
                .filter(name -> text.startsWith(name + "}", at + 1))
                .findFirst();
    }
}
