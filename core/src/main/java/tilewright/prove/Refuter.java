package tilewright.prove;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.proof.Cnf;
import tilewright.search.Limits;

/** Finds a proof that a formula cannot hold. One formula; one thread. */
public final class Refuter {

    /*
     * Conflict-driven clause learning [1]: unit propagation with two watched literals; each conflict is resolved up to its first
     * unique implication point, and the clause so learned becomes a step of the proof, with the reasons in the order of their
     * propagation as its hints. The variable of the next decision is the one with the highest activity, and is taken to hold.
     *
     * A literal is coded as 2v, its negation as 2v+1. value[literal] is 1 when it holds, -1 when it does not. Clauses are numbered from
     * 1, the formula's first, so that a number is the clause's in the proof. Invariant: the literals watched are the first two.
     *
     * [1] Marques-Silva, Sakallah: GRASP, 1999; Moskewicz and others: Chaff, 2001.
     */

    /** A clause that was learned: literals as in the formula, and the numbers of clauses as hints. */
    private record Step(int number, int[] literals, int[] hints) {}

    /** Contradictions after which a proof would have megabytes; the hardest Sudokus that are known need a thousand. */
    private static final long MOST_CONFLICTS = 20_000;

    private static final double DECAY = 0.95;

    private final int variables;
    private final List<int[]> clauses = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private final int given;
    private final int[][] watches;
    private final int[] watched;
    private final byte[] value;
    private final int[] level;
    private final int[] reason;
    private final int[] place;
    private final int[] trail;
    private final int[] unit;
    private final double[] activity;
    private final boolean[] seen;
    /** The variables that the formula speaks of. */
    private final boolean[] spoken;

    private boolean holds;
    private double bump = 1;
    private int trailed;
    private int propagated;
    private int decisions;
    private final int[] begin;

    public Refuter(Cnf formula) {
        variables = formula.variables();
        given = formula.size();
        watches = new int[2 * variables + 2][8];
        watched = new int[2 * variables + 2];
        value = new byte[2 * variables + 2];
        level = new int[variables + 1];
        reason = new int[variables + 1];
        place = new int[variables + 1];
        trail = new int[variables];
        begin = new int[variables + 1];
        unit = new int[variables + 1];
        activity = new double[variables + 1];
        seen = new boolean[variables + 1];
        spoken = new boolean[variables + 1];
        for (int number = 1; number <= given; number++) {
            int[] literals = formula.clause(number);
            int[] clause = new int[literals.length];
            for (int i = 0; i < clause.length; i++) {
                clause[i] = literals[i] > 0 ? 2 * literals[i] : 1 - 2 * literals[i];
                spoken[clause[i] >> 1] = true;
            }
            add(clause);
        }
    }

    /**
     * Returns a proof in LRAT; empty when the formula {@link #holds}, or the limits come first. May be asked once.
     *
     * @param limits a node is a contradiction
     */
    public Optional<String> proof(Limits limits) {
        return steps(limits.withNodes(Math.min(limits.nodes(), MOST_CONFLICTS))).map(Refuter::text);
    }

    private static String text(List<Step> steps) {
        StringBuilder out = new StringBuilder();
        for (Step step : steps) {
            out.append(step.number()).append(' ');
            append(out, step.literals());
            out.append(' ');
            append(out, step.hints());
            out.append('\n');
        }
        return out.toString();
    }

    private static void append(StringBuilder out, int[] numbers) {
        for (int number : numbers) {
            out.append(number).append(' ');
        }
        out.append('0');
    }

    /** The steps of a proof, the last of which has no literals. */
    private Optional<List<Step>> steps(Limits limits) {
        int conflict = units();
        long conflicts = 0;
        while (true) {
            conflict = conflict != 0 ? conflict : propagate();
            if (conflict == 0) {
                if (!decide()) {
                    holds = true;
                    return Optional.empty();
                }
            } else if (decisions == 0) {
                finish(conflict);
                return Optional.of(needed());
            } else if (++conflicts > limits.nodes() || limits.stop().asked()) {
                return Optional.empty();
            } else {
                learn(conflict);
                conflict = 0;
            }
        }
    }

