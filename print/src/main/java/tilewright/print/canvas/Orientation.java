package tilewright.print.canvas;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The orientation of a camera, by the tag 274 of Exif in a JPEG file (CIPA DC-008, 4.6.4): which corner of the picture
 * is the first dot of the file, and which way its rows go.
 */
enum Orientation {
    UPRIGHT(false, false, false),
    MIRRORED(false, true, false),
    HALF_TURN(false, true, true),
    FLIPPED(false, false, true),
    TRANSPOSED(true, false, false),
    RIGHT(true, true, false),
    TRANSVERSE(true, true, true),
    LEFT(true, false, true);

    private static final int APP1 = 0xffe1;
    private static final int START_OF_SCAN = 0xffda;
    private static final int EXIF = 0x45786966;
    private static final int LITTLE_ENDIAN = 0x4949;
    private static final int ORIENTATION = 274;
    private static final int ENTRY = 12;

    /** Whether rows of the file are columns of the picture. */
    private final boolean across;
    /** Whether columns of the picture go from right to left. */
    private final boolean fromRight;
    /** Whether rows of the picture go from bottom to top. */
    private final boolean fromBottom;

    Orientation(boolean across, boolean fromRight, boolean fromBottom) {
        this.across = across;
        this.fromRight = fromRight;
        this.fromBottom = fromBottom;
    }

    /** Reads the orientation of a file of any kind; upright where it tells nothing, or nothing that can be read. */
    static Orientation of(byte[] file) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(file);
            int at = 2;
            while (true) {
                int marker = bytes.getShort(at) & 0xffff;
                int length = bytes.getShort(at + 2) & 0xffff;
                if (marker == APP1 && bytes.getInt(at + 4) == EXIF) {
                    return ofExif(bytes.slice(at + 10, length - 8));
                }
                if (marker >> 8 != 0xff || marker == START_OF_SCAN) {
                    return UPRIGHT;
                }
                at += 2 + length;
            }
        } catch (IndexOutOfBoundsException broken) {
            return UPRIGHT;
        }
    }

    private static Orientation ofExif(ByteBuffer tags) {
        if (tags.getShort(0) == LITTLE_ENDIAN) {
            tags.order(ByteOrder.LITTLE_ENDIAN);
        }
        int directory = tags.getInt(4);
        int entries = tags.getShort(directory) & 0xffff;
        for (int i = 0; i < entries; i++) {
            int entry = directory + 2 + ENTRY * i;
            if (tags.getShort(entry) == ORIENTATION) {
                int value = tags.getShort(entry + 8);
                return value >= 1 && value <= values().length ? values()[value - 1] : UPRIGHT;
            }
        }
        return UPRIGHT;
    }

    /** Returns the picture turned upright. */
    Picture.Pixels upright(Picture.Pixels file) {
        if (this == UPRIGHT) {
            return file;
        }
        int width = across ? file.height() : file.width();
        int height = across ? file.width() : file.height();
        int shades = file.shades();
        byte[] bytes = new byte[file.bytes().length];
        int at = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int column = fromRight ? width - 1 - x : x;
                int row = fromBottom ? height - 1 - y : y;
                int dot = across ? column * file.width() + row : row * file.width() + column;
                for (int k = 0; k < shades; k++) {
                    bytes[at++] = file.bytes()[dot * shades + k];
                }
            }
        }
        return new Picture.Pixels(width, height, shades, bytes);
    }
}
