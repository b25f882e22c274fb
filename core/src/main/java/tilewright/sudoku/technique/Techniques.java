package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tilewright.search.Stop;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.step.TechniqueNames;

/** All techniques, and which of them finds steps of a kind. Immutable; threads may share it. */
public final class Techniques {

    /**
     * A technique in the list.
     *
     * @param kinds of the steps that it finds
     * @param variants behind the hyphen of a code: what only this entry finds, empty for the plain form
     * @param usual whether it is one of those that are asked for all steps
     */
    private record Entry(List<StepKind> kinds, String variants, boolean usual, Technique technique) {

        static Entry of(StepKind kind, Technique technique) {
            return of(List.of(kind), technique);
        }

        static Entry of(List<StepKind> kinds, Technique technique) {
            return new Entry(kinds, "", true, technique);
        }

        /** An entry for a technique that finds more or less than is usual. */
        static Entry special(StepKind kind, String variants, Technique technique) {
            return new Entry(List.of(kind), variants, false, technique);
        }

        boolean finds(StepKind kind) {
            return kinds.contains(kind);
        }
    }

    private static final List<Entry> ALL = entries();

    private Techniques() {}

    private static List<Entry> entries() {
        List<Entry> all = new ArrayList<>();
        all.addAll(singlesAndSubsets());
        all.addAll(fish());
        for (StepKind kind : List.of(StepKind.KRAKEN_FISH_1, StepKind.KRAKEN_FISH_2)) {
            all.add(Entry.special(kind, "", new KrakenFish(kind)));
        }
        all.addAll(patterns());
        all.addAll(uniqueness());
        all.addAll(colorsAndChains());
        all.addAll(setsAndTemplates());
        return List.copyOf(all);
    }

    private static List<Entry> singlesAndSubsets() {
        List<Entry> all = new ArrayList<>();
        for (StepKind kind : List.of(StepKind.FULL_HOUSE, StepKind.NAKED_SINGLE, StepKind.HIDDEN_SINGLE)) {
            all.add(Entry.of(kind, new Singles(kind)));
        }
        all.add(Entry.of(StepKind.POINTING, new LockedCandidates(true)));
        all.add(Entry.of(StepKind.CLAIMING, new LockedCandidates(false)));
        for (StepKind kind : List.of(
                StepKind.LOCKED_PAIR,
                StepKind.LOCKED_TRIPLE,
                StepKind.NAKED_PAIR,
                StepKind.NAKED_TRIPLE,
                StepKind.HIDDEN_PAIR,
                StepKind.HIDDEN_TRIPLE,
                StepKind.NAKED_QUAD,
                StepKind.HIDDEN_QUAD)) {
            all.add(Entry.of(kind, new Subsets(kind)));
        }
        return all;
    }

    private static List<Entry> patterns() {
        return List.of(
                Entry.of(StepKind.REMOTE_PAIR, new RemotePair()),
                Entry.of(StepKind.BUG_PLUS_1, new BugPlusOne()),
                Entry.of(StepKind.SKYSCRAPER, new Skyscraper()),
                Entry.of(StepKind.TWO_STRING_KITE, new TwoStringKite(false)),
                Entry.of(StepKind.TURBOT_FISH, new TurbotFish()),
                Entry.of(StepKind.EMPTY_RECTANGLE, new EmptyRectangle(false, false)),
                Entry.special(StepKind.EMPTY_RECTANGLE, "1", new EmptyRectangle(true, false)),
                Entry.special(StepKind.DUAL_TWO_STRING_KITE, "", new TwoStringKite(true)),
                Entry.special(StepKind.DUAL_EMPTY_RECTANGLE, "", new EmptyRectangle(true, true)),
                Entry.of(StepKind.W_WING, new WWing()),
                Entry.of(StepKind.XY_WING, new Wings(false)),
                Entry.of(StepKind.XYZ_WING, new Wings(true)),
                Entry.of(StepKind.WXYZ_WING, new WxyzWing()),
                Entry.of(StepKind.MEDUSA, new Medusa()));
    }

