package tilewright.sudoku.step;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The kinds of steps, those of HoDoKu (version 2.5.0) and those of Sudoku Explainer (1.2.1): one kind where both have the
 * same technique. HoDoKu's forcing chains are not Sudoku Explainer's, which have the same title.
 *
 * <p>First those of HoDoKu: within a level, in the order in which HoDoKu tries them as it comes, except where that order
 * mixes levels. Then those that Sudoku Explainer alone has, in its order.
 */
public enum StepKind {
    FULL_HOUSE("Full house", "0000", Level.EASY, 4, true),
    NAKED_SINGLE("Naked single", "0003", Level.EASY, 4, true),
    HIDDEN_SINGLE("Hidden single", "0002", Level.EASY, 14, true),
    LOCKED_PAIR("Locked pair", "0110", Level.MEDIUM, 40),
    LOCKED_TRIPLE("Locked triple", "0111", Level.MEDIUM, 60),
    POINTING("Pointing", "0100", Level.MEDIUM, 50, true),
    CLAIMING("Claiming", "0101", Level.MEDIUM, 50, true),
    NAKED_PAIR("Naked pair", "0200", Level.MEDIUM, 60, true),
    NAKED_TRIPLE("Naked triple", "0201", Level.MEDIUM, 80, true),
    HIDDEN_PAIR("Hidden pair", "0210", Level.MEDIUM, 70, true),
    HIDDEN_TRIPLE("Hidden triple", "0211", Level.MEDIUM, 100, true),
    NAKED_QUAD("Naked quad", "0202", Level.HARD, 120, true),
    HIDDEN_QUAD("Hidden quad", "0212", Level.HARD, 150, true),
    X_WING("X-Wing", "0300", Level.HARD, 140, true),
    SWORDFISH("Swordfish", "0301", Level.HARD, 150, true),
    JELLYFISH("Jellyfish", "0302", Level.HARD, 160, true),
    SQUIRMBAG("Squirmbag", "0303", Level.UNFAIR, 470),
    WHALE("Whale", "0304", Level.UNFAIR, 470),
    LEVIATHAN("Leviathan", "0305", Level.UNFAIR, 470),
    REMOTE_PAIR("Remote pair", "0703", Level.HARD, 110),
    BUG_PLUS_1("BUG+1", "0610", Level.HARD, 100),
    SKYSCRAPER("Skyscraper", "0400", Level.HARD, 130),
    TWO_STRING_KITE("Two-string kite", "0401", Level.HARD, 150),
    TURBOT_FISH("Turbot fish", "0403", Level.HARD, 120),
    EMPTY_RECTANGLE("Empty rectangle", "0402", Level.HARD, 120),
    DUAL_TWO_STRING_KITE("Dual two-string kite", "0404", Level.HARD, 150),
    DUAL_EMPTY_RECTANGLE("Dual empty rectangle", "0405", Level.HARD, 120),
    W_WING("W-Wing", "0803", Level.HARD, 150),
    XY_WING("XY-Wing", "0800", Level.HARD, 160, true),
    XYZ_WING("XYZ-Wing", "0801", Level.HARD, 180, true),
    WXYZ_WING("WXYZ-Wing", "0802", Level.HARD, 200),
    UNIQUENESS_1("Unique rectangle type 1", "0600", Level.HARD, 100),
    UNIQUENESS_2("Unique rectangle type 2", "0601", Level.HARD, 100),
    UNIQUENESS_3("Unique rectangle type 3", "0602", Level.HARD, 100),
    UNIQUENESS_4("Unique rectangle type 4", "0603", Level.HARD, 100),
    UNIQUENESS_5("Unique rectangle type 5", "0604", Level.HARD, 100),
    UNIQUENESS_6("Unique rectangle type 6", "0605", Level.HARD, 100),
    HIDDEN_RECTANGLE("Hidden rectangle", "0606", Level.HARD, 100),
    AVOIDABLE_RECTANGLE_1("Avoidable rectangle type 1", "0607", Level.HARD, 100),
    AVOIDABLE_RECTANGLE_2("Avoidable rectangle type 2", "0608", Level.HARD, 100),
    FINNED_X_WING("Finned X-Wing", "0310", Level.HARD, 130),
    SASHIMI_X_WING("Sashimi X-Wing", "0320", Level.HARD, 150),
    FINNED_SWORDFISH("Finned swordfish", "0311", Level.UNFAIR, 200),
    SASHIMI_SWORDFISH("Sashimi swordfish", "0321", Level.UNFAIR, 240),
    FINNED_JELLYFISH("Finned jellyfish", "0312", Level.UNFAIR, 250),
    SASHIMI_JELLYFISH("Sashimi jellyfish", "0322", Level.UNFAIR, 260),
    FINNED_SQUIRMBAG("Finned squirmbag", "0313", Level.UNFAIR, 470),
    SASHIMI_SQUIRMBAG("Sashimi squirmbag", "0323", Level.UNFAIR, 470),
    FINNED_WHALE("Finned whale", "0314", Level.UNFAIR, 470),
    SASHIMI_WHALE("Sashimi whale", "0324", Level.UNFAIR, 470),
    FINNED_LEVIATHAN("Finned leviathan", "0315", Level.UNFAIR, 470),
    SASHIMI_LEVIATHAN("Sashimi leviathan", "0325", Level.UNFAIR, 470),
    SUE_DE_COQ("Sue de Coq", "1101", Level.UNFAIR, 250),
    SIMPLE_COLORS_TRAP("Simple colors, trap", "0500", Level.HARD, 150),
    SIMPLE_COLORS_WRAP("Simple colors, wrap", "0501", Level.HARD, 150),
    MULTI_COLORS_1("Multi colors 1", "0502", Level.HARD, 200),
    MULTI_COLORS_2("Multi colors 2", "0503", Level.HARD, 200),
    MEDUSA("3D Medusa", "0504", Level.UNFAIR, 250),
    X_CHAIN("X-chain", "0701", Level.UNFAIR, 260),
    XY_CHAIN("XY-chain", "0702", Level.UNFAIR, 260),
    CONTINUOUS_NICE_LOOP("Continuous nice loop", "0706", Level.UNFAIR, 280),
    DISCONTINUOUS_NICE_LOOP("Discontinuous nice loop", "0707", Level.UNFAIR, 280),
    AIC("AIC", "0708", Level.UNFAIR, 280),
    GROUPED_CONTINUOUS_NICE_LOOP("Grouped continuous nice loop", "0709", Level.UNFAIR, 300),
    GROUPED_DISCONTINUOUS_NICE_LOOP("Grouped discontinuous nice loop", "0710", Level.UNFAIR, 300),
    GROUPED_AIC("Grouped AIC", "0711", Level.UNFAIR, 300),
    ALS_XZ("ALS-XZ", "0901", Level.UNFAIR, 300),
    ALS_XY_WING("ALS-XY-Wing", "0902", Level.UNFAIR, 320),
    ALS_CHAIN("ALS chain", "0903", Level.UNFAIR, 340),
    DEATH_BLOSSOM("Death blossom", "0904", Level.UNFAIR, 360),
    ALIGNED_PAIR_EXCLUSION("Aligned pair exclusion", "1001", Level.UNFAIR, 360, true),
    ALIGNED_TRIPLE_EXCLUSION("Aligned triple exclusion", "1002", Level.EXTREME, 470, true),
    FRANKEN_X_WING("Franken X-Wing", "0330", Level.UNFAIR, 300),
    FRANKEN_SWORDFISH("Franken swordfish", "0331", Level.UNFAIR, 350),
    FRANKEN_JELLYFISH("Franken jellyfish", "0332", Level.UNFAIR, 370),
    FRANKEN_SQUIRMBAG("Franken squirmbag", "0333", Level.EXTREME, 470),
    FRANKEN_WHALE("Franken whale", "0334", Level.EXTREME, 470),
    FRANKEN_LEVIATHAN("Franken leviathan", "0335", Level.EXTREME, 470),
    FINNED_FRANKEN_X_WING("Finned franken X-Wing", "0340", Level.UNFAIR, 390),
    FINNED_FRANKEN_SWORDFISH("Finned franken swordfish", "0341", Level.UNFAIR, 410),
    FINNED_FRANKEN_JELLYFISH("Finned franken jellyfish", "0342", Level.UNFAIR, 430),
    FINNED_FRANKEN_SQUIRMBAG("Finned franken squirmbag", "0343", Level.EXTREME, 470),
    FINNED_FRANKEN_WHALE("Finned franken whale", "0344", Level.EXTREME, 470),
    FINNED_FRANKEN_LEVIATHAN("Finned franken leviathan", "0345", Level.EXTREME, 470),
    MUTANT_X_WING("Mutant X-Wing", "0350", Level.EXTREME, 450),
    MUTANT_SWORDFISH("Mutant swordfish", "0351", Level.EXTREME, 450),
    MUTANT_JELLYFISH("Mutant jellyfish", "0352", Level.EXTREME, 450),
    MUTANT_SQUIRMBAG("Mutant squirmbag", "0353", Level.EXTREME, 470),
    MUTANT_WHALE("Mutant whale", "0354", Level.EXTREME, 470),
    MUTANT_LEVIATHAN("Mutant leviathan", "0355", Level.EXTREME, 470),
    FINNED_MUTANT_X_WING("Finned mutant X-Wing", "0360", Level.EXTREME, 470),
    FINNED_MUTANT_SWORDFISH("Finned mutant swordfish", "0361", Level.EXTREME, 470),
    FINNED_MUTANT_JELLYFISH("Finned mutant jellyfish", "0362", Level.EXTREME, 470),
    FINNED_MUTANT_SQUIRMBAG("Finned mutant squirmbag", "0363", Level.EXTREME, 470),
    FINNED_MUTANT_WHALE("Finned mutant whale", "0364", Level.EXTREME, 470),
    FINNED_MUTANT_LEVIATHAN("Finned mutant leviathan", "0365", Level.EXTREME, 470),
    SIAMESE_FINNED_X_WING("Siamese finned X-Wing", "03101", Level.HARD, 130),
    SIAMESE_FINNED_SWORDFISH("Siamese finned swordfish", "03111", Level.UNFAIR, 200),
    SIAMESE_FINNED_JELLYFISH("Siamese finned jellyfish", "03121", Level.UNFAIR, 250),
    SIAMESE_SASHIMI_X_WING("Siamese sashimi X-Wing", "03201", Level.HARD, 150),
    SIAMESE_SASHIMI_SWORDFISH("Siamese sashimi swordfish", "03211", Level.UNFAIR, 240),
    SIAMESE_SASHIMI_JELLYFISH("Siamese sashimi jellyfish", "03221", Level.UNFAIR, 260),
    SIAMESE_FINNED_FRANKEN_X_WING("Siamese finned franken X-Wing", "03401", Level.UNFAIR, 390),
    SIAMESE_FINNED_FRANKEN_SWORDFISH("Siamese finned franken swordfish", "03411", Level.UNFAIR, 410),
    SIAMESE_FINNED_FRANKEN_JELLYFISH("Siamese finned franken jellyfish", "03421", Level.UNFAIR, 430),
    SIAMESE_FINNED_MUTANT_X_WING("Siamese finned mutant X-Wing", "03601", Level.EXTREME, 470),
    SIAMESE_FINNED_MUTANT_SWORDFISH("Siamese finned mutant swordfish", "03611", Level.EXTREME, 470),
    SIAMESE_FINNED_MUTANT_JELLYFISH("Siamese finned mutant jellyfish", "03621", Level.EXTREME, 470),
    KRAKEN_FISH_1("Kraken fish type 1", "0371", Level.EXTREME, 500),
    KRAKEN_FISH_2("Kraken fish type 2", "0372", Level.EXTREME, 500),
    SK_LOOP("SK loop", "1401", Level.EXTREME, 500),
    EXOCET("Exocet", "1402", Level.EXTREME, 500),
    FORCING_CHAIN("Forcing chain", "1301", Level.EXTREME, 500),
    FORCING_NET("Forcing net", "1303", Level.EXTREME, 700),
    TEMPLATE_SET("Template set", "1201", Level.EXTREME, 10000),
    TEMPLATE_DELETE("Template delete", "1202", Level.EXTREME, 10000),
    DIRECT_POINTING("Direct pointing"),
    DIRECT_CLAIMING("Direct claiming"),
    DIRECT_HIDDEN_PAIR("Direct hidden pair"),
    DIRECT_HIDDEN_TRIPLE("Direct hidden triple"),
    UNIQUE_LOOP_1("Unique loop type 1"),
    UNIQUE_LOOP_2("Unique loop type 2"),
    UNIQUE_LOOP_3("Unique loop type 3"),
    UNIQUE_LOOP_4("Unique loop type 4"),
    BUG_1("BUG type 1"),
    BUG_2("BUG type 2"),
    BUG_3("BUG type 3"),
    BUG_4("BUG type 4"),
    X_CYCLE("X-Cycle"),
    Y_CYCLE("Y-Cycle"),
    XY_CYCLE("XY-Cycle"),
    FORCING_X_CHAIN("Forcing X-chain"),
    FORCING_XY_CHAIN("Forcing chain"),
    NISHIO("Nishio"),
    CELL_FORCING_CHAINS("Cell forcing chains"),
    REGION_FORCING_CHAINS("Region forcing chains"),
    CONTRADICTION_FORCING_CHAINS("Contradiction forcing chains"),
    DOUBLE_FORCING_CHAINS("Double forcing chains");

