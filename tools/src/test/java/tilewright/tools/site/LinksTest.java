package tilewright.tools.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class LinksTest {

    @Test
    void addresses_are_relative_to_their_page() {
        assertThat(Links.relative("index.html", "guide/a.html")).isEqualTo("guide/a.html");
        assertThat(Links.relative("guide/a.html", "guide/b.html#c")).isEqualTo("b.html#c");
        assertThat(Links.relative("results/performance/a.html", "guide/b.html")).isEqualTo("../../guide/b.html");
        assertThat(Links.relative("guide/a.html", "")).isEqualTo("../");
    }

    @Test
    void links_that_lead_nowhere_are_found() {
        Map<String, String> pages = Map.of("a/b.html", """
                <a href="../c.html">, <a href="../c.html#d">, <a href="#e">, <img src="x.png">, <a href="https://example.org/">
                <a href="c.html">, <a href="../c.html#e">, <a href="#d">, <img src="y.png">, <a href="http://example.org/">, <a href="x.png#d">
                <h2 id="e">
                """, "c.html", "<h2 id=\"d\">");
        assertThat(Links.broken(pages, Set.of("a/x.png")))
                .containsExactly(
                        "a/b.html: c.html",
                        "a/b.html: ../c.html#e",
                        "a/b.html: #d",
                        "a/b.html: y.png",
                        "a/b.html: http://example.org/",
                        "a/b.html: x.png#d");
    }
}
