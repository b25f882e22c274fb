package tilewright.print.canvas;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The metadata of a file. Texts are empty where there is nothing to say.
 *
 * @param producer the program that made it
 * @param made when; none in files that need not say so
 */
public record Metadata(
        String title, String author, String subject, List<String> keywords, String producer, Optional<Instant> made) {

    public Metadata {
        keywords = List.copyOf(keywords);
    }

    /** Metadata of a title alone. */
    public static Metadata of(String title) {
        return new Metadata(title, "", "", List.of(), "", Optional.empty());
    }

    public Metadata withAuthor(String name) {
        return new Metadata(title, name, subject, keywords, producer, made);
    }

    public Metadata withSubject(String text, List<String> words) {
        return new Metadata(title, author, text, words, producer, made);
    }
}
