package tilewright.play;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import tilewright.draw.Scene;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Status;
import tilewright.puzzle.Texts;
import tilewright.puzzle.Workspace;
import tilewright.text.Format;

/**
 * Another puzzle, whose work is counted.
 *
 * @param written moves that were written
 * @param made moves that were made
 */
record CountedPuzzle<P, S, M>(Puzzle<P, S, M> other, AtomicInteger written, AtomicInteger made)
        implements Puzzle<P, S, M> {

    @Override
    public String id() {
        return other.id();
    }

    @Override
    public String title() {
        return other.title();
    }

    @Override
    public String goal() {
        return other.goal();
    }

    @Override
    public Texts<P, S, M> texts() {
        Format<M> moves = other.texts().moves();
        return new Texts<>(
                other.texts().setups(),
                other.texts().positions(),
                Format.of(moves.shape(), moves::read, (move, out) -> {
                    written.incrementAndGet();
                    moves.write(move, out);
                }));
    }

    @Override
    public Setups<P> setups() {
        return other.setups();
    }

    @Override
    public Rules<S, M> rules() {
        return new CountedRules<>(other.rules(), made);
    }

    @Override
    public Scene draw(S position) {
        return other.draw(position);
    }

    @Override
    public Generator<P, S> generator(Workspace workspace) {
        return other.generator(workspace);
    }

    private record CountedRules<S, M>(Rules<S, M> other, AtomicInteger made) implements Rules<S, M> {

        @Override
        public List<Offer<M>> offers(S position) {
            return other.offers(position);
        }

        @Override
        public S after(S position, M move) {
            made.incrementAndGet();
            return other.after(position, move);
        }

        @Override
        public Status status(S position) {
            return other.status(position);
        }

        @Override
        public boolean legal(S position, M move) {
            return other.legal(position, move);
        }
    }
}
