package tilewright.sudoku.technique;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * A line of {@code technique-cases-chains.txt}: a technique finds just this with these digits.
 *
 * @param name the code of the technique, and its variant
 * @param length of a chain; 0 for others
 */
record ChainCase(
        String line,
        String name,
        int digits,
        CandidateGrid grid,
        List<Candidate> eliminations,
        List<Candidate> placements,
        int length) {

    static List<ChainCase> all() {
        try (InputStream in = ChainCase.class.getResourceAsStream("/tilewright/sudoku/technique-cases-chains.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(ChainCase::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static ChainCase of(String line) {
        String[] fields = line.split(":", -1);
        int digits = 0;
        for (char digit : fields[2].toCharArray()) {
            digits |= Digits.bit(digit - '0');
        }
        CandidateGrid grid = grid(fields[3]);
        candidates(fields[4]).forEach(candidate -> grid.remove(candidate.cell(), candidate.digit()));
        int length = fields.length < 8 || fields[7].isEmpty() ? 0 : Integer.parseInt(fields[7]);
        return new ChainCase(line, fields[1], digits, grid, candidates(fields[5]), candidates(fields[6]), length);
    }

    static CandidateGrid grid(String text) {
        int[] digits = new int[Houses.CELLS];
        boolean[] given = new boolean[Houses.CELLS];
        int[] candidates = new int[Houses.CELLS];
        boolean placed = false;
        int cell = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter != '+') {
                digits[cell] = letter == '.' ? 0 : letter - '0';
                given[cell] = digits[cell] != 0 && !placed;
                candidates[cell++] = Digits.ALL;
            }
            placed = letter == '+';
        }
        return CandidateGrid.of(digits, given, candidates);
    }

    private static List<Candidate> candidates(String text) {
        List<Candidate> list = new ArrayList<>();
        for (String word : text.trim().split(" +")) {
            if (!word.isEmpty()) {
                int row = word.charAt(1) - '1';
                list.add(new Candidate(row * 9 + word.charAt(2) - '1', word.charAt(0) - '0'));
            }
        }
        list.sort(null);
        return list;
    }

    /** The code without variant. */
    String code() {
        return name.substring(0, 4);
    }

    /** Whether nothing may be found. */
    boolean fails() {
        return name.endsWith("-x");
    }

    /** What is wrong with the steps that a technique finds; empty if nothing is. */
    String fault(Technique technique) {
        List<Step> steps = new ArrayList<>();
        technique.find(grid, () -> false, step -> {
            if (step.kind().code().equals(code()) && step.digits() == digits) {
                steps.add(step);
            }
            return false;
        });
        if (fails()) {
            return steps.isEmpty() ? "" : "found " + steps;
        }
        if (steps.isEmpty()) {
            return "found nothing";
        }
        for (Step step : steps) {
            if (!step.eliminations().equals(eliminations) || !step.placements().equals(placements)) {
                return "found " + step.eliminations() + step.placements() + " among " + steps.size();
            }
        }
        return steps.getFirst().length() == length
                ? ""
                : "length " + steps.getFirst().length();
    }

    @Override
    public String toString() {
        return line;
    }
}
