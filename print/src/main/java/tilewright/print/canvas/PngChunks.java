package tilewright.print.canvas;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** The chunks that a PNG file is made of (ISO/IEC 15948), of eight bits for each gray or for each of red, green, and blue. */
final class PngChunks {

    /** Maximum number of bytes of a chunk of pixels. */
    static final int PIECE = 1 << 15;

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final double INCHES_TO_A_METER = 39.3701;
    private static final byte GRAY = 0;
    private static final byte COLOR = 2;

    private final DataOutputStream out;

    /** Begins a file. */
    PngChunks(OutputStream file, int width, int height, int dpi, boolean color) throws IOException {
        out = new DataOutputStream(file);
        out.write(SIGNATURE);
        // eight bits of a kind, and the only methods of compression, filters, and order that there are
        byte[] head = {8, color ? COLOR : GRAY, 0, 0, 0};
        write(
                "IHDR",
                ByteBuffer.allocate(13).putInt(width).putInt(height).put(head).array());
        int dots = (int) Math.round(dpi * INCHES_TO_A_METER);
        write(
                "pHYs",
                ByteBuffer.allocate(9).putInt(dots).putInt(dots).put((byte) 1).array());
    }

    void write(String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) check.getValue());
    }

    /** Ends the file, which stays open. */
    void end() throws IOException {
        write("IEND", new byte[0]);
        out.flush();
    }
}
