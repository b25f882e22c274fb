package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.agent.Turn;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.proof.Proofs;
import tilewright.paletto.proof.WholeTurns;
import tilewright.puzzle.Review;
import tilewright.puzzle.Study.Refused;
import tilewright.puzzle.Study.Report;
import tilewright.puzzle.Study.Row;
import tilewright.puzzle.Study.Tone;
import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * Reviews a play of two: whether the player of each turn had a won or a lost position, where that can be proved, and the
 * mistakes, which are turns that gave a won position away. Threads may share one.
 */
public final class Mistakes implements Review<Board, Move> {

    /*
     * The later a position, the easier its proof, and one proof holds for all that comes after it. So the beginning is tried
     * first; if the budget does not reach it, proofs go on from the end, position by position, until the first that fails.
     */

    private final Proofs proofs;

    /**
     * A turn that was played.
     *
     * @param number from 1
     * @param before where it began
     * @param cells what it took, as bits
     * @param moves of the play up to its end
     * @param winning the turns that would have won; empty when that is not proved
     */
    public record Played(int number, Board before, long cells, int moves, Optional<List<Turn<Board, Move>>> winning) {

        /** Whether the player had a won position before it, proved. */
        public boolean won() {
            return winning.isPresent() && !winning.get().isEmpty();
        }

        /** Whether the turn gave away a won position. */
        public boolean mistake() {
            return won() && winning.get().stream().noneMatch(turn -> SafeTurns.cells(turn.moves()) == cells);
        }

        Played with(Optional<List<Turn<Board, Move>>> proved) {
            return new Played(number, before, cells, moves, proved.map(WholeTurns::inOrder));
        }
    }

    public Mistakes(Proofs proofs) {
        this.proofs = proofs;
    }

    @Override
    public Report review(Board start, List<Move> moves, Limits limits) {
        return report(played(start, moves, limits));
    }

    /**
     * The turns that were played to their end, each with what is proved of it.
     *
     * @throws Refused when there is none, or not two players
     */
    public List<Played> played(Board start, List<Move> moves, Limits limits) {
        if (start.players() != 2) {
            throw new Refused(StudyMessages.reviewOfTwo(start.players()));
        }
        List<Played> turns = turns(start, moves);
        if (turns.isEmpty()) {
            throw new Refused(StudyMessages.noTurnComplete());
        }
        prove(turns, limits);
        return turns;
    }

    /** The turns that were played to their end. */
    private static List<Played> turns(Board start, List<Move> moves) {
        List<Played> turns = new ArrayList<>();
        Board before = start;
        Board at = start;
        long cells = 0;
        int played = 0;
        for (Move move : moves) {
            played++;
            switch (move) {
                case Move.Take(int cell) -> {
                    cells |= 1L << cell;
                    at = at.take(cell);
                }
                case Move.EndTurn() -> at = at.endTurn();
            }
            if (move instanceof Move.EndTurn || at.winner() >= 0) {
                turns.add(new Played(turns.size() + 1, before, cells, played, Optional.empty()));
                before = at;
                cells = 0;
            }
        }
        return turns;
    }

    private void prove(List<Played> turns, Limits limits) {
        turns.set(0, proved(turns.getFirst(), limits));
        if (turns.getFirst().winning.isPresent()) {
            turns.replaceAll(turn -> proved(turn, limits));
            return;
        }
        for (int i = turns.size() - 1; i > 0; i--) {
            turns.set(i, proved(turns.get(i), limits));
            if (turns.get(i).winning.isEmpty()) {
                return;
            }
        }
    }

    private Played proved(Played turn, Limits limits) {
        return turn.with(proofs.winning(turn.before, limits));
    }

    private static Report report(List<Played> turns) {
        List<Played> mistakes = turns.stream().filter(Played::mistake).toList();
        long open = turns.stream().filter(turn -> turn.winning.isEmpty()).count();
        Json.Obj fields = Json.obj()
                .withEach("turns", turns, Mistakes::fields)
                .with("mistakes", Json.arr(IntStream.range(0, 2).mapToObj(player -> Json.number(by(player, mistakes)))))
                .with("firstLosing", mistakes.isEmpty() ? 0 : mistakes.getFirst().number)
                .with("open", open)
                .with("proven", open == 0);
        int first = mistakes.isEmpty() ? 0 : mistakes.getFirst().number;
        return new Report(line(turns, mistakes, open), fields, open == 0)
                .withRows(turns.stream().map(turn -> row(turn, first)).toList())
                .said(sentences(turns, mistakes, open));
    }

