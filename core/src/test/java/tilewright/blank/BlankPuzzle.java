package tilewright.blank;

import java.util.List;
import java.util.stream.IntStream;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Command;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Rules;
import tilewright.puzzle.SearchByEngine;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Status;
import tilewright.puzzle.Texts;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Backtrack;
import tilewright.search.Search;
import tilewright.search.Tree;

/** A row of cells to be filled: the smallest puzzle there can be. */
public final class BlankPuzzle implements Puzzle<Setup, Board, Move> {

    @Override
    public String id() {
        return "blank";
    }

    @Override
    public String title() {
        return "Blank";
    }

    @Override
    public Message goal() {
        return Message.verbatim("Fill all cells.");
    }

    @Override
    public Texts<Setup, Board, Move> texts() {
        return new Texts<>(Text.SETUPS, Text.POSITIONS, Text.MOVES).withPattern("^[x.]{1,20}$");
    }

    @Override
    public Setups<Setup> setups() {
        return new Setups<>(List.of(new Setup(5), new Setup(10)), setup -> Message.verbatim(setup.cells() + " cells"));
    }

    @Override
    public Rules<Board, Move> rules() {
        return new BlankRules();
    }

    @Override
    public Scene draw(Board board) {
        return Drawing.scene(board);
    }

    @Override
    public Generator<Setup, Board> generator(Workspace workspace) {
        return (setup, random, _, _) -> new Board(setup.cells(), random.below(1 << (setup.cells() - 1)));
    }

    @Override
    public Abilities<Setup, Board, Move> abilities(Workspace workspace) {
        Command<Board, Move> fill = new Command<>(
                "fill",
                Message.verbatim("Fill all"),
                board -> IntStream.range(0, board.cells())
                        .filter(cell -> !board.has(cell))
                        .mapToObj(Move::new)
                        .toList());
        return new Abilities.Builder<Setup, Board, Move>()
                .solver(new BlankSolver())
                .commands(List.of(fill))
                .explainer((_, spot) -> Explainer.Explanation.of(Message.verbatim("This is " + spot + ".")))
                .build();
    }

    private record BlankRules() implements Rules<Board, Move> {

        @Override
        public List<Offer<Move>> offers(Board board) {
            return IntStream.range(0, board.cells())
                    .filter(cell -> !board.has(cell))
                    .mapToObj(cell -> new Offer<>(new Move(cell), new Gesture.Tap(Drawing.spot(cell))))
                    .toList();
        }

        @Override
        public Board after(Board board, Move move) {
            if (!legal(board, move)) {
                throw new IllegalArgumentException("cell (%d) is not free".formatted(move.cell()));
            }
            return board.with(move.cell());
        }

        @Override
        public Status status(Board board) {
            return board.free() == 0
                    ? new Status.Solved(Message.verbatim("All is filled."))
                    : new Status.Open(Message.verbatim(board.free() + " to fill"));
        }

        @Override
        public boolean legal(Board board, Move move) {
            return move.cell() < board.cells() && !board.has(move.cell());
        }
    }

    private record BlankSolver() implements Solver<Board> {

        @Override
        public List<Method> methods() {
            return List.of(new Method("cells", Message.verbatim("cells"), Message.verbatim("cell by cell")));
        }

        @Override
        public Message solution() {
            return Message.verbatim("the row with all cells filled");
        }

        @Override
        public PuzzleSearch<Board> search(Board position, String method, SeededRandom random) {
            return new Filling(new Cells(position));
        }
    }

    /** The free cells from left to right, each filled in one way. Mutable. */
    private static final class Cells implements Tree {

        private Board board;

        Cells(Board board) {
            this.board = board;
        }

        @Override
        public boolean complete() {
            return board.free() == 0;
        }

        @Override
        public int width() {
            return 1;
        }

        @Override
        public boolean take(int option) {
            board = board.with(Integer.numberOfTrailingZeros(~board.filled()));
            return true;
        }

        @Override
        public void back() {
            board = new Board(board.cells(), board.filled() & ~Integer.highestOneBit(board.filled()));
        }
    }

    /** A search that fills. Mutable. */
    private static final class Filling implements SearchByEngine<Board> {

        private final Cells cells;
        private final Backtrack search;

        Filling(Cells cells) {
            this.cells = cells;
            this.search = new Backtrack(cells);
        }

        @Override
        public Board position() {
            return cells.board;
        }

        @Override
        public Message caption(int event) {
            return Message.verbatim(cells.board.free() + " cells to fill");
        }

        @Override
        public Search engine() {
            return search;
        }
    }
}
