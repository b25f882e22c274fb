package tilewright.tools.site;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The frame around each page: the navigation, where the page stands, its contents, and the pages before and after it. */
final class Template {

    /** The files that every page may load. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
                    + "form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

    /** The policy of pages with boards, whose engines are WebAssembly in workers. */
    private static final String BOARD_POLICY = POLICY.replace(
                    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
            .replace(
                    "trusted-types 'none'", "trusted-types lit-html tilewright; connect-src 'self'; worker-src 'self'");

    private static final int LONGEST_DESCRIPTION = 160;

    /** Fewer headings are seen at once. */
    private static final int FEWEST_HEADINGS = 2;

    private final String frame;
    private final String version;
    private final List<Section> sections;

    /** @param frame HTML with names of holes between two @ */
    Template(String frame, String version, List<Section> sections) {
        this.frame = frame;
        this.version = version;
        this.sections = sections;
    }

    /**
     * Returns the HTML of a page.
     *
     * @param kind class of the page, for its style; empty for most
     */
    String html(Page page, String kind) {
        String top = page.to("");
        String index = "\n    <script src=\"" + top + "search-index.js\" defer></script>";
        Map<String, String> holes = Map.ofEntries(
                Map.entry("policy", page.boards() ? BOARD_POLICY : POLICY),
                Map.entry(
                        "title",
                        escaped(page.path().equals("index.html") ? "Tilewright" : page.title() + " – Tilewright")),
                Map.entry("description", escaped(description(page))),
                Map.entry("top", top),
                Map.entry("scripts", kind.equals("finder") ? index : ""),
                Map.entry("class", kind),
                Map.entry("navigation", navigation(page)),
                Map.entry("where", where(page)),
                Map.entry("body", page.body().strip()),
                Map.entry("around", around(page)),
                Map.entry("contents", contents(page)),
                Map.entry("version", escaped(version)));
        StringBuilder html = new StringBuilder();
        String[] parts = frame.split("@", -1);
        for (int i = 0; i < parts.length; i++) {
            html.append(i % 2 == 0 ? parts[i] : holes.get(parts[i]));
        }
        return html.toString().replaceAll("(?m)^\\s*\n", "");
    }

    private String navigation(Page page) {
        StringBuilder html = new StringBuilder();
        for (Section section : sections) {
            boolean here = section.pages().contains(page);
            if (section.collapsed() && !here) {
                html.append("<p>")
                        .append(link(page, section.pages().getFirst(), section.title()))
                        .append("</p>\n");
                continue;
            }
            html.append(here ? "<details open>" : "<details>")
                    .append("<summary>")
                    .append(escaped(section.title()))
                    .append("</summary>\n<ul>\n");
            for (Page other : section.pages()) {
                html.append("<li>").append(link(page, other, other.title())).append("</li>\n");
            }
            html.append("</ul></details>\n");
        }
        return html.toString();
    }

    private static String link(Page from, Page to, String words) {
        String current = from.path().equals(to.path()) ? " aria-current=\"page\"" : "";
        return "<a href=\"%s\"%s>%s</a>".formatted(from.to(to.path()), current, escaped(words));
    }

    private String where(Page page) {
        return sections.stream()
                .filter(section -> section.pages().contains(page))
                .findFirst()
                .map(section ->
                        "<nav class=\"where\" aria-label=\"Where this page is\"><a href=\"%s\">Tilewright</a> › <a href=\"%s\">%s</a></nav>"
                                .formatted(page.to("index.html"), page.to(overview(section)), escaped(section.title())))
                .orElse("");
    }

    /** The address of the list of all pages of a section. */
    private static String overview(Section section) {
        return section.collapsed()
                ? section.pages().getFirst().path()
                : "contents.html#" + Markdown.anchor(section.title());
    }

    private String around(Page page) {
        List<Page> all =
                sections.stream().flatMap(section -> section.pages().stream()).toList();
        int at = all.indexOf(page);
        if (at < 0) {
            return "";
        }
        return "<nav class=\"around\" aria-label=\"Before and after\">"
                + (at == 0 ? "" : other(page, all.get(at - 1), "prev", "Previous"))
                + (at == all.size() - 1 ? "" : other(page, all.get(at + 1), "next", "Next"))
                + "</nav>";
    }

    private static String other(Page page, Page other, String relation, String word) {
        return "<a rel=\"%s\" href=\"%s\"><small>%s</small> %s</a>"
                .formatted(relation, page.to(other.path()), word, escaped(other.title()));
    }

    private static String contents(Page page) {
        List<Page.Heading> shown =
                page.headings().stream().filter(heading -> heading.level() <= 3).toList();
        if (shown.size() < FEWEST_HEADINGS) {
            return "";
        }
        return shown.stream()
                .map(heading -> "<li class=\"h%d\"><a href=\"#%s\">%s</a></li>\n"
                        .formatted(heading.level(), heading.id(), escaped(heading.text())))
                .collect(Collectors.joining(
                        "",
                        "<nav class=\"aside\" aria-label=\"On this page\"><details class=\"contents\"><summary>On this page</summary>\n<ul>\n",
                        "</ul></details></nav>"));
    }

    private static String description(Page page) {
        String text = page.passages().isEmpty()
                ? page.title()
                : page.passages().getFirst().text();
        if (text.length() <= LONGEST_DESCRIPTION) {
            return text;
        }
        return text.substring(0, text.lastIndexOf(' ', LONGEST_DESCRIPTION)) + " …";
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
