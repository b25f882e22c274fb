package tilewright.sudoku.step;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.text.Ascii;

/**
 * The kinds of steps of HoDoKu (2.5.0) and Sudoku Explainer (1.2.1); a technique of both is one kind. HoDoKu's forcing
 * chains are not Sudoku Explainer's, which have the same title.
 *
 * <p>First those of HoDoKu: within a level, in the order in which HoDoKu tries them as it comes, except where that order
 * mixes levels. Then those that Sudoku Explainer alone has, in its order.
 */
public enum StepKind {
    FULL_HOUSE(StepMessages.fullHouse(), "0000", Level.EASY, 4, StepMessages.aboutFullHouse()),
    NAKED_SINGLE(StepMessages.nakedSingle(), "0003", Level.EASY, 4, StepMessages.aboutNakedSingle()),
    HIDDEN_SINGLE(StepMessages.hiddenSingle(), "0002", Level.EASY, 14, StepMessages.aboutHiddenSingle()),
    LOCKED_PAIR(StepMessages.lockedPair(), "0110", Level.MEDIUM, 40),
    LOCKED_TRIPLE(StepMessages.lockedTriple(), "0111", Level.MEDIUM, 60),
    POINTING(StepMessages.pointing(), "0100", Level.MEDIUM, 50, StepMessages.aboutPointing()),
    CLAIMING(StepMessages.claiming(), "0101", Level.MEDIUM, 50, StepMessages.aboutClaiming()),
    NAKED_PAIR(StepMessages.nakedPair(), "0200", Level.MEDIUM, 60, StepMessages.aboutNakedPair()),
    NAKED_TRIPLE(StepMessages.nakedTriple(), "0201", Level.MEDIUM, 80, StepMessages.aboutNakedTriple()),
    HIDDEN_PAIR(StepMessages.hiddenPair(), "0210", Level.MEDIUM, 70, StepMessages.aboutHiddenPair()),
    HIDDEN_TRIPLE(StepMessages.hiddenTriple(), "0211", Level.MEDIUM, 100, StepMessages.aboutHiddenTriple()),
    NAKED_QUAD(StepMessages.nakedQuad(), "0202", Level.HARD, 120, StepMessages.aboutNakedQuad()),
    HIDDEN_QUAD(StepMessages.hiddenQuad(), "0212", Level.HARD, 150, StepMessages.aboutHiddenQuad()),
    X_WING(StepMessages.xWing(), "0300", Level.HARD, 140, StepMessages.aboutXWing()),
    SWORDFISH(StepMessages.swordfish(), "0301", Level.HARD, 150, StepMessages.aboutSwordfish()),
    JELLYFISH(StepMessages.jellyfish(), "0302", Level.HARD, 160, StepMessages.aboutJellyfish()),
    SQUIRMBAG(StepMessages.squirmbag(), "0303", Level.UNFAIR, 470),
    WHALE(StepMessages.whale(), "0304", Level.UNFAIR, 470),
    LEVIATHAN(StepMessages.leviathan(), "0305", Level.UNFAIR, 470),
    REMOTE_PAIR(StepMessages.remotePair(), "0703", Level.HARD, 110),
    BUG_PLUS_1(StepMessages.bugPlus1(), "0610", Level.HARD, 100, StepMessages.aboutBugPlus1()),
    SKYSCRAPER(StepMessages.skyscraper(), "0400", Level.HARD, 130),
    TWO_STRING_KITE(StepMessages.twoStringKite(), "0401", Level.HARD, 150),
    TURBOT_FISH(StepMessages.turbotFish(), "0403", Level.HARD, 120),
    EMPTY_RECTANGLE(StepMessages.emptyRectangle(), "0402", Level.HARD, 120),
    DUAL_TWO_STRING_KITE(StepMessages.dualTwoStringKite(), "0404", Level.HARD, 150),
    DUAL_EMPTY_RECTANGLE(StepMessages.dualEmptyRectangle(), "0405", Level.HARD, 120),
    W_WING(StepMessages.wWing(), "0803", Level.HARD, 150),
    XY_WING(StepMessages.xyWing(), "0800", Level.HARD, 160, StepMessages.aboutXyWing()),
    XYZ_WING(StepMessages.xyzWing(), "0801", Level.HARD, 180, StepMessages.aboutXyzWing()),
    WXYZ_WING(StepMessages.wxyzWing(), "0802", Level.HARD, 200),
    UNIQUENESS_1(StepMessages.uniqueness1(), "0600", Level.HARD, 100, StepMessages.aboutUniqueRectangle()),
    UNIQUENESS_2(StepMessages.uniqueness2(), "0601", Level.HARD, 100, StepMessages.aboutUniqueRectangle()),
    UNIQUENESS_3(StepMessages.uniqueness3(), "0602", Level.HARD, 100, StepMessages.aboutUniqueRectangle()),
    UNIQUENESS_4(StepMessages.uniqueness4(), "0603", Level.HARD, 100, StepMessages.aboutUniqueRectangle()),
    UNIQUENESS_5(StepMessages.uniqueness5(), "0604", Level.HARD, 100),
    UNIQUENESS_6(StepMessages.uniqueness6(), "0605", Level.HARD, 100),
    HIDDEN_RECTANGLE(StepMessages.hiddenRectangle(), "0606", Level.HARD, 100),
    AVOIDABLE_RECTANGLE_1(StepMessages.avoidableRectangle1(), "0607", Level.HARD, 100),
    AVOIDABLE_RECTANGLE_2(StepMessages.avoidableRectangle2(), "0608", Level.HARD, 100),
    FINNED_X_WING(StepMessages.finnedXWing(), "0310", Level.HARD, 130),
    SASHIMI_X_WING(StepMessages.sashimiXWing(), "0320", Level.HARD, 150),
    FINNED_SWORDFISH(StepMessages.finnedSwordfish(), "0311", Level.UNFAIR, 200),
    SASHIMI_SWORDFISH(StepMessages.sashimiSwordfish(), "0321", Level.UNFAIR, 240),
    FINNED_JELLYFISH(StepMessages.finnedJellyfish(), "0312", Level.UNFAIR, 250),
    SASHIMI_JELLYFISH(StepMessages.sashimiJellyfish(), "0322", Level.UNFAIR, 260),
    FINNED_SQUIRMBAG(StepMessages.finnedSquirmbag(), "0313", Level.UNFAIR, 470),
    SASHIMI_SQUIRMBAG(StepMessages.sashimiSquirmbag(), "0323", Level.UNFAIR, 470),
    FINNED_WHALE(StepMessages.finnedWhale(), "0314", Level.UNFAIR, 470),
    SASHIMI_WHALE(StepMessages.sashimiWhale(), "0324", Level.UNFAIR, 470),
    FINNED_LEVIATHAN(StepMessages.finnedLeviathan(), "0315", Level.UNFAIR, 470),
    SASHIMI_LEVIATHAN(StepMessages.sashimiLeviathan(), "0325", Level.UNFAIR, 470),
    SUE_DE_COQ(StepMessages.sueDeCoq(), "1101", Level.UNFAIR, 250),
    SIMPLE_COLORS_TRAP(StepMessages.simpleColorsTrap(), "0500", Level.HARD, 150),
    SIMPLE_COLORS_WRAP(StepMessages.simpleColorsWrap(), "0501", Level.HARD, 150),
    MULTI_COLORS_1(StepMessages.multiColors1(), "0502", Level.HARD, 200),
    MULTI_COLORS_2(StepMessages.multiColors2(), "0503", Level.HARD, 200),
    MEDUSA(StepMessages.medusa(), "0504", Level.UNFAIR, 250),
    X_CHAIN(StepMessages.xChain(), "0701", Level.UNFAIR, 260),
    XY_CHAIN(StepMessages.xyChain(), "0702", Level.UNFAIR, 260),
    CONTINUOUS_NICE_LOOP(StepMessages.continuousNiceLoop(), "0706", Level.UNFAIR, 280),
    DISCONTINUOUS_NICE_LOOP(StepMessages.discontinuousNiceLoop(), "0707", Level.UNFAIR, 280),
    AIC(StepMessages.aic(), "0708", Level.UNFAIR, 280),
    GROUPED_CONTINUOUS_NICE_LOOP(StepMessages.groupedContinuousNiceLoop(), "0709", Level.UNFAIR, 300),
    GROUPED_DISCONTINUOUS_NICE_LOOP(StepMessages.groupedDiscontinuousNiceLoop(), "0710", Level.UNFAIR, 300),
    GROUPED_AIC(StepMessages.groupedAic(), "0711", Level.UNFAIR, 300),
    ALS_XZ(StepMessages.alsXz(), "0901", Level.UNFAIR, 300),
    ALS_XY_WING(StepMessages.alsXyWing(), "0902", Level.UNFAIR, 320),
    ALS_CHAIN(StepMessages.alsChain(), "0903", Level.UNFAIR, 340),
    DEATH_BLOSSOM(StepMessages.deathBlossom(), "0904", Level.UNFAIR, 360),
    ALIGNED_PAIR_EXCLUSION(
            StepMessages.alignedPairExclusion(), "1001", Level.UNFAIR, 360, StepMessages.aboutAlignedExclusion()),
    ALIGNED_TRIPLE_EXCLUSION(
            StepMessages.alignedTripleExclusion(), "1002", Level.EXTREME, 470, StepMessages.aboutAlignedExclusion()),
    FRANKEN_X_WING(StepMessages.frankenXWing(), "0330", Level.UNFAIR, 300),
    FRANKEN_SWORDFISH(StepMessages.frankenSwordfish(), "0331", Level.UNFAIR, 350),
    FRANKEN_JELLYFISH(StepMessages.frankenJellyfish(), "0332", Level.UNFAIR, 370),
    FRANKEN_SQUIRMBAG(StepMessages.frankenSquirmbag(), "0333", Level.EXTREME, 470),
    FRANKEN_WHALE(StepMessages.frankenWhale(), "0334", Level.EXTREME, 470),
    FRANKEN_LEVIATHAN(StepMessages.frankenLeviathan(), "0335", Level.EXTREME, 470),
    FINNED_FRANKEN_X_WING(StepMessages.finnedFrankenXWing(), "0340", Level.UNFAIR, 390),
    FINNED_FRANKEN_SWORDFISH(StepMessages.finnedFrankenSwordfish(), "0341", Level.UNFAIR, 410),
    FINNED_FRANKEN_JELLYFISH(StepMessages.finnedFrankenJellyfish(), "0342", Level.UNFAIR, 430),
    FINNED_FRANKEN_SQUIRMBAG(StepMessages.finnedFrankenSquirmbag(), "0343", Level.EXTREME, 470),
    FINNED_FRANKEN_WHALE(StepMessages.finnedFrankenWhale(), "0344", Level.EXTREME, 470),
    FINNED_FRANKEN_LEVIATHAN(StepMessages.finnedFrankenLeviathan(), "0345", Level.EXTREME, 470),
    MUTANT_X_WING(StepMessages.mutantXWing(), "0350", Level.EXTREME, 450),
    MUTANT_SWORDFISH(StepMessages.mutantSwordfish(), "0351", Level.EXTREME, 450),
    MUTANT_JELLYFISH(StepMessages.mutantJellyfish(), "0352", Level.EXTREME, 450),
    MUTANT_SQUIRMBAG(StepMessages.mutantSquirmbag(), "0353", Level.EXTREME, 470),
    MUTANT_WHALE(StepMessages.mutantWhale(), "0354", Level.EXTREME, 470),
    MUTANT_LEVIATHAN(StepMessages.mutantLeviathan(), "0355", Level.EXTREME, 470),
    FINNED_MUTANT_X_WING(StepMessages.finnedMutantXWing(), "0360", Level.EXTREME, 470),
    FINNED_MUTANT_SWORDFISH(StepMessages.finnedMutantSwordfish(), "0361", Level.EXTREME, 470),
    FINNED_MUTANT_JELLYFISH(StepMessages.finnedMutantJellyfish(), "0362", Level.EXTREME, 470),
    FINNED_MUTANT_SQUIRMBAG(StepMessages.finnedMutantSquirmbag(), "0363", Level.EXTREME, 470),
    FINNED_MUTANT_WHALE(StepMessages.finnedMutantWhale(), "0364", Level.EXTREME, 470),
    FINNED_MUTANT_LEVIATHAN(StepMessages.finnedMutantLeviathan(), "0365", Level.EXTREME, 470),
    SIAMESE_FINNED_X_WING(StepMessages.siameseFinnedXWing(), "03101", Level.HARD, 130),
    SIAMESE_FINNED_SWORDFISH(StepMessages.siameseFinnedSwordfish(), "03111", Level.UNFAIR, 200),
    SIAMESE_FINNED_JELLYFISH(StepMessages.siameseFinnedJellyfish(), "03121", Level.UNFAIR, 250),
    SIAMESE_SASHIMI_X_WING(StepMessages.siameseSashimiXWing(), "03201", Level.HARD, 150),
    SIAMESE_SASHIMI_SWORDFISH(StepMessages.siameseSashimiSwordfish(), "03211", Level.UNFAIR, 240),
    SIAMESE_SASHIMI_JELLYFISH(StepMessages.siameseSashimiJellyfish(), "03221", Level.UNFAIR, 260),
    SIAMESE_FINNED_FRANKEN_X_WING(StepMessages.siameseFinnedFrankenXWing(), "03401", Level.UNFAIR, 390),
    SIAMESE_FINNED_FRANKEN_SWORDFISH(StepMessages.siameseFinnedFrankenSwordfish(), "03411", Level.UNFAIR, 410),
    SIAMESE_FINNED_FRANKEN_JELLYFISH(StepMessages.siameseFinnedFrankenJellyfish(), "03421", Level.UNFAIR, 430),
    SIAMESE_FINNED_MUTANT_X_WING(StepMessages.siameseFinnedMutantXWing(), "03601", Level.EXTREME, 470),
    SIAMESE_FINNED_MUTANT_SWORDFISH(StepMessages.siameseFinnedMutantSwordfish(), "03611", Level.EXTREME, 470),
    SIAMESE_FINNED_MUTANT_JELLYFISH(StepMessages.siameseFinnedMutantJellyfish(), "03621", Level.EXTREME, 470),
    KRAKEN_FISH_1(StepMessages.krakenFish1(), "0371", Level.EXTREME, 500),
    KRAKEN_FISH_2(StepMessages.krakenFish2(), "0372", Level.EXTREME, 500),
    SK_LOOP(StepMessages.skLoop(), "1401", Level.EXTREME, 500),
    EXOCET(StepMessages.exocet(), "1402", Level.EXTREME, 500),
    FORCING_CHAIN(StepMessages.forcingChain(), "1301", Level.EXTREME, 500),
    FORCING_NET(StepMessages.forcingNet(), "1303", Level.EXTREME, 700),
    TEMPLATE_SET(StepMessages.templateSet(), "1201", Level.EXTREME, 10000),
    TEMPLATE_DELETE(StepMessages.templateDelete(), "1202", Level.EXTREME, 10000),
    DIRECT_POINTING(StepMessages.directPointing(), StepMessages.aboutDirectPointing()),
    DIRECT_CLAIMING(StepMessages.directClaiming(), StepMessages.aboutDirectClaiming()),
    DIRECT_HIDDEN_PAIR(StepMessages.directHiddenPair(), StepMessages.aboutDirectHidden()),
    DIRECT_HIDDEN_TRIPLE(StepMessages.directHiddenTriple(), StepMessages.aboutDirectHidden()),
    UNIQUE_LOOP_1(StepMessages.uniqueLoop1(), StepMessages.aboutUniqueLoop()),
    UNIQUE_LOOP_2(StepMessages.uniqueLoop2(), StepMessages.aboutUniqueLoop()),
    UNIQUE_LOOP_3(StepMessages.uniqueLoop3(), StepMessages.aboutUniqueLoop()),
    UNIQUE_LOOP_4(StepMessages.uniqueLoop4(), StepMessages.aboutUniqueLoop()),
    BUG_2(StepMessages.bug2(), StepMessages.aboutBug()),
    BUG_3(StepMessages.bug3(), StepMessages.aboutBug()),
    BUG_4(StepMessages.bug4(), StepMessages.aboutBug()),
    X_CYCLE(StepMessages.xCycle(), StepMessages.aboutXCycle()),
    Y_CYCLE(StepMessages.yCycle(), StepMessages.aboutYCycle()),
    XY_CYCLE(StepMessages.xyCycle(), StepMessages.aboutXyCycle()),
    FORCING_X_CHAIN(StepMessages.forcingXChain(), StepMessages.aboutForcingXChain()),
    FORCING_XY_CHAIN(StepMessages.forcingXyChain(), StepMessages.aboutForcingXyChain()),
    NISHIO(StepMessages.nishio(), StepMessages.aboutNishio()),
    CELL_FORCING_CHAINS(StepMessages.cellForcingChains(), StepMessages.aboutCellForcingChains()),
    REGION_FORCING_CHAINS(StepMessages.regionForcingChains(), StepMessages.aboutRegionForcingChains()),
    CONTRADICTION_FORCING_CHAINS(
            StepMessages.contradictionForcingChains(), StepMessages.aboutContradictionForcingChains()),
    DOUBLE_FORCING_CHAINS(StepMessages.doubleForcingChains(), StepMessages.aboutDoubleForcingChains());

