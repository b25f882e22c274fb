package tilewright.hues;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * Tiles that conflict with each other in a board that cannot be completed: a smallest set, or at least a minimal one.
 *
 * @param tiles these alone cannot be completed; without any one of them they can; clues stay clues
 * @param smallest whether it is proved that no fewer tiles conflict
 * @param repair a tile, not a clue, without which the whole board can be completed, if there is one
 */
record ConflictSet(Board tiles, boolean smallest, Optional<Integer> repair) {

    /*
     * By hitting sets, as in Ignatiev, Previti, Liffiton and Marques-Silva [1]. A completion of some of the tiles differs
     * from the board in others: any conflict set has one of those, or it could be completed. So cells that hit all such
     * differences, as few as can be, are a lower bound. While there are fewer of them than in the best conflict set so
     * far, they are asked themselves: either they conflict, and the best set is smaller from now on, or a completion of
     * theirs gives a new difference. When there are not, the best set is a smallest. The fewer cells a difference has, the
     * more it says: a completion is pushed to agree with one more tile while that is possible.
     *
     * The first sets are found by deletion: take one tile after the other away, in a random order; if the rest is still
     * dead the tile is not needed for the conflict, and stays away.
     *
     * A tile that repairs the board is in every conflict set, so only those are asked.
     *
     * [1] Smallest MUS extraction with minimal hitting set dualization, CP 2015.
     */

    /** Sets found by deletion, and differences for each completion. */
    private static final int TRIES = 3;
    /** Nodes of a question that need not be answered. */
    private static final long PATIENCE = 2_000;
    /** Nodes after which a smaller set is no longer looked for: one or two tenths of a second. */
    private static final long ENOUGH = 400_000;
    /** Steps of the hitting sets after which a smaller set is no longer looked for: as long. */
    private static final long STEPS = 100_000;

    /**
     * Finds the conflict set of a board.
     *
     * @return empty if the board can be completed, or if that stayed undecided
     */
    static Optional<ConflictSet> of(Board board, Stop stop) {
        return of(board, ENOUGH, stop);
    }

    /** The conflict set of a board, with another number of nodes after which a smaller set is no longer looked for. */
    static Optional<ConflictSet> of(Board board, long nodes, Stop stop) {
        return new Finder(board, stop).conflictSet(nodes);
    }

