package tilewright.print.canvas;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.common.PDNumberTreeNode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDParentTreeValue;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.StandardStructureTypes;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.color.PDOutputIntent;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import tilewright.message.Words;

/**
 * A tagged PDF file: real text in fonts that are part of it, as far as their letters are used. It is valid PDF/A-1b (ISO
 * 19005-1), so that archives take it and its grays, or colors, are the same everywhere. It has no dates, and its identifier follows from
 * what is in it, so that the same pages give the same bytes.
 */
public final class PdfDocument implements Document {

    private static final String PRODUCER = "Tilewright";

    private final PDDocument file = new PDDocument();
    private final PDRectangle size;
    private final Words words;
    private final Map<Typeface, PDFont> fonts = new EnumMap<>(Typeface.class);
    private final PdfColors colors = new PdfColors(false);
    private final PDStructureTreeRoot structure = new PDStructureTreeRoot();
    private final PDStructureElement whole;
    private final COSArray parents = new COSArray();
    private final PDDocumentOutline contents = new PDDocumentOutline();
    private final List<PDPage> pages = new ArrayList<>();

    /** A file in English without an author. */
    public PdfDocument(Paper paper, String title, long identifier) {
        this(paper, title, "", identifier, Words.ENGLISH);
    }

    /**
     * @param author empty for none
     * @param identifier a number that differs from that of other contents
     * @param words of the language that it is in
     */
    public PdfDocument(Paper paper, String title, String author, long identifier, Words words) {
        this.words = words;
        size = new PDRectangle((float) paper.width(), (float) paper.height());
        whole = new PDStructureElement(StandardStructureTypes.DOCUMENT, structure);
        structure.appendKid(whole);
        file.setDocumentId(identifier);
        file.getDocumentInformation().setTitle(title);
        if (!author.isEmpty()) {
            file.getDocumentInformation().setAuthor(author);
        }
        file.getDocumentInformation().setProducer(PRODUCER);
        describe(title);
        try {
            file.getDocumentCatalog().setMetadata(metadata(title, author));
            file.getDocumentCatalog().addOutputIntent(intent(IccProfile.gray(), IccProfile.GRAY));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void describe(String title) {
        var catalog = file.getDocumentCatalog();
        catalog.setLanguage(words.language());
        catalog.setStructureTreeRoot(structure);
        catalog.setDocumentOutline(contents);
        PDMarkInfo marks = new PDMarkInfo();
        marks.setMarked(true);
        catalog.setMarkInfo(marks);
        PDViewerPreferences viewer = new PDViewerPreferences(new COSDictionary());
        viewer.setDisplayDocTitle(!title.isEmpty());
        catalog.setViewerPreferences(viewer);
    }

    private PDOutputIntent intent(byte[] profile, String name) throws IOException {
        PDOutputIntent intent = new PDOutputIntent(file, new ByteArrayInputStream(profile));
        intent.setInfo(name);
        intent.setOutputConditionIdentifier(name);
        return intent;
    }

    /** The title, the author, the language, and the producer once more, as XMP. */
    private PDMetadata metadata(String title, String author) throws IOException {
        String xmp = """
                <?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
                <x:xmpmeta xmlns:x="adobe:ns:meta/">
                <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
                <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
                <dc:format>application/pdf</dc:format>
                <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt></dc:title>
                %s<dc:language><rdf:Bag><rdf:li>%s</rdf:li></rdf:Bag></dc:language>
                <pdf:Producer>%s</pdf:Producer>
                <pdfaid:part>1</pdfaid:part>
                <pdfaid:conformance>B</pdfaid:conformance>
                </rdf:Description>
                </rdf:RDF>
                </x:xmpmeta>
                <?xpacket end="r"?>
                """.formatted(SvgCanvas.escaped(title), creator(author), words.language(), PRODUCER);
        PDMetadata metadata = new PDMetadata(file);
        metadata.importXMPMetadata(xmp.getBytes(StandardCharsets.UTF_8));
        return metadata;
    }

    private static String creator(String author) {
        return author.isEmpty()
                ? ""
                : "<dc:creator><rdf:Seq><rdf:li>" + SvgCanvas.escaped(author) + "</rdf:li></rdf:Seq></dc:creator>\n";
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        PDPage page = new PDPage(size);
        page.setStructParents(pages.size());
        page.getCOSObject().setName(COSName.getPDFName("Tabs"), "S");
        file.addPage(page);
        PDStructureElement section = new PDStructureElement(StandardStructureTypes.SECT, whole);
        whole.appendKid(section);
        COSArray marked = new COSArray();
        try (PDPageContentStream stream = new PDPageContentStream(file, page, AppendMode.OVERWRITE, true)) {
            drawing.accept(new PdfCanvas(stream, size.getHeight(), words, this::font, colors, (type, words) -> {
                PDStructureElement element = new PDStructureElement(type, section);
                element.setPage(page);
                if (!words.isEmpty()) {
                    element.setAlternateDescription(words);
                }
                element.appendKid(marked.size());
                section.appendKid(element);
                marked.add(element.getCOSObject());
            }));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        parents.add(COSInteger.get(pages.size()));
        parents.add(marked);
        pages.add(page);
    }

    /** A font of the file, which has it when it is first asked for. */
    private PDFont font(Typeface typeface) {
        return fonts.computeIfAbsent(typeface, _ -> {
            try {
                return PDType0Font.load(file, typeface.withoutLigatures(), true);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        });
    }

    /** Whether there is any color but grays so far. */
    boolean colored() {
        return colors.used();
    }

    @Override
    public void bookmark(String title, int page) {
        PDPageFitDestination target = new PDPageFitDestination();
        target.setPage(pages.get(page)); // the file looks for it among all
        PDOutlineItem item = new PDOutlineItem();
        item.setTitle(title);
        item.setDestination(target);
        contents.addLast(item);
    }

    @Override
    public void write(OutputStream out) throws IOException {
        if (colors.used()) {
            file.getDocumentCatalog().setOutputIntents(List.of(intent(IccProfile.srgb(), IccProfile.SRGB)));
        }
        COSDictionary tree = new COSDictionary();
        tree.setItem(COSName.NUMS, parents);
        structure.setParentTree(new PDNumberTreeNode(tree, PDParentTreeValue.class));
        structure.setParentTreeNextKey(pages.size());
        file.save(out, CompressParameters.NO_COMPRESSION); // PDF/A-1 knows no streams of objects; pages are compressed
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
