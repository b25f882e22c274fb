package tilewright.sudoku.rating;

/** The techniques of Sudoku Explainer 1.2.1, in the order in which it tries them. */
public enum ExplainerTechnique {
    LAST_CELL("Full house"),
    HIDDEN_SINGLE("Hidden single"),
    DIRECT_POINTING("Direct pointing"),
    DIRECT_CLAIMING("Direct claiming"),
    DIRECT_HIDDEN_PAIR("Direct hidden pair"),
    NAKED_SINGLE("Naked single"),
    DIRECT_HIDDEN_TRIPLE("Direct hidden triple"),
    POINTING("Pointing"),
    CLAIMING("Claiming"),
    NAKED_PAIR("Naked pair"),
    X_WING("X-Wing"),
    HIDDEN_PAIR("Hidden pair"),
    NAKED_TRIPLE("Naked triple"),
    SWORDFISH("Swordfish"),
    HIDDEN_TRIPLE("Hidden triple"),
    XY_WING("XY-Wing"),
    XYZ_WING("XYZ-Wing"),
    UNIQUE_LOOP_1("Unique loop type 1"),
    UNIQUE_LOOP_2("Unique loop type 2"),
    UNIQUE_LOOP_3("Unique loop type 3"),
    UNIQUE_LOOP_4("Unique loop type 4"),
    NAKED_QUAD("Naked quad"),
    JELLYFISH("Jellyfish"),
    HIDDEN_QUAD("Hidden quad"),
    BUG_1("BUG type 1"),
    BUG_2("BUG type 2"),
    BUG_3("BUG type 3"),
    BUG_4("BUG type 4"),
    ALIGNED_PAIR_EXCLUSION("Aligned pair exclusion"),
    X_CYCLE("X-Cycle"),
    Y_CYCLE("Y-Cycle"),
    XY_CYCLE("XY-Cycle"),
    FORCING_X_CHAIN("Forcing X-chain"),
    FORCING_CHAIN("Forcing chain"),
    ALIGNED_TRIPLE_EXCLUSION("Aligned triple exclusion"),
    NISHIO("Nishio"),
    CELL_FORCING_CHAINS("Cell forcing chains"),
    REGION_FORCING_CHAINS("Region forcing chains"),
    CONTRADICTION_FORCING_CHAINS("Contradiction forcing chains"),
    DOUBLE_FORCING_CHAINS("Double forcing chains");

    private final String title;

    ExplainerTechnique(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
