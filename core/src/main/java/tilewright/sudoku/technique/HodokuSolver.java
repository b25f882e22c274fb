package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** Solves a puzzle with one solution step by step in HoDoKu's standard order. Immutable; threads may share one. */
public final class HodokuSolver {

    /*
     * The order of techniques, levels and scores are those of HoDoKu 2.5.0 (wyzelli/Hodoku2, commit 07346e9), with what is
     * switched on there as a standard. After each step the search begins anew with the easiest technique. Of the steps of a
     * technique, most searches there give the first that they come to; those of chains give the best: with the most
     * eliminations, then the shortest, then with those in the first cells.
     */

    /** The score of a digit that no technique gives. */
    private static final int GUESS = 10_000;

    /**
     * A technique in the order.
     *
     * @param kinds that it finds; the first tells level and score
     * @param best whether all its steps are compared
     */
    private record RankedTechnique(List<StepKind> kinds, Technique technique, boolean best) {

        StepKind first() {
            return kinds.getFirst();
        }

        Optional<Step> next(CandidateGrid grid, Stop stop) {
            List<Step> found = new ArrayList<>();
            technique.find(grid, stop, step -> {
                found.add(step);
                return !best;
            });
            return best ? found.stream().min(BEST) : found.stream().findFirst();
        }
    }

    /**
     * The order of steps: those with the most eliminations first. Those of {@link Comparator}'s methods are made anew
     * at each start.
     */
    private static final Comparator<Step> BEST = HodokuSolver::compare;

    private static int compare(Step one, Step other) {
        int size =
                Integer.compare(other.eliminations().size(), one.eliminations().size());
        int length = size != 0 ? size : Integer.compare(one.length(), other.length());
        return length != 0 ? length : Integer.compare(indexSum(one), indexSum(other));
    }

    /** The order in which HoDoKu compares eliminations: later ones count the more. */
    private static int indexSum(Step step) {
        int sum = 0;
        int weight = 1;
        for (Candidate removed : step.eliminations()) {
            sum += removed.cell() * weight + removed.digit();
            weight += 80;
        }
        return sum;
    }

    private static final List<RankedTechnique> ORDER = order();

    private HodokuSolver() {}

