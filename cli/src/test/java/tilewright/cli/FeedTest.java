package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import tilewright.Puzzles;
import tilewright.cli.Program.Ran;
import tilewright.play.Play;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.text.Json;

/** The page's puzzles of days as files. */
final class FeedTest {

    private static final String ATOM = "http://www.w3.org/2005/Atom";
    private static final String HISTORY = "http://purl.org/syndication/history/1.0";
    private static final String PAGE = "https://tiles.example/play/";
    private static final int PUZZLES = Puzzles.CATALOG.puzzles().size();

    @TempDir
    Path folder;

    private Path feed(String name, String... options) {
        Path target = folder.resolve(name);
        assertThat(ran(Program.REAL, target, options)).isEqualTo(new Ran(0, "", ""));
        return target;
    }

    private static Ran ran(Program program, Path target, String... options) {
        return program.run(Stream.concat(Stream.of("feed", target.toString(), "--address", PAGE), Stream.of(options))
                .toArray(String[]::new));
    }

    private static Map<String, byte[]> files(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        return files;
    }

    private static String text(Path folder, String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void each_day_has_the_puzzles_of_the_page() throws IOException {
        Path target = feed("a", "--from", "2026-11-16", "--days", "30", "--solutions", "none");
        Workspace workspace = new Workspace();
        List<Json.Obj> items = items(target, "today");
        assertThat(items).hasSize(30);
        for (int i = 0; i < 30; i++) {
            LocalDate day = LocalDate.of(2026, 11, 16).plusDays(i);
            Json.Obj item = items.get(29 - i);
            assertThat(string(item, "url")).isEqualTo(PAGE + "?day=" + day + "#/archive/" + day);
            String[] parts = string(item, "content_text").split("\n\n");
            assertThat(parts).hasSize(PUZZLES);
            for (int p = 0; p < PUZZLES; p++) {
                Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.puzzles().get(p);
                String[] lines = parts[p].split("\n");
                assertThat(lines[0]).startsWith(puzzle.title() + ": ");
                assertThat(lines[1]).isEqualTo(PAGE + "?day=" + day + "#/daily/" + day + "/" + puzzle.id());
                Play play = Play.generate(puzzle, "daily-" + day, 1, 0, Generator.Log.NONE, workspace);
                assertThat(puzzle.id() + ":" + lines[2]).as("%s", day).isEqualTo(play.id());
                assertThat(text(target, "pictures/" + day + "-" + puzzle.id() + ".svg"))
                        .startsWith("<svg ");
            }
        }
    }

    @Test
    void feeds_are_in_the_language_that_is_typed() throws IOException {
        String[] options = {"--from", "2027-01-01", "--days", "1", "--lang"};
        Path target = feed("de", plus(options, "de"));
        String atom = text(target, "today.atom");
        assertThat(atom).contains("xml:lang=\"de\"", "<title>Freitag, 1. Januar 2027</title>");
        Json.Obj json = (Json.Obj) Json.parse(text(target, "today.json").strip());
        assertThat(string(json, "language")).isEqualTo("de");
        assertThat(string(json, "title")).isEqualTo("Die Rätsel von heute");
        assertThat(text(target, "today.ics")).contains("SUMMARY:Die Rätsel von heute");
        assertThat(files(feed("en", plus(options, "en"))).get("today.atom"))
                .asString(StandardCharsets.UTF_8)
                .contains("xml:lang=\"en\"", "<title>Friday, January 1, 2027</title>");
    }

    @Test
    void the_same_options_give_the_same_bytes_with_any_number_of_threads() throws IOException {
        String[] options = {"--from", "2027-01-30", "--days", "3", "--threads"};
        Map<String, byte[]> one = files(feed("a", plus(options, "1")));
        assertThat(one)
                .containsOnlyKeys(Stream.concat(
                                Stream.of(
                                        "today.atom",
                                        "today.json",
                                        "today.ics",
                                        "today-2027-01.atom",
                                        "today-2027-01.json",
                                        "week-2027-W04.pdf",
                                        "week-2027-W05.pdf"),
                                Stream.of("2027-01-30", "2027-01-31", "2027-02-01")
                                        .flatMap(day -> Puzzles.CATALOG.puzzles().stream()
                                                .map(puzzle -> "pictures/" + day + "-" + puzzle.id() + ".svg")))
                        .toArray(String[]::new))
                .containsExactlyEntriesOf(files(feed("b", plus(options, "3"))));
    }

    private static String[] plus(String[] options, String... more) {
        return Stream.concat(Stream.of(options), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void atom_has_what_readers_need() throws Exception {
        Path target = feed("a", "--from", "2026-12-30", "--days", "35", "--title", "A & <b>", "--solutions", "none");
        List<String> found = new ArrayList<>();
        String next = "today.atom";
        String identifier = "";
        while (!next.isEmpty()) {
            Element feed = xml(target.resolve(next)).getDocumentElement();
            assertThat(feed.getLocalName()).isEqualTo("feed");
            assertThat(child(feed, "title")).isEqualTo("A & <b>");
            assertThat(child(feed, "updated")).isEqualTo(child(child(feed, 0), "updated"));
            assertThat(((Element) feed.getElementsByTagNameNS(ATOM, "author").item(0)).getTextContent())
                    .isNotBlank();
            assertThat(identifier.isEmpty() || identifier.equals(child(feed, "id")))
                    .isTrue();
            identifier = child(feed, "id");
            assertThat(links(feed, "self")).containsExactly(PAGE + next);
            boolean archive = feed.getElementsByTagNameNS(HISTORY, "archive").getLength() == 1;
            assertThat(archive).isNotEqualTo(next.equals("today.atom"));
            assertThat(links(feed, "current")).hasSize(archive ? 1 : 0);
            for (Element entry : elements(feed, "entry")) {
                String day = child(entry, "published").substring(0, 10);
                assertThat(OffsetDateTime.parse(child(entry, "updated")).toLocalDate())
                        .isEqualTo(day);
                assertThat(child(entry, "id")).matches("urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-3[0-9a-f]{3}-[0-9a-f-]{17}");
                assertThat(links(entry, "alternate")).containsExactly(PAGE + "?day=" + day + "#/archive/" + day);
                assertThat(links(entry, "related"))
                        .containsExactlyElementsOf(Puzzles.CATALOG.puzzles().stream()
                                .map(puzzle -> PAGE + "?day=" + day + "#/daily/" + day + "/" + puzzle.id())
                                .toList());
                assertThat(child(entry, "content"))
                        .contains("<img src=\"" + PAGE + "pictures/" + day + "-sudoku.svg\"", "<h3><a href=");
                found.add(day + " " + child(entry, "id"));
            }
            List<String> older = links(feed, "prev-archive");
            next = older.isEmpty() ? "" : older.getFirst().substring(PAGE.length());
        }
        // The newest 31 days, all of January, and what was there of December.
        assertThat(found).hasSize(31 + 31 + 2);
        assertThat(found.stream().distinct()).hasSize(35);
        assertThat(found.stream().map(line -> line.substring(0, 10)).distinct()).hasSize(35);
    }

    private static Document xml(Path file) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
        return factory.newDocumentBuilder().parse(file.toFile());
    }

    private static List<Element> elements(Element parent, String name) {
        NodeList all = parent.getChildNodes();
        return IntStream.range(0, all.getLength())
                .mapToObj(all::item)
                .filter(node -> ATOM.equals(node.getNamespaceURI()) && name.equals(node.getLocalName()))
                .map(Element.class::cast)
                .toList();
    }

    private static Element child(Element feed, int entry) {
        return elements(feed, "entry").get(entry);
    }

    private static String child(Element parent, String name) {
        assertThat(elements(parent, name)).as(name).hasSize(1);
        return elements(parent, name).getFirst().getTextContent();
    }

    private static List<String> links(Element parent, String relation) {
        return elements(parent, "link").stream()
                .filter(link -> link.getAttribute("rel").equals(relation))
                .map(link -> link.getAttribute("href"))
                .toList();
    }

    @Test
    void json_has_the_fields_of_json_feed() throws IOException {
        Path target = feed(
                "a", "--from", "2027-01-31", "--days", "2", "--at", "https://files.example/f", "--solutions", "none");
        Json.Obj feed = (Json.Obj) Json.parse(text(target, "today.json"));
        assertThat(string(feed, "version")).isEqualTo("https://jsonfeed.org/version/1.1");
        assertThat(string(feed, "title")).isEqualTo("Today’s puzzles");
        assertThat(string(feed, "home_page_url")).isEqualTo(PAGE);
        assertThat(string(feed, "feed_url")).isEqualTo("https://files.example/f/today.json");
        assertThat(string(feed, "next_url")).isEqualTo("https://files.example/f/today-2027-01.json");
        assertThat(((Json.Obj) Json.parse(text(target, "today-2027-01.json"))).field("next_url"))
                .isEmpty();
        assertThat(items(target, "today-2027-01")).hasSize(1);
        for (Json.Obj item : items(target, "today")) {
            assertThat(item.fields().keySet())
                    .containsExactly(
                            "id",
                            "url",
                            "title",
                            "summary",
                            "content_html",
                            "content_text",
                            "date_published",
                            "date_modified");
            assertThat(string(item, "content_html")).contains("src=\"https://files.example/f/pictures/2027-0");
        }
        Json.Obj newest = items(target, "today").getFirst();
        assertThat(string(newest, "title")).isEqualTo("Monday, February 1, 2027");
        assertThat(string(newest, "date_published")).isEqualTo("2027-02-01T00:00:00Z");
    }

    private static List<Json.Obj> items(Path target, String name) throws IOException {
        Json.Obj feed = (Json.Obj) Json.parse(text(target, name + ".json"));
        return ((Json.Arr) feed.field("items").orElseThrow())
                .items().stream().map(Json.Obj.class::cast).toList();
    }

    private static String string(Json.Obj object, String name) {
        return ((Json.Str) object.field(name).orElseThrow()).value();
    }

    @Test
    void the_calendar_has_an_event_for_each_day_with_what_the_feed_says() throws IOException {
        Path target = feed(
                "a", "--from", "2027-02-27", "--days", "3", "--title", "Tägliche; Rätsel, \\", "--solutions", "none");
        String text = text(target, "today.ics");
        assertThat(text).endsWith("END:VCALENDAR\r\n").doesNotContainPattern("[^\r]\n");
        for (String line : text.split("\r\n")) {
            assertThat(line.getBytes(StandardCharsets.UTF_8).length).as(line).isBetween(1, 75);
        }
        List<String> lines = List.of(text.replace("\r\n ", "").split("\r\n"));
        List<Json.Obj> items = items(target, "today").reversed();
        List<String> identifiers = new ArrayList<>();
        List<String> expected = new ArrayList<>(List.of("BEGIN:VCALENDAR"));
        for (int i = 0; i < 3; i++) {
            String date = List.of("20270227", "20270228", "20270301").get(i);
            int at = lines.indexOf("DTSTART;VALUE=DATE:" + date);
            assertThat(lines.get(at - 1)).isEqualTo("DTSTAMP:" + date + "T000000Z");
            assertThat("urn:uuid:" + lines.get(at - 2).substring("UID:".length()))
                    .isEqualTo(string(items.get(i), "id"));
            assertThat(lines.get(at - 3)).isEqualTo("BEGIN:VEVENT");
            assertThat(unescaped(lines.get(at + 1))).isEqualTo("SUMMARY:Tägliche; Rätsel, \\");
            assertThat(unescaped(lines.get(at + 2))).isEqualTo("DESCRIPTION:" + string(items.get(i), "content_text"));
            assertThat(lines.get(at + 3)).isEqualTo("URL:" + string(items.get(i), "url"));
            identifiers.add(lines.get(at - 2));
        }
        assertThat(identifiers).doesNotHaveDuplicates();
        assertThat(expected).isSubsetOf(lines);
        assertThat(lines.stream().filter("END:VEVENT"::equals)).hasSize(3);
    }

    private static String unescaped(String value) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\') {
                c = value.charAt(++i);
                text.append(c == 'n' ? '\n' : c);
            } else {
                assertThat(c).as(value).isNotIn(',', ';');
                text.append(c);
            }
        }
        return text.toString();
    }

    @Test
    void a_week_has_a_page_for_each_day_and_its_solutions_behind() throws IOException {
        Path target = feed("a", "--from", "2027-01-09", "--days", "4", "--paper", "letter", "--until", "2027-01-09");
        assertThat(pages(target.resolve("week-2027-W01.pdf")))
                .hasSize(3)
                .first()
                .satisfies(page -> assertThat(page)
                        .contains("Today’s puzzles, week 1 of 2027", "Sat, Jan 9 · Unfair", "Sat, Jan 9 · 11 × 11"));
        assertThat(pages(target.resolve("week-2027-W02.pdf")))
                .hasSize(3)
                .last()
                .satisfies(page -> assertThat(page).contains("Solutions"));
        assertThat(items(target, "today")).hasSize(1);
        assertThat(text(target, "today.ics").split("BEGIN:VEVENT")).hasSize(1 + 4);
        assertThat(files(target.resolve("pictures"))).hasSize(PUZZLES);
        Path bare = feed("b", "--from", "2027-01-09", "--days", "2", "--solutions", "none");
        assertThat(pages(bare.resolve("week-2027-W01.pdf"))).hasSize(2);
    }

    private static List<String> pages(Path file) throws IOException {
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            List<String> pages = new ArrayList<>();
            for (int page = 1; page <= document.getNumberOfPages(); page++) {
                PDFTextStripper stripper = new PDFTextStripper();
                stripper.setStartPage(page);
                stripper.setEndPage(page);
                pages.add(stripper.getText(document));
            }
            return pages;
        }
    }

    @Test
    void files_that_are_there_stay_unless_they_may_be_replaced() throws IOException {
        Path target = Files.createDirectory(folder.resolve("a"));
        Files.writeString(target.resolve("today.json"), "mine");
        Files.writeString(target.resolve("index.html"), "page");
        String[] options = {"--from", "2027-01-04", "--days", "2", "--solutions", "none"};
        Ran refused = ran(Program.REAL, target, options);
        assertThat(refused.exit()).isEqualTo(3);
        assertThat(refused.err()).contains("today.json' is there already; --replace writes it anew");
        assertThat(text(target, "today.json")).isEqualTo("mine");
        assertThat(target.resolve("today.atom")).doesNotExist();
        feed("a", plus(options, "--replace", "--until", "2027-01-04"));
        assertThat(items(target, "today")).hasSize(1);
        assertThat(text(target, "index.html")).isEqualTo("page");
        Path week = target.resolve("week-2027-W01.pdf");
        FileTime early = FileTime.fromMillis(0);
        Files.setLastModifiedTime(week, early);
        feed("a", plus(options, "--replace"));
        assertThat(items(target, "today")).hasSize(2);
        assertThat(Files.getLastModifiedTime(week)).isEqualTo(early);
    }

    @Test
    void an_interrupted_run_writes_nothing() throws IOException {
        Path target = folder.resolve("a");
        Ran ran = ran(Program.REAL.interruptedBy(() -> true), target, "--from", "2027-01-04", "--days", "2");
        assertThat(ran.exit()).isEqualTo(130);
        assertThat(files(target)).isEmpty();
    }

    @Test
    void a_run_that_is_interrupted_while_it_writes_leaves_whole_files() throws IOException {
        String[] options = {"--from", "2027-01-04", "--days", "2", "--solutions", "none"};
        Path target = folder.resolve("a");
        Ran ran = ran(Program.REAL.interruptedBy(() -> Files.exists(target.resolve("today.ics"))), target, options);
        assertThat(ran.exit()).isEqualTo(130);
        assertThat(ran.err()).contains("interrupted: 8 puzzles done");
        Map<String, byte[]> whole = files(feed("b", options));
        assertThat(whole.keySet()).contains("today.atom", "today.json");
        whole.keySet().removeAll(List.of("today.atom", "today.json"));
        assertThat(files(target)).containsExactlyEntriesOf(whole);
    }

    @Test
    void what_cannot_be_is_refused() throws IOException {
        refused(2, "column 6: the month must be 1 to 12, not (13)", "--from", "2027-13-01");
        refused(2, "--from must be a date such as 2027-01-01: ", "--from", "tomorrow");
        refused(2, "--until must be a date such as 2027-01-01: ", "--from", "2027-01-01", "--until", "");
        refused(2, "column 9: ", "--from", "2027-02-29");
        refused(2, "must be a date", "--from", "2027-01-01" + "1".repeat(100_000));
        refused(2, "--days must be 1–3660, not 0", "--from", "2027-01-01", "--days", "0");
        refused(2, "--days must be 1–3660, not 3661", "--from", "2027-01-01", "--days", "3661");
        refused(2, "9999-12-31", "--from", "9999-12-01", "--days", "32");
        refused(
                2,
                "--until must be a day from 2027-01-01 to 2027-01-03, not 2027-01-04",
                "--from",
                "2027-01-01",
                "--days",
                "3",
                "--until",
                "2027-01-04");
        refused(2, "--at must be an address such as", "--from", "2027-01-01", "--at", "files");
        refused(2, "--solutions must be", "--from", "2027-01-01", "--solutions", "first");
        refused(2, "--title has ", "--from", "2027-01-01", "--title", "\uffff");
        refused(2, "feed needs --from DATE");
        for (String page : List.of("nowhere", "javascript:x", "https://a b/", "https://[", "")) {
            Ran ran =
                    Program.REAL.run("feed", folder.resolve("x").toString(), "--from", "2027-01-01", "--address", page);
            assertThat(ran.exit()).as(page).isEqualTo(2);
            assertThat(ran.err()).contains("--address must be an address such as ");
        }
        Ran nowhere = Program.REAL.run("feed", folder.resolve("x").toString(), "--from", "2027-01-01");
        assertThat(nowhere.err()).contains("feed needs --address URL");
        assertThat(folder.resolve("x")).doesNotExist();
        Files.writeString(folder.resolve("file"), "");
        Ran file = ran(Program.REAL, folder.resolve("file"), "--from", "2027-01-01");
        assertThat(file.exit()).isEqualTo(3);
        assertThat(file.err()).contains("it is no folder");
        Files.createDirectory(folder.resolve("b"));
        Files.writeString(folder.resolve("b/pictures"), "");
        assertThat(ran(Program.REAL, folder.resolve("b"), "--from", "2027-01-01")
                        .err())
                .contains("b/pictures': it is no folder");
    }

    private void refused(int exit, String why, String... options) {
        Ran ran = ran(Program.REAL, folder.resolve("x"), options);
        assertThat(ran.exit()).as(ran.err()).isEqualTo(exit);
        assertThat(ran.err()).contains(why);
        assertThat(ran.err().length()).isLessThan(1000);
    }
}
