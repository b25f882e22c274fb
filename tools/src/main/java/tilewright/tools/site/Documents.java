package tilewright.tools.site;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;

/**
 * The documentation as sections of pages. The tables of docs/README.md say what there is, and in which order; what the README of a
 * folder links to follows it. What lies outside of docs leads to the repository.
 */
final class Documents {

    /** The contents of the documentation, which is also a page. */
    private static final String CONTENTS = "docs/README.md";

    private static final String DOCS = "docs/";
    private static final String REPOSITORY = "https://github.com/tilewright/tilewright/";

    /** The documents that stand above docs. */
    private static final Set<String> PROJECT =
            Set.of("CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "CHANGELOG.md");

    /** Width and height in a PNG file, behind its signature and the begin of its first chunk. */
    private static final int PNG_SIZE = 16;

    private final Path root;

    /** Pictures and examples that pages lead to, from the root. */
    private final Set<String> files = new TreeSet<>();

    Documents(Path root) {
        this.root = root;
    }

    /** Returns the sections, without those of the commands. */
    List<Section> sections() throws IOException {
        Map<String, List<Page>> sections = new LinkedHashMap<>();
        Set<String> known = new TreeSet<>(Set.of(CONTENTS));
        for (Listed listed : listed(CONTENTS)) {
            List<Page> pages = sections.computeIfAbsent(listed.section(), title -> new ArrayList<>());
            pages.add(page(listed.file()));
            known.add(listed.file());
            if (listed.file().endsWith("/README.md")) {
                for (Listed below : listed(listed.file())) {
                    if (below.file()
                                    .startsWith(listed.file()
                                            .substring(0, listed.file().lastIndexOf('/') + 1))
                            && known.add(below.file())) {
                        pages.add(page(below.file()));
                    }
                }
            }
        }
        try (Stream<Path> all = Files.walk(root.resolve(DOCS))) {
            List<String> missing = all.map(path -> root.relativize(path).toString())
                    .filter(name -> name.endsWith(".md") && !known.contains(name))
                    .sorted()
                    .toList();
            if (!missing.isEmpty()) {
                throw new IllegalStateException("not in the tables of docs/README.md: " + missing);
            }
        }
        return sections.entrySet().stream()
                .map(section -> new Section(
                        section.getKey(), section.getValue(), section.getKey().equals("Decisions")))
                .toList();
    }

    /** Returns the page of all contents. */
    Page contents() throws IOException {
        return page(CONTENTS);
    }

    /** Returns the pictures and examples that the pages read so far lead to, from the root. */
    Set<String> files() {
        return files;
    }

    /** A link in a table, and the heading above it. */
    private record Listed(String section, String file) {}

    private List<Listed> listed(String file) throws IOException {
        List<Listed> found = new ArrayList<>();
        Markdown.parse(read(file)).accept(new AbstractVisitor() {
            private String section = "";
            private boolean table;

            @Override
            public void visit(Heading heading) {
                section = Markdown.words(heading);
            }

            @Override
            public void visit(CustomBlock block) {
                table = block instanceof TableBlock;
                visitChildren(block);
                table = false;
            }

            @Override
            public void visit(Link link) {
                String target = target(file, link.getDestination());
                if (table && isPage(target)) {
                    found.add(new Listed(section, target));
                }
            }

            @Override
            public void visit(CustomNode node) {
                visitChildren(node);
            }
        });
        return found;
    }

    private Page page(String file) throws IOException {
        String path = path(file);
        return Markdown.page(path, read(file), link -> address(file, link), picture -> size(target(file, picture)));
    }

    private String read(String file) throws IOException {
        return Files.readString(root.resolve(file));
    }

    private static boolean isPage(String file) {
        return file.startsWith(DOCS) && file.endsWith(".md") || PROJECT.contains(file);
    }

    /** Returns where the page of a Markdown file is on the site. */
    static String path(String file) {
        if (file.equals(CONTENTS)) {
            return "contents.html";
        }
        if (file.equals("README.md")) {
            return "index.html";
        }
        String name =
                file.startsWith(DOCS) ? file.substring(DOCS.length()) : "project/" + file.toLowerCase(Locale.ROOT);
        return name.replaceFirst("README\\.md$", "index.md").replaceFirst("\\.md$", ".html");
    }

    /** Returns what a link of a file has as its address on the site. */
    private String address(String file, String link) {
        if (link.contains(":") || link.startsWith("#")) {
            return link;
        }
        int hash = link.indexOf('#');
        String anchor = hash < 0 ? "" : link.substring(hash);
        String target = target(file, hash < 0 ? link : link.substring(0, hash));
        if (isPage(target) || target.equals("README.md")) {
            return Links.relative(path(file), path(target) + anchor);
        }
        if (target.startsWith(DOCS)) {
            files.add(target);
            return Links.relative(path(file), target.substring(DOCS.length()));
        }
        return REPOSITORY + (Files.isDirectory(root.resolve(target)) ? "tree" : "blob") + "/main/" + target + anchor;
    }

    /** Returns the file that a link of another one names, from the root. */
    private static String target(String file, String link) {
        return Path.of(file)
                .resolveSibling(link.replaceFirst("#.*", ""))
                .normalize()
                .toString();
    }

    /** Returns width and height of a picture in pixels, as attributes of HTML with a blank between. */
    private String size(String picture) {
        try (InputStream file = Files.newInputStream(root.resolve(picture));
                DataInputStream in = new DataInputStream(file)) {
            in.skipNBytes(PNG_SIZE);
            return in.readInt() + " " + in.readInt();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