    /** A turn and what is proved of it. */
    private static Row row(Played turn, int firstMistake) {
        Message name = StudyMessages.played(turn.number, turn.before.mover() + 1, words(turn, "done"));
        if (turn.mistake()) {
            Message mistake = turn.number == firstMistake
                    ? StudyMessages.firstLosing(instead(turn))
                    : StudyMessages.gaveAway(instead(turn));
            return new Row(name, mistake, Tone.BAD, turn.moves);
        }
        return turn.winning.isEmpty()
                ? new Row(name, StudyMessages.notProven(), Tone.OPEN, turn.moves)
                : turn.won()
                        ? new Row(name, StudyMessages.winsProven(), Tone.GOOD, turn.moves)
                        : new Row(name, StudyMessages.lostAlready(), Tone.PLAIN, turn.moves);
    }

    private static Json fields(Played turn) {
        Board board = turn.before;
        Json.Obj fields = Json.obj()
                .with("turn", turn.number)
                .with("player", board.mover())
                .with("cells", numbers(turn.cells, board))
                .with("before", turn.winning.isEmpty() ? "?" : turn.won() ? "W" : "L");
        return turn.mistake()
                ? fields.with("mistake", true)
                        .with(
                                "winning",
                                Json.arr(turn.winning.orElseThrow().stream()
                                        .map(better -> Analysis.numbers(better, board))))
                : fields.with("mistake", false);
    }

    private static Json numbers(long cells, Board board) {
        return Json.arr(cells(cells).mapToObj(cell -> Json.number(board.number(cell))));
    }

    private static IntStream cells(long cells) {
        return IntStream.range(0, 64).filter(cell -> (cells >>> cell & 1) != 0);
    }

    private static int by(int player, List<Played> mistakes) {
        return (int)
                mistakes.stream().filter(turn -> turn.before.mover() == player).count();
    }

    private static Message line(List<Played> turns, List<Played> mistakes, long open) {
        if (mistakes.isEmpty()) {
            return open == 0
                    ? StudyMessages.lineFaultless(turns.size())
                    : StudyMessages.lineFaultlessOpen(turns.size(), stretches(turns));
        }
        Played first = mistakes.getFirst();
        List<Turn<Board, Move>> winning = first.winning.orElseThrow();
        Message line = StudyMessages.lineMistakes(
                turns.size(),
                open == 0 ? "" : "open",
                first.number,
                first.before.mover() + 1,
                words(first, "took"),
                WholeTurns.words(winning.getFirst()),
                winning.size() - 1,
                by(0, mistakes),
                by(1, mistakes));
        return open == 0 ? line : StudyMessages.lineOpen(line, stretches(turns));
    }

    /** The review as sentences, which say the same as the line. */
    private static Message sentences(List<Played> turns, List<Played> mistakes, long open) {
        if (mistakes.isEmpty()) {
            return open == 0
                    ? StudyMessages.faultless(turns.size())
                    : StudyMessages.faultlessOpen(turns.size(), stretches(turns));
        }
        Played first = mistakes.getFirst();
        Message all = StudyMessages.mistakes(
                turns.size(),
                open == 0 ? "" : "open",
                first.number,
                first.before.mover() + 1,
                words(first, "done"),
                instead(first),
                by(0, mistakes),
                by(1, mistakes));
        return open == 0 ? all : StudyMessages.mistakesOpen(all, stretches(turns));
    }

    private static Message words(Played turn, String form) {
        return WholeTurns.words(cells(turn.cells).boxed().toList(), form);
    }

    /** Names a turn that would have won, and the number of others. */
    private static Message instead(Played turn) {
        List<Turn<Board, Move>> winning = turn.winning.orElseThrow();
        return StudyMessages.instead(
                WholeTurns.words(WholeTurns.cells(winning.getFirst()), "instead"), winning.size() - 1);
    }

    /** The turns whose worth is not proved, as in 1-7. */
    private static List<Message> stretches(List<Played> turns) {
        List<Message> out = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) {
            if (turns.get(i).winning.isPresent()) {
                continue;
            }
            int from = i;
            while (i + 1 < turns.size() && turns.get(i + 1).winning.isEmpty()) {
                i++;
            }
            out.add(from == i ? StudyMessages.turn(i + 1) : StudyMessages.turns(from + 1, i + 1));
        }
        return out;
    }
}
