package tilewright.sudoku.notation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * Reads links that carry a puzzle: as cells in the path, the query, or the fragment, in the ways of SudokuWiki, puzz.link, Solo, and the
 * Interactive Sudoku Solver, or compressed as f-puzzles, SudokuPad, SudokuMaker, and penpa-edit do; links of this program; and the
 * parts of links by themselves that have a name in front.
 *
 * @param code reads the share code in a link of this program
 * @param packed reads packed cells
 */
record LinkReader(ShareCode code, PackedCells packed) {

    /** Minimum number of letters of {@link PackedCells}: each is six cells at most. */
    private static final int FEWEST_PACKED = 14;

    /** The beginnings of links; people leave the scheme out. */
    private static final List<String> BEGINS = List.of(
            "https://",
            "http://",
            "www.",
            "f-puzzles.com/",
            "sudokupad.app/",
            "app.crackingthecryptic.com/",
            "sudokumaker.app/",
            "puzz.link/",
            "pzv.jp/",
            "swaroopg92.github.io/penpa-edit/");

    private static final int LONGEST_BEGIN = 32;

    /** Sites whose puzzles are read. */
    private static final List<String> SITES = List.of(
            "f-puzzles.com",
            "sudokupad.app",
            "app.crackingthecryptic.com",
            "sudokumaker.app",
            "puzz.link",
            "pzv.jp",
            "pzplus.tck.mn",
            "pzprxs.vercel.app",
            "kanpen.net",
            "swaroopg92.github.io",
            "sigh.github.io",
            "chiark.greenend.org.uk",
            "sudokuwiki.org",
            "sudokuexchange.com");

    /** Fields whose value is a puzzle. */
    private static final List<String> FIELDS = List.of("bd", "s", "puzzle", "load", "puzzleid");

    /** The field of f-puzzles. */
    static final String LOAD = "load";

    /** The field of SudokuMaker. */
    static final String PUZZLE = "puzzle";

    /** The field of kanpen. */
    private static final String PROBLEM = "problem";

    /** The field of penpa-edit, in links with this name. */
    private static final String PENPA_FIELD = "p";

    private static final String PENPA = "/penpa-edit";

    /** The field and the name of this program's links. */
    private static final String DATA = "data";

    private static final List<String> SHARE = List.of("sudoku:");

    /**
     * The names that stand before the letters in a link to SudokuPad: for f-puzzles, packed cells, and its own JSON.
     */
    private static final List<String> F_PUZZLES = List.of("fpuzzles", "fpuz");

    private static final List<String> PACKED = List.of("scf", "classic");
    private static final List<String> SUDOKU_PAD = List.of("scl", "ctc");

    static final List<String> COMPRESSED =
            Stream.concat(F_PUZZLES.stream(), SUDOKU_PAD.stream()).toList();

    /** Whether a text is a link, or a part of one with a name in front. */
    static boolean isLink(String text) {
        String begin = Ascii.lower(text.substring(0, Math.min(text.length(), LONGEST_BEGIN)));
        return (BEGINS.stream().anyMatch(begin::startsWith) || isBare(text)) && text.indexOf('\n') < 0;
    }

    /** Whether a text is letters behind their name, or in the way of Solo or the Interactive Sudoku Solver. */
    private static boolean isBare(String text) {
        return LinkParts.begin(text, COMPRESSED) > 0 && text.length() > Houses.CELLS && isLetters(text)
                || IssText.is(text)
                || SoloId.is(text);
    }

