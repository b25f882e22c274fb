package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;
import tilewright.sudoku.step.Chain;
import tilewright.sudoku.step.StepKind;

/**
 * Chains from an assertion and its opposite, from all candidates of a cell, and from all places of a digit in a house:
 * Nishio 7.5, multiple 8.0, dynamic 8.5, with simple techniques 9.0, nested 9.5 to 11.0, each plus what its length adds.
 * The shortest is the step.
 */
final class ForcingChains implements TechniqueFinder, NestedSearch {

    /** The kind of chains to look for. */
    enum Kind {
        NISHIO,
        MULTIPLE,
        DYNAMIC
    }

    private static final int DOUBLE = 1;
    private static final int CELL = 5;
    private static final int HOUSE = 6;
    private static final int CONTRADICTION = 7;

    private final Kind kind;
    private final double base;
    private final Propagation propagation;
    private final Ancestry ancestry = new Ancestry();
    private @Nullable HintSet hints;

    /** The branches of candidates that are on, made when they are asked for; valid if marked with the round. */
    private final @Nullable Branch[] onBranches = new Branch[9 * Layout.CELLS];

    private final int[] rounds = new int[9 * Layout.CELLS];
    private int round;
    private final Branch offBranch = new Branch();

    private boolean nesting;
    private CandidateState state = new CandidateState();
    private CandidateState source = state;
    private int order;

    /** The start of the offered chains: a candidate, on or off; a cell; or a house and digit at house * 9 + digit. */
    private int origin;

    private Stop stop = Stop.never();

    /** The offer: the branches and in each the conclusion. */
    private final Branch[] branches = new Branch[9];

    private final int[] targets = new int[9];
    private int count;

    private boolean found;
    private int bestComplexity;
    private int bestKey;
    private int bestCell;
    private int bestMask;
    private int bestPlaced;
    private int bestOrigin;
    private int bestTarget;
    private StepKind bestTechnique = StepKind.NISHIO;

    private final int[] removals = new int[9];
    private final RuleParents ruleParents = new RuleParents();
    private short[] signature = new short[4096];

    /** @param level of dynamic chains, 0 to 5 */
    ForcingChains(Kind kind, int level) {
        this.kind = kind;
        propagation = new Propagation(kind != Kind.NISHIO, kind != Kind.MULTIPLE, level);
        base = switch (kind) {
            case NISHIO -> 7.5;
            case MULTIPLE -> 8.0;
            case DYNAMIC -> level >= 2 ? 9.5 + 0.5 * (level - 2) : 8.5 + 0.5 * level;
        };
        Arrays.fill(branches, offBranch);
    }

    void stop(Stop asked) {
        stop = asked;
    }

    @Override
    public boolean find(CandidateState grid, StepBuffer buffer, Listener listener) {
        nesting = false;
        found = false;
        search(grid, grid);
        if (!found) {
            return false;
        }
        buffer.start(bestTechnique, base + Lengths.added(bestComplexity));
        buffer.remove(bestCell, bestMask);
        if (bestPlaced >= 0) {
            buffer.place(bestCell, bestPlaced);
        }
        buffer.origin = bestOrigin;
        buffer.target = bestTarget;
        buffer.chains = this;
        return listener.found();
    }

    /**
     * The chains of a step that was found, from each assertion that it starts from.
     *
     * @param grid the one in which it was found
     */
    List<Chain> chains(CandidateState grid, StepBuffer step) {
        return switch (step.kind) {
            case CELL_FORCING_CHAINS -> {
                List<Chain> chains = new ArrayList<>();
                for (int rest = grid.masks[step.origin]; rest != 0; rest &= rest - 1) {
                    int candidate = step.origin * 9 + Integer.numberOfTrailingZeros(rest);
                    chains.add(chain(grid, 2 * candidate + 1, step.target));
                }
                yield chains;
            }
            case REGION_FORCING_CHAINS -> {
                List<Chain> chains = new ArrayList<>();
                int house = step.origin / 9 * 9;
                int digit = step.origin % 9;
                for (int rest = grid.places[house + digit]; rest != 0; rest &= rest - 1) {
                    int candidate = Layout.CELL[house + Integer.numberOfTrailingZeros(rest)] * 9 + digit;
                    chains.add(chain(grid, 2 * candidate + 1, step.target));
                }
                yield chains;
            }
            case DOUBLE_FORCING_CHAINS ->
                List.of(chain(grid, step.origin | 1, step.target), chain(grid, step.origin & ~1, step.target));
            default -> List.of(chain(grid, step.origin, step.target | 1, step.target & ~1));
        };
    }