    private static List<RankedTechnique> order() {
        List<RankedTechnique> ranked = new ArrayList<>();
        first(ranked, StepKind.LOCKED_PAIR);
        first(ranked, StepKind.LOCKED_TRIPLE);
        first(ranked, StepKind.POINTING);
        first(ranked, StepKind.CLAIMING);
        first(ranked, StepKind.NAKED_PAIR);
        first(ranked, StepKind.NAKED_TRIPLE);
        first(ranked, StepKind.HIDDEN_PAIR);
        first(ranked, StepKind.HIDDEN_TRIPLE);
        first(ranked, StepKind.NAKED_QUAD);
        first(ranked, StepKind.HIDDEN_QUAD);
        fish(ranked, StepKind.X_WING, 2, FishSearch.Shape.BASIC, false);
        fish(ranked, StepKind.SWORDFISH, 3, FishSearch.Shape.BASIC, false);
        fish(ranked, StepKind.JELLYFISH, 4, FishSearch.Shape.BASIC, false);
        best(ranked, StepKind.REMOTE_PAIR);
        first(ranked, StepKind.BUG_PLUS_1);
        first(ranked, StepKind.SKYSCRAPER);
        first(ranked, StepKind.TWO_STRING_KITE);
        best(ranked, StepKind.TURBOT_FISH);
        first(ranked, StepKind.EMPTY_RECTANGLE);
        first(ranked, StepKind.W_WING);
        first(ranked, StepKind.XY_WING);
        first(ranked, StepKind.XYZ_WING);
        rectangle(ranked, StepKind.UNIQUENESS_1);
        rectangle(ranked, StepKind.UNIQUENESS_2);
        rectangle(ranked, StepKind.UNIQUENESS_3);
        rectangle(ranked, StepKind.UNIQUENESS_4);
        rectangle(ranked, StepKind.UNIQUENESS_5);
        rectangle(ranked, StepKind.UNIQUENESS_6);
        rectangle(ranked, StepKind.HIDDEN_RECTANGLE);
        first(ranked, StepKind.AVOIDABLE_RECTANGLE_1);
        first(ranked, StepKind.AVOIDABLE_RECTANGLE_2);
        finned(ranked, StepKind.FINNED_X_WING, 2);
        finned(ranked, StepKind.SASHIMI_X_WING, 2);
        finned(ranked, StepKind.FINNED_SWORDFISH, 3);
        finned(ranked, StepKind.SASHIMI_SWORDFISH, 3);
        finned(ranked, StepKind.FINNED_JELLYFISH, 4);
        finned(ranked, StepKind.SASHIMI_JELLYFISH, 4);
        first(ranked, StepKind.SUE_DE_COQ);
        ranked.add(new RankedTechnique(
                List.of(StepKind.SIMPLE_COLORS_TRAP, StepKind.SIMPLE_COLORS_WRAP), new SimpleColors(), false));
        ranked.add(new RankedTechnique(
                List.of(StepKind.MULTI_COLORS_1, StepKind.MULTI_COLORS_2), new MultiColors(), false));
        first(ranked, StepKind.X_CHAIN);
        first(ranked, StepKind.XY_CHAIN);
        ranked.add(new RankedTechnique(
                List.of(StepKind.CONTINUOUS_NICE_LOOP, StepKind.DISCONTINUOUS_NICE_LOOP, StepKind.AIC),
                new NiceLoops(NiceLoops.Nodes.CANDIDATES),
                false));
        ranked.add(new RankedTechnique(
                List.of(
                        StepKind.GROUPED_CONTINUOUS_NICE_LOOP,
                        StepKind.GROUPED_DISCONTINUOUS_NICE_LOOP,
                        StepKind.GROUPED_AIC),
                new NiceLoops(NiceLoops.Nodes.GROUPS),
                false));
        first(ranked, StepKind.ALS_XZ);
        first(ranked, StepKind.ALS_XY_WING);
        ranked.add(new RankedTechnique(List.of(StepKind.ALS_CHAIN), new AlsChain(false, false, 6), false));
        fish(ranked, StepKind.FRANKEN_X_WING, 2, FishSearch.Shape.FRANKEN, false);
        fish(ranked, StepKind.FRANKEN_SWORDFISH, 3, FishSearch.Shape.FRANKEN, false);
        fish(ranked, StepKind.FINNED_FRANKEN_X_WING, 2, FishSearch.Shape.FRANKEN, true);
        fish(ranked, StepKind.FINNED_FRANKEN_SWORDFISH, 3, FishSearch.Shape.FRANKEN, true);
        ranked.add(new RankedTechnique(List.of(StepKind.FORCING_CHAIN), new ForcingTechnique(false), false));
        ranked.add(new RankedTechnique(List.of(StepKind.FORCING_NET), new ForcingTechnique(true), false));
        return List.copyOf(ranked);
    }

    private static void first(List<RankedTechnique> ranked, StepKind kind) {
        Techniques.named(kind).ifPresent(found -> ranked.add(new RankedTechnique(List.of(kind), found, false)));
    }

    private static void rectangle(List<RankedTechnique> ranked, StepKind kind) {
        ranked.add(new RankedTechnique(List.of(kind), new UniqueRectangle(kind, true, true), false));
    }

    private static void best(List<RankedTechnique> ranked, StepKind kind) {
        Techniques.named(kind).ifPresent(found -> ranked.add(new RankedTechnique(List.of(kind), found, true)));
    }

    /** Fish of a search: all are rated as one kind. */
    private static void fish(
            List<RankedTechnique> ranked, StepKind kind, int size, FishSearch.Shape shape, boolean finned) {
        Technique search = new FishTechnique(size, shape, !finned, finned, false);
        ranked.add(new RankedTechnique(List.of(kind), search, false));
    }

    private static void finned(List<RankedTechnique> ranked, StepKind kind, int size) {
        Technique search = new FishTechnique(size, FishSearch.Shape.BASIC, false, true, false);
        Technique only = (grid, stop, enough) -> search.find(grid, stop, s -> s.kind() == kind && enough.test(s));
        ranked.add(new RankedTechnique(List.of(kind), only, false));
    }

    /**
     * The rating of a puzzle, and the path to its solution.
     *
     * @param level the highest of its steps', raised while the score is above that of the level
     * @param path the steps, each with the kind that its technique is rated as
     * @param guesses digits that no technique gave, at the end of each of which the search went on
     */
    public record Rating(Level level, int score, List<Step> path, int guesses) {
        public Rating {
            path = List.copyOf(path);
        }

        /** The hardest kind of step that was needed; empty for a solved grid. */
        public Optional<StepKind> hardest() {
            return path.stream().map(Step::kind).max((one, other) -> Integer.compare(place(one), place(other)));
        }
    }