    /** Whether the first word of a text may be of Base64. */
    private static boolean isLetters(String text) {
        for (int i = 0; i < text.length() && text.charAt(i) > ' '; i++) {
            char c = text.charAt(i);
            if (!Ascii.isLetter(c) && !Ascii.isDigit(c) && "+/=-_$%".indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * The puzzle of a link; what stands behind a blank is passed over.
     *
     * @throws TextError when there is none in it, or one with further rules
     */
    Board read(Cursor cursor) {
        String text = cursor.rest();
        String link = text.substring(0, end(text));
        Link parts = new Link(cursor, link, text, LinkParts.of(link, cursor.offset(), COMPRESSED));
        cursor.skip(text.length());
        try {
            return read(parts);
        } catch (FPuzzles.Foreign foreign) {
            throw cursor.error(parts.at, foreign.problem());
        }
    }

    private static int end(String text) {
        int blank = 0;
        while (blank < text.length() && text.charAt(blank) > ' ') {
            blank++;
        }
        return blank;
    }

    /** A link that is read. */
    private static final class Link {

        private final Cursor cursor;
        private final String link;
        private final String text;
        private final List<LinkParts.Part> parts;

        /** The place of the part that is being read. */
        private int at;

        /** @param text the link, and what stands behind it */
        Link(Cursor cursor, String link, String text, List<LinkParts.Part> parts) {
            this.cursor = cursor;
            this.link = link;
            this.text = text;
            this.parts = parts;
            this.at = cursor.offset();
        }

        String mended(String letters) {
            return LinkReader.mended(letters, link, text);
        }
    }

    /**
     * Returns the letters with all that a blank cut off; it was a plus, which decoders of form fields turn into a blank.
     *
     * @param link as far as a blank
     * @param text the link, and what stands behind it
     */
    static String mended(String letters, String link, String text) {
        boolean cut =
                text.length() > link.length() && link.endsWith(letters.substring(Math.max(0, letters.length() - 8)));
        return cut ? letters + text.substring(link.length()).replace(' ', '+') : letters;
    }

    private Board read(Link link) throws FPuzzles.Foreign {
        Optional<PuzzLink> puzzLink = PuzzLink.in(link.link);
        if (puzzLink.isPresent() && puzzLink.get().isSudoku()) {
            return puzzLink.get().board();
        }
        String site = LinkParts.site(link.link);
        if (puzzLink.isPresent() && SITES.contains(site)) {
            throw new FPuzzles.Foreign(NotationMessages.otherPuzzleOfSite(
                    site, FPuzzles.name(puzzLink.get().name())));
        }
        if (IssText.is(link.link)) {
            return IssText.read(link.link);
        }
        Optional<SoloId> solo = SoloId.of(link.link);
        if (solo.isPresent()) {
            return solo.get().board();
        }
        for (LinkParts.Part part : link.parts) {
            if (isCells(part.value())) {
                return Board.of(Text.readCells(new Cursor(part.value())));
            }
        }
        for (LinkParts.Part part : link.parts) {
            link.at = part.at();
            Optional<Board> board = board(link, part);
            if (board.isPresent()) {
                return board.get();
            }
        }
        for (LinkParts.Part part : link.parts) {
            if (FIELDS.contains(part.field()) && !part.value().isEmpty()) {
                link.at = part.at();
                throw new FPuzzles.Foreign(NotationMessages.linkValue(part.field()));
            }
        }
        link.at = link.cursor.offset() - link.text.length();
        throw new FPuzzles.Foreign(
                SITES.contains(site)
                        ? NotationMessages.linkWithoutPuzzle()
                        : NotationMessages.linkToSite(FPuzzles.name(site)));
    }

    /** The puzzle of a part that is not plain cells; empty when it is none. */
    private Optional<Board> board(Link link, LinkParts.Part part) throws FPuzzles.Foreign {
        String value = part.value();
        int share = LinkParts.begin(value, SHARE);
        if (share > 0) {
            return Optional.of(own(value.substring(share)));
        }
        if (value.isEmpty()) {
            return Optional.empty();
        }
        switch (part.field()) {
            case DATA -> {
                return Optional.of(own(value));
            }
            case LOAD -> {
                return Optional.of(json(link, value));
            }
            case PROBLEM -> {
                return value.indexOf('_') < 0 ? Optional.empty() : Optional.of(PuzzLink.kanpen(value));
            }
            case PENPA_FIELD -> {
                return link.link.indexOf(PENPA) < 0
                        ? Optional.empty()
                        : Optional.of(PenpaText.read(link.mended(value)).told(link.cursor));
            }
            case PUZZLE -> {
                if (value.startsWith("N4")) {
                    return Optional.of(json(link, value));
                }
            }
            default -> {}
        }
        int begin = LinkParts.begin(value, COMPRESSED);
        if (begin > 0 && part.rest().length() > Houses.CELLS) {
            link.at += begin;
            return Optional.of(json(link, part.rest().substring(begin)));
        }
        if (IssText.is(value)) {
            return Optional.of(IssText.read(value));
        }
        Optional<SoloId> solo = SoloId.of(value);
        if (solo.isPresent()) {
            return Optional.of(solo.get().board());
        }
        Optional<Board> position = SudokuWikiCells.read(value);
        return position.isPresent() ? position : packed(link, part);
    }

    private Board own(String text) throws FPuzzles.Foreign {
        try {
            boolean letters = !text.isEmpty() && Ascii.isLetter(text.charAt(0));
            if (!letters) {
                return Text.POSITIONS.parse(text);
            }
            Cursor inside = new Cursor(text);
            Board board = code.read(inside);
            inside.expectEnd();
            return board;
        } catch (TextError error) {
            throw new FPuzzles.Foreign(error.problem());
        }
    }

    /** Packed cells, in a field or behind their name. */
    private Optional<Board> packed(Link link, LinkParts.Part part) throws FPuzzles.Foreign {
        String value = part.value();
        int begin = LinkParts.begin(value, PACKED);
        int rules = value.indexOf('*');
        if (begin > 0
                && rules > 0
                && !PackedCells.fits(value.substring(begin))
                && PackedCells.fits(value.substring(begin, rules))) {
            link.at += rules;
            throw new FPuzzles.Foreign(
                    NotationMessages.variant(value.substring(rules, Math.min(rules + 20, value.length()))));
        }
        if (value.length() - begin < FEWEST_PACKED || begin == 0 && !FIELDS.contains(part.field())) {
            return Optional.empty();
        }
        return packed.read(value.substring(begin), begin > 0, link.cursor);
    }

    private static boolean isCells(String value) {
        boolean cells = value.length() == Houses.CELLS;
        for (int i = 0; i < value.length() && cells; i++) {
            cells = Text.isCell(value.charAt(i));
        }
        return cells;
    }

    /** The puzzle in compressed JSON, whatever site it is of. */
    private static Board json(Link link, String letters) throws FPuzzles.Foreign {
        Message damaged = NotationMessages.damagedLink();
        String text = LzString.decompress(link.mended(letters)).orElseThrow(() -> new FPuzzles.Foreign(damaged));
        Optional<WebPuzzle> puzzle = WebPuzzle.in(text);
        if (puzzle.isEmpty()) {
            puzzle = WebPuzzle.in(SudokuPadJson.whole(text));
        }
        return puzzle.orElseThrow(() -> new FPuzzles.Foreign(damaged)).told(link.cursor);
    }
}
