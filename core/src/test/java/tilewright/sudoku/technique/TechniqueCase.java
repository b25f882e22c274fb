package tilewright.sudoku.technique;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Candidate;

/**
 * A case of {@code technique-cases.txt}: what one technique finds in a grid with one set of digits.
 *
 * @param code with its variant: {@code 0402-1}
 * @param digits a set of {@link Digits}
 */
public record TechniqueCase(
        String line,
        String code,
        int digits,
        CandidateGrid grid,
        List<Candidate> eliminations,
        List<Candidate> placements,
        int length) {

    public static List<TechniqueCase> all() {
        try (InputStream in = TechniqueCase.class.getResourceAsStream("/tilewright/sudoku/technique-cases.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(TechniqueCase::of)
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static TechniqueCase of(String line) {
        String[] fields = line.split(":", -1);
        int digits = 0;
        for (char digit : fields[2].toCharArray()) {
            digits |= Digits.bit(digit - '0');
        }
        String extra = fields.length > 7 ? fields[7] : "";
        return new TechniqueCase(
                line,
                fields[1],
                digits,
                grid(fields[3], candidates(fields[4])),
                candidates(fields[5]),
                candidates(fields[6]),
                extra.isEmpty() ? 0 : Integer.parseInt(extra));
    }

    private static CandidateGrid grid(String text, List<Candidate> deleted) {
        int[] digits = new int[Houses.CELLS];
        boolean[] given = new boolean[Houses.CELLS];
        int[] candidates = new int[Houses.CELLS];
        int cell = 0;
        boolean placed = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '+') {
                placed = true;
            } else {
                digits[cell] = c == '.' ? 0 : c - '0';
                given[cell] = digits[cell] != 0 && !placed;
                candidates[cell] = Digits.ALL;
                placed = false;
                cell++;
            }
        }
        deleted.forEach(candidate -> candidates[candidate.cell()] &= ~Digits.bit(candidate.digit()));
        return CandidateGrid.of(digits, given, candidates);
    }

    private static List<Candidate> candidates(String text) {
        List<Candidate> candidates = new ArrayList<>();
        for (String word : text.split(" ")) {
            if (!word.isEmpty()) {
                int number = Integer.parseInt(word);
                candidates.add(new Candidate(9 * (number / 10 % 10 - 1) + number % 10 - 1, number / 100));
            }
        }
        Collections.sort(candidates);
        return candidates;
    }

    public boolean isFailCase() {
        return code.endsWith("-x");
    }

    @Override
    public String toString() {
        return line;
    }
}
