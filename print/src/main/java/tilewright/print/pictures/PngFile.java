package tilewright.print.pictures;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes a PNG file (W3C, third edition, 2025) in grays or colors of eight bits a channel, with one picture or several, one after
 * the other: of those behind the first only what changes. It shows them once and stays at the last one.
 */
final class PngFile {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final double INCHES_TO_A_METER = 39.3701;
    private static final byte GRAY = 0;
    private static final byte COLOR = 2;
    private static final int HUNDREDTHS = 100;

    private final DataOutputStream out;
    private final boolean gray;
    private final int frames;
    private int sequence;
    private int[] before = {};

    /**
     * @param gray whether the pictures have no color
     * @param frames the number of pictures that follow, one or more
     */
    PngFile(OutputStream file, int width, int height, int dpi, boolean gray, int frames) throws IOException {
        this.out = new DataOutputStream(file);
        this.gray = gray;
        this.frames = frames;
        out.write(SIGNATURE);
        byte[] head = {8, gray ? GRAY : COLOR, 0, 0, 0};
        chunk(
                "IHDR",
                ByteBuffer.allocate(13).putInt(width).putInt(height).put(head).array());
        int dots = (int) Math.round(dpi * INCHES_TO_A_METER);
        chunk(
                "pHYs",
                ByteBuffer.allocate(9).putInt(dots).putInt(dots).put((byte) 1).array());
        if (frames > 1) {
            chunk("acTL", ByteBuffer.allocate(8).putInt(frames).putInt(1).array());
        }
    }

    /**
     * Writes the next picture.
     *
     * @param hundredths of a second that it is shown, up to 65,535
     */
    void picture(BufferedImage image, int hundredths) throws IOException {
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        boolean first = before.length == 0;
        Rectangle part =
                first ? new Rectangle(width, image.getHeight()) : changed(before, pixels, width, image.getHeight());
        if (frames > 1) {
            chunk(
                    "fcTL",
                    ByteBuffer.allocate(26)
                            .putInt(sequence++)
                            .putInt(part.width)
                            .putInt(part.height)
                            .putInt(part.x)
                            .putInt(part.y)
                            .putShort((short) hundredths)
                            .putShort((short) HUNDREDTHS)
                            .put((byte) 0) // stays
                            .put((byte) 0) // replaces what was there
                            .array());
        }
        byte[] data = packed(pixels, width, part);
        if (first) {
            chunk("IDAT", data);
        } else {
            chunk(
                    "fdAT",
                    ByteBuffer.allocate(4 + data.length)
                            .putInt(sequence++)
                            .put(data)
                            .array());
        }
        before = pixels;
    }

    /** Ends the file; the stream stays open. */
    void end() throws IOException {
        chunk("IEND", new byte[0]);
        out.flush();
    }

    /** The smallest rectangle with all that differs; a dot where nothing does. */
    private static Rectangle changed(int[] before, int[] now, int width, int height) {
        Rectangle part = new Rectangle(-1, -1);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (before[y * width + x] != now[y * width + x]) {
                    part.add(new Rectangle(x, y, 1, 1));
                }
            }
        }
        return part.isEmpty() ? new Rectangle(1, 1) : part;
    }

    private byte[] packed(int[] pixels, int width, Rectangle part) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream rows = new DeflaterOutputStream(packed)) {
            byte[] row = new byte[1 + part.width * (gray ? 1 : 3)]; // the first byte: no filter
            for (int y = part.y; y < part.y + part.height; y++) {
                int at = 1;
                for (int x = part.x; x < part.x + part.width; x++) {
                    int pixel = pixels[y * width + x];
                    if (!gray) {
                        row[at++] = (byte) (pixel >> 16);
                        row[at++] = (byte) (pixel >> 8);
                    }
                    row[at++] = (byte) pixel;
                }
                rows.write(row);
            }
        }
        return packed.toByteArray();
    }

    private void chunk(String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) check.getValue());
    }
}
