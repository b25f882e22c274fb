/**
 * Sheets and books of puzzles on paper: PDF, SVG, HTML, and PNG.
 *
 * <p>Programs begin with {@link tilewright.print.puzzles.SheetRequest}, which is stable with what it is made of. All else is exported
 * for the command line and the server, and may change with each version.
 */
@SuppressWarnings("requires-automatic") // PDFBox and ZXing name their modules in their manifests alone
module tilewright.print {
    requires com.google.zxing;
    requires java.desktop;
    requires jdk.unsupported; // this and the next: PDFBox needs them, and has no descriptor to say so
    requires org.apache.commons.logging;
    requires org.apache.fontbox;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;
    requires org.commonmark;
    requires static org.jspecify;
    requires transitive tilewright.core;

    exports tilewright.print;
    exports tilewright.print.book;
    exports tilewright.print.canvas;
    exports tilewright.print.fields;
    exports tilewright.print.pictures;
    exports tilewright.print.preflight;
    exports tilewright.print.puzzles;
}