    /** Lets the literals of clauses of one hold; returns the number of one that cannot, or that has none, or 0. */
    private int units() {
        for (int number = 1; number <= given; number++) {
            int[] clause = clauses.get(number - 1);
            if (clause.length == 0 || clause.length == 1 && value[clause[0]] == -1) {
                return number;
            }
            if (clause.length == 1 && value[clause[0]] == 0) {
                hold(clause[0], number);
            }
        }
        return 0;
    }

    private int add(int[] clause) {
        clauses.add(clause);
        int number = clauses.size();
        if (clause.length > 1) {
            watch(clause[0], number);
            watch(clause[1], number);
        }
        return number;
    }

    private void watch(int literal, int number) {
        if (watched[literal] == watches[literal].length) {
            watches[literal] = Arrays.copyOf(watches[literal], 2 * watched[literal]);
        }
        watches[literal][watched[literal]++] = number;
    }

    private void hold(int literal, int why) {
        int variable = literal >> 1;
        value[literal] = 1;
        value[literal ^ 1] = -1;
        level[variable] = decisions;
        reason[variable] = why;
        place[variable] = trailed;
        trail[trailed++] = literal;
    }

    /** Returns the number of a clause none of whose literals holds; 0 when nothing follows any more. */
    private int propagate() {
        while (propagated < trailed) {
            int falsified = trail[propagated++] ^ 1;
            int[] list = watches[falsified];
            int count = watched[falsified];
            int kept = 0;
            int conflict = 0;
            for (int i = 0; i < count; i++) {
                int number = list[i];
                int[] clause = clauses.get(number - 1);
                if (clause[0] == falsified) {
                    clause[0] = clause[1];
                    clause[1] = falsified;
                }
                if (conflict != 0 || value[clause[0]] == 1 || !moved(clause, number)) {
                    list[kept++] = number;
                    if (conflict == 0 && value[clause[0]] == 0) {
                        hold(clause[0], number);
                    } else if (conflict == 0 && value[clause[0]] == -1) {
                        conflict = number;
                    }
                }
            }
            watched[falsified] = kept;
            if (conflict != 0) {
                return conflict;
            }
        }
        return 0;
    }

    /** Watches another literal in place of the second, if one may still hold. */
    private boolean moved(int[] clause, int number) {
        for (int i = 2; i < clause.length; i++) {
            if (value[clause[i]] >= 0) {
                int other = clause[i];
                clause[i] = clause[1];
                clause[1] = other;
                watch(other, number);
                return true;
            }
        }
        return false;
    }

    /** Whether values were found with which the formula holds, so that there is no proof. */
    public boolean holds() {
        return holds;
    }

    /** Lets a variable hold; false when all have a value. */
    private boolean decide() {
        int best = 0;
        for (int variable = 1; variable <= variables; variable++) {
            if (value[2 * variable] == 0 && spoken[variable] && (best == 0 || activity[variable] > activity[best])) {
                best = variable;
            }
        }
        if (best == 0) {
            return false;
        }
        begin[decisions++] = trailed;
        hold(2 * best, 0);
        return true;
    }

    private void undo(int to) {
        while (trailed > begin[to]) {
            int literal = trail[--trailed];
            value[literal] = 0;
            value[literal ^ 1] = 0;
        }
        propagated = trailed;
        decisions = to;
    }

    /** Learns a clause from a conflict, goes back, and lets its first literal hold. */
    private void learn(int conflict) {
        int[] clause = implicationPoint(conflict);
        int back = 0;
        for (int i = 1; i < clause.length; i++) {
            if (level[clause[i] >> 1] > back) {
                back = level[clause[i] >> 1];
                int other = clause[1];
                clause[1] = clause[i];
                clause[i] = other;
            }
        }
        int[] hints = hints(conflict, clause);
        int number = step(clause, hints);
        undo(back);
        hold(clause[0], number);
        bump /= DECAY;
    }

    private int step(int[] clause, int[] hints) {
        int number = add(clause);
        int[] literals = new int[clause.length];
        for (int i = 0; i < clause.length; i++) {
            literals[i] = (clause[i] & 1) == 0 ? clause[i] >> 1 : -(clause[i] >> 1);
        }
        steps.add(new Step(number, literals, hints));
        return number;
    }

