package tilewright.tools.site;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Makes the site of the documentation, in {@code target/site} and as an archive beside it, from docs and the built
 * modules. The same commit gives the same bytes. docs/decisions/0039-our-own-site.md says why it is made here.
 *
 * <p>Started at the root of the project, with the class path of the tools. Exit 1: a link leads nowhere; 3: it cannot be made.
 */
public final class Site {

    private static final Path TARGET = Path.of("target");
    private static final Path PROGRAM = Path.of("cli/target");
    private static final Path BOARD = Path.of("browser/target/packages/board");
    private static final String PARTS = "tools/src/main/site/";
    private static final String PUBLIC = "browser/page/public/";
    private static final String COMMANDS = "reference/commands/";

    /** The files to copy, by their paths on the site. */
    private static final Map<String, String> COPIES = Map.of(
            "site.js",
            PARTS + "site.js",
            "favicon.svg",
            PUBLIC + "favicon.svg",
            "fonts/letters.woff2",
            "browser/page/src/fonts/letters.woff2",
            "fonts/figures.woff2",
            "browser/page/src/fonts/figures.woff2",
            "fonts/besley-license.txt",
            PUBLIC + "besley-license.txt",
            "images/studio.png",
            "docs/images/studio.png");

    private static final Pattern REVISION = Pattern.compile("<revision>([^<]+)</revision>");
    private static final Pattern DATE =
            Pattern.compile("<project.build.outputTimestamp>([^<]+)</project.build.outputTimestamp>");

    /** Comments and blanks of a style sheet. */
    private static final Pattern UNREAD = Pattern.compile("/\\*.*?\\*/|(?<=\n)\\s+", Pattern.DOTALL);

    /** A board, and what stands in its place where it cannot be played. */
    private static final Pattern BOARDS = Pattern.compile(
            "(<tilewright-board puzzle=\"(\\w+)\" position=\"([^\"]+)\"[^>]*>).*?(?=</tilewright-board>)",
            Pattern.DOTALL);

    /** The lines of the help of the program that begin with the name of a command. */
    private static final Pattern COMMAND = Pattern.compile("(?m)^  ([a-z][a-z-]*)  +\\S");

    private final Path root;
    private final Program program;
    private final Path board;
    private final Map<String, byte[]> files = new TreeMap<>();

    private Site(Path root, Program program, Path board) {
        this.root = root;
        this.program = program;
        this.board = board;
    }

    public static void main(String[] arguments) throws IOException {
        try {
            Path root = Path.of("");
            Map<String, byte[]> files = files(root, Program.of(PROGRAM), BOARD);
            List<String> broken = broken(files);
            if (!broken.isEmpty()) {
                System.err.println("tilewright: site: links that lead nowhere:\n" + String.join("\n", broken));
                System.exit(1);
            }
            String pom = Files.readString(root.resolve("pom.xml"));
            Path zip = TARGET.resolve("tilewright-site-" + first(REVISION, pom) + ".zip");
            write(files, TARGET.resolve("site"));
            zip(files, Instant.parse(first(DATE, pom)), zip);
            System.out.println(TARGET.resolve("site/index.html"));
            System.out.println(zip);
        } catch (IllegalStateException error) {
            System.err.println("tilewright: site: " + error.getMessage());
            System.exit(3);
        }
    }

    /**
     * Returns the files of the site by their paths.
     *
     * @param root folder of the project
     * @param board folder of the package that draws and plays boards
     * @throws IllegalStateException when that is not there
     */
    public static Map<String, byte[]> files(Path root, Program program, Path board) throws IOException {
        if (!Files.exists(board.resolve("tilewright-board.js"))) {
            throw new IllegalStateException("there is no board in " + board + "; type ./build");
        }
        Site site = new Site(root, program, board);
        site.make();
        return site.files;
    }

