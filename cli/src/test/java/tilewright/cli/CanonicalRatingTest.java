package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.cli.Program.Ran;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.Sudoku;

/** The level and the score of a puzzle can change when it is turned; those of its canonical form do not. */
final class CanonicalRatingTest {

    /** HoDoKu calls it extreme, and hard when it is transposed. */
    private static final String TURNS =
            "5.....48...8.1.3.9..7....6...9....2....5...9.1...3...56..3.4...8...91...7......4.";

    /** Twenty equivalent puzzles: rows and columns within bands and stacks, these, and digits in another order, half of them transposed. */
    private static String isomorphs(String puzzle) {
        SeededRandom random = new SeededRandom(20);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int[] rows = lines(random);
            int[] columns = lines(random);
            int[] names = random.permutation(9);
            StringBuilder other = new StringBuilder();
            for (int cell = 0; cell < 81; cell++) {
                int row = rows[cell / 9];
                int column = columns[cell % 9];
                char digit = puzzle.charAt(i % 2 == 0 ? 9 * row + column : 9 * column + row);
                other.append(digit == '.' ? '.' : (char) ('1' + names[digit - '1']));
            }
            lines.add(other.toString());
        }
        return String.join("\n", lines) + "\n";
    }

    private static int[] lines(SeededRandom random) {
        int[] threes = random.permutation(3);
        int[] lines = new int[9];
        for (int three = 0; three < 3; three++) {
            int[] within = random.permutation(3);
            for (int i = 0; i < 3; i++) {
                lines[3 * three + i] = 3 * threes[three] + within[i];
            }
        }
        return lines;
    }

    /** The different answers, without the number of the line. */
    private static Set<String> answers(Ran ran) {
        assertThat(ran.exit()).isZero();
        Set<String> answers = new HashSet<>();
        ran.out().lines().forEach(line -> answers.add(line.replaceFirst("\"line\":\\d+,", "")));
        return answers;
    }

    @Test
    void a_turned_puzzle_can_have_another_level_and_score() {
        assertThat(answers(Program.REAL.reading(isomorphs(TURNS)).run("rate", "sudoku", "--json")))
                .hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                TURNS,
                "2....8.345..3.6..2....2..769......4.3.4.6.....5...7......7..2...2..819....9.3..8.",
                "..7.2..9..4........19...4.37....2..6.5..3.1.78....1.4....24.5...8..69.........9.."
            })
    void equivalent_puzzles_have_one_canonical_rating(String puzzle) {
        Program input = Program.REAL.reading(puzzle + "\n" + isomorphs(puzzle));
        Set<String> rated = answers(input.run("rate", "sudoku", "--canonical", "--json"));
        Ran canonical = Program.REAL.run("rate", "sudoku", "--json", "--text", Sudoku.canonical(puzzle));
        assertThat(rated).hasSize(1).isEqualTo(answers(canonical));
    }

    @Test
    void what_people_read_is_the_canonical_rating_too() {
        Ran twenty = Program.REAL.reading(isomorphs(TURNS)).run("rate", "sudoku", "--canonical");
        assertThat(answers(twenty)).containsExactly("4.5/1.2/1.2 Unique rectangle type 1");
    }

    @Test
    void a_puzzle_without_canonical_forms_is_not_rated_by_them() {
        Ran ran = Program.REAL.run("rate", "paletto", "--canonical", "--text", "ABC/BCA/CAB");
        assertThat(ran)
                .isEqualTo(new Ran(
                        2, "", "tilewright: paletto does not support rate --canonical; see 'tilewright list'\n"));
    }

    @Test
    void a_text_that_is_no_puzzle_is_refused_with_its_place() {
        assertThat(Program.REAL.run("rate", "sudoku", "--canonical", "--text", "12x"))
                .isEqualTo(Program.REAL.run("rate", "sudoku", "--text", "12x"));
    }

    @Test
    void it_is_an_option_of_ratings() {
        assertThat(Program.REAL.run("rate", "--help").out()).contains("--canonical");
        assertThat(Program.REAL.run("perft", "--help").out()).doesNotContain("--canonical");
    }
}
