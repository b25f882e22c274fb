/**
 * Tile puzzles: rules, texts, pictures, generators, solvers, and the protocol of the studio. Needs nothing but the JDK.
 *
 * <p>Programs begin with {@link tilewright.sudoku.Sudoku}, {@link tilewright.hues.Hues}, {@link tilewright.paletto.Paletto}, and
 * {@link tilewright.trominoes.Trominoes}. These classes and {@link tilewright.search.Limits}, {@link tilewright.search.Stop},
 * {@link tilewright.search.Stopped}, and {@link tilewright.search.Outcome} are stable, and of {@link tilewright.puzzle} and
 * {@link tilewright.text} what their methods give ({@code docs/reference/stability.md} has the list). All else is exported for the
 * command line, the page, and the server, and may change with each version.
 */
module tilewright.core {
    requires static org.jspecify;

    exports tilewright;
    exports tilewright.agent;
    exports tilewright.draw;
    exports tilewright.grid;
    exports tilewright.hues;
    exports tilewright.message;
    exports tilewright.paletto;
    exports tilewright.play;
    exports tilewright.proof;
    exports tilewright.prove;
    exports tilewright.puzzle;
    exports tilewright.rng;
    exports tilewright.search;
    exports tilewright.studio;
    exports tilewright.sudoku;
    exports tilewright.task;
    exports tilewright.text;
    exports tilewright.trominoes;
}
