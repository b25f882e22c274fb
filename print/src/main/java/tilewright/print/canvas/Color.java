package tilewright.print.canvas;

/**
 * A color of ink on white paper, as shares of the four inks of a press, each 0 to 1.
 *
 * @param spot the name of an ink of its own that prints it; empty for the four
 */
public record Color(double cyan, double magenta, double yellow, double black, String spot) {

    public Color {
        for (double share : new double[] {cyan, magenta, yellow, black}) {
            if (!(share >= 0 && share <= 1)) {
                throw new IllegalArgumentException("a share of ink (%s) must be 0 to 1".formatted(share));
            }
        }
    }

    /**
     * Returns a gray, in black ink alone.
     *
     * @param level 0, black, to 1, white
     */
    public static Color gray(double level) {
        return new Color(0, 0, 0, 1 - level, "");
    }

    /** Whether the color needs black ink alone. */
    public boolean isGray() {
        return cyan == 0 && magenta == 0 && yellow == 0 && spot.isEmpty();
    }

    /**
     * The level of a {@linkplain #isGray gray}, or of a color as it looks without its hue: from 0, black, to 1, white.
     */
    public double level() {
        double light = 0.3 * (1 - cyan) + 0.59 * (1 - magenta) + 0.11 * (1 - yellow);
        return isGray() ? 1 - black : light * (1 - black);
    }

    /** The color as a screen shows it: red, green, and blue, eight bits each, from the highest. */
    public int rgb() {
        return light(cyan) << 16 | light(magenta) << 8 | light(yellow);
    }

    /** The light, 0 to 255, that is left by an ink and the black one. */
    private int light(double ink) {
        return (int) Math.round(255 * (1 - ink) * (1 - black));
    }
}
