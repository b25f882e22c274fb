package tilewright.print.canvas;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.color.PDColorSpace;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceCMYK;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceGray;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceRGB;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** The pictures of a PDF file, each once: grays, colors as a screen shows them, or shares of the four inks. */
final class PdfPictures {

    private static final int BITS = 8;

    /** Predictors of PNG, of which each row names its own. */
    private static final int PREDICTORS = 15;

    /** A row has differences from the dot to the left. */
    private static final int LEFT = 1;

    private final PDDocument file;
    private final PdfObjects objects;
    private final PdfColors colors;
    private final boolean inks;
    private final Map<Picture, PDImageXObject> pictures = new HashMap<>();

    /** @param inks whether colors are shares of inks */
    PdfPictures(PDDocument file, PdfObjects objects, PdfColors colors, boolean inks) {
        this.file = file;
        this.objects = objects;
        this.colors = colors;
        this.inks = inks;
    }

    /** A picture of the file, which has it when it is first asked for. */
    PDImageXObject of(Picture picture) {
        if (picture.colored()) {
            colors.use();
        }
        return pictures.computeIfAbsent(picture, _ -> {
            try {
                PDImageXObject image = written(picture);
                objects.keep(image.getCOSObject());
                return image;
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        });
    }

    private PDImageXObject written(Picture picture) throws IOException {
        if (picture.isJpeg() && !(inks && picture.colored())) {
            return new PDImageXObject(
                    file,
                    new ByteArrayInputStream(picture.file()),
                    COSName.DCT_DECODE,
                    picture.width(),
                    picture.height(),
                    BITS,
                    picture.colored() ? PDDeviceRGB.INSTANCE : PDDeviceGray.INSTANCE);
        }
        if (!picture.colored()) {
            return written(picture.pixels(), PDDeviceGray.INSTANCE);
        }
        return inks
                ? written(inks(picture.pixels()), PDDeviceCMYK.INSTANCE)
                : written(picture.pixels(), PDDeviceRGB.INSTANCE);
    }

    private PDImageXObject written(Picture.Pixels pixels, PDColorSpace space) throws IOException {
        byte[] packed = packed(pixels);
        PDImageXObject image = new PDImageXObject(
                file,
                new ByteArrayInputStream(packed),
                COSName.FLATE_DECODE,
                pixels.width(),
                pixels.height(),
                BITS,
                space);
        COSDictionary parameters = new COSDictionary();
        parameters.setInt(COSName.PREDICTOR, PREDICTORS);
        parameters.setInt(COSName.COLORS, pixels.shades());
        parameters.setInt(COSName.COLUMNS, pixels.width());
        image.getCOSObject().setItem(COSName.DECODE_PARMS, parameters);
        return image;
    }

    private static byte[] packed(Picture.Pixels pixels) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        int row = pixels.width() * pixels.shades();
        byte[] differences = new byte[row];
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
            for (int from = 0; from < pixels.bytes().length; from += row) {
                for (int i = 0; i < row; i++) {
                    int before = i < pixels.shades() ? 0 : pixels.bytes()[from + i - pixels.shades()];
                    differences[i] = (byte) (pixels.bytes()[from + i] - before);
                }
                out.write(LEFT);
                out.write(differences);
            }
        }
        return packed.toByteArray();
    }

    /** The shares of cyan, magenta, yellow, and black; what three colors have in common is black. */
    private static Picture.Pixels inks(Picture.Pixels pixels) {
        byte[] screen = pixels.bytes();
        byte[] shares = new byte[screen.length / 3 * 4];
        int at = 0;
        for (int i = 0; i < screen.length; i += 3) {
            int light = 0;
            for (int k = 0; k < 3; k++) {
                light = Math.max(light, screen[i + k] & 0xff);
            }
            for (int k = 0; k < 3; k++) {
                int share = light == 0 ? 0 : (light - (screen[i + k] & 0xff)) * 255 / light;
                shares[at++] = (byte) share;
            }
            shares[at++] = (byte) (255 - light);
        }
        return new Picture.Pixels(pixels.width(), pixels.height(), 4, shares);
    }
}