    private static final Map<String, StepKind> BY_CODE = new HashMap<>();

    static {
        for (StepKind kind : values()) {
            if (kind.inHodoku()) {
                BY_CODE.put(kind.code, kind);
            }
        }
    }

    private final String title;
    private final String code;
    private final Level level;
    private final int score;
    private final boolean inExplainer;

    /** A kind that HoDoKu has, and Sudoku Explainer has not. */
    StepKind(String title, String code, Level level, int score) {
        this(title, code, level, score, false);
    }

    /** A kind that Sudoku Explainer has, and HoDoKu has not. */
    StepKind(String title) {
        this(title, "", Level.EXTREME, 0, true);
    }

    StepKind(String title, String code, Level level, int score, boolean inExplainer) {
        this.title = title;
        this.code = code;
        this.level = level;
        this.score = score;
        this.inExplainer = inExplainer;
    }

    /** The name in sentences and answers: {@code X-Wing}. */
    public String title() {
        return title;
    }

    /** Whether HoDoKu has the technique, so that the kind has a code. */
    public boolean inHodoku() {
        return !code.isEmpty();
    }

    /** Whether Sudoku Explainer has the technique, under this title. */
    public boolean inExplainer() {
        return inExplainer;
    }

    /**
     * The code in HoDoKu's library of cases: four digits; a fifth, 1, for a pair of fish that share their base; empty for kinds
     * that HoDoKu has not.
     */
    public String code() {
        return code;
    }

    /** The kind of a code; empty when no kind has it. */
    public static Optional<StepKind> ofCode(String code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }

    /** HoDoKu's level; the highest for kinds that it has not. */
    public Level level() {
        return level;
    }

    /** The number that one step of this kind adds to HoDoKu's score of a puzzle; 0 for kinds that it has not. */
    public int score() {
        return score;
    }
}
