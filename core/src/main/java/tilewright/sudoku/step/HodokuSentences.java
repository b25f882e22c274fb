package tilewright.sudoku.step;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;
import tilewright.text.Words;

/**
 * The sentences of a step that HoDoKu's techniques found.
 *
 * <p>Long, for each family of techniques has its sentence here, a few lines each.
 */
final class HodokuSentences {

    private HodokuSentences() {}

    static StepSentences of(Step step) {
        String why = why(step);
        String act = act(step);
        List<Integer> houses = step.premises(Premise.Base.class).stream()
                .map(Premise.Base::house)
                .toList();
        return new StepSentences(where(step), houses, 0, step.kind().title() + ".", why, act, why + " " + act);
    }

    private static String where(Step step) {
        if (step.kind() == StepKind.NAKED_SINGLE) {
            return "Look at " + Houses.words(Houses.of(step.target().cell())[2]) + ".";
        }
        if (step.kind() == StepKind.FULL_HOUSE) {
            return "Look at " + houses(step.bases()) + ".";
        }
        String subject = switch (Digits.size(step.digits())) {
            case 0 -> "all candidates";
            case 1 -> "the digit " + digits(step.digits());
            default -> "the digits " + digits(step.digits());
        };
        return "Look at " + subject + (step.bases().isEmpty() ? "" : " in " + houses(step.bases())) + ".";
    }

    /** The conclusion: {@code So r1c3 is 4.} or {@code So r2c5 and r3c5 are neither 4 nor 7.} */
    private static String act(Step step) {
        List<String> parts = new ArrayList<>();
        for (Candidate placed : step.placements()) {
            parts.add(name(placed.cell()) + " is " + placed.digit());
        }
        Map<CellSet, Integer> digits = new LinkedHashMap<>();
        for (int digit = 1; digit <= 9; digit++) {
            CellSet cells = step.cellsWithout(digit);
            if (!cells.isEmpty()) {
                digits.merge(cells, Digits.bit(digit), (one, other) -> one | other);
            }
        }
        digits.forEach((cells, set) -> parts.add(cells(cells) + (cells.size() == 1 ? " is " : " are ") + none(set)));
        boolean commas = parts.stream().anyMatch(part -> part.contains(","));
        return "So " + (commas && parts.size() > 1 ? String.join("; ", parts) : Words.list(parts, "and")) + ".";
    }

    private static String none(int digits) {
        List<String> words = Digits.list(digits).stream().map(String::valueOf).toList();
        return words.size() == 1 ? "not " + words.getFirst() : "neither " + Words.list(words, "nor");
    }

    private static String why(Step step) {
        return switch (step.kind()) {
            case FULL_HOUSE ->
                "%s is the only empty cell of %s.".formatted(name(step.target().cell()), houses(step.bases()));
            case NAKED_SINGLE ->
                "In %s, %d is the only digit left."
                        .formatted(name(step.target().cell()), step.target().digit());
            case HIDDEN_SINGLE ->
                "In %s, %d can only be in %s."
                        .formatted(
                                houses(step.bases()),
                                step.target().digit(),
                                name(step.target().cell()));
            case POINTING, CLAIMING ->
                "In %s, %s can only be in %s, so it is nowhere else there."
                        .formatted(houses(step.bases()), digits(step.digits()), houses(step.covers()));
            case LOCKED_PAIR, LOCKED_TRIPLE, NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD -> naked(step);
            case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD ->
                "In %s, %s can only be in %s, so nothing else can."
                        .formatted(
                                houses(step.bases()),
                                digits(step.digits()),
                                cells(step.groups().getFirst().cells()));
            case XY_WING, XYZ_WING -> wing(step);
            case WXYZ_WING ->
                "%s hold four digits, %s, and each of them but %d once at most, so %d is in one of them."
                        .formatted(
                                Ascii.capital(cells(step.groups().getFirst().cells())),
                                digits(step.digits()),
                                step.target().digit(),
                                step.target().digit());
            case ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLE_EXCLUSION ->
                "In %s, each combination of digits with one that goes has a digit twice in a house%s."
                        .formatted(
                                cells(step.groups().getFirst().cells()),
                                excluders(step.groups().get(1)));
            case KRAKEN_FISH_1, KRAKEN_FISH_2, SK_LOOP, EXOCET -> PatternReasons.why(step);
            case EMPTY_RECTANGLE, DUAL_EMPTY_RECTANGLE -> emptyRectangle(step);
            case BUG_PLUS_1 -> bug(step);
            case AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2 -> rectangle(step) + avoided(step);
            case UNIQUENESS_1, UNIQUENESS_2, UNIQUENESS_3, UNIQUENESS_4, UNIQUENESS_5, UNIQUENESS_6, HIDDEN_RECTANGLE ->
                rectangle(step) + unique(step);
            default -> byPremises(step);
        };
    }

