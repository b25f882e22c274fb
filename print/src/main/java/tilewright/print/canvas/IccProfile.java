package tilewright.print.canvas;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The meaning of the grays or of the colors of a file: an ICC profile of version 2.1, with white as paper is under D50. Source:
 * ICC.1:2001-04, sections 6.1 (header), 6.3 (required tags of profiles), 6.5 (types of tags).
 */
final class IccProfile {

    /** The name of {@link #gray}. */
    static final String GRAY = "Gray, gamma 2.2";

    /** The name of {@link #srgb}. */
    static final String SRGB = "sRGB IEC61966-2.1";

    private static final int HEADER = 128;
    private static final int TAG_ENTRY = 12;
    private static final int VERSION = 0x02100000;

    /** The white of D50: X, Y and Z in units of 1/65536. */
    private static final int[] WHITE = {0xf6d6, 0x10000, 0xd32d};

    /** The red, the green, and the blue of sRGB under D50, which add up to its white. */
    private static final int[] RED = {0x6fa2, 0x38f5, 0x0390};

    private static final int[] GREEN = {0x6299, 0xb785, 0x18da};
    private static final int[] BLUE = {0x249b, 0x0f86, 0xb6c3};

    /** 2.2 in units of 1/256. */
    private static final short GAMMA = 0x233;

    /** The points of a curve that is no power. */
    private static final int POINTS = 1024;

    private IccProfile() {}

    /** The profile of a device whose grays follow a gamma of 2.2. */
    static byte[] gray() {
        Map<String, byte[]> tags = new LinkedHashMap<>();
        tags.put("desc", description(GRAY));
        tags.put("cprt", copyright("No copyright"));
        tags.put("wtpt", xyz(WHITE));
        tags.put("kTRC", curve());
        return profile("GRAY", tags);
    }

    /** The profile of the colors of screens, IEC 61966-2-1. */
    static byte[] srgb() {
        Map<String, byte[]> tags = new LinkedHashMap<>();
        tags.put("desc", description(SRGB));
        tags.put("cprt", copyright("No copyright"));
        tags.put("wtpt", xyz(WHITE));
        tags.put("rXYZ", xyz(RED));
        tags.put("gXYZ", xyz(GREEN));
        tags.put("bXYZ", xyz(BLUE));
        for (String color : new String[] {"r", "g", "b"}) {
            tags.put(color + "TRC", srgbCurve());
        }
        return profile("RGB ", tags);
    }

    private static byte[] profile(String colors, Map<String, byte[]> tags) {
        int table = 4 + TAG_ENTRY * tags.size();
        int size = HEADER
                + table
                + tags.values().stream().mapToInt(tag -> tag.length).sum();
        ByteBuffer profile = ByteBuffer.allocate(size);
        profile.putInt(size).position(8);
        profile.putInt(VERSION).put(ascii("mntr" + colors + "XYZ "));
        for (int part : new int[] {2001, 4, 1, 0, 0, 0}) { // a date for all files
            profile.putShort((short) part);
        }
        profile.put(ascii("acsp")).position(68);
        Arrays.stream(WHITE).forEach(profile::putInt);
        profile.position(HEADER).putInt(tags.size());
        int offset = HEADER + table;
        for (Map.Entry<String, byte[]> tag : tags.entrySet()) {
            profile.put(ascii(tag.getKey())).putInt(offset).putInt(tag.getValue().length);
            offset += tag.getValue().length;
        }
        tags.values().forEach(profile::put);
        return profile.array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** A description in ASCII, and empty as Unicode and in the script of the Macintosh. */
    private static byte[] description(String text) {
        int length = text.length() + 1;
        return tag("desc", 4 + length + 8 + 70, tag -> tag.putInt(length).put(ascii(text)));
    }

    private static byte[] copyright(String text) {
        return tag("text", text.length() + 1, tag -> tag.put(ascii(text)));
    }

    private static byte[] xyz(int[] color) {
        return tag("XYZ ", 12, tag -> Arrays.stream(color).forEach(tag::putInt));
    }

    private static byte[] curve() {
        return tag("curv", 6, tag -> tag.putInt(1).putShort(GAMMA));
    }

    private static byte[] srgbCurve() {
        return tag("curv", 4 + 2 * POINTS, tag -> {
            tag.putInt(POINTS);
            for (int i = 0; i < POINTS; i++) {
                double value = i / (POINTS - 1.0);
                double light = value <= 0.04045 ? value / 12.92 : StrictMath.pow((value + 0.055) / 1.055, 2.4);
                tag.putShort((short) Math.round(65_535 * light));
            }
        });
    }

    /** A tag of a type, which ends where the next may begin. */
    private static byte[] tag(String type, int length, Consumer<ByteBuffer> content) {
        ByteBuffer tag = ByteBuffer.allocate((8 + length + 3) / 4 * 4);
        content.accept(tag.put(ascii(type)).putInt(0));
        return tag.array();
    }
}
