package tilewright.print.canvas;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.function.PDFunctionType2;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.color.PDColorSpace;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceCMYK;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceRGB;

/**
 * Writes the colors of a PDF file: grays as grays, ink of its own as a separation, and others as shares of the four
 * inks, or as a screen shows them.
 */
final class PdfColors {

    /** The names that a separation must not have: they mean all inks, or none. */
    private static final Set<String> NO_NAMES = Set.of("All", "None");

    private final boolean inks;
    private final Map<String, PDColor> spots = new HashMap<>();
    private boolean used;

    /** @param inks whether colors are shares of inks */
    PdfColors(boolean inks) {
        this.inks = inks;
    }

    /** Whether there was any color but grays. */
    boolean used() {
        return used;
    }

    /** Records that something with colors is drawn in another way. */
    void use() {
        used = true;
    }

    void fill(PDPageContentStream out, Color color) throws IOException {
        if (color.isGray()) {
            out.setNonStrokingColor((float) color.level());
        } else {
            out.setNonStrokingColor(written(color));
        }
    }

    void stroke(PDPageContentStream out, Color color) throws IOException {
        if (color.isGray()) {
            out.setStrokingColor((float) color.level());
        } else {
            out.setStrokingColor(written(color));
        }
    }

    private PDColor written(Color color) throws IOException {
        used = true;
        if (color.spot().isEmpty() || NO_NAMES.contains(color.spot())) {
            return new PDColor(shares(color), space());
        }
        PDColor spot = spots.get(color.spot());
        if (spot == null) {
            spot = separation(color);
            spots.put(color.spot(), spot);
        }
        return spot;
    }

    private PDColorSpace space() {
        return inks ? PDDeviceCMYK.INSTANCE : PDDeviceRGB.INSTANCE;
    }

    private float[] shares(Color color) {
        int rgb = color.rgb();
        return inks
                ? new float[] {
                    (float) color.cyan(), (float) color.magenta(), (float) color.yellow(), (float) color.black()
                }
                : new float[] {(rgb >> 16) / 255f, (rgb >> 8 & 0xff) / 255f, (rgb & 0xff) / 255f};
    }

    /** All of an ink; who has not got it takes the color instead. An ink has one color in a file: the first. */
    private PDColor separation(Color color) throws IOException {
        COSDictionary tints = new COSDictionary();
        tints.setDirect(true);
        tints.setInt(COSName.FUNCTION_TYPE, 2);
        COSArray domain = new COSArray();
        domain.add(COSInteger.ZERO);
        domain.add(COSInteger.ONE);
        tints.setItem(COSName.DOMAIN, domain);
        float[] shares = shares(color);
        float[] paper = new float[shares.length];
        Arrays.fill(paper, inks ? 0 : 1);
        tints.setItem(COSName.C0, array(paper));
        tints.setItem(COSName.C1, array(shares));
        tints.setInt(COSName.N, 1);
        COSArray separation = new COSArray();
        separation.add(COSName.SEPARATION);
        separation.add(COSName.getPDFName(color.spot()));
        separation.add(space().getCOSObject());
        separation.add(new PDFunctionType2(tints));
        return new PDColor(new float[] {1}, PDColorSpace.create(separation));
    }

    private static COSArray array(float[] numbers) {
        COSArray array = new COSArray();
        array.setFloatArray(numbers);
        return array;
    }
}
