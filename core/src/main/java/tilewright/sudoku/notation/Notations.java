package tilewright.sudoku.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.sudoku.model.Board;

/** All notations but the native one, {@link Text#POSITIONS}. Immutable; threads may share one. */
public final class Notations {

    /** All notations, in the order in which they are asked whether they know a text. */
    private final List<Notation> all;

    private final CandidateRule candidateRule;

    /**
     * Constructs all notations, with the functions of other packages that some need.
     *
     * @param solutions for notations that hold the solution
     * @param canonical gives the smallest isomorph of a position's clues
     */
    public Notations(SolutionFinder solutions, UnaryOperator<Board> canonical) {
        ShareCode code = new ShareCode(solutions);
        LinkReader links = new LinkReader(code, new PackedCells(solutions));
        candidateRule = new CandidateRule(solutions);
        all = List.of(
                code,
                new ZerosNotation("zeros", NotationMessages.zeros(), false),
                new ZerosNotation("sdm", NotationMessages.sdm(), true),
                new CanonicalNotation(canonical),
                RunLengthNotation.PUZZ_LINK,
                LinkNotation.fpuzzles(links),
                LinkNotation.sudokupad(links),
                RunLengthNotation.SOLO,
                new GnomeNotation(),
                new KSudokuNotation(),
                new HodokuNotation(),
                new OpenSudokuNotation(),
                new SdkNotation(),
                new CsvNotation(),
                new KaggleNotation(solutions),
                new SdxNotation(),
                new CandidateNotation(),
                new PencilNotation(),
                new SimpleNotation());
    }

    List<Notation> all() {
        return all;
    }

    /** The rule by which the candidates of a text are clues or notes. */
    CandidateRule candidateRule() {
        return candidateRule;
    }

    /** The notation of a text; empty for a native one. */
    Optional<Notation> of(String text) {
        for (Notation notation : all) {
            if (notation.knows(text)) {
                return Optional.of(notation);
            }
        }
        return Optional.empty();
    }

    /** Returns the forms to convert to. */
    public List<TextForm<Board>> forms() {
        return all.stream().map(Notations::form).toList();
    }

    private static TextForm<Board> form(Notation notation) {
        return new TextForm<>(
                notation.id(),
                notation.about(),
                notation.faithful(),
                notation.head(),
                position -> written(notation, position));
    }

    private static String written(Notation notation, Board position) {
        if (position.givesCandidates() && !notation.holdsCandidates()) {
            throw new Study.Refused(NotationMessages.sukaku(notation.id()));
        }
        return notation.write(position);
    }
}
