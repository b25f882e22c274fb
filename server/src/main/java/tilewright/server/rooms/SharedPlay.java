package tilewright.server.rooms;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.NavigableMap;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.search.Stop;

/**
 * A play of several seats, in which each step belongs to one of them. It has no branches: what is taken back is gone. A
 * further step takes the same time and memory, however many there are. Immutable; threads may share one.
 */
final class SharedPlay {

    /*
     * The steps are a chain from the last one back, so a play shares all but one of them with the play before. A play of core
     * keeps the position after each step; here that is so for the last few alone, and further back the text of a position is kept
     * every so many moves. Taking back begins there. Positions of large boards lie further apart, so that all together take about
     * the same memory.
     */

    private static final int MOST_RECENT = 16;
    private static final int LEAST_APART = 64;
    private static final int MOST_APART = 1_024;

    /** Bytes of a step without its text, of a text, and of a position for each character of its text, found by measuring. */
    private static final int STEP_BYTES = 120;

    private static final int TEXT_BYTES = 64;
    private static final int POSITION_BYTES = 2_000;
    private static final int POSITION_BYTES_OF_CHARACTER = 20;

    /**
     * A step of the play.
     *
     * @param seat that made it, from 0
     * @param moves as the saved play has them
     */
    record Step(int seat, String moves) {}

    /**
     * A step with all before it.
     *
     * @param before null for the first step
     * @param count of steps
     * @param moves in all of them
     * @param characters of all their moves
     * @param seats that have made one, as bits
     * @param apart moves since the last position that is kept
     * @param kept the position behind this step; mostly null
     */
    private record StepHistory(
            @Nullable StepHistory before,
            Step step,
            int count,
            int moves,
            int characters,
            int seats,
            int apart,
            @Nullable String kept) {

        /** Returns the chain with another step. */
        static StepHistory after(@Nullable StepHistory before, Step step, int mostApart, Supplier<String> position) {
            StepHistory after = restored(before, step, null);
            return after.apart() < mostApart ? after : restored(before, step, position.get());
        }

        static StepHistory restored(@Nullable StepHistory before, Step step, @Nullable String kept) {
            int made = 1;
            for (int comma = step.moves().indexOf(',');
                    comma >= 0;
                    comma = step.moves().indexOf(',', comma + 1)) {
                made++;
            }
            return new StepHistory(
                    before,
                    step,
                    1 + (before == null ? 0 : before.count()),
                    made + (before == null ? 0 : before.moves()),
                    step.moves().length() + 1 + (before == null ? 0 : before.characters()),
                    1 << step.seat() | (before == null ? 0 : before.seats()),
                    kept == null ? made + (before == null ? 0 : before.apart()) : 0,
                    kept);
        }
    }

    private final Play start;
    private final int mostApart;
    private final @Nullable StepHistory past;
    private final Play play;

    private SharedPlay(Play start, int mostApart, @Nullable StepHistory past, Play play) {
        this.start = start;
        this.mostApart = mostApart;
        this.past = past;
        this.play = play;
    }

    /** @param start without moves */
    static SharedPlay begin(Play start) {
        int apart = Math.clamp(start.position().length(), LEAST_APART, MOST_APART);
        return new SharedPlay(start, apart, null, start);
    }

    /**
     * Returns a play that was kept.
     *
     * @param steps all of them
     * @param positions of them {@link #positions}
     */
    static SharedPlay restored(Play start, List<Step> steps, NavigableMap<Integer, String> positions) {
        SharedPlay begun = begin(start);
        StepHistory past = null;
        for (Step step : steps) {
            past = StepHistory.restored(past, step, positions.get(past == null ? 1 : past.count() + 1));
        }
        return past == null
                ? begun
                : new SharedPlay(
                        start,
                        begun.mostApart,
                        past,
                        Play.start(start.puzzle(), positions.lastEntry().getValue()));
    }

    /** Returns all steps, in order. */
    List<Step> steps() {
        return steps(past, 0);
    }

    /** Returns the positions that are kept, and the last one, by the number of steps before each. */
    NavigableMap<Integer, String> positions() {
        NavigableMap<Integer, String> positions = new TreeMap<>();
        for (StepHistory at = past; at != null; at = at.before()) {
            if (at.kept() != null) {
                positions.put(at.count(), at.kept());
            }
        }
        if (past != null) {
            positions.put(past.count(), play.position());
        }
        return Collections.unmodifiableNavigableMap(positions);
    }

    /** Returns the play without moves. */
    Play start() {
        return start;
    }

    /** Returns the play where it stands, with the last few steps alone. */
    Play play() {
        return play;
    }

    /** Returns the number of steps. */
    int size() {
        return past == null ? 0 : past.count();
    }

