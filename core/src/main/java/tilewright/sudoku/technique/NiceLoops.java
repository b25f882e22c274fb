package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Chains of strong and weak links in turn, through cells and houses. A nice loop comes back to its first cell: it is
 * continuous when the links alternate there as well, else its first cell is a discontinuity that loses candidates. An AIC
 * begins and ends with a strong link; one of its ends is true.
 *
 * <p>As in HoDoKu there is one shortest chain from each assumption to each consequence; it counts if it does not meet itself.
 */
final class NiceLoops implements Technique {

    /** The nodes that a chain may have. */
    enum Nodes {
        CANDIDATES,
        GROUPS,
        GROUPS_AND_SETS
    }

    private final Nodes nodes;

    /**
     * The technique.
     *
     * @param nodes with groups it finds those chains alone that have one
     */
    NiceLoops(Nodes nodes) {
        this.nodes = nodes;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        LinkGraph graph = nodes == Nodes.CANDIDATES
                ? LinkGraph.plain(grid)
                : LinkGraph.grouped(grid, nodes == Nodes.GROUPS_AND_SETS, stop);
        return FoundChain.give(new Search(grid, graph).all(stop), enough);
    }

    private final class Search {

        private final CandidateGrid grid;
        private final LinkGraph graph;
        private final Implications implications;
        private final List<FoundChain> found = new ArrayList<>();

        private final List<FoundChain> aics = new ArrayList<>();

        /** The length of the shortest chain for each effect. */
        private final Map<Effect, Integer> lengths = new HashMap<>();

        Search(CandidateGrid grid, LinkGraph graph) {
            this.grid = grid;
            this.graph = graph;
            implications = new Implications(graph);
        }

        List<FoundChain> all(Stop stop) {
            for (int premise = 0; premise < LinkGraph.GROUPS; premise++) {
                int cell = premise % LinkGraph.FALSE / 9;
                if (grid.has(cell, premise % 9 + 1)) {
                    stop.check();
                    implications.from(premise);
                    from(premise, cell);
                }
            }
            found.addAll(aics);
            return found;
        }

        private void from(int premise, int cell) {
            for (int i = 1; i < implications.size(); i++) {
                int node = implications.reached(i);
                if (!LinkGraph.isCandidate(node) || implications.distance(node) <= LinkGraph.LINK) {
                    continue;
                }
                if (node % LinkGraph.FALSE / 9 == cell) {
                    loop(new ChainPath(grid, graph, implications.path(node)));
                } else if (premise >= LinkGraph.FALSE && node < LinkGraph.FALSE) {
                    aic(premise, node);
                }
            }
        }

        private void loop(ChainPath path) {
            int last = path.last();
            if (path.firstCell(last) == path.firstCell(last - 1)
                    || path.meetsItself(true)
                    || path.firstCell(0) == path.firstCell(1)
                    || !wanted(path)) {
                return;
            }
            boolean fromFalse = !path.isTrue(0);
            boolean toTrue = path.isTrue(last);
            boolean sameDigit = path.digit(0) == path.digit(last);
            int cell = path.firstCell(0);
            Eliminations eliminations = new Eliminations();
            boolean continuous = false;
            if (fromFalse == toTrue && sameDigit) {
                int digit = Digits.bit(path.digit(0));
                eliminations.addDigits(grid, cell, toTrue ? ~digit : digit);
            } else if (fromFalse != toTrue && !sameDigit) {
                eliminations.add(path.digit(toTrue ? 0 : last), cell);
            } else if (fromFalse || toTrue || Digits.size(grid.candidates(cell)) == 2) {
                continuous = true;
                path.removeAround(eliminations);
            }
            if (!eliminations.isEmpty()) {
                StepKind kind = continuous ? kind(Shape.CONTINUOUS) : kind(Shape.DISCONTINUOUS);
                keep(kind, path, eliminations, path.roughLength(), found);
            }
        }

        private boolean wanted(ChainPath path) {
            return nodes == Nodes.CANDIDATES || path.hasGroupOrSet();
        }

        private void aic(int premise, int node) {
            Eliminations eliminations = aicEliminations(premise, node);
            if (eliminations.isEmpty()) {
                return;
            }
            StepKind kind = kind(Shape.AIC);
            ChainPath path = new ChainPath(grid, graph, implications.path(node));
            Integer known = lengths.get(new Effect(kind, eliminations));
            if ((known == null || known > path.last()) && wanted(path) && !path.meetsItself(false)) {
                keep(kind, path, eliminations, known == null ? path.length() : path.roughLength(), aics);
            }
        }

        private Eliminations aicEliminations(int premise, int node) {
            int cell = premise % LinkGraph.FALSE / 9;
            int end = node / 9;
            int digit = premise % 9 + 1;
            int endDigit = node % 9 + 1;
            Eliminations eliminations = new Eliminations();
            if (digit == endDigit) {
                CellSet both = CellSet.peers(cell).and(CellSet.peers(end)).and(grid.places(digit));
                if (both.size() > 1) {
                    eliminations.add(digit, both);
                }
            } else if (CellSet.peers(cell).has(end) && grid.has(cell, endDigit) && grid.has(end, digit)) {
                eliminations.add(endDigit, cell);
                eliminations.add(digit, end);
            }
            return eliminations;
        }

        private void keep(StepKind kind, ChainPath path, Eliminations eliminations, int length, List<FoundChain> list) {
            Effect effect = new Effect(kind, eliminations);
            if (lengths.getOrDefault(effect, Integer.MAX_VALUE) > length) {
                lengths.put(effect, length);
                list.add(new FoundChain(kind, eliminations, length, path.premises()));
            }
        }
    }

    private record Effect(StepKind kind, Eliminations eliminations) {}

    private enum Shape {
        CONTINUOUS,
        DISCONTINUOUS,
        AIC
    }

    private StepKind kind(Shape shape) {
        boolean plain = nodes == Nodes.CANDIDATES;
        return switch (shape) {
            case CONTINUOUS -> plain ? StepKind.CONTINUOUS_NICE_LOOP : StepKind.GROUPED_CONTINUOUS_NICE_LOOP;
            case DISCONTINUOUS -> plain ? StepKind.DISCONTINUOUS_NICE_LOOP : StepKind.GROUPED_DISCONTINUOUS_NICE_LOOP;
            case AIC -> plain ? StepKind.AIC : StepKind.GROUPED_AIC;
        };
    }
}
