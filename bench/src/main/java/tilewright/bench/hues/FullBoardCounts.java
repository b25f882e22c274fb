package tilewright.bench.hues;

/** The number of full boards of another size and another number of colors under the rules of the color puzzle. */
public final class FullBoardCounts {

    private FullBoardCounts() {}

    /**
     * Prints the number of boards, up to permutations of the colors: ROWS COLUMNS COLORS [corners], the last when the
     * corners must differ.
     */
    public static void main(String[] arguments) {
        boolean corners = arguments.length > 3 && arguments[3].equals("corners");
        System.out.println(count(
                Integer.parseInt(arguments[0]),
                Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]),
                corners));
    }

    /**
     * Counts the boards, up to permutations of the colors.
     *
     * @param corners whether the four corners must differ
     */
    public static long count(int rows, int columns, int colors, boolean corners) {
        return FullBoards.count(new FullBoards.Size(rows, columns, colors, corners));
    }
}
