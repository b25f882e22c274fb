package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * The puzzle in a link, or in a part of one with a name in front, before it is read: of any size and with any rules. {@link LinkReader} reads
 * the classic ones.
 */
public sealed interface LinkContent {

    /** Maximum number of values in an object. */
    int MOST_VALUES = 40_000;

    /** JSON of f-puzzles, SudokuPad, or another program. */
    record WebObject(Json.Obj object) implements LinkContent {}

    /** A text of the Interactive Sudoku Solver. */
    record IssRules(String text) implements LinkContent {}

    /** A game ID of Solo. */
    record SoloGame(String id) implements LinkContent {}

    /**
     * A Sudoku of puzz.link.
     *
     * @param cells in letters and digits
     */
    record PuzzLinkCells(int columns, int rows, String cells) implements LinkContent {}

    /** Returns the puzzle in a link; empty for another text, and for a link with none of these. */
    static Optional<LinkContent> of(String text) {
        if (!LinkReader.isLink(text)) {
            return Optional.empty();
        }
        int end = 0;
        while (end < text.length() && text.charAt(end) > ' ') {
            end++;
        }
        String link = text.substring(0, end);
        Optional<PuzzLink> puzzLink = PuzzLink.in(link).filter(PuzzLink::isSudoku);
        if (puzzLink.isPresent()) {
            PuzzLink cells = puzzLink.get();
            return Optional.of(new PuzzLinkCells(cells.columns(), cells.rows(), cells.cells()));
        }
        Optional<LinkContent> bare = bare(link);
        if (bare.isPresent()) {
            return bare;
        }
        for (LinkParts.Part part : LinkParts.of(link, 0, LinkReader.COMPRESSED)) {
            String letters = letters(part);
            Optional<LinkContent> content = letters.isEmpty()
                    ? bare(part.value())
                    : object(LinkReader.mended(letters, link, text)).map(WebObject::new);
            if (content.isPresent()) {
                return content;
            }
        }
        return Optional.empty();
    }

    private static Optional<LinkContent> bare(String text) {
        if (IssText.is(text)) {
            return Optional.of(new IssRules(text));
        }
        return SoloId.is(text) ? Optional.of(new SoloGame(text)) : Optional.empty();
    }

    /** The letters of a compressed puzzle; empty for none. */
    private static String letters(LinkParts.Part part) {
        String value = part.value();
        boolean field = part.field().equals(LinkReader.LOAD)
                || part.field().equals(LinkReader.PUZZLE) && value.startsWith("N4");
        int begin = LinkParts.begin(value, LinkReader.COMPRESSED);
        return field ? value : begin > 0 ? part.rest().substring(begin) : "";
    }

    private static Optional<Json.Obj> object(String letters) {
        Optional<String> text = LzString.decompress(letters);
        return text.flatMap(LinkContent::parsed)
                .or(() -> text.map(SudokuPadJson::whole).flatMap(LinkContent::parsed));
    }

    private static Optional<Json.Obj> parsed(String text) {
        try {
            return Json.parse(text, MOST_VALUES) instanceof Json.Obj object ? Optional.of(object) : Optional.empty();
        } catch (TextError noJson) {
            return Optional.empty();
        }
    }
}
