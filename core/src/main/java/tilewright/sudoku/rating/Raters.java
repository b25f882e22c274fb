package tilewright.sudoku.rating;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Function;

/** Lends raters, and keeps a few for the next questions, as one takes megabytes. Threads may share it. */
public final class Raters {

    private static final int SPARES = 8;

    private final Deque<ExplainerRater> spares = new ArrayDeque<>();

    /** Asks a question of a rater, which answers nothing else meanwhile. */
    public <T> T ask(Function<ExplainerRater, T> question) {
        ExplainerRater rater = take();
        T answer = question.apply(rater);
        give(rater);
        return answer;
    }

    private synchronized ExplainerRater take() {
        return spares.isEmpty() ? new ExplainerRater() : spares.removeLast();
    }

    private synchronized void give(ExplainerRater rater) {
        if (spares.size() < SPARES) {
            spares.addLast(rater);
        }
    }
}
