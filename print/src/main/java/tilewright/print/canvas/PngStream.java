package tilewright.print.canvas;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.zip.DeflaterOutputStream;

/** Writes a PNG picture, some rows at a time: the JDK's writer wants all at once. */
final class PngStream implements Closeable {

    private final PngChunks chunks;
    private final int row;
    private final OutputStream pixels;

    /**
     * Begins a picture.
     *
     * @param color whether its pixels have three bytes, red, green, and blue, instead of one for a gray
     */
    PngStream(OutputStream file, int width, int height, int dpi, boolean color) throws IOException {
        chunks = new PngChunks(file, width, height, dpi, color);
        row = color ? 3 * width : width;
        pixels = new DeflaterOutputStream(new BufferedOutputStream(new Chunks(), PngChunks.PIECE));
    }

    /** Writes rows of pixels. */
    void rows(byte[] some) throws IOException {
        for (int at = 0; at < some.length; at += row) {
            pixels.write(0); // no filter
            pixels.write(some, at, row);
        }
    }

    /** Ends the picture; the file stays open. */
    @Override
    public void close() throws IOException {
        pixels.close();
        chunks.end();
    }

    /** A stream that makes a chunk of each piece that is written. */
    private final class Chunks extends OutputStream {
        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] data, int from, int length) throws IOException {
            chunks.write("IDAT", Arrays.copyOfRange(data, from, from + length));
        }
    }
}
