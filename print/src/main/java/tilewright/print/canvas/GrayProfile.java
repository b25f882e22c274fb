package tilewright.print.canvas;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * The meaning of the grays of a file: an ICC profile of version 2.1 for a device whose grays follow a gamma of 2.2, with
 * white as paper is under D50. Source: ICC.1:2001-04, sections 6.1 (header), 6.3.2 (required tags of gray profiles), 6.5
 * (types of tags).
 */
final class GrayProfile {

    private static final int HEADER = 128;
    private static final int TAG_ENTRY = 12;
    private static final int VERSION = 0x02100000;

    /** The white of D50: X, Y and Z in units of 1/65536. */
    private static final int[] WHITE = {0xf6d6, 0x10000, 0xd32d};

    /** 2.2 in units of 1/256. */
    private static final short GAMMA = 0x233;

    private GrayProfile() {}

    static byte[] bytes() {
        byte[][] tags = {description("Gray, gamma 2.2"), copyright("No copyright"), white(), curve()};
        String[] names = {"desc", "cprt", "wtpt", "kTRC"};
        int table = 4 + TAG_ENTRY * tags.length;
        int size =
                HEADER + table + Arrays.stream(tags).mapToInt(tag -> tag.length).sum();
        ByteBuffer profile = ByteBuffer.allocate(size);
        profile.putInt(size).position(8);
        profile.putInt(VERSION).put(ascii("mntrGRAYXYZ "));
        for (int part : new int[] {2001, 4, 1, 0, 0, 0}) { // a date for all files
            profile.putShort((short) part);
        }
        profile.put(ascii("acsp")).position(68);
        Arrays.stream(WHITE).forEach(profile::putInt);
        profile.position(HEADER).putInt(tags.length);
        int offset = HEADER + table;
        for (int i = 0; i < tags.length; i++) {
            profile.put(ascii(names[i])).putInt(offset).putInt(tags[i].length);
            offset += tags[i].length;
        }
        for (byte[] tag : tags) {
            profile.put(tag);
        }
        return profile.array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** In ASCII, and empty as Unicode and in the script of the Macintosh. */
    private static byte[] description(String text) {
        int length = text.length() + 1;
        return tag("desc", 4 + length + 8 + 70, tag -> tag.putInt(length).put(ascii(text)));
    }

    private static byte[] copyright(String text) {
        return tag("text", text.length() + 1, tag -> tag.put(ascii(text)));
    }

    private static byte[] white() {
        return tag("XYZ ", 12, tag -> Arrays.stream(WHITE).forEach(tag::putInt));
    }

    private static byte[] curve() {
        return tag("curv", 6, tag -> tag.putInt(1).putShort(GAMMA));
    }

    /** A tag of a type, which ends where the next may begin. */
    private static byte[] tag(String type, int length, Consumer<ByteBuffer> content) {
        ByteBuffer tag = ByteBuffer.allocate((8 + length + 3) / 4 * 4);
        content.accept(tag.put(ascii(type)).putInt(0));
        return tag.array();
    }
}
