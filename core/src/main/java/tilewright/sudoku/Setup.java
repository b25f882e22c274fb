package tilewright.sudoku;

/** What a generated Sudoku shall be like. */
record Setup(Level level) {

    static final Setup SINGLES = new Setup(Level.SINGLES);

    /** How hard a puzzle is to solve by hand. */
    enum Level {
        /** At every moment some cell has a single possible digit. */
        SINGLES("singles", "solvable by single candidates alone");

        private final String text;
        private final String words;

        Level(String text, String words) {
            this.text = text;
            this.words = words;
        }

        /** In setups: lower case letters. */
        String text() {
            return text;
        }

        /** In a few words. */
        String words() {
            return words;
        }
    }
}