    /** The place of a kind in the order of search. */
    static int place(StepKind kind) {
        for (int i = 0; i < ORDER.size(); i++) {
            if (ORDER.get(i).kinds().contains(kind)) {
                return i + 3;
            }
        }
        return kind.ordinal() < 3 ? kind.ordinal() : ORDER.size() + 3;
    }

    /**
     * Rates a puzzle.
     *
     * @param clues 81 digits, 0 for none
     * @param solution 81 digits, for where no technique goes on
     */
    public static Rating rate(int[] clues, int[] solution, Stop stop) {
        return rate(clues, Optional.of(solution), stop, ORDER, Level.EXTREME).orElseThrow();
    }

    /**
     * Rates a puzzle with one technique more if it is not in the standard order.
     *
     * @param clues 81 digits, 0 for none
     * @param solution 81 digits, for where no technique goes on
     */
    public static Rating rate(int[] clues, int[] solution, StepKind with, Stop stop) {
        List<RankedTechnique> ranked = new ArrayList<>(upTo(with));
        ORDER.stream().filter(one -> one.first().compareTo(with) > 0).forEach(ranked::add);
        return rate(clues, Optional.of(solution), stop, ranked, Level.EXTREME).orElseThrow();
    }

    /**
     * The order up to a kind of step. One that HoDoKu knows but does not use as a standard stands where its list has it, which
     * is the order of the kinds.
     */
    private static List<RankedTechnique> upTo(StepKind kind) {
        for (int i = 0; i < ORDER.size(); i++) {
            if (ORDER.get(i).kinds().contains(kind)) {
                return ORDER.subList(0, i + 1);
            }
        }
        List<RankedTechnique> ranked = new ArrayList<>();
        ORDER.stream().filter(one -> one.first().compareTo(kind) < 0).forEach(ranked::add);
        first(ranked, kind);
        return ranked;
    }

    /**
     * The level of a puzzle, if it is at most the given one; the work ends as soon as it must be higher.
     *
     * @param clues 81 digits, 0 for none, of a puzzle with one solution
     * @return empty when it is above {@code most}
     */
    public static Optional<Level> level(int[] clues, Level most, Stop stop) {
        int ranked = 0;
        for (int i = 0; i < ORDER.size(); i++) {
            Level of = ORDER.get(i).first().level();
            ranked = of.compareTo(most) <= 0 && of != Level.EXTREME ? i + 1 : ranked;
        }
        Optional<Rating> rating = rate(clues, Optional.empty(), stop, ORDER.subList(0, ranked), most);
        return rating.isEmpty() && most == Level.EXTREME
                ? Optional.of(Level.EXTREME)
                : rating.map(Rating::level).filter(level -> level.compareTo(most) <= 0);
    }

    /**
     * Whether a puzzle with one solution needs a technique: those up to it solve the puzzle, and those before it do
     * not. One that HoDoKu does not use as a standard is taken in addition.
     */
    public static boolean needs(StepKind kind, int[] clues, Stop stop) {
        return rate(clues, Optional.empty(), stop, upTo(kind), Level.EXTREME)
                .filter(rating -> rating.path().stream().anyMatch(step -> step.kind() == kind))
                .isPresent();
    }

    /** Whether one kind of step comes after another in the order of search. */
    public static boolean harder(StepKind one, StepKind other) {
        return place(one) > place(other);
    }

    /**
     * Whether a puzzle with one solution is solved with steps of some kinds.
     *
     * @param allowed whether steps of a kind are; singles always are
     */
    public static boolean solves(int[] clues, Predicate<StepKind> allowed, Stop stop) {
        return walked(clues, allowed, step -> false, stop).solved();
    }

    /** The next step; empty when only a forcing chain or net could follow, of which the techniques here give no reason. */
    public static Optional<Step> next(CandidateGrid grid, Stop stop) {
        return next(grid, StepKind.FINNED_FRANKEN_SWORDFISH, stop);
    }

    /**
     * The next step by techniques up to that of a kind; empty when there is none. Of equal singles, the one that is
     * easiest to see.
     */
    public static Optional<Step> next(CandidateGrid grid, StepKind last, Stop stop) {
        for (StepKind kind : List.of(StepKind.FULL_HOUSE, StepKind.NAKED_SINGLE, StepKind.HIDDEN_SINGLE)) {
            Optional<Step> single = Techniques.steps(grid, new Singles(kind), stop).stream()
                    .min((one, other) -> Integer.compare(sight(one), sight(other)));
            if (single.isPresent()) {
                return single;
            }
        }
        for (RankedTechnique technique : ORDER) {
            Optional<Step> step = harder(technique.first(), last) ? Optional.empty() : technique.next(grid, stop);
            if (step.isPresent()) {
                return step;
            }
        }
        return Optional.empty();
    }

