package tilewright.sudoku.step;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;
import tilewright.text.Words;

/** The sentences of a step that Sudoku Explainer's techniques found. */
final class ExplainerSentences {

    /** More boxes than these are no place to look. */
    private static final int FEW_BOXES = 4;

    /** Maximum length of chains in the reason and in the text. */
    private static final int LONG_REASON = 2500;

    private static final int LONG_TEXT = 800;

    private final Step step;
    private final StepKind kind;
    private final String reason;
    private final String chains;

    ExplainerSentences(Step step) {
        this.step = step;
        kind = step.kind();
        reason = Ascii.capital(reason()) + seen();
        chains = String.join(" ", step.chains().stream().map(ChainWords::of).toList());
    }

    StepSentences all() {
        List<Integer> houses = houses();
        int digit = oneDigit() ? step.target().digit() : 0;
        return new StepSentences(where(houses), houses, digit, TechniqueWords.about(kind), why(), act(), text());
    }

    /** The houses in which the pattern lies; nothing if that is the whole grid. */
    private List<Integer> houses() {
        if (!step.bases().isEmpty()) {
            return step.bases();
        }
        CellSet cells = CellSet.NONE;
        for (Premise premise : step.premises()) {
            cells = switch (premise) {
                case Premise.Cells group -> cells.or(group.cells());
                case Premise.Wing wing -> cells.or(wing.cells());
                default -> cells;
            };
        }
        if (cells.isEmpty()) {
            for (Premise.Link link : step.premises(Premise.Link.class)) {
                cells = cells.or(link.from());
            }
        }
        for (Candidate target : cells.isEmpty() ? targets() : List.<Candidate>of()) {
            cells = cells.with(target.cell());
        }
        TreeSet<Integer> boxes = new TreeSet<>();
        cells.forEach(cell -> boxes.add(Houses.of(cell)[2]));
        return boxes.size() > FEW_BOXES ? List.of() : List.copyOf(boxes);
    }

    private List<Candidate> targets() {
        return step.placements().isEmpty() ? step.eliminations() : step.placements();
    }

    /** Whether the technique is about the places of one digit, which is the one that is removed or placed. */
    private boolean oneDigit() {
        return switch (kind) {
            case DIRECT_POINTING, DIRECT_CLAIMING, POINTING, CLAIMING, X_WING, SWORDFISH, JELLYFISH -> true;
            case X_CYCLE, FORCING_X_CHAIN, NISHIO -> true;
            default -> false;
        };
    }

    private String where(List<Integer> houses) {
        String names = houses.isEmpty() ? "" : list(houses.stream().map(Houses::words));
        if (oneDigit()) {
            return "Look at the " + step.target().digit() + "s" + (names.isEmpty() ? "" : " in " + names) + ".";
        }
        return names.isEmpty() ? "Look at the candidates of the whole grid." : "Look at " + names + ".";
    }

    private String why() {
        if (chains.isEmpty()) {
            return reason + ".";
        }
        if (chains.length() <= LONG_REASON) {
            return reason + ". " + chains + drawn();
        }
        return reason + ". " + chains.substring(0, chains.lastIndexOf(", ", LONG_REASON)) + ", and so on." + drawn();
    }

    private String drawn() {
        long links = step.premises().stream()
                .filter(premise -> premise instanceof Premise.Link || premise instanceof Premise.Removal)
                .count();
        int drawn = StepSentences.DRAWN_LINKS;
        return links <= drawn ? "" : " The first " + drawn + " of " + links + " links are drawn.";
    }

    /** The conclusion, in one sentence. */
    private String act() {
        if (!step.placements().isEmpty()) {
            return "So " + StepSentences.name(step.target().cell()) + " is "
                    + step.target().digit() + ".";
        }
        List<String> parts = removals(cells -> list(Arrays.stream(cells.cells()).mapToObj(StepSentences::name)));
        return "So remove " + list(parts.stream()) + ".";
    }

    /** The reason, what follows unless the reason says it, and the chains if they are short. */
    private String text() {
        boolean single = kind == StepKind.HIDDEN_SINGLE || kind == StepKind.NAKED_SINGLE || !seen().isEmpty();
        String words = single ? reason + "." : reason + ": " + result() + ".";
        return chains.isEmpty() || chains.length() > LONG_TEXT ? words : words + " " + chains;
    }

    private String result() {
        if (!step.placements().isEmpty()) {
            String placed =
                    kind == StepKind.FULL_HOUSE ? "it" : cell(step.target().cell());
            return "so " + placed + " is " + step.target().digit();
        }
        return "this removes " + String.join(", and ", removals(cells -> Drawing.words(cells.cells())));
    }

    /** Digits and the names of the cells from which they are removed. */
    private List<String> removals(Function<CellSet, String> names) {
        return IntStream.rangeClosed(1, 9)
                .filter(digit -> !step.cellsWithout(digit).isEmpty())
                .mapToObj(digit -> digit + " from " + names.apply(step.cellsWithout(digit)))
                .toList();
    }

