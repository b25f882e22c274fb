package tilewright.bench.corpus;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;
import tilewright.hues.Hues;
import tilewright.paletto.Paletto;
import tilewright.search.Limits;
import tilewright.sudoku.Sudoku;
import tilewright.trominoes.Trominoes;

/**
 * The rows of a table of the corpus: a row is a function of the seed and its number, so that parts can be made anywhere.
 *
 * @param name of the table
 * @param about a sentence for the data card
 * @param columns their names; {@code canonical} has what no two rows may share, {@code split} is by that column
 * @param maker makes a row
 */
record Rows(String name, String about, List<String> columns, Maker maker) {

    /** Makes the fields of a row. */
    @FunctionalInterface
    interface Maker {

        /**
         * Returns the fields of a row, in the order of the columns; none when the table ends before it.
         *
         * @param number 1 or more
         */
        List<Object> row(long seed, long number);
    }

    /** The widest square, whose coverings take a minute to count. */
    private static final int WIDEST = 19;

    /** Rules beside those of rows, columns, and boxes. */
    private static final List<String> RULES = List.of(
            "x",
            "jigsaw",
            "anti-knight",
            "anti-king",
            "thermo",
            "arrow",
            "kropki",
            "xv",
            "palindrome",
            "whispers",
            "renban");

    private static final List<String> GRADES = List.of("easy", "medium", "hard");

    static final List<Rows> ALL = List.of(
            new Rows(
                    "sudoku",
                    "Sudokus without a clue too many, with the ratings of Sudoku Explainer and the proof of their one solution.",
                    List.of(
                            "number",
                            "puzzle",
                            "solution",
                            "clues",
                            "er",
                            "ep",
                            "ed",
                            "hardest",
                            "steps",
                            "canonical",
                            "proof_bytes",
                            "proof_sha256",
                            "split"),
                    Rows::sudoku),
            new Rows(
                    "rules",
                    "Sudokus of 9 by 9 with other rules, of eleven kinds in turn, with the proof of their one solution.",
                    List.of("number", "kind", "canonical", "solution", "clues", "proof_bytes", "proof_sha256", "split"),
                    Rows::rules),
            new Rows(
                    "hues",
                    "Boards of Hues with one completion, easy, medium, and hard in turn, with the proof of it.",
                    List.of(
                            "number",
                            "grade",
                            "canonical",
                            "completion",
                            "tiles",
                            "proof_bytes",
                            "proof_sha256",
                            "split"),
                    Rows::hues),
            new Rows(
                    "paletto",
                    "Start boards of Paletto of 5 by 5, with the value for the first player, her winning turns, and the proof of it.",
                    List.of("number", "canonical", "value", "turns", "winning", "proof_bytes", "proof_sha256", "split"),
                    Rows::paletto),
            new Rows(
                    "trominoes",
                    "Squares of 4 to 19 cells a side, but for multiples of 3, with the number of coverings by tiles of three and one green tile.",
                    List.of("number", "canonical", "coverings", "split"),
                    Rows::trominoes));

    private static List<Object> sudoku(long seed, long number) {
        String puzzle = Sudoku.generate("minimal", seed, number);
        Sudoku.Rating rating = Sudoku.rate(puzzle);
        String canonical = Sudoku.canonical(puzzle);
        String proof = Sudoku.prove(puzzle, "unique", Limits.NONE).orElseThrow();
        return List.of(
                number,
                puzzle,
                Sudoku.solve(puzzle).orElseThrow(),
                puzzle.chars().filter(c -> c != '.').count(),
                tenths(rating.er()),
                tenths(rating.ep()),
                tenths(rating.ed()),
                rating.hardest(),
                rating.steps(),
                canonical,
                proof.length(),
                sha256(proof),
                split(canonical));
    }

    private static String tenths(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }

    private static List<Object> rules(long seed, long number) {
        String kind = RULES.get((int) (number % RULES.size()));
        String puzzle = Sudoku.generate("9x9," + kind, seed, number);
        String last = puzzle.substring(puzzle.lastIndexOf(' ') + 1);
        String givens = last.matches("[1-9.]*") ? last : ""; // marks may be all that is needed
        Sudoku.OfRules rules =
                Sudoku.of(puzzle.substring(0, puzzle.length() - givens.length()).strip());
        String proof = rules.prove(givens, "unique", Limits.NONE).orElseThrow();
        return List.of(
                number,
                kind,
                puzzle,
                rules.solve(givens).orElseThrow(),
                givens.chars().filter(c -> c != '.').count(),
                proof.length(),
                sha256(proof),
                split(puzzle));
    }

    private static List<Object> hues(long seed, long number) {
        String grade = GRADES.get((int) (number % GRADES.size()));
        String board = Hues.generate(grade, seed, number);
        String proof = Hues.prove(board, "unique", Limits.NONE).orElseThrow();
        Hues.Proved proved = Hues.checkProof(proof);
        return List.of(
                number,
                grade,
                proved.board(),
                proved.completions().getFirst(),
                proved.board().chars().filter(Character::isDigit).count(),
                proof.length(),
                sha256(proof),
                split(proved.board()));
    }

    private static List<Object> paletto(long seed, long number) {
        try (Paletto paletto = new Paletto()) {
            String board = paletto.generate("5x5", seed, number);
            String proof = paletto.prove(board, "winner", Limits.NONE).orElseThrow();
            Paletto.Rating rating = paletto.rate(board, Limits.NONE);
            return List.of(
                    number,
                    board,
                    rating.value(),
                    rating.turns(),
                    rating.winning(),
                    proof.length(),
                    sha256(proof),
                    split(board));
        }
    }

    private static List<Object> trominoes(long seed, long number) {
        long side = 4 + 3 * ((number - 1) / 2) + (number - 1) % 2;
        if (side > WIDEST) {
            return List.of();
        }
        String row = ".".repeat((int) side);
        String board = row + ("/" + row).repeat((int) side - 1);
        return List.of(number, board, Trominoes.count(board, Limits.NONE).number(), split(board));
    }

    /** One of ten goes to the test, one to the validation, eight to the training, whoever makes the row. */
    static String split(String canonical) {
        CRC32 sum = new CRC32();
        sum.update(canonical.getBytes(StandardCharsets.UTF_8));
        return switch ((int) (sum.getValue() % 10)) {
            case 0 -> "test";
            case 1 -> "validation";
            default -> "train";
        };
    }

    static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException none) {
            throw new IllegalStateException("every Java has SHA-256", none);
        }
    }
}
