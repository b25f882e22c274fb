package tilewright.search;

/**
 * Executes the parts of one computation, on one thread or on several. Results never depend on it.
 *
 * <p>The core knows only {@link #ALONE}; front ends with threads bring their own.
 */
public interface WorkerGroup {

    /** The calling thread alone. */
    WorkerGroup ALONE = new WorkerGroup() {
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

    /** A piece of work that can be done in any order and at the same time as other parts. */
    @FunctionalInterface
    interface Part {

        /**
         * Runs one part.
         *
         * @param member number of the worker, from 0: no other worker uses it at the same time
         * @param part number of the part
         */
        void run(int member, int part);
    }

    /** Returns the maximum number of members. */
    int size();

    /**
     * Runs all parts, numbered from 0, and returns when they are done.
     *
     * @throws RuntimeException what a part threw; others may then be left undone
     */
    void each(int parts, Part part);
}
