package tilewright.sudoku.notation;

import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Text;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.LineGrouping.Part;

/** Reads a saved game of another program as the one text that it is. Mutable; one thread at a time. */
final class SavedGameText implements LineGrouping.Container {

    private static final int LONGEST_LINE = 1 << 20;

    private final SavedGame game;

    /** The earlier parts of a line that is read in parts. */
    private final StringBuilder rest = new StringBuilder();

    private String before = "";
    private List<Part> parts = List.of();

    private SavedGameText(SavedGame game) {
        this.game = game;
    }

    static Optional<SavedGameText> begin(LinesAhead ahead) {
        return SavedGame.begin(ahead).map(SavedGameText::new);
    }

    /** The game that begins with the first line; empty when there is none. */
    static Optional<ValueText.Whole> at(LinesAhead ahead, int most) {
        return begin(ahead).map(text -> text.whole(ahead, most));
    }

    private ValueText.Whole whole(LinesAhead ahead, int most) {
        int lines = 0;
        boolean goesOn = true;
        while (goesOn && lines < most && ahead.has(lines) && (lines == 0 || !endsBefore(ahead.line(lines)))) {
            goesOn = read(ahead.line(lines++));
        }
        end();
        return new ValueText.Whole(lines, parts());
    }

    @Override
    public boolean endsBefore(String line) {
        return !game.goesOn(line) || !game.isWhole() && GridLines.standsAlone(before, line);
    }

    @Override
    public boolean read(String line) {
        before = line;
        boolean goesOn = game.read(rest + line);
        rest.setLength(0);
        return goesOn;
    }

    @Override
    public void readPart(String part) {
        if (rest.length() < LONGEST_LINE) {
            rest.append(part);
        }
    }

    @Override
    public void end() {
        Part part;
        try {
            part = new Part(0, Text.POSITIONS.format(game.board()), Optional.empty());
        } catch (FPuzzles.Foreign foreign) {
            part = new Part(0, "", Optional.of(foreign.problem()));
        }
        parts = List.of(part);
    }

    @Override
    public List<Part> parts() {
        List<Part> taken = parts;
        parts = List.of();
        return taken;
    }
}
