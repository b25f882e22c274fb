package tilewright.tools.site;

import java.util.List;

/**
 * A page of the site.
 *
 * @param path its address below the site's folder, such as {@code guide/install.html}
 * @param title plain text
 * @param body HTML that begins with the heading
 * @param headings those below the title
 * @param passages what is searched
 * @param boards whether there is a board to play on
 */
record Page(String path, String title, String body, List<Heading> headings, List<Passage> passages, boolean boards) {

    /**
     * A heading.
     *
     * @param level 1 to 6
     * @param id its anchor, unique on the page
     */
    record Heading(int level, String id, String text) {}

    /**
     * A paragraph, an item of a list, a row of a table, or a block of code.
     *
     * @param heading index of the heading above it, counted from 0; -1 before the first
     */
    record Passage(int heading, String text) {}

    /** Returns the address of another file of the site, as seen from this page. */
    String to(String target) {
        return Links.relative(path, target);
    }
}