    private static List<Entry> uniqueness() {
        List<Entry> all = new ArrayList<>();
        for (StepKind kind : List.of(
                StepKind.UNIQUENESS_1,
                StepKind.UNIQUENESS_2,
                StepKind.UNIQUENESS_3,
                StepKind.UNIQUENESS_4,
                StepKind.UNIQUENESS_5,
                StepKind.UNIQUENESS_6,
                StepKind.HIDDEN_RECTANGLE)) {
            all.add(Entry.of(kind, new UniqueRectangle(kind, true)));
            all.add(Entry.special(kind, "1", new UniqueRectangle(kind, false)));
        }
        for (StepKind kind : List.of(StepKind.AVOIDABLE_RECTANGLE_1, StepKind.AVOIDABLE_RECTANGLE_2)) {
            all.add(Entry.of(kind, new AvoidableRectangle(kind)));
        }
        return all;
    }

    private static List<Entry> colorsAndChains() {
        List<StepKind> grouped = List.of(
                StepKind.GROUPED_CONTINUOUS_NICE_LOOP, StepKind.GROUPED_DISCONTINUOUS_NICE_LOOP, StepKind.GROUPED_AIC);
        List<StepKind> loops = List.of(StepKind.CONTINUOUS_NICE_LOOP, StepKind.DISCONTINUOUS_NICE_LOOP, StepKind.AIC);
        Technique withSets = new NiceLoops(NiceLoops.Nodes.GROUPS_AND_SETS);
        return List.of(
                Entry.of(List.of(StepKind.SIMPLE_COLORS_TRAP, StepKind.SIMPLE_COLORS_WRAP), new SimpleColors()),
                Entry.of(List.of(StepKind.MULTI_COLORS_1, StepKind.MULTI_COLORS_2), new MultiColors()),
                Entry.of(StepKind.X_CHAIN, new XChain()),
                Entry.of(StepKind.XY_CHAIN, new XyChain()),
                Entry.of(loops, new NiceLoops(NiceLoops.Nodes.CANDIDATES)),
                Entry.of(grouped, new NiceLoops(NiceLoops.Nodes.GROUPS)),
                Entry.special(StepKind.GROUPED_CONTINUOUS_NICE_LOOP, "2", withSets),
                Entry.special(StepKind.GROUPED_DISCONTINUOUS_NICE_LOOP, "34", withSets),
                Entry.special(StepKind.GROUPED_AIC, "34", withSets));
    }

    private static List<Entry> setsAndTemplates() {
        return List.of(
                Entry.of(StepKind.ALS_XZ, new AlsXz(false)),
                Entry.of(StepKind.ALS_XY_WING, new AlsXyWing(false)),
                Entry.special(StepKind.ALS_XY_WING, "2", new AlsXyWing(true)),
                Entry.special(StepKind.ALS_CHAIN, "1", new AlsChain(false, true, 6)), // by name too: all of them
                Entry.of(StepKind.ALS_CHAIN, new AlsChain(false, false, 6)),
                Entry.of(StepKind.DEATH_BLOSSOM, new DeathBlossom(false)),
                Entry.special(StepKind.DEATH_BLOSSOM, "2", new DeathBlossom(true)),
                Entry.of(StepKind.SUE_DE_COQ, new SueDeCoq()),
                Entry.of(StepKind.ALIGNED_PAIR_EXCLUSION, new AlignedExclusion(2)),
                Entry.of(StepKind.ALIGNED_TRIPLE_EXCLUSION, new AlignedExclusion(3)),
                Entry.of(StepKind.SK_LOOP, new SkLoop()),
                Entry.of(StepKind.EXOCET, new Exocet()),
                Entry.of(StepKind.TEMPLATE_SET, new TemplateSet()),
                Entry.of(StepKind.TEMPLATE_DELETE, new TemplateDelete()));
    }

