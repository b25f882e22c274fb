package tilewright.page.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import tilewright.Puzzles;
import tilewright.page.Chromium;
import tilewright.page.Visit;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Rules;
import tilewright.server.StudioServer;
import tilewright.sudoku.human.SudokuHinter;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.Raters;
import tilewright.text.Json;

/**
 * Measures how long hints take in the page's engine. Rated Sudokus are followed here from hint to hint to their ends; the
 * same requests, the whole game in each as the page sends it, are put to the worker in Chromium one after the other. Times
 * are from sending a request to its answer; what the engine has not compiled well yet is in them.
 */
final class HintTimes {

    private static final Path RATED = Path.of("../core/src/test/resources/tilewright/sudoku/ratings.txt");
    private static final Hinter<Board, Move> HINTER = new SudokuHinter(new Raters());
    private static final Rules<Board, Move> RULES = new SudokuRules<>();

    private static final List<Range> RANGES =
            List.of(new Range(0, 6.5), new Range(6.6, 8.9), new Range(9.0, 9.9), new Range(10.0, 12.0));

    /** Ratings of puzzles, both ends included. */
    private record Range(double low, double high) {

        boolean has(double rating) {
            return rating >= low && rating <= high;
        }
    }

    private HintTimes() {}

    /** Arguments: STRIDE, every how many-th puzzle is taken. */
    public static void main(String[] arguments) throws StudioServer.CannotListen, IOException {
        int stride = Integer.parseInt(arguments[0]);
        List<String> rated = Files.readAllLines(RATED).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        try (StudioServer server = StudioServer.start(0);
                Chromium chromium = new Chromium();
                Visit visit = chromium.visit(server.address())) {
            PageEngine engine =
                    PageEngine.of(visit, Puzzles.CATALOG.find("sudoku").orElseThrow());
            for (Range range : RANGES) {
                List<String> puzzles = rated.stream()
                        .filter(line -> range.has(Double.parseDouble(line.split("[ /]")[1])))
                        .toList();
                List<String> requests = new ArrayList<>();
                int taken = 0;
                for (int i = 0; i < puzzles.size(); i += stride) {
                    requests.addAll(requests(puzzles.get(i).split(" ")[0]));
                    taken++;
                }
                print(range, taken, requests, engine.times(requests));
            }
        }
    }

    /** A request for each hint on the way to the end. */
    private static List<String> requests(String puzzle) {
        List<String> requests = new ArrayList<>();
        StringBuilder play = new StringBuilder("sudoku:" + puzzle + " |");
        Board board = Text.POSITIONS.parse(puzzle);
        while (!board.solved()) {
            requests.add(
                    Json.obj().with("do", "hint").with("play", play.toString()).toString());
            for (Move move : HINTER.hint(board).orElseThrow().moves()) {
                play.append(' ').append(Text.MOVES.format(move));
                board = RULES.after(board, move);
            }
        }
        return requests;
    }

    private static void print(Range range, int puzzles, List<String> requests, List<Double> times) {
        List<Double> sorted = new ArrayList<>(times);
        Collections.sort(sorted);
        double longest = sorted.getLast();
        System.out.println(String.format(
                Locale.ROOT,
                "ER %4.1f to %4.1f, %3d puzzles, %,6d hints: median %6.1f ms, 99 of 100 within %7.1f ms, longest %7.1f ms: %s",
                range.low(),
                range.high(),
                puzzles,
                sorted.size(),
                sorted.get(sorted.size() / 2),
                sorted.get((int) (sorted.size() * 0.99)),
                longest,
                requests.get(times.indexOf(longest))));
    }
}
