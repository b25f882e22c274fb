package tilewright.page;

/** A window, or a sheet of paper within its margins: its name in the names of files, its size in pixels, and its colors. */
public record Window(String name, int width, int height, Theme theme) {

    public static final Window DESKTOP = new Window("d", 1440, 900, Theme.LIGHT);
    public static final Window DARK = new Window("dark-d", 1440, 900, Theme.DARK);
    public static final Window CONTRAST = new Window("hc-d", 1440, 900, Theme.CONTRAST);
    public static final Window TABLET = new Window("t", 1024, 768, Theme.LIGHT);
    public static final Window UPRIGHT = new Window("u", 820, 1180, Theme.LIGHT);
    public static final Window HALF = new Window("h", 720, 900, Theme.LIGHT);
    public static final Window PHONE = new Window("p", 390, 844, Theme.LIGHT);
    public static final Window DARK_PHONE = new Window("dark-p", 390, 844, Theme.DARK);
    public static final Window CONTRAST_PHONE = new Window("hc-p", 390, 844, Theme.CONTRAST);
    public static final Window SMALL = new Window("m", 320, 568, Theme.LIGHT);
    public static final Window LYING = new Window("l", 844, 390, Theme.LIGHT);

    public static final Window PAPER = new Window("a", 688, 1016, Theme.PAPER);

    public enum Theme {
        LIGHT,
        DARK,
        CONTRAST,
        PAPER
    }
}
