package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/** Lines in which a digit has as many places together: X-Wing (3.2), swordfish (3.8), jellyfish (5.2). */
final class Fish implements TechniqueFinder {

    private final int size;
    private final StepKind technique;
    private final double rating;

    /** The digits with 2 to size places in each line. */
    private final int[] usable = new int[9];

    Fish(int size) {
        this.size = size;
        technique = size == 2 ? StepKind.X_WING : size == 3 ? StepKind.SWORDFISH : StepKind.JELLYFISH;
        rating = size == 2 ? 3.2 : size == 3 ? 3.8 : 5.2;
    }

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        int few = few(state);
        return find(state, buffer, listener, 18, 9, few) || find(state, buffer, listener, 9, 18, few);
    }

    /** The digits that are placed at most 9 - 2 * size times. */
    private int few(CandidateState state) {
        int few = 0;
        for (int digit = 0; digit < 9; digit++) {
            int placed = 0;
            for (int cell = 0; cell < Layout.CELLS; cell++) {
                placed += state.digits[cell] == digit + 1 ? 1 : 0;
            }
            few |= placed + size * 2 <= 9 ? 1 << digit : 0;
        }
        return few;
    }

    private boolean find(CandidateState state, StepBuffer buffer, Listener listener, int bases, int covers, int few) {
        for (int line = 0; line < 9; line++) {
            int digits = 0;
            for (int digit = 0; digit < 9; digit++) {
                int count = Integer.bitCount(state.places[(bases + line) * 9 + digit]);
                digits |= count >= 2 && count <= size ? 1 << digit : 0;
            }
            usable[line] = digits & few;
        }
        for (int set : Layout.SETS[size]) {
            int common = few;
            for (int rest = set; rest != 0; rest &= rest - 1) {
                common &= usable[Integer.numberOfTrailingZeros(rest)];
            }
            for (int rest = common; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                int union = 0;
                for (int lines = set; lines != 0; lines &= lines - 1) {
                    union |= state.places[(bases + Integer.numberOfTrailingZeros(lines)) * 9 + digit];
                }
                if (Integer.bitCount(union) == size
                        && take(state, buffer, listener, bases, covers, set, union, digit)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean take(
            CandidateState state,
            StepBuffer buffer,
            Listener listener,
            int bases,
            int covers,
            int set,
            int union,
            int digit) {
        buffer.start(technique, rating);
        buffer.digits = 1 << digit;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            buffer.base[buffer.bases++] = bases + Integer.numberOfTrailingZeros(rest);
        }
        for (int rest = union; rest != 0; rest &= rest - 1) {
            int line = covers + Integer.numberOfTrailingZeros(rest);
            buffer.cover[buffer.covers++] = line;
            for (int places = state.places[line * 9 + digit]; places != 0; places &= places - 1) {
                int place = Integer.numberOfTrailingZeros(places);
                if ((set >> place & 1) == 0) {
                    buffer.remove(Layout.CELL[line * 9 + place], 1 << digit);
                } else {
                    buffer.patternCell(Layout.CELL[line * 9 + place]);
                }
            }
        }
        return buffer.removals > 0 && listener.found();
    }
}
