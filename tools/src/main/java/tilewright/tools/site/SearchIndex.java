package tilewright.tools.site;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The search index: the texts of all pages but the changelog, which repeats them. They are a script, which pages opened
 * from a folder of files can load, too: a list of pages, each with its path, title, section, headings (anchor and text
 * in turn), and passages (index of the heading and text in turn).
 */
final class SearchIndex {

    private static final String CHANGELOG = Documents.path("CHANGELOG.md");

    private SearchIndex() {}

    static String script(List<Section> sections) {
        return sections.stream()
                .flatMap(section -> section.pages().stream()
                        .filter(page -> !page.path().equals(CHANGELOG))
                        .map(page -> page(section, page)))
                .collect(Collectors.joining(",\n", "globalThis.tilewrightPages = [\n", "\n];\n"));
    }

    private static String page(Section section, Page page) {
        String headings = page.headings().stream()
                .map(heading -> text(heading.id()) + "," + text(heading.text()))
                .collect(Collectors.joining(",", "[", "]"));
        String passages = page.passages().stream()
                .map(passage -> passage.heading() + "," + text(passage.text()))
                .collect(Collectors.joining(",", "[", "]"));
        return "[" + String.join(",", text(page.path()), text(page.title()), text(section.title()), headings, passages)
                + "]";
    }

    private static String text(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || c == '\u2028' || c == '\u2029') {
                quoted.append("\\u%04x".formatted((int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