    /** Sizes 2 to 7 of each; those that are usual are found together, by one search a size. */
    private static List<Entry> fish() {
        List<Entry> all = new ArrayList<>();
        for (int size = 2; size <= 7; size++) {
            all.add(fish(size, FishSearch.Shape.BASIC, false, FishFamily.BASIC, FishFamily.FINNED, FishFamily.SASHIMI));
            all.add(fish(size, FishSearch.Shape.FRANKEN, false, FishFamily.FRANKEN, FishFamily.FINNED_FRANKEN));
            all.add(fish(size, FishSearch.Shape.MUTANT, false, FishFamily.MUTANT, FishFamily.FINNED_MUTANT));
            if (size <= 4) {
                all.add(fish(size, FishSearch.Shape.BASIC, true, FishFamily.FINNED, FishFamily.SASHIMI));
                all.add(fish(size, FishSearch.Shape.FRANKEN, true, FishFamily.FINNED_FRANKEN));
                all.add(fish(size, FishSearch.Shape.MUTANT, true, FishFamily.FINNED_MUTANT));
            }
        }
        return all;
    }

    private static Entry fish(int size, FishSearch.Shape shape, boolean siamese, FishFamily... families) {
        List<StepKind> kinds = Stream.of(families)
                .map(family -> siamese ? family.siamese(size).orElseThrow() : family.kind(size))
                .toList();
        boolean usual = !siamese && size <= 4 && shape == FishSearch.Shape.FRANKEN;
        return new Entry(kinds, "", usual, new FishTechnique(size, shape, true, true, siamese));
    }

    /**
     * The technique of a code with its variant, {@code 0402-1}, or of a name of {@link TechniqueNames}: it gives the
     * steps of that kind alone. Empty when there is none.
     */
    public static Optional<Technique> named(String codeOrName) {
        int hyphen = codeOrName.indexOf('-');
        Optional<StepKind> byCode = StepKind.ofCode(hyphen < 0 ? codeOrName : codeOrName.substring(0, hyphen));
        if (byCode.isPresent()) {
            return named(byCode.get(), hyphen < 0 ? "" : codeOrName.substring(hyphen + 1));
        }
        return TechniqueNames.find(codeOrName).flatMap(Techniques::named);
    }

    /** The technique for steps of a kind, in its plain form. */
    public static Optional<Technique> named(StepKind kind) {
        return named(kind, "");
    }

    private static Optional<Technique> named(StepKind kind, String variant) {
        Optional<Entry> found = Optional.empty();
        for (Entry entry : ALL) {
            boolean exact = !variant.isEmpty() && entry.variants.contains(variant);
            if (entry.finds(kind) && (exact || found.isEmpty())) {
                found = Optional.of(entry);
            }
        }
        return found.map(entry -> only(kind, entry.technique));
    }

    private static Technique only(StepKind kind, Technique technique) {
        return (grid, stop, enough) -> technique.find(grid, stop, step -> step.kind() == kind && enough.test(step));
    }

    /**
     * All steps that a grid allows, each once, by the usual techniques, the easiest first: no dual or siamese forms, which
     * put two steps into one, fish of up to four houses, and no kraken fish.
     */
    public static List<Step> steps(CandidateGrid grid, Stop stop) {
        StepList list = new StepList();
        for (Entry entry : ALL) {
            if (entry.usual) {
                entry.technique.find(grid, stop, list);
            }
        }
        return list.steps();
    }

    /** The steps of one technique, each once. */
    public static List<Step> steps(CandidateGrid grid, Technique technique, Stop stop) {
        StepList list = new StepList();
        technique.find(grid, stop, list);
        return list.steps();
    }

    /** A list of steps that keeps only the first of several with the same effect and kind. */
    private static final class StepList implements Predicate<Step> {

        private final List<Step> steps = new ArrayList<>();
        private final Set<Effect> known = new HashSet<>();

        private record Effect(StepKind kind, int digits, List<Candidate> placements, List<Candidate> eliminations) {}

        @Override
        public boolean test(Step step) {
            if (known.add(new Effect(step.kind(), step.digits(), step.placements(), step.eliminations()))) {
                steps.add(step);
            }
            return false;
        }

        /** The steps in the order of kinds; of one kind, in the order in which they came. */
        List<Step> steps() {
            steps.sort((one, other) -> one.kind().compareTo(other.kind()));
            return steps;
        }
    }
}
