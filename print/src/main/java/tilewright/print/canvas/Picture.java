package tilewright.print.canvas;

import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** A picture from a PNG or a JPEG file, on white paper. Immutable. */
public final class Picture {

    /** Maximum number of bytes of a file. */
    public static final int MOST_BYTES = 40_000_000;

    /** Dots, at most: as many as two letter pages side by side with bleed have at 360 dots to an inch. */
    public static final int MOST_DOTS = 30_000_000;

    private static final int MILLION = 1_000_000;

    /** The resolution in files, which means nothing: a picture is as large as its place. */
    private static final int DPI = 72;

    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};
    private static final byte[] JPEG = {(byte) 0xff, (byte) 0xd8, (byte) 0xff};

    private final byte[] file;
    private final Pixels pixels;
    private final int bands;
    private final boolean upright;

    /**
     * The dots of a picture, row by row.
     *
     * @param shades bytes of a dot: 1 for a gray, 3 for red, green, and blue
     */
    record Pixels(int width, int height, int shades, byte[] bytes) {}

    private Picture(byte[] file, Pixels pixels, int bands, boolean upright) {
        this.file = file;
        this.pixels = pixels;
        this.bands = bands;
        this.upright = upright;
    }

    /**
     * Reads a picture. Its size is known before its dots are read. One that a camera took lying on its side is set upright.
     *
     * @throws CanvasError when it is no such file, too large, or broken
     */
    public static Picture of(byte[] file) {
        if (file.length > MOST_BYTES) {
            throw new CanvasError(
                    CanvasMessages.pictureBytes(MOST_BYTES / MILLION, (file.length + MILLION - 1) / MILLION));
        }
        String kind = kind(file);
        Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName(kind);
        ImageReader reader = readers.next();
        try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
            reader.setInput(in, true, true);
            int width = reader.getWidth(0);
            int height = reader.getHeight(0);
            if ((long) width * height > MOST_DOTS) {
                throw new CanvasError(CanvasMessages.pictureDots(MOST_DOTS / MILLION, width, height));
            }
            BufferedImage image = reader.read(0);
            Orientation way = Orientation.of(file);
            return new Picture(
                    file.clone(),
                    way.upright(pixels(image)),
                    image.getRaster().getNumBands(),
                    way == Orientation.UPRIGHT);
        } catch (IOException
                | IllegalArgumentException
                | IndexOutOfBoundsException
                | NegativeArraySizeException broken) {
            throw new CanvasError(CanvasMessages.pictureBroken());
        } finally {
            reader.dispose();
        }
    }

    private static String kind(byte[] file) {
        if (begins(file, PNG)) {
            return "png";
        }
        if (begins(file, JPEG)) {
            return "jpeg";
        }
        throw new CanvasError(CanvasMessages.pictureKind());
    }

    private static boolean begins(byte[] file, byte[] with) {
        return file.length > with.length && Arrays.equals(file, 0, with.length, with, 0, with.length);
    }

    /** Returns the width in dots. */
    public int width() {
        return pixels.width();
    }

    /** Returns the height in dots. */
    public int height() {
        return pixels.height();
    }

    /** The width as a factor of the height. */
    public double shape() {
        return (double) width() / height();
    }

    Pixels pixels() {
        return pixels;
    }

    /** Whether there is any color but grays. */
    boolean colored() {
        return pixels.shades() > 1;
    }

    /** Whether the file is a JPEG with the same dots: grays, or colors where there are some. */
    boolean isJpeg() {
        return upright && begins(file, JPEG) && bands == pixels.shades();
    }

    byte[] file() {
        return file;
    }

    /** The picture as an address, for pages of HTML and SVG. */
    String address() {
        String kind = upright ? kind(file) : "png";
        return "data:image/" + kind + ";base64," + Base64.getEncoder().encodeToString(upright ? file : png());
    }

    private byte[] png() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PngStream png = new PngStream(out, width(), height(), DPI, colored())) {
            png.rows(pixels.bytes());
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return out.toByteArray();
    }

    private static Pixels pixels(BufferedImage image) {
        ColorModel colors = image.getColorModel();
        boolean gray =
                colors instanceof ComponentColorModel && colors.getColorSpace().getType() == ColorSpace.TYPE_GRAY;
        return gray ? grays(image) : colors(image);
    }

    /** Grays as they are in the file: the JDK would take them for other ones. */
    private static Pixels grays(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        int bands = image.getRaster().getNumBands();
        int most = (1 << image.getColorModel().getComponentSize(0)) - 1;
        byte[] bytes = new byte[width * height];
        int[] row = new int[bands * width];
        for (int y = 0; y < height; y++) {
            image.getRaster().getPixels(0, y, width, 1, row);
            for (int x = 0; x < width; x++) {
                int gray = row[bands * x] * 255 / most;
                int alpha = bands == 1 ? 255 : row[bands * x + 1] * 255 / most;
                bytes[y * width + x] = (byte) onWhite(gray, alpha);
            }
        }
        return new Pixels(width, height, 1, bytes);
    }

    private static Pixels colors(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        byte[] bytes = new byte[3 * width * height];
        int[] row = new int[width];
        boolean gray = true;
        int at = 0;
        for (int y = 0; y < height; y++) {
            image.getRGB(0, y, width, 1, row, 0, width);
            for (int argb : row) {
                int alpha = argb >>> 24;
                int red = onWhite(argb >> 16 & 0xff, alpha);
                int green = onWhite(argb >> 8 & 0xff, alpha);
                int blue = onWhite(argb & 0xff, alpha);
                gray &= red == green && green == blue;
                bytes[at++] = (byte) red;
                bytes[at++] = (byte) green;
                bytes[at++] = (byte) blue;
            }
        }
        return gray ? new Pixels(width, height, 1, everyThird(bytes)) : new Pixels(width, height, 3, bytes);
    }

    private static byte[] everyThird(byte[] bytes) {
        byte[] some = new byte[bytes.length / 3];
        for (int i = 0; i < some.length; i++) {
            some[i] = bytes[3 * i];
        }
        return some;
    }

    private static int onWhite(int shade, int alpha) {
        return (shade * alpha + 255 * (255 - alpha) + 127) / 255;
    }
}
