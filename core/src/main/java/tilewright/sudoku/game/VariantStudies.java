package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.sudoku.deduction.DeductionStudies;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.text.Json;

/** The questions about a position: its candidates, the player's wrong digits, and how hard its puzzle is, with the path. */
public final class VariantStudies {

    private VariantStudies() {}

    /** Returns all of them. */
    public static List<Study<VariantBoard>> all() {
        return List.of(
                new Candidates(),
                new WrongDigits(),
                new OfSteps("rate", GameMessages.rateTitle(), GameMessages.rateAbout()),
                new OfSteps("path", GameMessages.pathTitle(), GameMessages.pathAbout()));
    }

    /** The digits that are still possible in each cell, as far as the cells in its sight say. */
    private record Candidates() implements Study<VariantBoard> {
        @Override
        public String verb() {
            return "candidates";
        }

        @Override
        public Message title() {
            return GameMessages.candidatesTitle();
        }

        @Override
        public Message about() {
            return GameMessages.candidatesAbout();
        }

        @Override
        public Columns columns() {
            return Columns.CANDIDATES;
        }

        @Override
        public Report study(VariantBoard position, int depth, Limits limits) {
            List<String> groups = new ArrayList<>();
            List<Mark> marks = new ArrayList<>();
            Json.Obj candidates = Json.obj();
            for (int cell = 0; cell < position.cells(); cell++) {
                int possible = position.possible(cell);
                if (position.digit(cell) != 0) {
                    groups.add(GivenText.text(position.digit(cell)));
                    continue;
                }
                int[] digits = DigitSet.list(possible).stream().mapToInt(d -> d).toArray();
                candidates = candidates.with(position.grid().name(cell), Json.numbers(digits));
                groups.add(possible == 0 ? "-" : DigitSet.text(possible));
                for (int digit : DigitSet.list(possible & ~position.marked(cell))) {
                    marks.add(VariantDrawing.note(position, cell, digit));
                }
                if (possible == 0) {
                    marks.add(ring(position, cell, Ink.CONFLICT));
                }
            }
            return new Report(
                    Message.verbatim(String.join(" ", groups)),
                    Json.obj().with("candidates", candidates),
                    true,
                    Optional.of(new Picture(GameMessages.possibleDigits(), marks)));
        }
    }

    /** The number of the player's wrong digits, and which they are; in {@code missing} the cells whose notes lack their digit. */
    private record WrongDigits() implements Study<VariantBoard> {
        @Override
        public String verb() {
            return "check";
        }

        @Override
        public Message title() {
            return GameMessages.checkTitle();
        }

        @Override
        public Message about() {
            return GameMessages.checkAbout();
        }

        @Override
        public boolean spoiler() {
            return true;
        }

        @Override
        public Columns columns() {
            return Columns.NONE.json("wrong", "missing");
        }

        @Override
        public Report study(VariantBoard position, int depth, Limits limits) {
            var solutions = new VariantSolver(position.rules()).solve(position.puzzle(), limits.withSolutions(2));
            boolean decided = solutions.found().size() > 1 || solutions.outcome() instanceof Outcome.Complete;
            if (!decided) {
                return new Report(GameMessages.notDecided(), Json.obj(), false);
            }
            if (solutions.found().isEmpty()) {
                return new Report(GameMessages.givensWithoutSolution(), Json.obj(), true);
            }
            boolean one = solutions.found().size() == 1;
            List<Integer> right = solutions.found().getFirst();
            List<Integer> wrong = new ArrayList<>();
            List<Integer> missing = new ArrayList<>();
            for (int cell = 0; cell < position.cells(); cell++) {
                int entry = position.entry(cell);
                if (entry != 0
                        && (one ? entry != right.get(cell) : position.broken().get(cell))) {
                    wrong.add(cell);
                }
                int marked = position.marked(cell);
                if (one && marked != 0 && !DigitSet.holds(marked, right.get(cell))) {
                    missing.add(cell);
                }
            }
            Message digits = !position.hasEntries()
                    ? GameMessages.noDigit()
                    : one ? GameMessages.wrong(wrong.size()) : GameMessages.clashing(wrong.size());
            Message line = !one
                    ? GameMessages.puzzleHasSeveral(digits)
                    : missing.isEmpty() ? digits : GameMessages.notesLack(digits, missing.size());
            List<Mark> marks = new ArrayList<>();
            wrong.forEach(cell -> marks.add(ring(position, cell, Ink.CONFLICT)));
            missing.forEach(cell -> marks.add(ring(position, cell, Ink.HINT)));
            Json.Obj fields =
                    Json.obj().with("wrong", names(position, wrong)).with("missing", names(position, missing));
            return new Report(line, fields, true, Optional.of(new Picture(GameMessages.rings(), marks)));
        }

        private static Json names(VariantBoard position, List<Integer> cells) {
            return Json.strings(cells.stream().map(position.grid()::name).toList());
        }
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

    private static Mark ring(VariantBoard position, int cell, Ink ink) {
        return new Mark.Ring(VariantDrawing.box(position, cell).inset(1), ink);
    }
}
