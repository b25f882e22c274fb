package tilewright.puzzle;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.text.Format;
import tilewright.text.Json;

/**
 * Reviews a play of a puzzle that is to be completed: the first move after which it could not be any more. Threads may
 * share one.
 *
 * @param moves the texts of moves
 * @param solver proves that a position can be completed, or that it cannot
 * @param <S> the position
 * @param <M> the move
 */
public record CompletionReview<S, M>(Rules<S, M> rules, Format<M> moves, Solver<S> solver) implements Review<S, M> {

    private enum State {
        COMPLETABLE(PuzzleMessages.completable(), Study.Tone.GOOD),
        DEAD(PuzzleMessages.dead(), Study.Tone.BAD),
        OPEN(PuzzleMessages.open(), Study.Tone.OPEN);

        final Message words;
        final Study.Tone tone;

        State(Message words, Study.Tone tone) {
            this.words = words;
            this.tone = tone;
        }
    }

    /*
     * A move can take something back, so a dead position may be followed by one that is not. All positions are asked, from
     * the first on; what counts is the first step from a live one to a dead one, and whether the last one lives.
     */
    @Override
    public Study.Report review(S start, List<M> played, Limits limits) {
        S position = start;
        State before = state(start, limits);
        Json.Obj fields = Json.obj().with("moves", played.size());
        if (before == State.DEAD) {
            return new Study.Report(PuzzleMessages.unsolvable(), fields.with("completable", false), true)
                    .withRows(List.of(stretch(0, 0, before)));
        }
        int mistake = 0;
        boolean open = before == State.OPEN;
        List<Study.Row> rows = new ArrayList<>();
        int since = 0;
        for (int i = 0; i < played.size(); i++) {
            position = rules.after(position, played.get(i));
            State state = state(position, limits);
            open |= state == State.OPEN;
            if (state != before) {
                if (since <= i) {
                    rows.add(stretch(since, i, before));
                }
                since = i + 1;
            }
            if (state == State.DEAD && before != State.DEAD && mistake == 0) {
                mistake = i + 1;
                since = i + 2;
                String move = moves.format(played.get(i));
                Message name = PuzzleMessages.moveNamed(mistake, move);
                rows.add(new Study.Row(name, PuzzleMessages.firstMistake(), Study.Tone.BAD, mistake));
                fields = fields.with(
                        "mistake", Json.obj().with("number", mistake).with("move", move));
            }
            before = state;
        }
        if (since <= played.size()) {
            rows.add(stretch(since, played.size(), before));
        }
        fields = before == State.OPEN ? fields : fields.with("completable", before == State.COMPLETABLE);
        Message line = before.words;
        if (mistake > 0) {
            Message now = before == State.OPEN ? PuzzleMessages.openNow() : before.words;
            line = PuzzleMessages.madeUnsolvable(mistake, moves.format(played.get(mistake - 1)), now);
        }
        return new Study.Report(line, fields, !open).withRows(rows);
    }

    /** Moves after which it stood the same; 0 is the beginning. */
    private static Study.Row stretch(int from, int to, State state) {
        Message moves = from == to ? PuzzleMessages.oneMove(to) : PuzzleMessages.severalMoves(from, to);
        Message name = to == 0 ? PuzzleMessages.beginning() : from == 0 ? PuzzleMessages.beginningAndMoves(to) : moves;
        return new Study.Row(name, state.words, state.tone, to);
    }

    private State state(S position, Limits limits) {
        Solver.Solutions<S> solutions = solver.solve(position, limits.withSolutions(1));
        if (!solutions.found().isEmpty()) {
            return State.COMPLETABLE;
        }
        return solutions.outcome() instanceof Outcome.Complete ? State.DEAD : State.OPEN;
    }
}
