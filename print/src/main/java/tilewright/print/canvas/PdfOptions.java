package tilewright.print.canvas;

import tilewright.message.Words;

/**
 * The options of a PDF file. Lengths are points.
 *
 * @param paper the size of a page when it is cut
 * @param bleed how far what goes to the edge goes beyond it; 0 for none, at most {@link #MOST_BLEED}
 * @param cropMarks whether marks around the page tell where it is cut
 * @param identifier a number that differs from that of other contents
 * @param words of the language that it is in
 */
public record PdfOptions(
        Paper paper, double bleed, boolean cropMarks, Kind kind, Metadata metadata, long identifier, Words words) {

    /** An inch. */
    public static final double MOST_BLEED = Lengths.INCH;

    /** The standard that a file keeps. */
    public enum Kind {
        /** PDF/A-1b (ISO 19005-1), which archives take: its colors are the same on each screen. */
        A_1B,
        /** PDF/X-1a:2003 (ISO 15930-4), which printing houses take: its colors are shares of ink. */
        X_1A
    }

    public PdfOptions {
        if (!(bleed >= 0 && bleed <= MOST_BLEED)) {
            throw new IllegalArgumentException("bleed (%s) must be 0 to %s points".formatted(bleed, MOST_BLEED));
        }
    }

    /** A file for archives without bleed and marks. */
    public static PdfOptions of(Paper paper, Metadata metadata, long identifier, Words words) {
        return new PdfOptions(paper, 0, false, Kind.A_1B, metadata, identifier, words);
    }
}
