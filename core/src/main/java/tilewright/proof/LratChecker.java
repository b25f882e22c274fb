package tilewright.proof;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * The check of a proof in the LRAT format that a formula cannot hold.
 *
 * <p>Each line adds a clause: its number, its literals, 0, the numbers of clauses as hints, 0. If none of its literals held, each
 * hint but the last would have one literal left, which then has to hold, and the last hint would have none. The last line adds the
 * empty clause. A line {@code number d numbers 0} deletes clauses. Of LRAT, the hints with a minus sign (RAT) are refused: a formula
 * that follows needs none. The time is bounded by the length of the text times the number of variables.
 */
public final class LratChecker {

    private final Cnf formula;
    private final Cursor text;
    /** The clauses that were added, by their numbers. */
    private final Map<Integer, int[]> added = new HashMap<>();
    /** For each variable 1 when it holds, -1 when its negation does, 0 when neither is known. */
    private final int[] values;

    private int last;
    private int lemmas;

    private LratChecker(Cnf formula, Cursor text) {
        this.formula = formula;
        this.text = text;
        this.values = new int[formula.variables() + 1];
        this.last = formula.size();
    }

    /**
     * Checks a proof up to its empty clause.
     *
     * @param text at the beginning of the proof; moves behind the line of the empty clause
     * @return the number of clauses that it adds
     * @throws TextError with the place of the first line that is wrong
     */
    public static int check(Cnf formula, Cursor text) {
        LratChecker checker = new LratChecker(formula, text);
        while (!text.atEnd()) {
            if (checker.line()) {
                return checker.lemmas;
            }
        }
        throw text.error(ProofMessages.noEmptyClause());
    }

    /** Reads a line; returns whether it adds the empty clause. */
    private boolean line() {
        int from = text.offset();
        int number = text.number(ProofMessages.clauseNumber(), 1, Integer.MAX_VALUE);
        text.expect(' ');
        if (text.skip("d ")) {
            delete();
            return false;
        }
        if (number <= last) {
            throw text.error(from, ProofMessages.notAscending(last, number));
        }
        int[] clause = clause();
        if (!refuted()) {
            throw text.error(from, ProofMessages.noConflict(number));
        }
        Arrays.fill(values, 0);
        added.put(number, clause);
        last = number;
        lemmas++;
        return clause.length == 0;
    }

    private void delete() {
        while (!end()) {
            int from = text.offset();
            int number = text.number(ProofMessages.clauseNumber(), 1, Integer.MAX_VALUE);
            if (added.remove(number) == null) {
                throw text.error(from, ProofMessages.notAdded(number));
            }
            text.expect(' ');
        }
    }

    /** Reads literals up to their 0, and lets none of them hold. */
    private int[] clause() {
        int[] clause = new int[formula.variables()];
        int size = 0;
        while (!text.sees("0 ")) {
            int from = text.offset();
            int sign = text.skip('-') ? -1 : 1;
            int variable = text.number(ProofMessages.variable(), 1, formula.variables());
            if (values[variable] != 0) {
                throw text.error(from, ProofMessages.variableTwice(variable));
            }
            values[variable] = -sign;
            clause[size++] = sign * variable;
            text.expect(' ');
        }
        text.skip(2);
        return Arrays.copyOf(clause, size);
    }

    /** Reads hints up to their 0; returns whether the last one has no literal left. */
    private boolean refuted() {
        boolean refuted = false;
        while (!end()) {
            int from = text.offset();
            if (refuted) {
                throw text.error(from, ProofMessages.hintLeft());
            }
            if (text.sees('-')) {
                throw text.error(from, ProofMessages.noRat());
            }
            refuted = leavesNothing(from, text.number(ProofMessages.hint(), 1, last));
            text.expect(' ');
        }
        return refuted;
    }

    /** Lets the one literal that is left of a clause hold; returns whether none is left. */
    private boolean leavesNothing(int from, int number) {
        int[] clause = number <= formula.size() ? formula.clause(number) : added.get(number);
        if (clause == null) {
            throw text.error(from, ProofMessages.noClause(number));
        }
        int left = 0;
        for (int literal : clause) {
            int value = literal > 0 ? values[literal] : -values[-literal];
            if (value > 0 || value == 0 && left != 0) {
                throw text.error(from, ProofMessages.notUnit(number));
            }
            left = value == 0 ? literal : left;
        }
        values[Math.abs(left)] = Integer.signum(left);
        return left == 0;
    }

    /** Takes the 0 at the end of a line and its line break, if they are next. */
    private boolean end() {
        if (!text.skip('0')) {
            return false;
        }
        if (!text.atEnd() && !text.skip('\n')) {
            throw text.error(ProofMessages.endOfLine());
        }
        return true;
    }
}