    /** Returns the last step. */
    Step last() {
        if (past == null) {
            throw new IllegalArgumentException("a play without steps has no last one");
        }
        return past.step();
    }

    /** Returns the bytes of memory that it takes, roughly. */
    long bytes() {
        long position = POSITION_BYTES
                + (long) POSITION_BYTES_OF_CHARACTER * start.position().length();
        if (past == null) {
            return position;
        }
        long kept = (long) (TEXT_BYTES + start.position().length()) * (past.moves() / mostApart);
        return (long) STEP_BYTES * past.count()
                + past.characters()
                + kept
                + (Math.min(past.count(), MOST_RECENT) + 1) * position;
    }

    /** Returns the saved play. */
    String save() {
        Deque<String> moves = new ArrayDeque<>(size());
        for (StepHistory at = past; at != null; at = at.before()) {
            moves.addFirst(at.step().moves());
        }
        return moves.isEmpty() ? start.save() : start.save() + " | " + String.join(" ", moves);
    }

    /**
     * Returns the play after a step.
     *
     * @throws Play.Refused when a move is not legal
     * @throws RoomRefusal when there would be more than {@link Play#MOST_MOVES}
     * @throws tilewright.text.TextError when a move cannot be read
     */
    SharedPlay acted(int seat, String moves) {
        Play after = play.moved(moves, Stop.never());
        String written =
                after.tree().steps().skip(play.size()).findFirst().orElseThrow().move();
        StepHistory longer = StepHistory.after(past, new Step(seat, written), mostApart, after::position);
        if (longer.moves() > Play.MOST_MOVES) {
            throw RoomRefusal.ever(RoomsMessages.longPlay(Play.MOST_MOVES));
        }
        return new SharedPlay(start, mostApart, longer, shortened(after));
    }

    private static Play shortened(Play play) {
        return play.size() < MOST_RECENT ? play : fresh(play);
    }

    /** Returns a play without moves that begins where another stands. */
    private static Play fresh(Play play) {
        return play.size() == 0 ? play : new Play(fresh(play.tree()));
    }

    private static <P, S, M> GameTree<P, S, M> fresh(GameTree<P, S, M> tree) {
        return GameTree.begin(tree.puzzle(), tree.position());
    }

    /** Returns whether a seat has made a step. */
    boolean has(int seat) {
        return past != null && (past.seats() & 1 << seat) != 0;
    }

    /** Returns the index of the last step of a seat; empty when it has made none. */
    OptionalInt lastOf(int seat) {
        if (!has(seat)) {
            return OptionalInt.empty();
        }
        StepHistory at = past;
        while (at != null && at.step().seat() != seat) {
            at = at.before();
        }
        return at == null ? OptionalInt.empty() : OptionalInt.of(at.count() - 1);
    }

    /** Returns the index of the first step of the last turn of a seat; empty when it has made none. */
    OptionalInt lastTurnOf(int seat) {
        OptionalInt last = lastOf(seat);
        if (last.isEmpty()) {
            return last;
        }
        StepHistory first = at(last.getAsInt() + 1);
        while (first != null && first.before() != null && first.before().step().seat() == seat) {
            first = first.before();
        }
        return first == null ? OptionalInt.empty() : OptionalInt.of(first.count() - 1);
    }

    /**
     * Returns the play as if a step had not been made.
     *
     * @param index from 0
     * @throws Play.Refused when a later step is not legal without it
     */
    SharedPlay without(int index) {
        SharedPlay rest = upTo(index);
        for (Step step : steps(at(size()), index + 1)) {
            rest = rest.acted(step.seat(), step.moves());
        }
        return rest;
    }

    /** Returns the play as it was when it had so many steps. */
    SharedPlay upTo(int count) {
        StepHistory end = at(count);
        StepHistory begin = end;
        while (begin != null && begin.kept() == null) {
            begin = begin.before();
        }
        Play again = begin == null || begin.kept() == null ? start : Play.start(start.puzzle(), begin.kept());
        for (Step step : steps(end, begin == null ? 0 : begin.count())) {
            again = shortened(again.moved(step.moves(), Stop.never()));
        }
        return new SharedPlay(start, mostApart, end, again);
    }

    private @Nullable StepHistory at(int count) {
        StepHistory at = past;
        while (at != null && at.count() > count) {
            at = at.before();
        }
        return at;
    }

    /** Returns the steps from an index on, in order. */
    private static List<Step> steps(@Nullable StepHistory end, int from) {
        List<Step> steps = new ArrayList<>();
        for (StepHistory at = end; at != null && at.count() > from; at = at.before()) {
            steps.add(at.step());
        }
        return steps.reversed();
    }
}