    private Chain chain(CandidateState grid, int start, int... conclusions) {
        propagation.run(offBranch, grid, start, stop);
        return Chains.of(offBranch, start, conclusions);
    }

    @Override
    public NestedHint[] hints(CandidateState grid, CandidateState before, Stop asked) {
        stop = asked;
        nesting = true;
        HintSet found = hints == null ? new HintSet() : hints;
        hints = found;
        found.clear();
        search(grid, before);
        return found.sorted();
    }

    private void search(CandidateState grid, CandidateState before) {
        state = grid;
        source = before;
        order = 0;
        round++;
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            int mask = grid.masks[cell];
            int size = Integer.bitCount(mask);
            if (size > 2 || size > 1 && kind != Kind.MULTIPLE) {
                for (int rest = mask; rest != 0; rest &= rest - 1) {
                    int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                    if (kind != Kind.MULTIPLE) {
                        binary(candidate, size);
                    }
                    if (kind != Kind.NISHIO) {
                        houses(candidate);
                    }
                }
                if (kind != Kind.NISHIO) {
                    cell(cell);
                }
            }
        }
    }

    private Branch on(int candidate) {
        Branch branch = onBranches[candidate];
        if (branch == null) {
            branch = new Branch();
            onBranches[candidate] = branch;
        }
        if (rounds[candidate] != round) {
            rounds[candidate] = round;
            propagation.run(branch, state, 2 * candidate + 1, stop);
        }
        return branch;
    }

    /** Contradictions of a candidate's being on and being off, and what follows from both. */
    private void binary(int candidate, int size) {
        Branch on = on(candidate);
        if (on.clash >= 0) {
            contradiction(on, candidate, false);
        }
        propagation.run(offBranch, state, 2 * candidate, stop);
        if (offBranch.clash >= 0) {
            contradiction(offBranch, candidate, true);
        }
        if (size < 3 || kind == Kind.NISHIO) {
            return;
        }
        count = 2;
        origin = 2 * candidate;
        branches[0] = on;
        branches[1] = offBranch;
        for (int i = 0; i < on.onCount; i++) {
            both(2 * on.ons[i] + 1);
        }
        for (int i = 0; i < on.offCount; i++) {
            both(2 * on.offs[i]);
        }
    }

    private void both(int assertion) {
        if (offBranch.knows(assertion)) {
            targets[0] = assertion;
            targets[1] = assertion;
            offer(StepKind.DOUBLE_FORCING_CHAINS, DOUBLE, assertion, Branch.START);
        }
    }

    private void contradiction(Branch branch, int candidate, boolean concludes) {
        count = 2;
        origin = 2 * candidate + (concludes ? 0 : 1);
        branches[0] = branch;
        branches[1] = branch;
        targets[0] = branch.clash | 1;
        targets[1] = branch.clash & ~1;
        offer(
                kind == Kind.NISHIO ? StepKind.NISHIO : StepKind.CONTRADICTION_FORCING_CHAINS,
                CONTRADICTION,
                2 * candidate + (concludes ? 1 : 0),
                Branch.START);
    }

    /** Conclusions from all places of the candidate's digit in those of its houses in which it is the first. */
    private void houses(int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        for (int houseKind = 0; houseKind < 3; houseKind++) {
            int house = Layout.HOUSE[cell * 3 + houseKind] * 9;
            int places = state.places[house + digit];
            if ((places & places - 1) != 0
                    && Integer.numberOfTrailingZeros(places) == Layout.PLACE[cell * 3 + houseKind]) {
                count = 0;
                for (int rest = places; rest != 0; rest &= rest - 1) {
                    branches[count++] = on(Layout.CELL[house + Integer.numberOfTrailingZeros(rest)] * 9 + digit);
                }
                origin = house + digit;
                common(StepKind.REGION_FORCING_CHAINS, HOUSE, (byte) houseKind);
            }
        }
    }

    /** Conclusions from all candidates of a cell. */
    private void cell(int cell) {
        count = 0;
        for (int rest = state.masks[cell]; rest != 0; rest &= rest - 1) {
            branches[count++] = on(cell * 9 + Integer.numberOfTrailingZeros(rest));
        }
        origin = cell;
        common(StepKind.CELL_FORCING_CHAINS, CELL, Branch.IN_CELL);
    }

    private void common(StepKind technique, int key, byte startCause) {
        Branch first = branches[0];
        for (int i = 0; i < first.onCount; i++) {
            common(technique, key, startCause, 2 * first.ons[i] + 1);
        }
        for (int i = 0; i < first.offCount; i++) {
            common(technique, key, startCause, 2 * first.offs[i]);
        }
    }

    private void common(StepKind technique, int key, byte startCause, int assertion) {
        for (int i = 1; i < count; i++) {
            if (!branches[i].knows(assertion)) {
                return;
            }
        }
        Arrays.fill(targets, 0, count, assertion);
        offer(technique, key, assertion, startCause);
    }

    private void offer(StepKind technique, int key, int conclusion, byte startCause) {
        int cell = (conclusion >> 1) / 9;
        int bit = 1 << (conclusion >> 1) % 9;
        int mask = (conclusion & 1) != 0 ? state.masks[cell] & ~bit : bit;
        if (mask == 0) {
            return;
        }
        order++;
        int limit = !nesting && found ? bestComplexity : Integer.MAX_VALUE;
        int complexity = 0;
        for (int i = 0; i < count; i++) {
            complexity += ancestry.walk(branches[i], targets[i]);
            if (complexity > limit) {
                return;
            }
        }
        if (nested()) {
            ancestry.forgetChains();
            for (int i = 0; i < count; i++) {
                ancestry.walk(branches[i], targets[i]);
                complexity += ancestry.chains(branches[i]);
            }
        }
        if (nesting) {
            keep(key, startCause, cell, mask, complexity);
        } else if (!found || complexity < bestComplexity || complexity == bestComplexity && key < bestKey) {
            found = true;
            bestComplexity = complexity;
            bestKey = key;
            bestTechnique = technique;
            bestCell = cell;
            bestMask = mask;
            bestOrigin = origin;
            bestTarget = targets[0];
            bestPlaced = (conclusion & 1) != 0 ? (conclusion >> 1) % 9 : -1;
        }
    }

    private boolean nested() {
        for (int i = 0; i < count; i++) {
            if (branches[i].nested != null) {
                return true;
            }
        }
        return false;
    }

    private void keep(int key, byte startCause, int cell, int mask, int complexity) {
        int removalCount = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            removals[removalCount++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
        }
        double rating = base + Lengths.added(complexity);
        HintSet set = Objects.requireNonNull(hints);
        if (!set.wants(rating, complexity, key, removals, removalCount)) {
            return;
        }
        ruleParents.clear();
        int length = 0;
        for (int i = 0; i < count; i++) {
            int size = ancestry.walk(branches[i], targets[i]);
            if (length + size + 1 > signature.length) {
                signature = Arrays.copyOf(signature, 2 * (length + size + 1));
            }
            System.arraycopy(ancestry.visited, 0, signature, length, size);
            length += size;
            signature[length++] = -1;
            for (int j = 0; j < size; j++) {
                int assertion = ancestry.visited[j];
                byte cause = branches[i].causes[assertion];
                if (cause == Branch.START) {
                    cause = startCause;
                }
                if ((assertion & 1) != 0 && cause != Branch.START) {
                    ruleParents.addRemoved(assertion >> 1, cause, source, state);
                }
            }
        }
        set.put(new NestedHint(
                rating,
                complexity,
                key,
                order,
                Arrays.copyOf(removals, removalCount),
                ruleParents.copy(),
                new Nested(Arrays.copyOf(signature, length), complexity)));
    }
}
