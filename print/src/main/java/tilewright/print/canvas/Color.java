package tilewright.print.canvas;

/**
 * A color of ink on white paper, as shares of the four inks of a press, each 0 to 1.
 *
 * @param spot the name of an ink of its own that prints it; empty for the four
 */
public record Color(double cyan, double magenta, double yellow, double black, String spot) {

    /** Red, green, and blue of full grounds of cyan, magenta, and yellow over each other on coated paper, by the bits 1, 2, and 4. */
    private static final int[][] GROUNDS = {
        {255, 255, 255}, {0, 158, 224}, {229, 0, 125}, {49, 39, 130}, {255, 236, 0}, {0, 149, 64}, {226, 0, 26}, {54, 38, 37}
    };

    public Color {
        for (double share : new double[] {cyan, magenta, yellow, black}) {
            if (!(share >= 0 && share <= 1)) {
                throw new IllegalArgumentException("a share of ink (%s) must be 0 to 1".formatted(share));
            }
        }
    }

    /**
     * Black ink alone.
     *
     * @param level 0, black, to 1, white
     */
    public static Color gray(double level) {
        return new Color(0, 0, 0, 1 - level, "");
    }

    /** Whether it needs black ink alone. */
    public boolean isGray() {
        return cyan == 0 && magenta == 0 && yellow == 0 && spot.isEmpty();
    }

    /** From 0, black, to 1, white: of a {@linkplain #isGray gray}, or as a color looks without its hue. */
    public double level() {
        double light = 0.3 * (1 - cyan) + 0.59 * (1 - magenta) + 0.11 * (1 - yellow);
        return isGray() ? 1 - black : light * (1 - black);
    }

    /**
     * As a screen shows it: red, green, and blue, eight bits each, from the highest. Dots of the inks fall on each other by chance
     * (Neugebauer 1937); black takes the rest of the light.
     */
    public int rgb() {
        return light(0) << 16 | light(1) << 8 | light(2);
    }

    private int light(int channel) {
        double light = 0;
        for (int ground = 0; ground < GROUNDS.length; ground++) {
            double share = ((ground & 1) != 0 ? cyan : 1 - cyan)
                    * ((ground & 2) != 0 ? magenta : 1 - magenta)
                    * ((ground & 4) != 0 ? yellow : 1 - yellow);
            light += share * GROUNDS[ground][channel];
        }
        return (int) Math.round(light * (1 - black));
    }
}
