package tilewright.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.generate.SudokuGenerator;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.Completions;

/** Random Sukakus, and a plain solver for them, which knows nothing of ours. */
final class Sukakus {

    private Sukakus() {}

    /**
     * A Sukaku with one solution.
     *
     * @param more candidates that are taken away although that is not needed: the more, the easier
     * @return 81 sets of digits
     */
    static int[] random(SeededRandom random, int more) {
        int[] solution =
                new SudokuGenerator().generate(new Setup.Grid(), random).digits();
        int[] sets = new int[Houses.CELLS];
        Arrays.fill(sets, Digits.ALL);
        int clues = random.below(20);
        for (int cell : Arrays.copyOf(random.permutation(Houses.CELLS), clues)) {
            for (int peer : Houses.peers(cell)) {
                sets[peer] &= ~Digits.bit(solution[cell]);
            }
            sets[cell] = Digits.bit(solution[cell]);
        }
        List<int[]> removed = new ArrayList<>();
        for (int candidate : random.permutation(9 * Houses.CELLS)) {
            int cell = candidate / 9;
            int bit = 1 << candidate % 9;
            if (bit != Digits.bit(solution[cell]) && (sets[cell] & bit) != 0) {
                removed.add(new int[] {cell, bit});
            }
        }
        int most = removed.size();
        int least = 0;
        while (least < most) { // removing the first ones leaves one solution
            int middle = (least + most) / 2;
            if (unique(without(sets, removed.subList(0, middle)))) {
                most = middle;
            } else {
                least = middle + 1;
            }
        }
        int[] found = without(sets, removed.subList(0, Math.min(removed.size(), most + more)));
        for (int i = 0; i < Math.min(60, most) && more == 0; i++) { // as many come back as can
            int[] other = found.clone();
            other[removed.get(i)[0]] |= removed.get(i)[1];
            found = unique(other) ? other : found;
        }
        return found;
    }

    /** Answered fast; what it says is checked with the plain solver. */
    private static boolean unique(int[] sets) {
        Board board = Board.of(new int[Houses.CELLS]).withCandidates(sets);
        return new Completions().count(board, Limits.NONE.withSolutions(2)).solutions() == 1;
    }

    private static int[] without(int[] sets, List<int[]> removed) {
        int[] fewer = sets.clone();
        removed.forEach(candidate -> fewer[candidate[0]] &= ~candidate[1]);
        return fewer;
    }

    /** 729 characters. */
    static String line(int[] sets) {
        StringBuilder line = new StringBuilder();
        for (int set : sets) {
            for (int digit = 1; digit <= 9; digit++) {
                line.append(Digits.holds(set, digit) ? (char) ('0' + digit) : '.');
            }
        }
        return line.toString();
    }

    /** Nine rows without a frame. */
    static String grid(int[] sets) {
        StringBuilder grid = new StringBuilder();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            grid.append(Digits.text(sets[cell], "")).append(cell % 9 == 8 ? '\n' : ' ');
        }
        return grid.toString();
    }

    static int[] sets(String line) {
        int[] sets = new int[Houses.CELLS];
        for (int i = 0; i < line.length(); i++) {
            sets[i / 9] |= line.charAt(i) == '.' ? 0 : 1 << i % 9;
        }
        return sets;
    }

    /** The number of solutions, up to a limit. */
    static int count(int[] sets, int most) {
        int[] found = {0};
        search(sets.clone(), new int[Houses.CELLS], most, found, digits -> {});
        return found[0];
    }

    static String solution(int[] sets) {
        StringBuilder solution = new StringBuilder();
        search(sets.clone(), new int[Houses.CELLS], 1, new int[1], digits -> {
            for (int digit : digits) {
                solution.append(digit);
            }
        });
        return solution.toString();
    }

    /** Fills the cell, or the place of a digit in a house, with the fewest choices. */
    private static void search(int[] sets, int[] digits, int most, int[] found, Consumer<int[]> solution) {
        List<int[]> fewest = List.of();
        int open = 10;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (digits[cell] == 0 && Digits.size(sets[cell]) < open) {
                open = Digits.size(sets[cell]);
                fewest = choices(cell, sets[cell]);
            }
        }
        for (int house = 0; house < Houses.COUNT && open > 1; house++) {
            for (int digit = 1; digit <= 9; digit++) {
                List<int[]> places = places(sets, digits, house, digit);
                if (!placed(digits, house, digit) && places.size() < open) {
                    open = places.size();
                    fewest = places;
                }
            }
        }
        if (open == 10) {
            found[0]++;
            solution.accept(digits);
        }
        for (int[] choice : fewest) {
            if (found[0] == most) {
                return;
            }
            int[] then = sets.clone();
            for (int peer : Houses.peers(choice[0])) {
                then[peer] &= ~Digits.bit(choice[1]);
            }
            digits[choice[0]] = choice[1];
            search(then, digits, most, found, solution);
            digits[choice[0]] = 0;
        }
    }

    private static List<int[]> choices(int cell, int set) {
        return Digits.list(set).stream().map(digit -> new int[] {cell, digit}).toList();
    }

    private static List<int[]> places(int[] sets, int[] digits, int house, int digit) {
        List<int[]> places = new ArrayList<>();
        for (int cell : Houses.cells(house)) {
            if (digits[cell] == 0 && Digits.holds(sets[cell], digit)) {
                places.add(new int[] {cell, digit});
            }
        }
        return places;
    }

    private static boolean placed(int[] digits, int house, int digit) {
        return Arrays.stream(Houses.cells(house)).anyMatch(cell -> digits[cell] == digit);
    }

    static boolean within(Board board, int[] sets) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.digit(cell) != 0 && !Digits.holds(sets[cell], board.digit(cell))) {
                return false;
            }
        }
        return true;
    }
}
