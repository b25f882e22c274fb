package tilewright.page;

/** A window, or a sheet of paper within its margins: its name in the names of files, its size in pixels, and its colors. */
record Window(String name, int width, int height, Theme theme) {

    static final Window DESKTOP = new Window("d", 1440, 900, Theme.LIGHT);
    static final Window DARK = new Window("dark-d", 1440, 900, Theme.DARK);
    static final Window CONTRAST = new Window("hc-d", 1440, 900, Theme.CONTRAST);
    static final Window TABLET = new Window("t", 1024, 768, Theme.LIGHT);
    static final Window UPRIGHT = new Window("u", 820, 1180, Theme.LIGHT);
    static final Window HALF = new Window("h", 720, 900, Theme.LIGHT);
    static final Window PHONE = new Window("p", 390, 844, Theme.LIGHT);
    static final Window DARK_PHONE = new Window("dark-p", 390, 844, Theme.DARK);
    static final Window CONTRAST_PHONE = new Window("hc-p", 390, 844, Theme.CONTRAST);
    static final Window SMALL = new Window("m", 320, 568, Theme.LIGHT);
    static final Window LYING = new Window("l", 844, 390, Theme.LIGHT);

    static final Window PAPER = new Window("a", 688, 1016, Theme.PAPER);

    enum Theme {
        LIGHT,
        DARK,
        CONTRAST,
        PAPER
    }
}
