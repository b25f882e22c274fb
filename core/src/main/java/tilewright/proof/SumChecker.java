package tilewright.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tilewright.text.Cursor;

/**
 * The check of a proof in VeriPB's format, version 2.0, that constraints cannot hold together, of which additions alone are
 * read.
 *
 * <p>A line {@code pol} adds a constraint, written from left to right: the number of a constraint, and {@code +} for the sum of the
 * last two. The constraint that the conclusion names has to be impossible.
 */
public final class SumChecker {

    /** The first line. */
    static final String FIRST = "pseudo-Boolean proof version 2.0\n";

    private final List<Sum> sums;
    private final Cursor text;

    private SumChecker(List<Sum> given, Cursor text) {
        this.sums = new ArrayList<>(given);
        this.text = text;
    }

    /**
     * Returns the proof that adds up some constraints.
     *
     * @param given how many constraints there are
     * @param numbers those to be added, at least one
     */
    public static String proof(int given, List<Integer> numbers) {
        StringBuilder out = new StringBuilder(FIRST + "f " + given + "\npol");
        for (int i = 0; i < numbers.size(); i++) {
            out.append(' ').append(numbers.get(i)).append(i > 0 ? " +" : "");
        }
        return out + "\noutput NONE\nconclusion UNSAT : " + (given + 1) + "\nend pseudo-Boolean proof\n";
    }

    /**
     * Checks a proof.
     *
     * @param given numbered from 1
     * @param text at the beginning of the proof; moves behind its last line
     * @return the number of constraints that it adds
     * @throws tilewright.text.TextError with the place of what is wrong
     */
    public static int check(List<Sum> given, Cursor text) {
        SumChecker checker = new SumChecker(given, text);
        checker.expect(FIRST);
        checker.expect("f ");
        checker.number(given.size(), given.size());
        checker.expect("\n");
        while (text.skip("pol")) {
            checker.add();
        }
        checker.expect("output NONE\n");
        checker.expect("conclusion UNSAT : ");
        int from = text.offset();
        if (!checker.sums.get(checker.number(1, checker.sums.size()) - 1).impossible()) {
            throw text.error(from, ProofMessages.notImpossible());
        }
        checker.expect("\n");
        checker.expect("end pseudo-Boolean proof\n");
        return checker.sums.size() - given.size();
    }

    private void add() {
        Deque<Sum> stack = new ArrayDeque<>();
        while (!text.skip('\n')) {
            text.expect(' ');
            if (text.skip('+')) {
                if (stack.size() < 2) {
                    throw text.error(text.offset() - 1, ProofMessages.oneSum());
                }
                stack.push(sum(stack.pop(), stack.pop()));
            } else {
                stack.push(sums.get(number(1, sums.size()) - 1));
            }
        }
        if (stack.size() != 1) {
            throw text.error(text.offset() - 1, ProofMessages.severalSums());
        }
        sums.add(stack.pop());
    }

    private Sum sum(Sum one, Sum other) {
        try {
            return one.plus(other);
        } catch (ArithmeticException tooLarge) {
            throw text.error(text.offset() - 1, ProofMessages.largeSum());
        }
    }

    private int number(int least, int most) {
        return text.number(ProofMessages.sumNumber(), least, most);
    }

    private void expect(String words) {
        if (!text.skip(words)) {
            throw text.error(ProofMessages.expectedLine(words.trim()));
        }
    }
}