    /** The difficulty of seeing a single: by its house, of hidden ones also by its digit. */
    private static int sight(Step single) {
        int[] houses = Houses.easiestFirst();
        int rank = 0;
        while (!single.bases().isEmpty() && houses[rank] != single.bases().getFirst()) {
            rank++;
        }
        return single.kind() == StepKind.HIDDEN_SINGLE
                ? 10 * rank + single.target().digit()
                : rank;
    }

    /** The first position on the path in which a kind of step is the next one; empty when there is none. */
    public static Optional<CandidateGrid> before(StepKind kind, int[] clues, Stop stop) {
        CandidateGrid grid = walked(clues, one -> !harder(one, kind), step -> step.kind() == kind, stop);
        return grid.solved() ? Optional.empty() : Optional.of(grid);
    }

    /** The grid to which steps of some kinds lead, up to the first that is wanted. */
    private static CandidateGrid walked(int[] clues, Predicate<StepKind> allowed, Predicate<Step> wanted, Stop stop) {
        SinglesOrder singles = new SinglesOrder(clues);
        CandidateGrid grid = singles.grid();
        List<RankedTechnique> ranked =
                ORDER.stream().filter(one -> allowed.test(one.first())).toList();
        while (!grid.solved()) {
            stop.check();
            Optional<Step> step = singles.next();
            for (int i = 0; step.isEmpty() && i < ranked.size(); i++) {
                step = ranked.get(i).next(grid, stop);
            }
            if (step.isEmpty() || wanted.test(step.get())) {
                return grid;
            }
            apply(singles, step.get());
        }
        return grid;
    }

    /**
     * Rates a puzzle; empty when a step is of a higher level than the highest, or there is none and no solution to take a
     * digit from.
     *
     * @param ranked those to use
     */
    private static Optional<Rating> rate(
            int[] clues, Optional<int[]> solution, Stop stop, List<RankedTechnique> ranked, Level most) {
        SinglesOrder singles = new SinglesOrder(clues);
        CandidateGrid grid = singles.grid();
        List<Step> path = new ArrayList<>();
        Level level = Level.EASY;
        int score = 0;
        int guesses = 0;
        while (!grid.solved()) {
            stop.check();
            Optional<Step> step = singles.next();
            StepKind rated = step.isPresent() ? step.get().kind() : StepKind.FULL_HOUSE;
            for (int i = 0; step.isEmpty() && i < ranked.size(); i++) {
                step = ranked.get(i).next(grid, stop);
                rated = ranked.get(i).first();
            }
            if (step.isEmpty()) {
                if (solution.isEmpty()) {
                    return Optional.empty();
                }
                int cell = middle(grid);
                singles.place(cell, solution.get()[cell]);
                score += GUESS;
                level = Level.EXTREME;
                guesses++;
                continue;
            }
            if (rated.level().compareTo(most) > 0) {
                return Optional.empty();
            }
            path.add(step.get());
            score += rated.score();
            level = rated.level().compareTo(level) > 0 ? rated.level() : level;
            apply(singles, step.get());
        }
        while (score > level.highestScore()) {
            level = Level.values()[level.ordinal() + 1];
        }
        return Optional.of(new Rating(level, score, path, guesses));
    }

    private static void apply(SinglesOrder singles, Step step) {
        step.placements().forEach(placed -> singles.place(placed.cell(), placed.digit()));
        switch (step.kind()) {
            case LOCKED_PAIR, LOCKED_TRIPLE, NAKED_PAIR, NAKED_TRIPLE -> removeByHouse(singles, step);
            default -> {}
        }
        step.eliminations().forEach(removed -> singles.remove(removed.cell(), removed.digit()));
    }

    /** Removes first what is in the row of a naked set, then what is in its column, then the rest. */
    private static void removeByHouse(SinglesOrder singles, Step step) {
        CellSet set = step.groups().getFirst().cells();
        for (int house : Houses.of(set.first())) {
            if (set.within(CellSet.house(house))) {
                step.eliminations().stream()
                        .filter(removed -> CellSet.house(house).has(removed.cell()))
                        .forEach(removed -> singles.remove(removed.cell(), removed.digit()));
            }
        }
    }

    /** The cell in the middle of the empty ones, as HoDoKu guesses. */
    private static int middle(CandidateGrid grid) {
        int[] empty = new int[Houses.CELLS];
        int count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (grid.digit(cell) == 0) {
                empty[count++] = cell;
            }
        }
        return empty[count / 2];
    }
}
