package tilewright.print.canvas;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.GregorianCalendar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.color.PDOutputIntent;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.apache.pdfbox.util.Matrix;
import tilewright.message.Words;

/**
 * A tagged PDF file: real text in fonts that are part of it, as far as their letters are used, without transparency. It is
 * valid PDF/A-1b, where its grays, or colors, are the same everywhere, and with a title valid PDF/UA-1; or PDF/X-1a, where they are shares of ink. It has no
 * dates but those that are given, and its identifier follows from what is in it, so that the same pages give the same bytes.
 *
 * <p>Pages are drawn from the corner of what is left when they are cut: what has a coordinate below 0 is in the bleed. Beyond
 * the bleed nothing is drawn but crop marks.
 *
 * <p>PDFBox makes fonts, texts, and operators; each page is written when it is drawn, so that a file of any length takes little
 * memory where it is given a place.
 */
public final class PdfDocument implements Document {

    /** The name of untitled files that need one. */
    private static final String UNTITLED = "Untitled";

    /** The date of files that need one and are given none. */
    private static final Instant ANY_DATE = Instant.parse("2001-01-01T00:00:00Z");

    /** The printing condition that the shares of ink are meant for: coated paper in offset printing, by its name in the registry of the ICC. */
    private static final String PRESS = "FOGRA39";

    private static final String PRESS_REGISTRY = "http://www.color.org";

    /** The effort of packing: half of the time of the usual one, for an eighth more room. */
    private static final int LEVEL = 4;

    private final PDDocument file = new PDDocument();
    private final PdfOptions options;
    private final double edge;
    private final boolean press;
    private final Words words;
    private final Map<Typeface, PDFont> fonts = new LinkedHashMap<>();
    private final PdfColors colors;
    private final PdfPictures pictures;
    private final PdfObjects objects = new PdfObjects();
    private final PdfStructure structure = new PdfStructure(objects);
    private final PDDocumentOutline contents = new PDDocumentOutline();
    private final List<COSObject> pages = new ArrayList<>();
    private final COSDictionary tree;
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();
    private final Deflater deflater = new Deflater(LEVEL);
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final OutputStream out;

    /** Constructs a file in English without an author. */
    public PdfDocument(Paper paper, String title, long identifier) {
        this(paper, title, "", identifier, Words.ENGLISH);
    }

    /**
     * @param author empty for none
     * @param identifier a number that differs from that of other contents
     * @param words of the language that it is in
     */
    public PdfDocument(Paper paper, String title, String author, long identifier, Words words) {
        this(PdfOptions.of(paper, Metadata.of(title).withAuthor(author), identifier, words));
    }

    /** Constructs a file whose pages are kept until it is written. */
    public PdfDocument(PdfOptions options) {
        this(options, Optional.empty());
    }

    /**
     * Constructs a file that is written page by page.
     *
     * @param out its place, where {@link #write} writes the rest; {@link #page} throws {@link UncheckedIOException} when it
     *     takes no more
     */
    public PdfDocument(PdfOptions options, OutputStream out) {
        this(options, Optional.of(out));
    }

