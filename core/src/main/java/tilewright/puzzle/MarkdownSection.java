package tilewright.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A section of a Markdown file: a heading and the text below it, or the text before the first heading. Immutable once
 * it is read.
 *
 * <p>A file uses a small part of Markdown: a front matter; headings of level two; blocks of code, which hold fields as the front
 * matter does; paragraphs; and lists. See {@code docs/reference/texts.md}.
 *
 * <p>The engines of the page read no files: this class and {@code Languages} do.
 */
final class MarkdownSection {

    /** The folder of all languages. */
    private static final String FOLDER = "/tilewright/words/";

    private static final String ENGLISH = "en";

    /** The name of an item that says what stands on paper in place of the text. */
    private static final String PAPER = "paper";

    private final Map<String, String> fields = new HashMap<>();
    private final List<String> paragraphs = new ArrayList<>();
    private final List<String> items = new ArrayList<>();

    private MarkdownSection() {}

    /**
     * The sections of a file, one at least: the first is what precedes all headings. It is empty when there is no such file; what
     * is not there in a language is in English.
     *
     * @param language its tag
     * @param file its path in the folder of the language
     */
    static List<MarkdownSection> read(String language, String file) {
        try (@Nullable InputStream in = MarkdownSection.class.getResourceAsStream(FOLDER + language + "/" + file)) {
            if (in == null) {
                return language.equals(ENGLISH) ? parse("") : read(ENGLISH, file);
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static List<MarkdownSection> parse(String text) {
        List<MarkdownSection> sections = new ArrayList<>(List.of(new MarkdownSection()));
        boolean inFields = false;
        List<String> open = List.of(); // the list whose last text goes on in the next line; empty when none does
        for (String line : text.lines().toList()) {
            MarkdownSection section = sections.getLast();
            if (line.equals("---") || line.equals("```")) {
                inFields = !inFields;
            } else if (inFields) {
                Handbook.Row field = row(line);
                section.fields.put(field.name(), field.words());
            } else if (line.startsWith("## ")) {
                sections.add(new MarkdownSection());
                sections.getLast().fields.put("title", line.substring(3));
            } else if (line.isEmpty()) {
                open = List.of();
            } else if (line.startsWith("- ")) {
                open = section.items;
                open.add(line.substring(2));
            } else if (open.isEmpty()) {
                open = section.paragraphs;
                open.add(line);
            } else {
                open.add(open.removeLast() + " " + line.strip());
            }
        }
        return sections;
    }

    private static Handbook.Row row(String line) {
        int colon = line.indexOf(": ");
        return new Handbook.Row(line.substring(0, colon), line.substring(colon + 2));
    }

    /** A field of the front matter or of the block of code, or the heading, which is the title; empty when there is none. */
    String field(String name) {
        return fields.getOrDefault(name, "");
    }

    /** The parts of a field that lists several. */
    List<String> list(String name) {
        return List.of(field(name).split(", "));
    }

    List<String> paragraphs() {
        return Collections.unmodifiableList(paragraphs);
    }

    /** All paragraphs in one. */
    String text() {
        return String.join(" ", paragraphs);
    }

    /** The items of the list. */
    List<String> items() {
        return Collections.unmodifiableList(items);
    }

    /** The items of a list in which each has a name, a colon, and words; without those for paper. */
    List<Handbook.Row> rows() {
        return items.stream()
                .map(MarkdownSection::row)
                .filter(row -> !row.name().equals(PAPER))
                .toList();
    }

    /** The paragraphs that stand on paper in place of the text and the list; none where these do. */
    List<String> onPaper() {
        return items.stream()
                .filter(item -> item.startsWith(PAPER + ": "))
                .map(item -> row(item).words())
                .toList();
    }

    /** The words of the item with a name, which must exist. */
    String words(String name) {
        return rows().stream()
                .filter(row -> row.name().equals(name))
                .map(Handbook.Row::words)
                .findFirst()
                .orElseThrow();
    }
}
