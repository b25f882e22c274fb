package tilewright.sudoku.human;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** Singles that the digits of a board show without notes, with the cells that are the reason. */
final class VisibleSingles {

    private VisibleSingles() {}

    /** The easiest one: of HoDoKu's order, and of equal ones in boxes, then columns, then rows. */
    static Optional<Step> first(Board board) {
        for (int house : Houses.easiestFirst()) {
            Optional<Step> last = fullHouse(board, house);
            if (last.isPresent()) {
                return last;
            }
        }
        return nakedSingle(board).or(() -> hiddenSingle(board));
    }

    /** A step as the digits of the board show it, if they do. */
    static Step shown(Board board, Step step) {
        if (board.givesCandidates()) {
            return step; // what the digits show is not the whole reason
        }
        Candidate target = step.target();
        return switch (step.kind()) {
            case FULL_HOUSE, HIDDEN_SINGLE -> inHouse(board, step).orElse(step);
            case NAKED_SINGLE -> nakedSingle(board, target.cell()).orElse(step);
            default -> step;
        };
    }

    private static Optional<Step> inHouse(Board board, Step step) {
        Candidate target = step.target();
        for (int house : Houses.easiestFirst()) {
            Optional<Step> single = step.kind() == StepKind.FULL_HOUSE
                    ? fullHouse(board, house)
                    : hiddenSingle(board, house, target.digit());
            if (single.isPresent() && single.get().target().equals(target)) {
                return single;
            }
        }
        return Optional.empty();
    }

    /** The last empty cell of a house takes the digit that the house lacks. */
    private static Optional<Step> fullHouse(Board board, int house) {
        int[] empty = Arrays.stream(Houses.cells(house))
                .filter(cell -> board.digit(cell) == 0)
                .toArray();
        if (empty.length != 1 || Digits.size(board.possible(empty[0])) != 1) {
            return Optional.empty();
        }
        int digit = Digits.first(board.possible(empty[0]));
        return Optional.of(inHouse(StepKind.FULL_HOUSE, 10, house, empty[0], digit, CellSet.NONE));
    }

    private static Optional<Step> hiddenSingle(Board board) {
        for (int house : Houses.easiestFirst()) {
            for (int digit = 1; digit <= 9; digit++) {
                Optional<Step> single = hiddenSingle(board, house, digit);
                if (single.isPresent()) {
                    return single;
                }
            }
        }
        return Optional.empty();
    }

    /** A digit has a single place in a house. */
    private static Optional<Step> hiddenSingle(Board board, int house, int digit) {
        int cell = onlyPlace(board, house, digit);
        if (cell < 0) {
            return Optional.empty();
        }
        int tenths = Houses.isBox(house) ? 12 : 15;
        return Optional.of(
                inHouse(StepKind.HIDDEN_SINGLE, tenths, house, cell, digit, seen(board, house, digit, cell)));
    }

    /** The only cell of a house where a digit can go; -1 when there are none or several. */
    private static int onlyPlace(Board board, int house, int digit) {
        int place = -1;
        for (int cell : Houses.cells(house)) {
            if (Digits.holds(board.possible(cell), digit)) {
                if (place >= 0) {
                    return -1;
                }
                place = cell;
            }
        }
        return place;
    }

    /** Cells that hold the digit and keep it away from the other empty cells of the house. */
    private static CellSet seen(Board board, int house, int digit, int cell) {
        CellSet seen = CellSet.NONE;
        for (int other : Houses.cells(house)) {
            if (other != cell && board.digit(other) == 0) {
                int[] holders = Arrays.stream(Houses.peers(other))
                        .filter(peer -> board.digit(peer) == digit)
                        .toArray();
                seen = holders.length == 0 || seen.meets(CellSet.of(holders)) ? seen : seen.with(holders[0]);
            }
        }
        return seen;
    }

    static Optional<Step> nakedSingle(Board board) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            Optional<Step> single = nakedSingle(board, cell);
            if (single.isPresent()) {
                return single;
            }
        }
        return Optional.empty();
    }

    /** A cell has a single possible digit; of each other digit it sees one cell that holds it. */
    private static Optional<Step> nakedSingle(Board board, int cell) {
        if (Digits.size(board.possible(cell)) != 1) {
            return Optional.empty();
        }
        CellSet seen = CellSet.NONE;
        int digits = 0;
        for (int peer : Houses.peers(cell)) {
            int digit = board.digit(peer);
            if (digit != 0 && !Digits.holds(digits, digit)) {
                digits |= Digits.bit(digit);
                seen = seen.with(peer);
            }
        }
        int digit = Digits.first(board.possible(cell));
        return Optional.of(single(StepKind.NAKED_SINGLE, 23, cell, digit, List.of(new Premise.Seen(seen))));
    }

    private static Step inHouse(StepKind kind, int tenths, int house, int cell, int digit, CellSet seen) {
        return single(kind, tenths, cell, digit, List.of(new Premise.Base(house), new Premise.Seen(seen)));
    }

    private static Step single(StepKind kind, int tenths, int cell, int digit, List<Premise> premises) {
        List<Candidate> placements = List.of(new Candidate(cell, digit));
        return new Step(kind, tenths, Digits.bit(digit), placements, List.of(), premises.size(), premises, List.of());
    }
}
