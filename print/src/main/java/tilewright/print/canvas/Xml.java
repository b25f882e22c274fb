package tilewright.print.canvas;

/** Texts in files of XML. */
public final class Xml {

    private Xml() {}

    /** A text without what XML reserves; what XML cannot hold is replaced by U+FFFD. */
    public static String escaped(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().forEach(letter -> {
            switch (letter) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(legal(letter) ? letter : 0xfffd);
            }
        });
        return safe.toString();
    }

    private static boolean legal(int letter) {
        return letter >= ' ' && letter < 0xd800 || letter >= 0xe000 && letter < 0xfffe || letter >= 0x10000;
    }
}