    /** Why the step is right, without a full stop. */
    private String reason() {
        return switch (kind) {
            case FULL_HOUSE -> cell(step.target().cell()) + " is the last empty cell of " + house();
            case HIDDEN_SINGLE ->
                "in " + house() + ", only " + cell(step.target().cell()) + " can hold "
                        + step.target().digit();
            case NAKED_SINGLE ->
                cell(step.target().cell()) + " can only hold " + step.target().digit();
            case DIRECT_POINTING, DIRECT_CLAIMING, POINTING, CLAIMING, X_WING, SWORDFISH, JELLYFISH ->
                "in " + lines(step.bases()) + ", the " + digits(step.digits()) + " fits only in "
                        + lines(step.covers());
            case DIRECT_HIDDEN_PAIR, DIRECT_HIDDEN_TRIPLE, HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD ->
                "in " + house() + ", only " + cells() + " can hold " + digits(group().digits());
            case NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD ->
                "in " + house() + ", " + cells() + " have only " + digits(group().digits()) + " between them";
            case XY_WING, XYZ_WING -> {
                Premise.Wing wing = step.premises(Premise.Wing.class).getFirst();
                yield "whatever " + cell(wing.pivot()) + " holds, " + (kind == StepKind.XY_WING ? "" : "it, ")
                        + cell(wing.first()) + " or " + cell(wing.second()) + " is " + wing.digit();
            }
            case UNIQUE_LOOP_1, UNIQUE_LOOP_2, UNIQUE_LOOP_3, UNIQUE_LOOP_4 ->
                "with only " + digits(group().digits()) + " in " + cells() + " there would be two solutions or none";
            case BUG_1, BUG_2, BUG_3, BUG_4 ->
                "without " + digits(group().digits()) + " in " + cells()
                        + ", each cell would have two candidates and each digit two places in each house,"
                        + " which allows two solutions or none";
            case ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLE_EXCLUSION ->
                "with such a digit, " + cells() + " leave a cell that they see without a candidate";
            case X_CYCLE, Y_CYCLE, XY_CYCLE -> "one of each two neighbors in a loop of links is true";
            case FORCING_X_CHAIN, FORCING_XY_CHAIN ->
                "if " + assertion(start()) + ", a chain of links shows that " + assertion(end());
            case NISHIO, CONTRADICTION_FORCING_CHAINS ->
                "if " + assertion(start()) + ", chains show that " + assertion(end() | 1) + " and that it is not";
            case DOUBLE_FORCING_CHAINS ->
                "whether " + assertion(start()) + " or not, chains show that " + assertion(end());
            case CELL_FORCING_CHAINS ->
                "whatever " + cell(Chain.cell(start())) + " holds, chains show that " + assertion(end());
            case REGION_FORCING_CHAINS ->
                "wherever " + Chain.digit(start()) + " goes in " + house() + ", chains show that " + assertion(end());
            default -> throw new IllegalArgumentException("kind (%s) is not one of Sudoku Explainer".formatted(kind));
        };
    }

    /** The cells in sight that a single follows from, if it needs no notes. */
    private String seen() {
        List<Premise.Seen> all = step.premises(Premise.Seen.class);
        if (all.isEmpty()) {
            return "";
        }
        CellSet cells = all.getFirst().cells();
        int digit = step.target().digit();
        return switch (kind) {
            case FULL_HOUSE -> ", which lacks " + digit + " alone";
            case NAKED_SINGLE -> ": its row, column and box hold all other digits";
            default ->
                cells.isEmpty()
                        ? ""
                        : ": the other empty cells see the " + digit + (cells.size() == 1 ? "" : "s") + " in "
                                + Drawing.words(cells.cells());
        };
    }

    private int start() {
        return step.chains().getFirst().start();
    }

    private int end() {
        return step.chains().getFirst().end();
    }

    private Premise.Cells group() {
        return step.groups().getFirst();
    }

    private String house() {
        return Houses.words(step.bases().getFirst());
    }

    private String cells() {
        return Drawing.words(group().cells().cells());
    }

    private static String assertion(int assertion) {
        return cell(Chain.cell(assertion)) + (Chain.isTrue(assertion) ? " is " : " is not ") + Chain.digit(assertion);
    }

    private static String cell(int cell) {
        return Houses.GRID.words(cell);
    }

    /** Houses of one kind: {@code rows 1, 3 and 5}. */
    private static String lines(List<Integer> houses) {
        String first = Houses.words(houses.getFirst());
        if (houses.size() == 1) {
            return first;
        }
        String kind = first.substring(0, first.indexOf(' '));
        return kind + "s " + list(houses.stream().map(house -> String.valueOf(house % 9 + 1)));
    }

    private static String digits(int set) {
        return list(Digits.list(set).stream().map(String::valueOf));
    }

    private static String list(Stream<String> words) {
        return Words.list(words.toList(), ", ", " and ");
    }
}
