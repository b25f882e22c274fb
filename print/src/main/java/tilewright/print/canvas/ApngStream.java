package tilewright.print.canvas;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes an animated PNG picture (PNG, third edition, 11.3.6), which programs that know no animation show as its first frame.
 * Of each further frame the file has the part that differs from the one before. Two frames are in memory at a time.
 */
final class ApngStream implements Closeable {

    private static final int MILLIS = 1_000;

    private final PngChunks chunks;
    private final int width;
    private final int height;
    private final int shades;
    private final int frames;
    private int sequence;
    private int written;
    private byte[] before = new byte[0];

    /** The part of a frame that is drawn anew, in dots. */
    private record Part(int x, int y, int width, int height) {}

    /**
     * Begins a picture.
     *
     * @param color whether its pixels have three bytes, red, green, and blue, instead of one for a gray
     * @param frames how many there are, 1 or more
     * @param plays how often they are shown; 0 for again and again
     */
    ApngStream(OutputStream file, int width, int height, int dpi, boolean color, int frames, int plays)
            throws IOException {
        chunks = new PngChunks(file, width, height, dpi, color);
        this.width = width;
        this.height = height;
        this.frames = frames;
        shades = color ? 3 : 1;
        chunks.write("acTL", ByteBuffer.allocate(8).putInt(frames).putInt(plays).array());
    }

    /**
     * Writes the next frame.
     *
     * @param pixels of all of it, row by row; not to be changed
     * @param millis how long it is shown, 0 to 65,535
     */
    void frame(byte[] pixels, int millis) throws IOException {
        Part part = written == 0 ? new Part(0, 0, width, height) : changed(pixels);
        chunks.write(
                "fcTL",
                ByteBuffer.allocate(26)
                        .putInt(sequence++)
                        .putInt(part.width())
                        .putInt(part.height())
                        .putInt(part.x())
                        .putInt(part.y())
                        .putShort((short) millis)
                        .putShort((short) MILLIS)
                        .array());
        byte[] packed = packed(pixels, part);
        for (int from = 0; from < packed.length; from += PngChunks.PIECE) {
            int length = Math.min(PngChunks.PIECE, packed.length - from);
            if (written == 0) {
                chunks.write(
                        "IDAT",
                        ByteBuffer.allocate(length).put(packed, from, length).array());
            } else {
                chunks.write(
                        "fdAT",
                        ByteBuffer.allocate(4 + length)
                                .putInt(sequence++)
                                .put(packed, from, length)
                                .array());
            }
        }
        before = pixels;
        written++;
    }

    /** The smallest part with all that differs from the frame before; one dot where nothing does. */
    private Part changed(byte[] pixels) {
        int row = width * shades;
        int left = width;
        int top = height;
        int right = 0;
        int bottom = 0;
        for (int at = 0; at < pixels.length; at++) {
            if (pixels[at] != before[at]) {
                int x = at % row / shades;
                int y = at / row;
                left = Math.min(left, x);
                right = Math.max(right, x + 1);
                top = Math.min(top, y);
                bottom = y + 1;
            }
        }
        return right == 0 ? new Part(0, 0, 1, 1) : new Part(left, top, right - left, bottom - top);
    }

    private byte[] packed(byte[] pixels, Part part) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
            for (int y = part.y(); y < part.y() + part.height(); y++) {
                out.write(0); // no filter
                out.write(pixels, (y * width + part.x()) * shades, part.width() * shades);
            }
        }
        return packed.toByteArray();
    }

    /** Ends the picture; the file stays open. */
    @Override
    public void close() throws IOException {
        if (written != frames) {
            throw new IllegalStateException("%d of %d frames are written".formatted(written, frames));
        }
        chunks.end();
    }
}