    private PdfDocument(PdfOptions options, Optional<OutputStream> place) {
        this.options = options;
        out = place.orElse(kept);
        words = options.words();
        edge = options.bleed() + (options.cropMarks() ? CropMarks.room() : 0);
        press = options.kind() == PdfOptions.Kind.X_1A;
        colors = new PdfColors(press);
        pictures = new PdfPictures(file, objects, colors, press);
        tree = file.getDocumentCatalog().getCOSObject().getCOSDictionary(COSName.PAGES);
        objects.keep(tree);
        Metadata metadata = press ? forPress(options.metadata()) : options.metadata();
        inform(file.getDocumentInformation(), metadata);
        describe(metadata.title());
        try {
            PDMetadata xmp = new PDMetadata(file);
            xmp.importXMPMetadata(Xmp.of(metadata, !press, words.language()).getBytes(StandardCharsets.UTF_8));
            file.getDocumentCatalog().setMetadata(xmp);
            file.getDocumentCatalog().addOutputIntent(press ? ofPress() : intent(IccProfile.gray(), IccProfile.GRAY));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Printing houses want a title and a date. */
    private static Metadata forPress(Metadata metadata) {
        return new Metadata(
                metadata.title().isEmpty() ? UNTITLED : metadata.title(),
                metadata.author(),
                metadata.subject(),
                metadata.keywords(),
                metadata.producer(),
                Optional.of(metadata.made().orElse(ANY_DATE)));
    }

    private void inform(PDDocumentInformation about, Metadata metadata) {
        about.setTitle(metadata.title());
        given(metadata.author(), about::setAuthor);
        given(metadata.subject(), about::setSubject);
        given(Xmp.keywords(metadata), about::setKeywords);
        given(metadata.producer(), about::setProducer);
        metadata.made()
                .map(moment -> GregorianCalendar.from(moment.atZone(ZoneOffset.UTC)))
                .ifPresent(date -> {
                    about.setCreationDate(date);
                    about.setModificationDate(date);
                });
        if (press) {
            about.setTrapped("False");
            about.setCustomMetadataValue("GTS_PDFXVersion", "PDF/X-1:2003");
            about.setCustomMetadataValue("GTS_PDFXConformance", "PDF/X-1a:2003");
        }
    }

    private static void given(String text, Consumer<String> taker) {
        if (!text.isEmpty()) {
            taker.accept(text);
        }
    }

    private void describe(String title) {
        var catalog = file.getDocumentCatalog();
        catalog.setLanguage(words.language());
        catalog.setStructureTreeRoot(structure.root());
        if (!press) {
            catalog.setDocumentOutline(contents);
        }
        PDMarkInfo marks = new PDMarkInfo();
        marks.setMarked(true);
        catalog.setMarkInfo(marks);
        PDViewerPreferences viewer = new PDViewerPreferences(new COSDictionary());
        viewer.setDisplayDocTitle(!title.isEmpty());
        catalog.setViewerPreferences(viewer);
    }

    private static PDOutputIntent ofPress() {
        COSDictionary intent = new COSDictionary();
        intent.setItem(COSName.TYPE, COSName.OUTPUT_INTENT);
        intent.setName(COSName.S, "GTS_PDFX");
        intent.setString(COSName.OUTPUT_CONDITION_IDENTIFIER, PRESS);
        intent.setString(COSName.REGISTRY_NAME, PRESS_REGISTRY);
        intent.setString(COSName.INFO, PRESS);
        return new PDOutputIntent(intent);
    }

    private PDOutputIntent intent(byte[] profile, String name) throws IOException {
        PDOutputIntent intent = new PDOutputIntent(file, new ByteArrayInputStream(profile));
        intent.setInfo(name);
        intent.setOutputConditionIdentifier(name);
        return intent;
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        PDPage page = new PDPage(box(edge, edge));
        if (edge > 0 || press) {
            page.setBleedBox(box(edge, options.bleed()));
            page.setTrimBox(box(edge, 0));
        }
        page.getCOSObject().setItem(COSName.PARENT, tree);
        content.reset();
        PDAppearanceStream drawn = new PDAppearanceStream(new COSStream());
        PDResources resources = new PDResources();
        drawn.setResources(resources);
        page.setResources(resources);
        PdfStructure.Page parts = structure.page(page);
        try (PDPageContentStream stream = new PDPageContentStream(file, drawn, content)) {
            draw(stream, drawing, parts);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        try {
            page.getCOSObject().setItem(COSName.CONTENTS, deflated());
            add(page, parts);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private COSStream deflated() throws IOException {
        COSStream stream = new COSStream();
        deflater.reset();
        try (OutputStream raw = stream.createRawOutputStream();
                OutputStream packed = new DeflaterOutputStream(raw, deflater)) {
            content.writeTo(packed);
        }
        stream.setItem(COSName.FILTER, COSName.FLATE_DECODE);
        return stream;
    }

    private void add(PDPage page, PdfStructure.Page parts) throws IOException {
        COSDictionary resources = page.getResources().getCOSObject();
        resources.setDirect(true);
        for (COSBase kind : resources.getValues()) {
            kind.setDirect(true);
        }
        List<COSBase> whole = new ArrayList<>(parts.objects());
        whole.add(page.getCOSObject());
        List<COSObject> references = objects.write(whole, out);
        structure.add(references.get(0), references.get(1));
        pages.add(references.get(2));
    }

    /**
     * A box around the page as it is cut.
     *
     * @param at where that page begins, from the left and from the bottom of all
     * @param rim how much wider the box is on each side
     */
    private PDRectangle box(double at, double rim) {
        return new PDRectangle(
                (float) (at - rim), (float) (at - rim), (float) (options.paper().width() + 2 * rim), (float)
                        (options.paper().height() + 2 * rim));
    }

    private void draw(PDPageContentStream stream, Consumer<Canvas> drawing, PdfStructure.Page parts)
            throws IOException {
        float height = (float) options.paper().height();
        PdfCanvas canvas = new PdfCanvas(stream, height, words, this::font, colors, pictures, parts);
        if (edge > 0) {
            stream.transform(Matrix.getTranslateInstance((float) edge, (float) edge));
        }
        if (!options.cropMarks()) {
            drawing.accept(canvas);
            return;
        }
        CropMarks.draw(canvas, options.paper(), options.bleed());
        PDRectangle bleed = box(0, options.bleed());
        stream.addRect(bleed.getLowerLeftX(), bleed.getLowerLeftY(), bleed.getWidth(), bleed.getHeight());
        stream.clip();
        drawing.accept(canvas);
    }

    /** A font of the file, which has it when it is first asked for. */
    private PDFont font(Typeface typeface) {
        return fonts.computeIfAbsent(typeface, _ -> {
            try {
                PDFont font = PDType0Font.load(file, typeface.withoutLigatures(), true);
                objects.keep(font.getCOSObject());
                return font;
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
        COSArray target = new COSArray();
        target.add(pages.get(page));
        target.add(COSName.getPDFName("Fit"));
        PDOutlineItem item = new PDOutlineItem();
        item.setTitle(title);
        item.getCOSObject().setItem(COSName.DEST, target);
        contents.addLast(item);
    }

    @Override
    public void write(OutputStream rest) throws IOException {
        if (colors.used() && !press) {
            file.getDocumentCatalog().setOutputIntents(List.of(intent(IccProfile.srgb(), IccProfile.SRGB)));
        }
        structure.end();
        tree.setItem(COSName.KIDS, new COSArray(pages));
        tree.setInt(COSName.COUNT, pages.size());
        for (PDFont font : fonts.values()) {
            font.subset();
        }
        COSDictionary trailer = new COSDictionary();
        trailer.setItem(COSName.ROOT, file.getDocumentCatalog());
        trailer.setItem(COSName.INFO, file.getDocumentInformation());
        trailer.setItem(COSName.ID, identifier());
        kept.writeTo(rest);
        objects.end(trailer, rest);
    }

    /** The identifier of the file, as a first and as the last version of it. */
    private COSArray identifier() {
        try {
            MessageDigest digest = MessageDigest.getInstance("MD5");
            digest.update(Long.toString(options.identifier()).getBytes(StandardCharsets.ISO_8859_1));
            for (COSBase about : file.getDocumentInformation().getCOSObject().getValues()) {
                digest.update(about.toString().getBytes(StandardCharsets.ISO_8859_1));
            }
            COSString identifier = new COSString(digest.digest());
            return new COSArray(List.of(identifier, identifier));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public void close() {
        deflater.end();
        try {
            file.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
