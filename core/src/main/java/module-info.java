/** Tile puzzles: rules, texts, pictures, generators, solvers, and the protocol of the studio. Needs nothing but the JDK. */
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
    exports tilewright.puzzle;
    exports tilewright.rng;
    exports tilewright.search;
    exports tilewright.studio;
    exports tilewright.sudoku;
    exports tilewright.task;
    exports tilewright.text;
    exports tilewright.trominoes;
}