    /** For kinds without a sentence of their own: by what they consist of. */
    private static String byPremises(Step step) {
        String words = ChainReasons.why(step);
        if (!words.isEmpty()) {
            return words;
        }
        if (!step.covers().isEmpty()) {
            return fish(step);
        }
        List<Premise.Link> links = step.premises(Premise.Link.class);
        return links.isEmpty() ? "%s: %s.".formatted(step.kind().title(), digits(step.digits())) : chain(links);
    }

    private static String naked(Step step) {
        Premise.Cells group = step.groups().getFirst();
        return "In %s, %s can only be %s, so no other cell that sees all of them is."
                .formatted(houses(step.bases()), cells(group.cells()), digitsOr(group.digits()));
    }

    private static String wing(Step step) {
        List<Premise.Cells> groups = step.groups();
        int digit = step.target().digit();
        CellSet ends = groups.get(1).cells().or(groups.get(2).cells());
        boolean pivotToo = Digits.holds(groups.getFirst().digits(), digit);
        CellSet any = pivotToo ? ends.or(groups.getFirst().cells()) : ends;
        return "Whether %s is %s, one of %s is %d."
                .formatted(
                        cells(groups.getFirst().cells()),
                        digitsOr(groups.getFirst().digits()),
                        cells(any),
                        digit);
    }

    private static String excluders(Premise.Cells excluders) {
        return excluders.cells().isEmpty() ? "" : " or leaves nothing for one of " + cells(excluders.cells());
    }

    private static String emptyRectangle(Step step) {
        List<String> pairs = new ArrayList<>();
        for (Premise.Link link : step.premises(Premise.Link.class)) {
            pairs.add("one of " + cells(link.from().or(link.to())) + " is " + link.fromDigit());
        }
        CellSet inBox = step.groups().getFirst().cells();
        return "In %s, %s is in one of %s, all in one row or one column, and %s."
                .formatted(
                        Houses.words(Houses.of(inBox.first())[2]),
                        digits(step.digits()),
                        cells(inBox),
                        Words.list(pairs, "and"));
    }

    private static String bug(Step step) {
        Premise.Cells odd = step.groups().getFirst();
        return "If %s were not %s, every empty cell would have two candidates, each twice in all its houses, and the"
                        .formatted(cells(odd.cells()), digits(odd.digits()))
                + " puzzle would not have one solution.";
    }

    private static String rectangle(Step step) {
        Premise.Cells corners = step.groups().getFirst();
        return "If %s held %s alone, they could be exchanged, and the puzzle would not have one solution."
                .formatted(cells(corners.cells()), digits(corners.digits()));
    }

    private static String avoided(Step step) {
        return step.groups().size() < 2 ? "" : " So " + oneOf(step.groups().get(1)) + ".";
    }

    private static String oneOf(Premise.Cells group) {
        return "one of " + cells(group.cells()) + " is " + digitsOr(group.digits());
    }