    /** The literals, all false, of which the first is the only one of the last decision and the conflict follows. */
    private int[] implicationPoint(int conflict) {
        Arrays.fill(seen, false);
        List<Integer> others = new ArrayList<>();
        int open = 0;
        int at = trailed;
        int number = conflict;
        int literal = 0;
        do {
            for (int part : clauses.get(number - 1)) {
                int variable = part >> 1;
                if (part != literal && !seen[variable] && level[variable] > 0) {
                    seen[variable] = true;
                    raise(variable);
                    if (level[variable] == decisions) {
                        open++;
                    } else {
                        others.add(part);
                    }
                }
            }
            do {
                literal = trail[--at];
            } while (!seen[literal >> 1]);
            number = reason[literal >> 1];
            open--;
        } while (open > 0);
        List<Integer> kept = new ArrayList<>(List.of(literal ^ 1));
        for (int part : others) {
            if (!implied(part)) {
                kept.add(part);
            }
        }
        return kept.stream().mapToInt(part -> part).toArray();
    }

    /** Whether a literal of a learned clause follows from the others by its reason. */
    private boolean implied(int literal) {
        int variable = literal >> 1;
        if (reason[variable] == 0) {
            return false;
        }
        for (int part : clauses.get(reason[variable] - 1)) {
            int other = part >> 1;
            if (other != variable && !seen[other] && level[other] > 0) {
                return false;
            }
        }
        return true;
    }

    private void raise(int variable) {
        activity[variable] += bump;
        if (activity[variable] > 1e100) {
            for (int i = 1; i <= variables; i++) {
                activity[i] *= 1e-100;
            }
            bump *= 1e-100;
        }
    }

    /** The reasons that lead from the negation of a clause to a conflict, in the order of their propagation. */
    private int[] hints(int conflict, int[] clause) {
        boolean[] known = new boolean[variables + 1];
        for (int literal : clause) {
            known[literal >> 1] = true;
        }
        return chain(conflict, known);
    }

    private int[] chain(int conflict, boolean[] known) {
        List<Integer> hints = new ArrayList<>(List.of(conflict));
        boolean[] wanted = new boolean[variables + 1];
        int last = want(conflict, known, wanted, -1);
        for (int at = last; at >= 0; at--) {
            int variable = trail[at] >> 1;
            if (wanted[variable]) {
                int number = reasonOf(variable, trail[at]);
                hints.add(number);
                want(number, known, wanted, at);
            }
        }
        int[] order = new int[hints.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = hints.get(order.length - 1 - i);
        }
        return order;
    }

    /** Marks the variables of a clause whose values have to be derived; returns the last place of one, or of those before. */
    private int want(int number, boolean[] known, boolean[] wanted, int last) {
        int most = last;
        for (int part : clauses.get(number - 1)) {
            int variable = part >> 1;
            if (!known[variable] && value[part] == -1) {
                wanted[variable] = true;
                most = Math.max(most, place[variable]);
            }
        }
        return most;
    }

    /** The clause that a literal follows from: for a digit that stands whatever is decided, a step of its own. */
    private int reasonOf(int variable, int literal) {
        boolean shared = decisions > 0 && level[variable] == 0 && (literal & 1) == 0;
        if (!shared || clauses.get(reason[variable] - 1).length == 1) {
            return unit[variable] != 0 ? unit[variable] : reason[variable];
        }
        if (unit[variable] == 0) {
            boolean[] known = new boolean[variables + 1];
            known[variable] = true;
            unit[variable] = step(new int[] {literal}, chain(reason[variable], known));
        }
        return unit[variable];
    }

    private void finish(int conflict) {
        step(new int[0], chain(conflict, new boolean[variables + 1]));
    }

    /** The steps that the last one needs, numbered anew. */
    private List<Step> needed() {
        boolean[] used = new boolean[clauses.size() + 1];
        used[clauses.size()] = true;
        for (Step step : steps.reversed()) {
            if (used[step.number]) {
                for (int hint : step.hints) {
                    used[hint] = true;
                }
            }
        }
        int[] renamed = new int[clauses.size() + 1];
        for (int i = 0; i <= given; i++) {
            renamed[i] = i;
        }
        List<Step> needed = new ArrayList<>();
        for (Step step : steps) {
            if (used[step.number]) {
                renamed[step.number] = given + needed.size() + 1;
                int[] hints =
                        Arrays.stream(step.hints).map(hint -> renamed[hint]).toArray();
                needed.add(new Step(renamed[step.number], step.literals, hints));
            }
        }
        return needed;
    }
}
