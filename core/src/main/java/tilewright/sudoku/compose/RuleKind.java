package tilewright.sudoku.compose;

import java.util.Arrays;
import java.util.List;
import tilewright.message.Message;
import tilewright.sudoku.rules.GlobalConstraint;

/** A rule that a setup may ask for, in the order in which setups are written. */
public enum RuleKind {
    X("x", GlobalConstraint.DIAGONAL_DOWN, GlobalConstraint.DIAGONAL_UP),
    WINDOKU("windoku", GlobalConstraint.WINDOKU),
    DISJOINT("disjoint", GlobalConstraint.DISJOINT_GROUPS),
    JIGSAW("jigsaw"),
    ANTI_KNIGHT("anti-knight", GlobalConstraint.ANTI_KNIGHT),
    ANTI_KING("anti-king", GlobalConstraint.ANTI_KING),
    NON_CONSECUTIVE("non-consecutive", GlobalConstraint.NON_CONSECUTIVE),
    KILLER("killer"),
    THERMO("thermo"),
    ARROW("arrow"),
    KROPKI("kropki"),
    XV("xv"),
    SANDWICH("sandwich"),
    LITTLE_KILLER("little-killer"),
    PALINDROME("palindrome"),
    WHISPERS("whispers"),
    RENBAN("renban"),
    ENTROPIC("entropic");

    private final String word;
    private final List<GlobalConstraint> constraints;

    RuleKind(String word, GlobalConstraint... constraints) {
        this.word = word;
        this.constraints = Arrays.asList(constraints);
    }

    /** The word in texts of setups. */
    public String word() {
        return word;
    }

    /** The name of the kind. */
    public Message title() {
        return ComposeMessages.ruleName(word);
    }

    /** The rule in a few words. */
    public Message words() {
        return ComposeMessages.rule(word);
    }

    /** The constraints on the whole grid. */
    List<GlobalConstraint> constraints() {
        return constraints;
    }

    /** Whether it is drawn into each grid anew. */
    boolean isDrawn() {
        return compareTo(KILLER) >= 0;
    }
}
