package tilewright.sudoku.exchange;

import java.util.Optional;
import tilewright.sudoku.rules.VariantText;
import tilewright.text.LineGrouping;
import tilewright.text.Whitespace;

/**
 * Groups the lines of a file into puzzles of any rules and other texts: each line of rules and givens is a text, and so
 * is each JSON object of a list.
 *
 * @param others groups all other lines
 */
public record VariantLines(LineGrouping others) implements LineGrouping {

    private static final String SIDE = "\"side\"";
    private static final String GIVENS = "\"givens\"";

    /** The number of lines ahead in which the fields of the first puzzle are looked for. */
    private static final int NEAR = 40;

    /** Whether a text is meant as an object of {@link VariantJson}, right or wrong. */
    public static boolean isObject(String text) {
        return !text.isEmpty() && text.charAt(0) == '{' && text.contains(SIDE) && text.contains(GIVENS);
    }

    @Override
    public Group first(LinesAhead ahead) {
        return VariantText.isMeant(ahead.line(0)) ? Group.LINE : others.first(ahead);
    }

    @Override
    public int after(LinesAhead ahead) {
        return ahead.has(0) && VariantText.isMeant(ahead.line(0)) ? 0 : others.after(ahead);
    }

    @Override
    public Optional<Container> container(LinesAhead ahead) {
        if (VariantText.isMeant(ahead.line(0))) {
            return Optional.empty();
        }
        return begins(ahead) ? Optional.of(new VariantObjects()) : others.container(ahead);
    }

    private static boolean begins(LinesAhead ahead) {
        String first = Whitespace.strip(ahead.line(0));
        if (first.isEmpty() || first.charAt(0) != '[' && first.charAt(0) != '{') {
            return false;
        }
        boolean side = false;
        boolean givens = false;
        for (int i = 0; i < NEAR && ahead.has(i) && !(side && givens); i++) {
            side |= ahead.line(i).contains(SIDE);
            givens |= ahead.line(i).contains(GIVENS);
        }
        return side && givens;
    }

    @Override
    public boolean comments(String line) {
        return others.comments(line);
    }

    @Override
    public boolean cutBefore(String before, String line) {
        return others.cutBefore(before, line);
    }
}