    private void make() throws IOException {
        Documents documents = new Documents(root);
        List<Section> sections = new ArrayList<>(documents.sections());
        Page contents = documents.contents();
        int reference = sections.stream().map(Section::title).toList().indexOf("Reference");
        sections.add(reference + 1, new Section("Commands", commands(), true));
        Template template =
                new Template(read(PARTS + "page.html"), first(REVISION, read("pom.xml")), List.copyOf(sections));
        for (Section section : sections) {
            for (Page page : section.pages()) {
                add(template, page, "");
            }
        }
        add(template, contents, "all");
        add(template, part("index.html", "home.html"), "home");
        add(template, part("search.html", "search.html"), "finder");
        text("search-index.js", SearchIndex.script(sections));
        text(
                "site.css",
                UNREAD.matcher(read("browser/page/src/styles/tokens.css") + read(PARTS + "site.css"))
                        .replaceAll(""));
        for (String file : documents.files()) {
            copy(file.substring("docs/".length()), file);
        }
        for (Map.Entry<String, String> copy : COPIES.entrySet()) {
            copy(copy.getKey(), copy.getValue());
        }
        try (Stream<Path> parts = Files.walk(board)) {
            for (Path file : parts.filter(Files::isRegularFile).toList()) {
                files.put("board/" + board.relativize(file), Files.readAllBytes(file));
            }
        }
    }

    /** The pages of the commands, that of the program first. */
    private List<Page> commands() {
        List<Page> pages = new ArrayList<>();
        String help = program.run("--help");
        pages.add(command("index", CommandPage.text("All commands", help, true)));
        Matcher command = COMMAND.matcher(help);
        while (command.find()) {
            String name = command.group(1);
            pages.add(command(name, CommandPage.text("tilewright " + name, program.run(name, "--help"), false)));
        }
        return pages;
    }

    private static Page command(String name, String text) {
        return Markdown.page(COMMANDS + name + ".html", text, link -> link, picture -> "");
    }

    /** A page that is written in HTML. */
    private Page part(String path, String file) throws IOException {
        String html = read(PARTS + file);
        Matcher title = Pattern.compile("<h1>(.*?)</h1>").matcher(html);
        return new Page(
                path,
                title.find() ? title.group(1) : path,
                html,
                List.of(),
                List.of(),
                html.contains("<tilewright-board"));
    }

    private void add(Template template, Page page, String kind) {
        text(page.path(), boards(page, template.html(page, kind)));
    }

    /** Draws a picture of each board, which is seen where it cannot be played. */
    private String boards(Page page, String html) {
        return BOARDS.matcher(html).replaceAll(found -> {
            String puzzle = found.group(2);
            String position = found.group(3);
            String name = "boards/%s-%08x".formatted(puzzle, position.hashCode());
            text(name + ".svg", program.run("show", puzzle, "--svg", "--text", position));
            text(name + "-dark.svg", program.run("show", puzzle, "--svg", "--dark", "--text", position));
            return Matcher.quoteReplacement("""
                    %s<picture><source media="screen and (prefers-color-scheme: dark)" srcset="%s-dark.svg"><img src="%s.svg" alt="A board of %s"></picture>\
                    """.formatted(found.group(1), page.to(name), page.to(name), puzzle));
        });
    }

    private void text(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    private void copy(String path, String file) throws IOException {
        files.put(path, Files.readAllBytes(root.resolve(file)));
    }

    private String read(String file) throws IOException {
        return Files.readString(root.resolve(file));
    }

    /** Returns the links of all pages that lead nowhere, each behind its page. */
    public static List<String> broken(Map<String, byte[]> files) {
        Map<String, String> pages = new TreeMap<>();
        Set<String> others = new HashSet<>();
        files.forEach((path, bytes) -> {
            if (path.endsWith(".html")) {
                pages.put(path, new String(bytes, StandardCharsets.UTF_8));
            } else {
                others.add(path);
            }
        });
        return Links.broken(pages, others);
    }

    /** Writes the files into a folder, which has nothing else afterwards. */
    public static void write(Map<String, byte[]> files, Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> old = Files.walk(folder)) {
                for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }

    /** Writes an archive: sorted, and all files with one date. */
    static void zip(Map<String, byte[]> files, Instant date, Path file) throws IOException {
        try (OutputStream to = Files.newOutputStream(file);
                ZipOutputStream out = new ZipOutputStream(to)) {
            out.setLevel(9);
            for (Map.Entry<String, byte[]> entry : new TreeMap<>(files).entrySet()) {
                ZipEntry copy = new ZipEntry(entry.getKey());
                copy.setTimeLocal(LocalDateTime.ofInstant(date, ZoneOffset.UTC));
                out.putNextEntry(copy);
                out.write(entry.getValue());
            }
        }
    }

    private static String first(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        if (!found.find()) {
            throw new IllegalStateException("pom.xml has no " + pattern);
        }
        return found.group(1);
    }
}
