package tilewright.sudoku.deduction;

import tilewright.message.Message;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;

/** The kinds of steps: those of classic Sudoku that hold for any rules, and those of constraints. */
public enum DeductionKind {
    FULL_HOUSE(StepKind.FULL_HOUSE),
    HIDDEN_SINGLE(StepKind.HIDDEN_SINGLE),
    NAKED_SINGLE(StepKind.NAKED_SINGLE),
    POINTING(StepKind.POINTING),
    CLAIMING(StepKind.CLAIMING),
    LOCKED(DeductionMessages.locked(), Level.MEDIUM),
    CAGE(DeductionMessages.cage(), Level.MEDIUM),
    DOT(DeductionMessages.dot(), Level.EASY),
    PAIR_SUM(DeductionMessages.pairSum(), Level.EASY),
    GREATER_THAN(DeductionMessages.greaterThan(), Level.EASY),
    THERMOMETER(DeductionMessages.thermometer(), Level.EASY),
    ARROW(DeductionMessages.arrow(), Level.MEDIUM),
    SANDWICH(DeductionMessages.sandwich(), Level.MEDIUM),
    LITTLE_KILLER(DeductionMessages.littleKiller(), Level.MEDIUM),
    PALINDROME(DeductionMessages.palindrome(), Level.EASY),
    WHISPERS(DeductionMessages.whispers(), Level.EASY),
    RENBAN(DeductionMessages.renban(), Level.MEDIUM),
    ENTROPIC(DeductionMessages.entropic(), Level.EASY),
    NEIGHBORS(DeductionMessages.neighbors(), Level.EASY),
    NEEDED_DIGIT(DeductionMessages.neededDigit(), Level.MEDIUM),
    INNIES_AND_OUTIES(DeductionMessages.inniesAndOuties(), Level.MEDIUM),
    LAW_OF_LEFTOVERS(DeductionMessages.lawOfLeftovers(), Level.MEDIUM),
    NAKED_PAIR(StepKind.NAKED_PAIR),
    HIDDEN_PAIR(StepKind.HIDDEN_PAIR),
    NAKED_TRIPLE(StepKind.NAKED_TRIPLE),
    HIDDEN_TRIPLE(StepKind.HIDDEN_TRIPLE),
    NAKED_QUAD(StepKind.NAKED_QUAD),
    HIDDEN_QUAD(StepKind.HIDDEN_QUAD),
    X_WING(StepKind.X_WING),
    SWORDFISH(StepKind.SWORDFISH),
    JELLYFISH(StepKind.JELLYFISH),
    XY_WING(StepKind.XY_WING),
    X_CHAIN(StepKind.X_CHAIN),
    CHAIN(StepKind.AIC),
    CONTRADICTION(DeductionMessages.contradiction(), Level.EXTREME),
    NESTED_CONTRADICTION(DeductionMessages.nestedContradiction(), Level.EXTREME),
    SOLUTION(DeductionMessages.ofSolution(), Level.EXTREME);

    private final Message words;
    private final Level level;

    DeductionKind(StepKind classic) {
        this(classic.words(), classic.level());
    }

    DeductionKind(Message words, Level level) {
        this.words = words;
        this.level = level;
    }

    /** The kind of steps that one constraint alone gives. */
    static DeductionKind of(Constraint constraint) {
        return switch (constraint) {
            case Constraint.Cage _, Constraint.Different _ -> CAGE;
            case Constraint.Difference _, Constraint.Ratio _ -> DOT;
            case Constraint.PairSum _ -> PAIR_SUM;
            case Constraint.GreaterThan _ -> GREATER_THAN;
            case Constraint.Thermometer _ -> THERMOMETER;
            case Constraint.Arrow _ -> ARROW;
            case Constraint.Sandwich _ -> SANDWICH;
            case Constraint.LittleKiller _ -> LITTLE_KILLER;
            case Constraint.Palindrome _ -> PALINDROME;
            case Constraint.Whispers _ -> WHISPERS;
            case Constraint.Renban _ -> RENBAN;
            case Constraint.Entropic _ -> ENTROPIC;
            case GlobalConstraint _, Constraint.ExtraHouse _ -> NEIGHBORS;
        };
    }

    /** The name in sentences. */
    public Message words() {
        return words;
    }

    /** The name in answers, in English. */
    public String title() {
        return words.english();
    }

    /** The level of such steps. */
    public Level level() {
        return level;
    }
}