    /** The cells in order. */
    List<Value.Cell> cells() {
        List<Value.Cell> cells = new ArrayList<>();
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (!tiles.free(cell)) {
                cells.add(Peers.GRID.place(cell));
            }
        }
        return cells;
    }

    /** The names of the cells, in order. */
    List<String> names() {
        return cells().stream().map(Value.Cell::name).toList();
    }

    /** Rings around those that the player laid: clues are right. Around all where there is no other. */
    List<Mark> rings() {
        List<Mark> rings = new ArrayList<>();
        for (int cell : laid()) {
            rings.add(new Mark.Ring(Box.cell(Peers.GRID.row(cell), Peers.GRID.column(cell)), Ink.CONFLICT));
        }
        return rings;
    }

    /** The cells of those that are no clues; of all where each is one. */
    private int[] laid() {
        boolean clues = tiles.clues() != 0 && Long.bitCount(tiles.clues()) < tiles.tiles();
        return IntStream.range(0, Peers.CELLS)
                .filter(cell -> !tiles.free(cell) && !(clues && tiles.clue(cell)))
                .toArray();
    }

    /** A sentence with the names of those that the player laid; one more if fewer tiles might conflict, too. */
    Message sentence() {
        int[] laid = laid();
        List<Value.Cell> cells = Arrays.stream(laid).mapToObj(Peers.GRID::place).toList();
        Message conflict = HuesMessages.conflict(cells, laid.length, tiles.tiles() - laid.length);
        return smallest ? conflict : HuesMessages.perhapsSmaller(conflict);
    }

    /** The search for the tiles: sets of them are bits. Mutable. */
    private static final class Finder {

        private enum Verdict {
            COMPLETABLE,
            DEAD,
            UNDECIDED
        }

        private final Board board;
        private final long all;
        private final Stop stop;
        private final HittingSet differences;
        private final SeededRandom random = new SeededRandom(1);
        private long nodes;
        /** Tiles with which the last completion agrees. */
        private long agreeing;

        Finder(Board board, Stop stop) {
            this.board = board;
            this.all = same(board, board);
            this.stop = stop;
            this.differences = new HittingSet(stop);
        }

        Optional<ConflictSet> conflictSet(long enough) {
            if (verdict(all, Completability.USUAL) != Verdict.DEAD) {
                return Optional.empty();
            }
            long best = all;
            for (int i = 0; i < TRIES && nodes < enough; i++) {
                long found = minimal(all, PATIENCE);
                best = Long.bitCount(found) < Long.bitCount(best) ? found : best;
            }
            while (nodes < enough) {
                if (!differences.find(Long.bitCount(best) - 1, STEPS)) {
                    if (differences.givenUp()) {
                        break;
                    }
                    return Optional.of(new ConflictSet(board(best), true, repair(best)));
                }
                long asked = differences.found();
                Verdict verdict = verdict(asked, Completability.USUAL);
                if (verdict == Verdict.UNDECIDED) {
                    break;
                }
                if (verdict == Verdict.DEAD) {
                    best = minimal(asked, PATIENCE);
                } else {
                    differ(agreeing);
                }
            }
            for (int i = 0; i < TRIES; i++) {
                best = minimal(best, Completability.USUAL);
                if (needed(best)) {
                    return Optional.of(new ConflictSet(board(best), false, repair(best)));
                }
            }
            return Optional.empty();
        }

        /** Takes tiles away in a random order while the rest is dead for sure. */
        private long minimal(long dead, long patience) {
            long left = dead;
            for (int cell : random.permutation(Peers.CELLS)) {
                long rest = left & ~(1L << cell);
                if (rest == left) {
                    continue;
                }
                switch (verdict(rest, patience)) {
                    case DEAD -> left = rest;
                    case COMPLETABLE -> differences.add(all & ~agreeing);
                    case UNDECIDED -> {}
                }
            }
            return left;
        }

        /** Finds a few small differences of completions that agree with these tiles. */
        private void differ(long tiles) {
            for (int i = 0; i < TRIES; i++) {
                long agreed = tiles;
                for (int cell : random.permutation(Peers.CELLS)) {
                    long more = agreed | all & 1L << cell;
                    if (more != agreed && verdict(more, PATIENCE) == Verdict.COMPLETABLE) {
                        agreed = agreeing;
                    }
                }
                differences.add(all & ~agreed);
            }
        }

        /** Whether it is known that each of these tiles is needed. */
        private boolean needed(long tiles) {
            for (long rest = tiles; rest != 0; rest &= rest - 1) {
                if (verdict(tiles & ~(rest & -rest), Completability.USUAL) != Verdict.COMPLETABLE) {
                    return false;
                }
            }
            return true;
        }

        private Optional<Integer> repair(long conflicting) {
            for (long rest = conflicting & ~board.clues(); rest != 0; rest &= rest - 1) {
                if (verdict(all & ~(rest & -rest), Completability.USUAL) == Verdict.COMPLETABLE) {
                    return Optional.of(Long.numberOfTrailingZeros(rest));
                }
            }
            return Optional.empty();
        }

        private Verdict verdict(long tiles, long limit) {
            Completability answer = Completability.of(board(tiles), limit, stop);
            nodes += answer.nodes();
            return switch (answer) {
                case Completability.Completable(Board completion, long _) -> {
                    agreeing = same(board, completion);
                    yield Verdict.COMPLETABLE;
                }
                case Completability.Dead _ -> Verdict.DEAD;
                case Completability.Undecided _ -> Verdict.UNDECIDED;
            };
        }

        private Board board(long tiles) {
            byte[] colors = new byte[Peers.CELLS];
            Arrays.fill(colors, Board.EMPTY);
            for (long rest = tiles; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                colors[cell] = (byte) board.color(cell);
            }
            return Board.of(colors).withClues(board.clues());
        }

        /** The tiles of the board that the other one has, too. */
        private static long same(Board board, Board other) {
            long same = 0;
            for (int cell = 0; cell < Peers.CELLS; cell++) {
                same |= !board.free(cell) && board.color(cell) == other.color(cell) ? 1L << cell : 0;
            }
            return same;
        }
    }
}
