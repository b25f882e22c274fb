package tilewright.cli.feed;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import tilewright.message.Words;
import tilewright.text.Json;

/**
 * A part of a feed in JSON Feed 1.1, with an item for each day.
 *
 * @param title of the feed
 */
public record JsonFeed(String title, FeedPlace place, Words words) {

    /** The ending of the names of its files. */
    public static final String END = ".json";

    /** Writes the file of a part of the feed. */
    public void write(FeedFiles.Part<FeedDay> part, OutputStream out) throws IOException {
        Json.Obj head = Json.obj()
                .with("version", "https://jsonfeed.org/version/1.1")
                .with("title", title)
                .with("description", words.text(FeedMessages.about()))
                .with("language", words.language())
                .with("home_page_url", place.page())
                .with("feed_url", place.file(part.name() + END));
        Json.Obj feed = part.older()
                .map(name -> head.with("next_url", place.file(name + END)))
                .orElse(head)
                .with("authors", Json.arr(Stream.of(Json.obj().with("name", "Tilewright"))))
                .withEach("items", part.days(), this::item);
        out.write((feed + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private Json item(FeedDay day) {
        String moment = Days.moment(day.date());
        return Json.obj()
                .with("id", "urn:uuid:" + place.identifier(day.date()))
                .with("url", place.day(day.date()))
                .with("title", words.text(day.title()))
                .with("summary", day.summary(words))
                .with("content_html", day.html(place, words))
                .with("content_text", day.text(place, words))
                .with("date_published", moment)
                .with("date_modified", moment);
    }
}
