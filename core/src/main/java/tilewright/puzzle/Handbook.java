package tilewright.puzzle;

import java.util.List;
import java.util.Optional;

/**
 * The articles about a puzzle beyond its rules: techniques, levels, what its studies answer. Immutable; an article is read when it
 * is asked for.
 */
public final class Handbook {

    private final String language;
    private final String folder;
    private final List<Entry> index;

    private record Entry(String id, String group) {}

    private Handbook(String language, String folder) {
        this.language = language;
        this.folder = folder;
        index = MarkdownSection.read(language, folder + "index.md").stream()
                .flatMap(group -> group.items().stream().map(id -> new Entry(id, group.field("title"))))
                .toList();
    }

    /** The English articles that the file {@code guide/index.md} of a puzzle lists by groups; none when there is no such file. */
    public static Handbook of(Puzzle<?, ?, ?> puzzle) {
        return of(puzzle, "en");
    }

    /** The articles in the language of a tag; those that it lacks are in English. */
    public static Handbook of(Puzzle<?, ?, ?> puzzle, String language) {
        return new Handbook(language, puzzle.id() + "/guide/");
    }

    /** The IDs of all articles in the order in which they are listed, those of a group together. */
    public List<String> ids() {
        return index.stream().map(Entry::id).toList();
    }

    /** All articles in the order of {@link #ids}. */
    public List<Article> articles() {
        return index.stream().map(this::read).toList();
    }

    /** The article with this ID, if there is one. */
    public Optional<Article> article(String id) {
        return index.stream().filter(entry -> entry.id.equals(id)).findFirst().map(this::read);
    }

    /** The article with this ID or title, or with this one among its other names, however that is written. */
    public Optional<Article> named(String name) {
        String key = Nearest.key(name);
        return article(name)
                .or(() -> articles().stream()
                        .filter(article -> Nearest.key(article.title()).equals(key)
                                || article.names().stream().map(Nearest::key).anyMatch(key::equals))
                        .findFirst());
    }

    private Article read(Entry entry) {
        MarkdownSection file =
                MarkdownSection.read(language, folder + entry.id + ".md").getFirst();
        List<String> paragraphs = file.paragraphs();
        return new Article(
                entry.id,
                entry.group,
                file.field("title"),
                file.field("names").isEmpty() ? List.of() : file.list("names"),
                paragraphs.getFirst(),
                paragraphs.subList(1, paragraphs.size()),
                file.rows(),
                file.onPaper(),
                !file.field("paper").equals("no"),
                Picture.of(file.field("board"), file.field("study"), file.field("order")),
                file.field("practice"));
    }

    /**
     * An article of the guide to a puzzle.
     *
     * @param id lower case letters, digits and hyphens; its address, which never changes
     * @param group the heading under which it is listed
     * @param names other names of what it is about
     * @param gist what it says, in a sentence for the list
     * @param text paragraphs
     * @param rows a table of names and what is to be said of them
     * @param paper paragraphs that stand on paper in place of the text and the table; none where these do
     * @param printed whether it is printed: not where it is about the program
     * @param practice the text of the setup that gives positions to practice it in; empty where there is none
     */
    public record Article(
            String id,
            String group,
            String title,
            List<String> names,
            String gist,
            List<String> text,
            List<Row> rows,
            List<String> paper,
            boolean printed,
            Picture picture,
            String practice) {
        public Article {
            paper = List.copyOf(paper);
            names = List.copyOf(names);
            text = List.copyOf(text);
            rows = List.copyOf(rows);
        }
    }

    /** A line of a table. */
    public record Row(String name, String words) {}

    /** The picture of an article. The engine draws it whenever it is looked at, so it shows what the engine does. */
    public sealed interface Picture {

        private static Picture of(String board, String study, String order) {
            if (board.isEmpty()) {
                return new None();
            }
            return study.isEmpty() ? new Hinted(board, order) : new Studied(board, study);
        }

        /** No picture. */
        record None() implements Picture {}

        /** A position with the answer to a study over it. */
        record Studied(String position, String verb) implements Picture {}

        /**
         * A position with its next step, as a hint shows it.
         *
         * @param order of techniques, by its name; empty for the usual one
         */
        record Hinted(String position, String order) implements Picture {}
    }
}