    private static String unique(Step step) {
        List<Premise.Cells> groups = step.groups();
        return switch (step.kind()) {
            case UNIQUENESS_2, UNIQUENESS_5 -> " So " + oneOf(groups.get(1)) + ".";
            case UNIQUENESS_3 ->
                " So one of the other candidates of the rectangle is right, and with %s it takes up %s in %s."
                        .formatted(
                                cells(groups.get(1).cells()),
                                digits(groups.get(1).digits()),
                                houses(step.bases()));
            case UNIQUENESS_4, UNIQUENESS_6 ->
                " One of the two digits must be in the corners with other candidates, so the other digit is not.";
            case HIDDEN_RECTANGLE ->
                " %s can only be in the rectangle in %s."
                        .formatted(
                                digits(step.digits() & ~Digits.bit(step.target().digit())), houses(step.bases()));
            default -> "";
        };
    }

    private static String fish(Step step) {
        String digit = digits(step.digits());
        CellSet fins = fins(step);
        String base = "%s in %s".formatted(digit, houses(step.bases()));
        String cover = houses(step.covers());
        if (fins.isEmpty()) {
            return "All places of %s are in %s, so it is nowhere else there.".formatted(base, cover);
        }
        return "But for %s, all places of %s are in %s. Either it is in one of these, or nowhere else there."
                .formatted(cells(fins), base, cover);
    }

    /** The cells of all fins. */
    static CellSet fins(Step step) {
        return step.premises(Premise.Fins.class).stream()
                .map(Premise.Fins::cells)
                .reduce(CellSet.NONE, CellSet::or);
    }

    /** The links of a chain that goes on from each to the next. */
    static String chain(Step step) {
        return chain(step.premises(Premise.Link.class));
    }

    /** {@code If r1c1 is not 3, r1c5 is 3, r2c4 is not 3, and r2c9 is 3.} A sentence for each chain. */
    private static String chain(List<Premise.Link> links) {
        List<String> sentences = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        Premise.Link first = links.getFirst();
        for (int i = 0; i < links.size(); i++) {
            Premise.Link link = links.get(i);
            parts.add(said(link.to(), link.toDigit(), link.strong()));
            boolean last = i + 1 == links.size() || !link.leadsTo(links.get(i + 1));
            if (last) {
                sentences.add("If %s, %s."
                        .formatted(said(first.from(), first.fromDigit(), !first.strong()), Words.list(parts, "and")));
                parts.clear();
                first = i + 1 == links.size() ? first : links.get(i + 1);
            }
        }
        return String.join(" ", sentences);
    }

    private static String said(CellSet cells, int digit, boolean is) {
        if (cells.size() == 1) {
            return cells(cells) + (is ? " is " : " is not ") + digit;
        }
        return (is ? "one of " : "none of ") + cells(cells) + " is " + digit;
    }

    /** {@code rows 1 and 5 and box 3} */
    static String houses(List<Integer> houses) {
        List<String> words = new ArrayList<>();
        for (int kind = 0; kind < 3; kind++) {
            int from = 9 * kind;
            List<String> numbers = houses.stream()
                    .filter(house -> house >= from && house < from + 9)
                    .map(house -> String.valueOf(house - from + 1))
                    .toList();
            if (!numbers.isEmpty()) {
                String name = kind == 0 ? "row" : kind == 1 ? "column" : "box";
                String plural = kind == 2 ? "boxes" : name + "s";
                words.add((numbers.size() == 1 ? name : plural) + " " + Words.list(numbers, "and"));
            }
        }
        return Words.list(words, "and");
    }

    /** The names of cells: {@code r1c2, r3c4, and r5c6}. */
    static String cells(CellSet cells) {
        List<String> words = new ArrayList<>();
        cells.forEach(cell -> words.add(name(cell)));
        return Words.list(words, "and");
    }

    private static String name(int cell) {
        return Houses.GRID.name(cell);
    }

    static String digits(int digits) {
        return Words.list(Digits.list(digits).stream().map(String::valueOf).toList(), "and");
    }

    static String digitsOr(int digits) {
        return Words.list(Digits.list(digits).stream().map(String::valueOf).toList(), "or");
    }
}
