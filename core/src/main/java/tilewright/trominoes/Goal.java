package tilewright.trominoes;

import java.util.List;

/** A condition on the coverings of a board that is begun. */
enum Goal {

    /** No condition. */
    ANY(""),

    /** Exactly one covering is left, and no tile that lies there can be spared. */
    UNIQUE("unique"),

    /** A few coverings are left, and no tile that lies there can be spared. */
    FEW("few"),

    /** A tile is in every covering although each free cell can be covered in several ways. */
    FORCED("forced");

    /** Maximum number of coverings that are few. */
    static final int FEW_COVERINGS = 10;

    /** The goals with a condition. */
    static final List<Goal> SPECIAL = List.of(UNIQUE, FEW, FORCED);

    /** The name of the goal in a setup's text; empty for {@link #ANY}. */
    final String word;

    Goal(String word) {
        this.word = word;
    }
}
