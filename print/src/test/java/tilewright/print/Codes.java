package tilewright.print;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import tilewright.print.canvas.Rect;

/** QR codes, read from a page as a scanner with 150 dots to the inch sees it. */
public final class Codes {

    private static final double SCALE = 150 / 72.0;

    private Codes() {}

    /**
     * A page as it is scanned.
     *
     * @param page from 0
     */
    public static BufferedImage scan(PDDocument file, int page) throws IOException {
        return new PDFRenderer(file).renderImageWithDPI(page, (float) (SCALE * 72), ImageType.GRAY);
    }

    /** The text of the code in a part of a page; empty when there is none that can be read. */
    public static String read(BufferedImage page, Rect place) {
        int x = (int) (place.x() * SCALE);
        int y = (int) (place.y() * SCALE);
        int width = Math.min(page.getWidth() - x, (int) (place.width() * SCALE) + 1);
        int height = Math.min(page.getHeight() - y, (int) (place.height() * SCALE) + 1);
        int[] pixels = page.getRGB(x, y, width, height, new int[width * height], 0, width);
        BinaryBitmap part = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
        try {
            return new QRCodeReader()
                    .decode(part, Map.of(DecodeHintType.TRY_HARDER, true))
                    .getText();
        } catch (ReaderException unreadable) {
            return "";
        }
    }
}
