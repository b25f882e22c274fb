package tilewright.play;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Status;
import tilewright.puzzle.Texts;
import tilewright.puzzle.Workspace;
import tilewright.text.Format;
import tilewright.text.LineGrouping;

/** Another puzzle, whose work is counted. */
public record CountedPuzzle<P, S, M>(Puzzle<P, S, M> other, Work work) implements Puzzle<P, S, M> {

    /** Counts of requests by kind. Mutable; one thread at a time. */
    public static final class Work {

        /** Positions that were read. */
        public int read;
        /** Moves that were written. */
        public int written;
        /** Moves that were made. */
        public int made;
        /** Gestures whose move was found. */
        public int meant;
        /** Lists of all offers. */
        public int offered;
        /** Pictures. */
        public int drawn;
        /** Lines of files. */
        public int lines;

        /** All of it that takes about as long as to make a move, or longer. */
        public int sum() {
            return read + made + meant + offered + drawn;
        }

        /** Resets all counts. */
        public void clear() {
            read = 0;
            written = 0;
            made = 0;
            meant = 0;
            offered = 0;
            drawn = 0;
            lines = 0;
        }
    }

    @Override
    public String id() {
        return other.id();
    }

    @Override
    public String title() {
        return other.title();
    }

    @Override
    public Message goal() {
        return other.goal();
    }

    @Override
    public Texts<P, S, M> texts() {
        Format<S> positions = other.texts().positions();
        Format<M> moves = other.texts().moves();
        Texts<P, S, M> texts = new Texts<>(
                other.texts().setups(),
                Format.of(
                        positions.shape(),
                        cursor -> {
                            work.read++;
                            return positions.read(cursor);
                        },
                        positions::write),
                Format.of(moves.shape(), moves::read, (move, out) -> {
                    work.written++;
                    moves.write(move, out);
                }));
        return texts.withPattern(other.texts().pattern())
                .withGrouping(new CountedGrouping(other.texts().grouping(), work))
                .withForms(other.texts().forms());
    }

    @Override
    public Setups<P> setups() {
        return other.setups();
    }

    @Override
    public Rules<S, M> rules() {
        return new CountedRules<>(other.rules(), work);
    }

    @Override
    public Scene draw(S position) {
        work.drawn++;
        return other.draw(position);
    }

    @Override
    public Generator<P, S> generator(Workspace workspace) {
        return other.generator(workspace);
    }

    @Override
    public Abilities<P, S, M> abilities(Workspace workspace) {
        return other.abilities(workspace);
    }

    private record CountedGrouping(LineGrouping other, Work work) implements LineGrouping {

        @Override
        public Group first(LinesAhead ahead) {
            Group group = other.first(ahead);
            work.lines += group.lines();
            return group;
        }

        @Override
        public int after(LinesAhead ahead) {
            int lines = other.after(ahead);
            work.lines += lines;
            return lines;
        }

        @Override
        public boolean comments(String line) {
            return other.comments(line);
        }

        @Override
        public boolean cutBefore(String before, String line) {
            return other.cutBefore(before, line);
        }
    }

    private record CountedRules<S, M>(Rules<S, M> other, Work work) implements Rules<S, M> {

        @Override
        public List<Offer<M>> offers(S position) {
            work.offered++;
            return other.offers(position);
        }

        @Override
        public Optional<M> meant(S position, Gesture gesture) {
            work.meant++;
            return other.meant(position, gesture);
        }

        @Override
        public S after(S position, M move) {
            work.made++;
            return other.after(position, move);
        }

        @Override
        public Status status(S position) {
            return other.status(position);
        }

        @Override
        public int players(S position) {
            return other.players(position);
        }

        @Override
        public boolean legal(S position, M move) {
            return other.legal(position, move);
        }

        @Override
        public boolean untouched(S position) {
            return other.untouched(position);
        }

        @Override
        public List<Offer<M>> takebacks(S position) {
            return other.takebacks(position);
        }

        @Override
        public Message refusal(S position, Gesture gesture) {
            return other.refusal(position, gesture);
        }
    }
}
