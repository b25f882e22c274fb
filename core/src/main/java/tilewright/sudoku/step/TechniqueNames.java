package tilewright.sudoku.step;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.Nearest;
import tilewright.text.Ascii;

/**
 * The names of techniques: the title of the kind, which is shown, and other names that are understood. Immutable;
 * threads may share it.
 *
 * <p>Names are compared without case, blanks, hyphens and plurals.
 */
public final class TechniqueNames {

    /** HoDoKu's names (2.2 and 2.5, English) where they are others. */
    private static final Map<StepKind, String> HODOKU = Map.ofEntries(
            Map.entry(StepKind.POINTING, "Locked Candidates Type 1"),
            Map.entry(StepKind.CLAIMING, "Locked Candidates Type 2"),
            Map.entry(StepKind.NAKED_QUAD, "Naked Quadruple"),
            Map.entry(StepKind.HIDDEN_QUAD, "Hidden Quadruple"),
            Map.entry(StepKind.BUG_PLUS_1, "Bivalue Universal Grave + 1"),
            Map.entry(StepKind.TWO_STRING_KITE, "2-String Kite"),
            Map.entry(StepKind.DUAL_TWO_STRING_KITE, "Dual 2-String Kite"),
            Map.entry(StepKind.UNIQUENESS_1, "Uniqueness Test 1"),
            Map.entry(StepKind.UNIQUENESS_2, "Uniqueness Test 2"),
            Map.entry(StepKind.UNIQUENESS_3, "Uniqueness Test 3"),
            Map.entry(StepKind.UNIQUENESS_4, "Uniqueness Test 4"),
            Map.entry(StepKind.UNIQUENESS_5, "Uniqueness Test 5"),
            Map.entry(StepKind.UNIQUENESS_6, "Uniqueness Test 6"),
            Map.entry(StepKind.ALS_XZ, "Almost Locked Set XZ-Rule"),
            Map.entry(StepKind.ALS_XY_WING, "Almost Locked Set XY-Wing"),
            Map.entry(StepKind.ALS_CHAIN, "Almost Locked Set Chain"));

    /** Sudoku Explainer's names (1.2.1) where they are others. */
    private static final Map<StepKind, String> EXPLAINER = Map.ofEntries(
            Map.entry(StepKind.NAKED_TRIPLE, "Naked Triplet"),
            Map.entry(StepKind.HIDDEN_TRIPLE, "Hidden Triplet"),
            Map.entry(StepKind.DIRECT_HIDDEN_TRIPLE, "Direct Hidden Triplet"),
            Map.entry(StepKind.BUG_PLUS_1, "BUG type 1"),
            Map.entry(StepKind.ALIGNED_TRIPLE_EXCLUSION, "Aligned Triplet Exclusion"),
            Map.entry(StepKind.X_CYCLE, "Bidirectional X-Cycle"),
            Map.entry(StepKind.Y_CYCLE, "Bidirectional Y-Cycle"),
            Map.entry(StepKind.XY_CYCLE, "Bidirectional Cycle"),
            Map.entry(StepKind.FORCING_XY_CHAIN, "Forcing Chain"));

    /** Further codes of HoDoKu for techniques that are one here, and other names that people write. */
    private static final Map<String, StepKind> OTHERS = Map.ofEntries(
            Map.entry("1302", StepKind.FORCING_CHAIN),
            Map.entry("1304", StepKind.FORCING_NET),
            Map.entry("Forcing chain contradiction", StepKind.FORCING_CHAIN),
            Map.entry("Forcing chain verity", StepKind.FORCING_CHAIN),
            Map.entry("Forcing net contradiction", StepKind.FORCING_NET),
            Map.entry("Forcing net verity", StepKind.FORCING_NET),
            Map.entry("Locked candidates 1 (pointing)", StepKind.POINTING),
            Map.entry("Locked candidates 2 (claiming)", StepKind.CLAIMING),
            Map.entry("Box-line reduction", StepKind.CLAIMING),
            Map.entry("Simple colors", StepKind.SIMPLE_COLORS_TRAP),
            Map.entry("Multi colors", StepKind.MULTI_COLORS_1),
            Map.entry("BUG", StepKind.BUG_PLUS_1),
            Map.entry("Last digit", StepKind.FULL_HOUSE),
            Map.entry("Alternating inference chain", StepKind.AIC),
            Map.entry("Subset exclusion", StepKind.ALIGNED_PAIR_EXCLUSION));

    private TechniqueNames() {}

    /** The index of all names, made when one is first looked for: most steps are only told. */
    private static final class Known {

        static final Map<String, StepKind> BY_KEY = byKey();

        /** Kinds by names. Where two techniques have one name, the one with this title is meant, then HoDoKu's. */
        private static Map<String, StepKind> byKey() {
            Map<String, StepKind> found = new HashMap<>();
            for (StepKind kind : StepKind.values()) {
                add(found, kind.title(), kind);
                if (kind.inHodoku()) {
                    found.put(kind.code(), kind);
                }
            }
            OTHERS.forEach((name, kind) -> add(found, name, kind));
            HODOKU.forEach((kind, name) -> add(found, name, kind));
            EXPLAINER.forEach((kind, name) -> add(found, name, kind));
            return Map.copyOf(found);
        }

        /** Adds a name with its blanks, and without them. */
        private static void add(Map<String, StepKind> found, String name, StepKind kind) {
            found.putIfAbsent(Nearest.key(name), kind);
            found.putIfAbsent(Nearest.key(name.replace(" ", "")), kind);
        }
    }

    /** The technique of a name or a code, however it is written; empty when there is none. */
    public static Optional<StepKind> find(String name) {
        return Optional.ofNullable(Known.BY_KEY.get(Nearest.key(name)));
    }

    /** HoDoKu's name; empty if it is the same, or HoDoKu has no such technique. */
    public static Optional<String> hodoku(StepKind kind) {
        return Optional.ofNullable(HODOKU.get(kind));
    }

    /** Sudoku Explainer's name; empty if it is the same, or Sudoku Explainer has no such technique. */
    public static Optional<String> explainer(StepKind kind) {
        return Optional.ofNullable(EXPLAINER.get(kind));
    }

    /** Returns {@code ; did you mean 'word'?} for the nearest name of some techniques, or an empty text when none is near. */
    public static Message suggestion(String typed, List<StepKind> kinds) {
        List<String> words = kinds.stream().map(StepKind::word).toList();
        return Nearest.suggestion(Ascii.lower(typed).replace(' ', '-'), words);
    }
}
