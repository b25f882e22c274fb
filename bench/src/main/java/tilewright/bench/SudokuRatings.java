package tilewright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tilewright.search.Stop;
import tilewright.sudoku.rating.ExplainerRater;

/** Rates puzzles whose ER, EP, and ED are known, and prints each line that comes out differently. */
public final class SudokuRatings {

    private static final Path KNOWN = Path.of("core/src/test/resources/tilewright/sudoku/ratings.txt");

    private SudokuRatings() {}

    /**
     * Runs the check; exits with 1 if a rating differs.
     *
     * @param arguments the lowest and the highest ER to rate, and a file like the known one; all may be left out
     */
    public static void main(String[] arguments) throws IOException {
        double lowest = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 0;
        double highest = arguments.length > 1 ? Double.parseDouble(arguments[1]) : 20;
        Path file = arguments.length > 2 ? Path.of(arguments[2]) : KNOWN;
        ExplainerRater rater = new ExplainerRater();
        long start = RatingSpeed.cpuNanos();
        int rated = 0;
        int different = 0;
        for (String line : Files.readAllLines(file)) {
            String[] parts = line.split(" ", -1);
            if (line.startsWith("#")) {
                continue;
            }
            double er = Double.parseDouble(parts[1].substring(0, parts[1].indexOf('/')));
            if (er >= lowest && er <= highest) {
                rated++;
                String ours = rater.rate(SudokuSets.digits(line), Stop.never()).text();
                if (!ours.equals(parts[1])) {
                    different++;
                    System.out.println(line + ": rated " + ours);
                }
            }
        }
        System.out.printf(
                "%,d puzzles rated, %,d differently, in %.1f s of CPU time%n",
                rated, different, (RatingSpeed.cpuNanos() - start) / 1e9);
        System.exit(different == 0 ? 0 : 1);
    }
}
