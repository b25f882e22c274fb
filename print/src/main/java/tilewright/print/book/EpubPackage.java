package tilewright.print.book;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tilewright.print.canvas.Isbn;
import tilewright.print.canvas.Metadata;
import tilewright.print.canvas.Xml;

/**
 * The package of an EPUB 3.3 file: its parts, the order in which they are read, and what is said of the whole. Parts are written as
 * they are added. One thread.
 *
 * <p>Source: EPUB 3.3, W3C Recommendation, 2023, sections 4 and 5.
 */
final class EpubPackage {

    static final String XHTML = "application/xhtml+xml";

    private static final String ROOT = "EPUB/";

    /** The date of all parts, and of the file, which has to name one: the same book gives the same bytes. */
    private static final String MODIFIED = "2001-01-01T00:00:00Z";

    /** The same for the archive, whose first day would be written once more, where the first part has no room for it. */
    private static final LocalDateTime PACKED = LocalDateTime.of(2001, 1, 1, 0, 0);

    private final ZipOutputStream zip;
    private final List<String> manifest = new ArrayList<>();
    private final List<String> spine = new ArrayList<>();

    EpubPackage(OutputStream out) throws IOException {
        zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        byte[] kind = "application/epub+zip".getBytes(StandardCharsets.US_ASCII);
        ZipEntry first = entry("mimetype");
        first.setMethod(ZipEntry.STORED);
        first.setSize(kind.length);
        CRC32 sum = new CRC32();
        sum.update(kind);
        first.setCrc(sum.getValue());
        zip.putNextEntry(first);
        zip.write(kind);
        zip.closeEntry();
        write("META-INF/container.xml", """
                <?xml version="1.0" encoding="UTF-8"?>
                <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
                <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
                </container>
                """.getBytes(StandardCharsets.UTF_8));
    }

    private static ZipEntry entry(String name) {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(PACKED);
        return entry;
    }

    private void write(String name, byte[] bytes) throws IOException {
        zip.putNextEntry(entry(name));
        zip.write(bytes);
        zip.closeEntry();
    }

    /**
     * Adds a part that others refer to.
     *
     * @param properties of the manifest; empty for none
     */
    void add(String name, String kind, String properties, byte[] bytes) throws IOException {
        write(ROOT + name, bytes);
        manifest.add("<item id=\"%s\" href=\"%s\" media-type=\"%s\"%s/>"
                .formatted(id(name), name, kind, properties.isEmpty() ? "" : " properties=\"" + properties + "\""));
    }

    /** Adds a part that is read after those before it. */
    void page(String name, String properties, String text) throws IOException {
        add(name, XHTML, properties, text.getBytes(StandardCharsets.UTF_8));
        spine.add("<itemref idref=\"%s\"/>".formatted(id(name)));
    }

    private static String id(String name) {
        return name.replace('/', '-');
    }

    /**
     * Writes what is said of the whole, and ends the file.
     *
     * @param identifier a number that differs from that of other contents
     */
    void end(Book book, Metadata about, long identifier) throws IOException {
        String language = Xml.escaped(book.words().language());
        String number = book.imprint()
                .flatMap(Book.Imprint::isbn)
                .map(isbn -> "urn:isbn:" + Isbn.of(isbn).text().replace("-", ""))
                .orElseGet(() -> "urn:uuid:"
                        + UUID.nameUUIDFromBytes((about + "" + identifier).getBytes(StandardCharsets.UTF_8)));
        StringBuilder text = new StringBuilder("""
                <?xml version="1.0" encoding="UTF-8"?>
                <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="%s">
                <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
                <dc:identifier id="id">%s</dc:identifier>
                <dc:title>%s</dc:title>
                <dc:language>%s</dc:language>
                """.formatted(language, number, Xml.escaped(about.title()), language));
        given(text, "creator", about.author());
        given(text, "publisher", book.cover().publisher());
        given(text, "description", about.subject());
        about.keywords().forEach(word -> given(text, "subject", word));
        text.append("<meta property=\"dcterms:modified\">").append(MODIFIED).append("</meta>\n");
        property(text, "accessMode", "textual", "visual");
        property(text, "accessModeSufficient", "textual,visual", "textual");
        property(text, "accessibilityFeature", "alternativeText", "structuralNavigation", "tableOfContents");
        property(text, "accessibilityHazard", "none");
        text.append("</metadata>\n<manifest>\n").append(String.join("\n", manifest));
        text.append("\n</manifest>\n<spine>\n").append(String.join("\n", spine));
        text.append("\n</spine>\n</package>\n");
        write(ROOT + "package.opf", text.toString().getBytes(StandardCharsets.UTF_8));
        zip.finish();
    }

    private static void given(StringBuilder text, String element, String words) {
        if (!words.isEmpty()) {
            text.append("<dc:%s>%s</dc:%s>\n".formatted(element, Xml.escaped(words), element));
        }
    }

    private static void property(StringBuilder text, String name, String... values) {
        for (String value : values) {
            text.append("<meta property=\"schema:")
                    .append(name)
                    .append("\">")
                    .append(value)
                    .append("</meta>\n");
        }
    }
}