    private static final Map<String, StepKind> BY_CODE = new HashMap<>();

    static {
        for (StepKind kind : values()) {
            if (kind.inHodoku()) {
                BY_CODE.put(kind.code, kind);
            }
        }
    }

    private final Message words;
    private final String code;
    private final Level level;
    private final int score;
    private final Optional<Message> about;

    /** A kind that HoDoKu has, and Sudoku Explainer has not. */
    StepKind(Message words, String code, Level level, int score) {
        this(words, code, level, score, Optional.empty());
    }

    /** A kind that Sudoku Explainer has, and HoDoKu has not. */
    StepKind(Message words, Message about) {
        this(words, "", Level.EXTREME, 0, Optional.of(about));
    }

    /** A kind that both have. */
    StepKind(Message words, String code, Level level, int score, Message about) {
        this(words, code, level, score, Optional.of(about));
    }

    StepKind(Message words, String code, Level level, int score, Optional<Message> about) {
        this.words = words;
        this.code = code;
        this.level = level;
        this.score = score;
        this.about = about;
    }

    /** The name in sentences. */
    public Message words() {
        return words;
    }

    /** The name in answers and commands, in English: {@code X-Wing}. */
    public String title() {
        return words.english();
    }

    /** The name in commands: in lower case with hyphens, without commas, which separate words there: {@code x-wing}. */
    public String word() {
        return Ascii.lower(title()).replace(",", "").replace(' ', '-');
    }

    /** The description of a technique of Sudoku Explainer, as a clause that continues its name. */
    public Optional<Message> about() {
        return about;
    }

    /** Whether HoDoKu has the technique, so that the kind has a code. */
    public boolean inHodoku() {
        return !code.isEmpty();
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
