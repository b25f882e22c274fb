package tilewright.sudoku.compose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.puzzle.Variants;
import tilewright.sudoku.generate.Symmetry;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.step.Level;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.Format;

/** The texts of setups: words in any order with commas between them, as in {@code 6x6,x,easy,half-turn}. */
public final class VariantSetupText {

    /** The form of all setups. */
    public static final Format<VariantSetup> FORMAT =
            Format.of(ComposeMessages.setupForm(known()), VariantSetupText::read, VariantSetupText::write);

    private static final String EMPTY = "empty";

    private static final int USUAL_SIDE = 9;

    private VariantSetupText() {}

    /** Returns whether a text has a size or a rule among its words, right or wrong, and so is meant as such a setup. */
    public static boolean isMeant(String text) {
        return Arrays.stream(text.split(",", -1))
                .anyMatch(word -> isSize(word) || rule(word).isPresent());
    }

    /** The words for sizes and rules, and the one for empty grids. */
    public static List<Variants.Word> words() {
        List<Variants.Word> words = new ArrayList<>();
        sizes().forEach(side -> words.add(new Variants.Word(size(side), ComposeMessages.size(side))));
        for (RuleKind rule : RuleKind.values()) {
            words.add(new Variants.Word(rule.word(), rule.words()));
        }
        words.add(new Variants.Word(EMPTY, ComposeMessages.empty()));
        return words;
    }

    private static Stream<Integer> sizes() {
        return VariantSetup.SIDES.stream().filter(side -> side != USUAL_SIDE);
    }

    /** The words for sizes and rules, in a row. */
    private static String known() {
        return Stream.concat(
                        sizes().map(VariantSetupText::size),
                        Arrays.stream(RuleKind.values()).map(RuleKind::word))
                .collect(Collectors.joining(", "));
    }

    private static String size(int side) {
        return side + "x" + side;
    }

    private static boolean isSize(String word) {
        int cross = word.indexOf('x');
        return cross > 0 && cross < word.length() - 1 && word.chars().allMatch(c -> c == 'x' || c >= '0' && c <= '9');
    }

    private static Optional<RuleKind> rule(String word) {
        return Arrays.stream(RuleKind.values())
                .filter(rule -> rule.word().equals(word))
                .findFirst();
    }

    private static Optional<Level> level(String word) {
        return Arrays.stream(Level.values())
                .filter(level -> word(level).equals(word))
                .findFirst();
    }

    private static String word(Level level) {
        return Ascii.lower(level.title());
    }

    private static Optional<Symmetry> symmetry(String word) {
        return Arrays.stream(Symmetry.values())
                .skip(1)
                .filter(symmetry -> symmetry.text().equals(word))
                .findFirst();
    }

    private static VariantSetup read(Cursor cursor) {
        int from = cursor.offset();
        int side = USUAL_SIDE;
        List<RuleKind> rules = new ArrayList<>();
        Optional<Level> level = Optional.empty();
        Symmetry symmetry = Symmetry.NONE;
        boolean empty = false;
        Set<String> kinds = new HashSet<>();
        do {
            int at = cursor.offset();
            String word = cursor.until(',');
            String kind;
            if (isSize(word)) {
                side = side(cursor, at, word);
                kind = "size";
            } else if (rule(word).isPresent()) {
                rules.add(rule(word).get());
                kind = word;
            } else if (level(word).isPresent()) {
                level = level(word);
                kind = "level";
            } else if (symmetry(word).isPresent()) {
                symmetry = symmetry(word).get();
                kind = "symmetry";
            } else if (word.equals(EMPTY)) {
                empty = true;
                kind = word;
            } else {
                throw cursor.error(at, ComposeMessages.unknownWord(known()));
            }
            if (!kinds.add(kind)) {
                throw cursor.error(at, ComposeMessages.twice(word));
            }
        } while (cursor.skip(','));
        if (empty && (level.isPresent() || symmetry != Symmetry.NONE)) {
            throw cursor.error(from, ComposeMessages.emptyAlone());
        }
        try {
            return new VariantSetup(side, rules, level, symmetry, empty);
        } catch (VariantError error) {
            throw cursor.error(from, error.message());
        }
    }

    private static int side(Cursor cursor, int at, String word) {
        return VariantSetup.SIDES.stream()
                .filter(side -> size(side).equals(word))
                .findFirst()
                .orElseThrow(() -> cursor.error(at, ComposeMessages.unknownWord(known())));
    }

    private static void write(VariantSetup setup, StringBuilder out) {
        List<String> words = new ArrayList<>();
        if (setup.side() != USUAL_SIDE || setup.rules().isEmpty()) {
            words.add(size(setup.side()));
        }
        setup.rules().forEach(rule -> words.add(rule.word()));
        setup.level().ifPresent(level -> words.add(word(level)));
        if (setup.symmetry() != Symmetry.NONE) {
            words.add(setup.symmetry().text());
        }
        if (setup.empty()) {
            words.add(EMPTY);
        }
        out.append(String.join(",", words));
    }
}
