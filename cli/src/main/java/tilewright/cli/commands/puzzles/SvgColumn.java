package tilewright.cli.commands.puzzles;

import java.util.List;
import tilewright.cli.batch.Query.Picture;

/** Several pictures below each other in one SVG document. */
final class SvgColumn {

    /** Pixels between two pictures. */
    private static final int GAP = 24;

    private SvgColumn() {}

    /** The document; a picture alone is one itself. */
    static String write(List<Picture> pictures) {
        if (pictures.size() == 1) {
            return pictures.getFirst().svg();
        }
        int width = pictures.stream().mapToInt(Picture::width).max().orElse(0);
        int height = pictures.stream().mapToInt(Picture::height).sum() + GAP * (pictures.size() - 1);
        StringBuilder out = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"")
                .append(width)
                .append("\" height=\"")
                .append(height)
                .append("\" viewBox=\"0 0 ")
                .append(width)
                .append(' ')
                .append(height)
                .append("\">\n");
        int top = 0;
        for (Picture picture : pictures) {
            out.append("<g transform=\"translate(0 ").append(top).append(")\">\n");
            out.append(picture.svg()).append("\n</g>\n");
            top += picture.height() + GAP;
        }
        return out.append("</svg>").toString();
    }
}
