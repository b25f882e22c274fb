package tilewright.puzzle;

import java.util.List;

/**
 * What there is to read about a puzzle beyond its rules: techniques, levels, what its studies say. Immutable.
 *
 * @param articles in the order in which they are listed, those of a group together
 */
public record Handbook(List<Article> articles) {

    public static final Handbook NONE = new Handbook(List.of());

    public Handbook {
        articles = List.copyOf(articles);
    }

    /**
     * An article.
     *
     * @param id lower case letters, digits and hyphens; its address, which never changes
     * @param group the heading under which it is listed
     * @param gist what it says, in a sentence for the list
     * @param text paragraphs
     * @param rows a table of names and what is to be said of them
     * @param practice the text of the setup that gives positions to practice it in; empty where there is none
     */
    public record Article(
            String id,
            String group,
            String title,
            String gist,
            List<String> text,
            List<Row> rows,
            Picture picture,
            String practice) {
        public Article {
            text = List.copyOf(text);
            rows = List.copyOf(rows);
        }

        /** Of nothing that one practices. */
        public Article(
                String id,
                String group,
                String title,
                String gist,
                List<String> text,
                List<Row> rows,
                Picture picture) {
            this(id, group, title, gist, text, rows, picture, "");
        }

        /** With a picture and no table. */
        public Article(String id, String group, String title, String gist, List<String> text, Picture picture) {
            this(id, group, title, gist, text, List.of(), picture);
        }
    }

    /** A line of a table. */
    public record Row(String name, String words) {}

    /** What is drawn with an article: by the engine whenever it is looked at, so that it shows what the engine does. */
    public sealed interface Picture {

        /** None. */
        record None() implements Picture {}

        /** A position with the answer to a study over it. */
        record Studied(String position, String verb) implements Picture {}

        /** A position with its next step, as a hint tells it. */
        record Hinted(String position) implements Picture {}
    }
}
