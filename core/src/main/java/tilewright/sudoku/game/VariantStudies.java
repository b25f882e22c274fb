package tilewright.sudoku.game;

import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.sudoku.deduction.DeductionStudies;
import tilewright.sudoku.human.PossibleDigits;
import tilewright.sudoku.human.WrongDigits;
import tilewright.sudoku.rules.GivenText;

/** The questions about a position: its candidates, the player's wrong digits, and how hard its puzzle is, with the path. */
public final class VariantStudies {

    private VariantStudies() {}

    /** Returns all studies of variants. */
    public static List<Study<VariantBoard>> all() {
        return List.of(
                new PossibleDigits<>(),
                new WrongDigits<>(new VariantSolutions()),
                new OfSteps("rate", GameMessages.rateTitle(), GameMessages.rateAbout()),
                new OfSteps("path", GameMessages.pathTitle(), GameMessages.pathAbout()));
    }

    /** A question about the steps of the puzzle. */
    private record OfSteps(String verb, Message title, Message about) implements Study<VariantBoard> {
        @Override
        public boolean reveals() {
            return verb.equals("path");
        }

        @Override
        public Report study(VariantBoard position, int depth, Limits limits) {
            return new DeductionStudies(position.puzzle(), GivenText::text)
                    .study(verb, limits)
                    .orElseThrow();
        }
    }
}
