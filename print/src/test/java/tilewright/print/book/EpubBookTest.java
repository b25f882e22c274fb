package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import tilewright.print.canvas.Metadata;
import tilewright.print.canvas.Paper;
import tilewright.search.Stop;
import tilewright.search.Stopped;

/** The package of an EPUB file, and the ways through it. */
class EpubBookTest {

    private static final String ROOT = "EPUB/";

    private static byte[] epub(Book book) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new EpubBook(book, Metadata.of("A Book of Puzzles").withAuthor("An author"), 7, Stop.never())
                .write(out, () -> {});
        return out.toByteArray();
    }

    private static Book whole(String id) {
        return TestBooks.book(id, TestBooks.look(Paper.A5, Book.Solutions.LAST, false), 1, TestBooks.WRAP);
    }

    private static Map<String, byte[]> parts(byte[] file) throws IOException {
        Map<String, byte[]> parts = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                assertThat(parts.put(entry.getName(), zip.readAllBytes()))
                        .as(entry.getName())
                        .isNull();
            }
        }
        return parts;
    }

    private static byte[] part(Map<String, byte[]> parts, String name) {
        return Objects.requireNonNull(parts.get(ROOT + name), name);
    }

    private static Document xml(String name, byte[] bytes) {
        try {
            return DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(bytes));
        } catch (Exception broken) {
            throw new AssertionError(name + ": " + new String(bytes, StandardCharsets.UTF_8), broken);
        }
    }

    private static List<Element> all(Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    @Test
    void the_first_part_names_the_kind_where_programs_look_for_it() throws IOException {
        byte[] file = epub(whole("sudoku"));
        assertThat(new String(file, 30, 28, StandardCharsets.US_ASCII)).isEqualTo("mimetypeapplication/epub+zip");
        assertThat(parts(file).keySet()).startsWith("mimetype", "META-INF/container.xml");
    }

    @Test
    void all_parts_are_listed_and_all_links_lead_somewhere() throws IOException {
        for (String id : List.of("sudoku", "hues", "trominoes", "paletto")) {
            Map<String, byte[]> parts = parts(epub(whole(id)));
            Document manifest = xml("package", part(parts, "package.opf"));
            Set<String> listed = new HashSet<>(Set.of("package.opf"));
            Set<String> ids = new HashSet<>();
            for (Element item : all(manifest, "item")) {
                assertThat(listed.add(item.getAttribute("href"))).isTrue();
                assertThat(ids.add(item.getAttribute("id"))).isTrue();
            }
            Set<String> there = new HashSet<>();
            parts.keySet().stream()
                    .filter(name -> name.startsWith(ROOT))
                    .forEach(name -> there.add(name.substring(ROOT.length())));
            assertThat(there).isEqualTo(listed);
            all(manifest, "itemref").forEach(item -> assertThat(ids).contains(item.getAttribute("idref")));
            Set<String> targets = new HashSet<>();
            List<String> links = new ArrayList<>();
            for (String name : there) {
                if (name.endsWith(".xhtml")) {
                    targets.add(name);
                    Document page = xml(name, part(parts, name));
                    for (String tag : List.of("section", "p")) {
                        all(page, tag).forEach(part -> targets.add(name + "#" + part.getAttribute("id")));
                    }
                    all(page, "a").forEach(link -> links.add(link.getAttribute("href")));
                    for (Element picture : all(page, "img")) {
                        assertThat(there).contains(picture.getAttribute("src"));
                        assertThat(picture.getAttribute("alt")).isNotBlank();
                    }
                } else if (name.endsWith(".svg")) {
                    xml(name, part(parts, name));
                }
            }
            assertThat(links).isNotEmpty().allMatch(targets::contains);
        }
    }

    @Test
    void each_puzzle_leads_to_its_hints_and_its_solution_and_back() throws IOException {
        Map<String, byte[]> parts = parts(epub(whole("sudoku")));
        String puzzles = new String(part(parts, "chapter-2-1.xhtml"), StandardCharsets.UTF_8);
        assertThat(puzzles)
                .contains("<section class=\"puzzle\" id=\"p4\">")
                .contains("hints-1-1.xhtml#h1-4", "hints-2-1.xhtml#h2-4", "solutions-1.xhtml#s4")
                .contains("One solution, proved.");
        assertThat(new String(part(parts, "solutions-1.xhtml"), StandardCharsets.UTF_8))
                .contains("<a href=\"chapter-2-1.xhtml#p4\">4</a>");
    }

    @Test
    void many_puzzles_are_in_parts_of_some() throws IOException {
        Book book = TestBooks.many(TestBooks.look(Paper.A5, Book.Solutions.LAST, false), 120, 1);
        Map<String, byte[]> parts = parts(epub(book));
        assertThat(parts.keySet())
                .contains(ROOT + "chapter-1-3.xhtml", ROOT + "solutions-3.xhtml", ROOT + "hints-2-3.xhtml")
                .doesNotContain(ROOT + "chapter-1-4.xhtml");
        assertThat(new String(part(parts, "solutions-3.xhtml"), StandardCharsets.UTF_8))
                .contains("chapter-1-3.xhtml#p120");
    }

    @Test
    void the_same_book_gives_the_same_bytes_and_stops_when_asked() throws IOException {
        assertThat(epub(whole("hues"))).isEqualTo(epub(whole("hues")));
        EpubBook book = new EpubBook(whole("sudoku"), Metadata.of("A book"), 1, Stop.never());
        assertThatThrownBy(() -> book.write(new ByteArrayOutputStream(), () -> {
                    throw new Stopped();
                }))
                .isInstanceOf(Stopped.class);
    }
}
