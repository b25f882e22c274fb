package tilewright.print;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDMarkedContent;
import org.apache.pdfbox.text.PDFMarkedContentExtractor;
import org.apache.pdfbox.text.TextPosition;

/** The words of the parts of a PDF file's pages, in the order in which they are read. */
public final class TaggedText {

    private TaggedText() {}

    /**
     * A part of a page.
     *
     * @param tag its type, such as H1 for a heading
     */
    public record Part(String tag, String text) {}

    /** The words of each part of a type. */
    public static List<String> of(PDPage page, String tag) throws IOException {
        return parts(page).stream()
                .filter(part -> part.tag().equals(tag))
                .map(Part::text)
                .toList();
    }

    /** The parts behind a heading, up to the next one. */
    public static List<Part> after(PDDocument file, String heading) throws IOException {
        List<Part> all = new ArrayList<>();
        for (PDPage page : file.getPages()) {
            all.addAll(parts(page));
        }
        List<Part> after = new ArrayList<>();
        boolean here = false;
        for (Part part : all) {
            if (part.tag().equals("H1")) {
                here = part.text().equals(heading);
            } else if (here) {
                after.add(part);
            }
        }
        return after;
    }

    private static List<Part> parts(PDPage page) throws IOException {
        PDFMarkedContentExtractor extractor = new PDFMarkedContentExtractor();
        extractor.processPage(page);
        return extractor.getMarkedContents().stream().map(TaggedText::part).toList();
    }

    private static Part part(PDMarkedContent content) {
        String text = content.getContents().stream()
                .filter(TextPosition.class::isInstance)
                .map(letter -> ((TextPosition) letter).getUnicode())
                .collect(Collectors.joining());
        return new Part(content.getTag(), text);
    }
}
