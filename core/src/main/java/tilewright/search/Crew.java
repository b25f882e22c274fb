package tilewright.search;

/**
 * Who works on one question: a single thread, or several that share its parts. What comes out never depends on it.
 *
 * <p>The core knows only {@link #ALONE}; front ends with threads bring their own.
 */
public interface Crew {

    /** The calling thread alone. */
    Crew ALONE = new Crew() {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public void each(int parts, Part part) {
            for (int i = 0; i < parts; i++) {
                part.run(0, i);
            }
        }
    };

    /** Some work that can be done in any order and at the same time as other parts. */
    @FunctionalInterface
    interface Part {

        /**
         * Does it.
         *
         * @param member who works, from 0: nobody else uses this number at the same time
         * @param part which part
         */
        void run(int member, int part);
    }

    /** Members at most. */
    int size();

    /**
     * Does all parts, numbered from 0, and comes back when they are done.
     *
     * @throws RuntimeException what a part threw; others may then be left undone
     */
    void each(int parts, Part part);
}
