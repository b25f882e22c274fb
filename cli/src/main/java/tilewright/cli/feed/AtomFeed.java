package tilewright.cli.feed;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import tilewright.message.Words;

/**
 * A part of a feed in Atom (RFC 4287), with an entry for each day.
 *
 * @param title of the feed
 */
public record AtomFeed(String title, FeedPlace place, Words words) {

    private static final String ATOM = "http://www.w3.org/2005/Atom";
    private static final String HISTORY = "http://purl.org/syndication/history/1.0";

    /** The ending of the names of its files. */
    public static final String END = ".atom";

    /** Writes the file of a part of the feed. */
    public void write(FeedFiles.Part<FeedDay> part, OutputStream out) throws IOException {
        try {
            XMLStreamWriter xml =
                    XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
            feed(part, xml);
            xml.close();
        } catch (XMLStreamException failed) {
            throw failed.getNestedException() instanceof IOException cause ? cause : new IOException(failed);
        }
    }

    private void feed(FeedFiles.Part<FeedDay> part, XMLStreamWriter xml) throws XMLStreamException {
        xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
        xml.writeCharacters("\n");
        xml.writeStartElement("feed");
        xml.writeDefaultNamespace(ATOM);
        xml.writeNamespace("fh", HISTORY);
        xml.writeAttribute("xml:lang", words.language());
        element(xml, "id", "urn:uuid:" + place.identifier());
        element(xml, "title", title);
        element(xml, "subtitle", words.text(FeedMessages.about()));
        element(xml, "updated", Days.moment(part.days().getFirst().date()));
        xml.writeCharacters("\n");
        xml.writeStartElement("author");
        xml.writeStartElement("name");
        xml.writeCharacters("Tilewright");
        xml.writeEndElement();
        xml.writeEndElement();
        element(xml, "generator", "Tilewright");
        link(xml, "alternate", "text/html", place.page());
        link(xml, "self", "application/atom+xml", place.file(part.name() + END));
        if (part.archive()) {
            link(xml, "current", "application/atom+xml", place.file(FeedFiles.NEWEST + END));
            xml.writeCharacters("\n");
            xml.writeEmptyElement("fh:archive");
        }
        if (part.older().isPresent()) {
            link(
                    xml,
                    "prev-archive",
                    "application/atom+xml",
                    place.file(part.older().get() + END));
        }
        for (FeedDay day : part.days()) {
            entry(day, xml);
        }
        xml.writeCharacters("\n");
        xml.writeEndElement();
        xml.writeCharacters("\n");
        xml.writeEndDocument();
    }

    private void entry(FeedDay day, XMLStreamWriter xml) throws XMLStreamException {
        LocalDate date = day.date();
        xml.writeCharacters("\n");
        xml.writeStartElement("entry");
        element(xml, "id", "urn:uuid:" + place.identifier(date));
        element(xml, "title", words.text(day.title()));
        element(xml, "published", Days.moment(date));
        element(xml, "updated", Days.moment(date));
        link(xml, "alternate", "text/html", place.day(date));
        for (DailyPuzzle puzzle : day.puzzles()) {
            xml.writeCharacters("\n");
            xml.writeEmptyElement("link");
            xml.writeAttribute("rel", "related");
            xml.writeAttribute("type", "text/html");
            xml.writeAttribute("href", place.puzzle(date, puzzle.puzzle()));
            xml.writeAttribute("title", words.text(puzzle.title()));
        }
        element(xml, "summary", day.summary(words));
        xml.writeCharacters("\n");
        xml.writeStartElement("content");
        xml.writeAttribute("type", "html");
        xml.writeCharacters(day.html(place, words));
        xml.writeEndElement();
        xml.writeCharacters("\n");
        xml.writeEndElement();
    }

    private static void element(XMLStreamWriter xml, String name, String text) throws XMLStreamException {
        xml.writeCharacters("\n");
        xml.writeStartElement(name);
        xml.writeCharacters(text);
        xml.writeEndElement();
    }

    private static void link(XMLStreamWriter xml, String relation, String type, String address)
            throws XMLStreamException {
        xml.writeCharacters("\n");
        xml.writeEmptyElement("link");
        xml.writeAttribute("rel", relation);
        xml.writeAttribute("type", type);
        xml.writeAttribute("href", address);
    }
}
