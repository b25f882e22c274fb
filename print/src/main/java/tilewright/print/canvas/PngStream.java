package tilewright.print.canvas;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/** Writes a PNG picture in grays of eight bits (ISO/IEC 15948), some rows at a time: the JDK's writer wants all at once. */
final class PngStream implements Closeable {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final double INCHES_TO_A_METER = 39.3701;
    private static final int CHUNK = 1 << 15;

    private final DataOutputStream out;
    private final OutputStream pixels;

    PngStream(OutputStream file, int width, int height, int dpi) throws IOException {
        out = new DataOutputStream(file);
        out.write(SIGNATURE);
        // eight bits of gray, and the only methods of compression, filters, and order that there are
        byte[] head = {8, 0, 0, 0, 0};
        chunk(
                "IHDR",
                ByteBuffer.allocate(13).putInt(width).putInt(height).put(head).array(),
                13);
        int dots = (int) Math.round(dpi * INCHES_TO_A_METER);
        chunk(
                "pHYs",
                ByteBuffer.allocate(9).putInt(dots).putInt(dots).put((byte) 1).array(),
                9);
        pixels = new DeflaterOutputStream(new BufferedOutputStream(new Chunks(), CHUNK));
    }

    /**
     * Writes rows.
     *
     * @param grays a byte for each pixel, row by row
     */
    void rows(byte[] grays, int width) throws IOException {
        for (int at = 0; at < grays.length; at += width) {
            pixels.write(0); // no filter
            pixels.write(grays, at, width);
        }
    }

    /** Ends the picture; the file stays open. */
    @Override
    public void close() throws IOException {
        pixels.close();
        chunk("IEND", new byte[0], 0);
        out.flush();
    }

    private void chunk(String type, byte[] data, int length) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data, 0, length);
        out.writeInt(length);
        out.write(name);
        out.write(data, 0, length);
        out.writeInt((int) check.getValue());
    }

    /** Each piece that is written becomes a chunk. */
    private final class Chunks extends OutputStream {
        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] data, int from, int length) throws IOException {
            byte[] piece = new byte[length];
            System.arraycopy(data, from, piece, 0, length);
            chunk("IDAT", piece, length);
        }
    }
}
