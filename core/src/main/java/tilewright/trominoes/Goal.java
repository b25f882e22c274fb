package tilewright.trominoes;

import java.util.List;

/** A condition on the coverings of a board that is begun. */
enum Goal {

    /** Nothing. */
    ANY("", "", ""),

    /** Exactly one covering is left, and no tile that lies there can be spared. */
    UNIQUE("unique", "exactly one covering left", "There is exactly one way to cover the rest."),

    /** A few coverings are left, and no tile that lies there can be spared. */
    FEW(
            "few",
            "2 to " + Goal.FEW_COVERINGS + " coverings left",
            "There are two to ten ways to cover the rest: most tiles lead nowhere."),

    /** A tile is in every covering although each free cell can be covered in several ways. */
    FORCED(
            "forced",
            "one tile is certain, and no single cell shows it",
            "One tile is certain, although every cell could be covered in several ways.");

    /** More coverings are not few. */
    static final int FEW_COVERINGS = 10;

    /** The goals with a condition. */
    static final List<Goal> SPECIAL = List.of(UNIQUE, FEW, FORCED);

    /** Its name in a setup's text; empty for {@link #ANY}. */
    final String word;

    final String words;
    final String sentence;

    Goal(String word, String words, String sentence) {
        this.word = word;
        this.words = words;
        this.sentence = sentence;
    }
}
