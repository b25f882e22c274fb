package tilewright.page.look;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/** Pictures of half the size in fewer colors, and how far one is from another. */
final class LookPicture {

    /** Least difference in any of the three colors that counts at an edge: other machines differ by less. */
    private static final int EDGE = 40;

    /** The same for planes of one color, where nothing else can be the reason. */
    private static final int PLANE = 9;

    /** Side of a compared window in pixels. */
    private static final int TILE = 16;

    /** Number of pixels in a window that differ before it counts. */
    private static final int FEW = 7;

    /**
     * @param where the rectangles that differ, in pixels of the page; empty when none does
     * @param picture the later picture with these framed, beside the earlier one
     */
    record Difference(String where, BufferedImage picture) {}

    private LookPicture() {}

    static BufferedImage half(BufferedImage picture) {
        int width = picture.getWidth() / 2;
        int height = picture.getHeight() / 2;
        int[] all = pixels(picture);
        int[] halves = new int[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int at = 2 * y * picture.getWidth() + 2 * x;
                int below = at + picture.getWidth();
                int rgb = 0;
                for (int shift = 0; shift <= 16; shift += 8) {
                    int sum = 2
                            + (all[at] >> shift & 0xff)
                            + (all[at + 1] >> shift & 0xff)
                            + (all[below] >> shift & 0xff)
                            + (all[below + 1] >> shift & 0xff);
                    rgb |= sum / 4 << shift;
                }
                halves[y * width + x] = rgb;
            }
        }
        BufferedImage half = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        half.getRaster().setDataElements(0, 0, width, height, halves);
        return half;
    }

    /** The colors row by row. */
    private static int[] pixels(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        BufferedImage plain = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = plain.createGraphics();
        graphics.setComposite(AlphaComposite.Src);
        graphics.drawImage(picture, 0, 0, null);
        graphics.dispose();
        return (int[]) plain.getRaster().getDataElements(0, 0, width, height, null);
    }

    /** The same with 64 shades of each color, which is a third of the bytes. */
    static BufferedImage reduced(BufferedImage picture) {
        BufferedImage reduced = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                reduced.setRGB(x, y, picture.getRGB(x, y) & 0xfcfcfc | 0x020202);
            }
        }
        return reduced;
    }

    /*
     * A pixel is the same when each of its colors lies between the least and the greatest of the nine pixels around it in the
     * other picture, or little outside; and the other way round. So nothing that is drawn softer or a pixel beside differs, and
     * an edge that moves by more than two of these pixels does. Where all nine are alike, less is allowed.
     */
    static Difference compare(BufferedImage before, BufferedImage now) {
        if (before.getWidth() != now.getWidth() || before.getHeight() != now.getHeight()) {
            return new Difference("another size", now);
        }
        int width = now.getWidth();
        int height = now.getHeight();
        int[] one = pixels(before);
        int[] other = pixels(now);
        int columns = (width + TILE - 1) / TILE;
        int[] different = new int[columns * ((height + TILE - 1) / TILE)];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                if (!near(one[at], other[at])
                        && (outside(one, other, width, x, y) || outside(other, one, width, x, y))) {
                    different[y / TILE * columns + x / TILE]++;
                }
            }
        }
        BufferedImage picture = new BufferedImage(2 * width + 8, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = picture.createGraphics();
        graphics.drawImage(before, 0, 0, null);
        graphics.drawImage(now, width + 8, 0, null);
        graphics.setColor(Color.RED);
        List<String> where = new ArrayList<>();
        for (int i = 0; i < different.length; i++) {
            if (different[i] >= FEW) {
                int x = i % columns * TILE;
                int y = i / columns * TILE;
                graphics.drawRect(width + 8 + x, y, TILE, TILE);
                where.add("%d,%d".formatted(2 * x, 2 * y));
            }
        }
        graphics.dispose();
        String listed = where.isEmpty()
                ? ""
                : "%d places of %d × %d pixels, the first at %s"
                        .formatted(where.size(), 2 * TILE, 2 * TILE, where.subList(0, Math.min(4, where.size())));
        return new Difference(listed, picture);
    }

    /** Whether each of two colors is so near the other that neither is outside, whatever is around them. */
    private static boolean near(int one, int other) {
        for (int shift = 0; shift <= 16; shift += 8) {
            if (Math.abs((one >> shift & 0xff) - (other >> shift & 0xff)) > PLANE) {
                return false;
            }
        }
        return true;
    }

    private static boolean outside(int[] from, int[] in, int width, int x, int y) {
        int height = from.length / width;
        for (int shift = 0; shift <= 16; shift += 8) {
            int least = 255;
            int most = 0;
            for (int row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
                for (int column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
                    int value = in[row * width + column] >> shift & 0xff;
                    least = Math.min(least, value);
                    most = Math.max(most, value);
                }
            }
            int value = from[y * width + x] >> shift & 0xff;
            int allowed = most - least <= 4 ? PLANE : EDGE;
            if (value < least - allowed || value > most + allowed) {
                return true;
            }
        }
        return false;
    }
}
