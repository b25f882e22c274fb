package tilewright.cli.terminal;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tilewright.draw.Scene;
import tilewright.draw.Spot;

/**
 * The ways in which people write cells, rewritten as a scene names them: {@code R1C3}, {@code A3}, and {@code 1,3} are
 * {@code r1c3}.
 */
final class CellSpelling {

    private CellSpelling() {}

    private record Cell(String name, int end) {}

    /** Returns a word in which each cell of a board has its name, and the rest is as it was. */
    static String named(String word, Set<String> spots) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < word.length()) {
            boolean begins = at == 0 || !Character.isLetterOrDigit(word.charAt(at - 1));
            Optional<Cell> cell = begins ? cell(word, at, spots) : Optional.empty();
            out.append(cell.map(Cell::name).orElse(word.substring(at, at + 1)));
            at = cell.map(Cell::end).orElse(at + 1);
        }
        return out.toString();
    }

    /** Returns the name of what a person calls a spot of a scene. */
    static String of(Scene scene, String typed) {
        return named(typed, scene.spots().stream().map(Spot::id).collect(Collectors.toSet()))
                .toLowerCase(Locale.ROOT);
    }

    private static Optional<Cell> cell(String word, int at, Set<String> spots) {
        char first = Character.toLowerCase(word.charAt(at));
        int digits = digits(word, at + 1);
        if (first == 'r' && digits > at + 1 && digits < word.length()) {
            int end = digits(word, digits + 1);
            if (Character.toLowerCase(word.charAt(digits)) == 'c' && end > digits + 1) {
                return known(word.substring(at, end).toLowerCase(Locale.ROOT), end, spots);
            }
        }
        if (first >= 'a' && first <= 'z' && digits > at + 1) {
            return known("r" + (first - 'a' + 1) + "c" + word.substring(at + 1, digits), digits, spots);
        }
        int comma = digits(word, at);
        if (comma > at && comma < word.length() && word.charAt(comma) == ',') {
            int end = digits(word, comma + 1);
            return known("r" + word.substring(at, comma) + "c" + word.substring(comma + 1, end), end, spots);
        }
        return Optional.empty();
    }

    private static Optional<Cell> known(String name, int end, Set<String> spots) {
        return spots.contains(name) ? Optional.of(new Cell(name, end)) : Optional.empty();
    }

    /** The end of the digits that begin here. */
    private static int digits(String word, int from) {
        int at = from;
        while (at < word.length() && word.charAt(at) >= '0' && word.charAt(at) <= '9') {
            at++;
        }
        return at;
    }
}
