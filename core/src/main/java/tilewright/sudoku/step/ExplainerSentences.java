package tilewright.sudoku.step;

import java.util.List;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** The sentences of a step that Sudoku Explainer's techniques found. */
final class ExplainerSentences {

    /** Maximum number of boxes that are named as the place to look. */
    private static final int FEW_BOXES = 4;

    /** Maximum length of chains in the text. */
    private static final int LONG_TEXT = 800;

    private final Step step;
    private final StepKind kind;
    private final Message reason;
    private final Message chains;

    ExplainerSentences(Step step) {
        this.step = step;
        kind = step.kind();
        reason = reason();
        chains = StepMessages.sentences(
                step.chains().stream().map(ChainWords::of).toList());
    }

    StepSentences all() {
        List<Integer> houses = houses();
        int digit = oneDigit() ? step.target().digit() : 0;
        Message name = TechniqueNames.explainer(kind)
                .map(other -> StepMessages.withOtherName(kind.words(), other))
                .orElse(kind.words());
        Message technique = StepMessages.techniqueAbout(name, kind.about().orElseThrow());
        return new StepSentences(where(houses), houses, digit, technique, why(), act(), text());
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

    private Message where(List<Integer> houses) {
        List<Message> names =
                Houses.values(houses).stream().map(StepMessages::house).toList();
        if (oneDigit()) {
            return names.isEmpty() ? StepMessages.lookAtDigits(digit()) : StepMessages.lookAtDigitsIn(digit(), names);
        }
        return names.isEmpty() ? StepMessages.lookAtGrid() : StepMessages.lookAt(names);
    }

    private Message why() {
        if (step.chains().isEmpty()) {
            return StepMessages.because(reason);
        }
        Message why = StepMessages.becauseWithChains(reason, chains);
        long links = step.premises().stream()
                .filter(premise -> premise instanceof Premise.Link || premise instanceof Premise.Removal)
                .count();
        int drawn = StepSentences.DRAWN_LINKS;
        return links <= drawn ? why : StepMessages.linksDrawn(why, drawn, links);
    }

    /** The conclusion, in one sentence. */
    private Message act() {
        return step.placements().isEmpty()
                ? StepMessages.remove(removals(StepMessages::removalByNames).toList())
                : StepMessages.place(cell(), digit());
    }

    /** The reason, what follows unless the reason says it, and the chains if they are short. */
    private Message text() {
        boolean single = kind == StepKind.HIDDEN_SINGLE || kind == StepKind.NAKED_SINGLE || seen();
        Message words = single ? StepMessages.because(reason) : result();
        return step.chains().isEmpty() || chains.text().length() > LONG_TEXT
                ? words
                : StepMessages.sentences(List.of(words, chains));
    }

    private Message result() {
        if (step.placements().isEmpty()) {
            Stream<Message> removals = removals(StepMessages::removal);
            return StepMessages.removes(
                    reason, removals.reduce(StepMessages::andRemoval).orElseThrow());
        }
        return kind == StepKind.FULL_HOUSE
                ? StepMessages.soItIs(reason, digit())
                : StepMessages.soCellIs(reason, cell(), digit());
    }

    /** Digits and the cells from which they are removed. */
    private Stream<Message> removals(BiFunction<Value.Digit, List<Value.Cell>, Message> words) {
        return IntStream.rangeClosed(1, 9)
                .filter(digit -> !step.cellsWithout(digit).isEmpty())
                .mapToObj(digit -> words.apply(
                        new Value.Digit(digit), step.cellsWithout(digit).places()));
    }

    /** The reason why the step is right, without a full stop. */
    private Message reason() {
        return switch (kind) {
            case FULL_HOUSE ->
                seen()
                        ? StepMessages.lastEmptyCellSeen(cell(), house(), digit())
                        : StepMessages.lastEmptyCell(cell(), house());
            case HIDDEN_SINGLE -> hiddenSingle();
            case NAKED_SINGLE ->
                seen() ? StepMessages.onlyDigitSeen(cell(), digit()) : StepMessages.onlyDigit(cell(), digit());
            case DIRECT_POINTING, DIRECT_CLAIMING ->
                StepMessages.fitsOnlyDirect(StepMessages.leavesTheRest(fitsOnly()), cell(), crossed());
            case POINTING, CLAIMING, X_WING, SWORDFISH, JELLYFISH -> StepMessages.leavesTheRest(fitsOnly());
            case DIRECT_HIDDEN_PAIR, DIRECT_HIDDEN_TRIPLE ->
                StepMessages.onlyCellsDirect(
                        StepMessages.onlyCells(house(), digits(), cells()), cell(), digit(), house());
            case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD -> StepMessages.onlyCells(house(), digits(), cells());
            case NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD -> StepMessages.onlyDigits(house(), cells(), digits());
            case XY_WING, XYZ_WING -> wing();
            case UNIQUENESS_1, UNIQUENESS_2, UNIQUENESS_3, UNIQUENESS_4 -> StepMessages.twoSolutions(digits(), cells());
            case UNIQUE_LOOP_1, UNIQUE_LOOP_2, UNIQUE_LOOP_3, UNIQUE_LOOP_4 ->
                StepMessages.twoSolutions(digits(), cells());
            case BUG_PLUS_1, BUG_2, BUG_3, BUG_4 -> StepMessages.twoSolutionsOfGrid(digits(), cells());
            case ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLE_EXCLUSION -> StepMessages.noneLeft(cells());
            case X_CYCLE, Y_CYCLE, XY_CYCLE -> StepMessages.loopOfLinks();
            case FORCING_X_CHAIN, FORCING_XY_CHAIN -> StepMessages.ifChain(assertion(start()), assertion(end()));
            case NISHIO, CONTRADICTION_FORCING_CHAINS ->
                StepMessages.ifContradiction(assertion(start()), assertion(end() | 1));
            case DOUBLE_FORCING_CHAINS -> StepMessages.whetherOrNot(assertion(start()), assertion(end()));
            case CELL_FORCING_CHAINS ->
                StepMessages.whateverItHolds(Houses.GRID.place(Chain.cell(start())), assertion(end()));
            case REGION_FORCING_CHAINS ->
                StepMessages.whereverItGoes(new Value.Digit(Chain.digit(start())), house(), assertion(end()));
            default -> throw new IllegalArgumentException("kind (%s) is not one of Sudoku Explainer".formatted(kind));
        };
    }

    private Message fitsOnly() {
        return StepMessages.fitsOnly(
                Houses.values(step.bases()), Digits.values(step.digits()), Houses.values(step.covers()));
    }

    /** The house of the base's kind in which the digit is then left with one place. */
    private Value.House crossed() {
        return Houses.value(Houses.of(step.target().cell())[step.bases().getFirst() / 9]);
    }

    private Message hiddenSingle() {
        CellSet seen = step.premises(Premise.Seen.class).stream()
                .map(Premise.Seen::cells)
                .reduce(CellSet.NONE, CellSet::or);
        return seen.isEmpty()
                ? StepMessages.onlyCell(house(), cell(), digit())
                : StepMessages.onlyCellSeen(house(), cell(), digit(), seen.size(), seen.places());
    }

    private Message wing() {
        Premise.Wing wing = step.premises(Premise.Wing.class).getFirst();
        Value.Cell pivot = Houses.GRID.place(wing.pivot());
        Value.Cell first = Houses.GRID.place(wing.first());
        Value.Cell second = Houses.GRID.place(wing.second());
        Value.Digit digit = new Value.Digit(wing.digit());
        return kind == StepKind.XY_WING
                ? StepMessages.wing(pivot, first, second, digit)
                : StepMessages.wingWithPivot(pivot, first, second, digit);
    }

    /** Whether it is a single that needs no notes. */
    private boolean seen() {
        return !step.premises(Premise.Seen.class).isEmpty();
    }

    private int start() {
        return step.chains().getFirst().start();
    }

    private int end() {
        return step.chains().getFirst().end();
    }

    private Value.House house() {
        return Houses.value(step.bases().getFirst());
    }

    private Value.Cell cell() {
        return Houses.GRID.place(step.target().cell());
    }

    private Value.Digit digit() {
        return new Value.Digit(step.target().digit());
    }

    /** The cells of the pattern. */
    private List<Value.Cell> cells() {
        return step.groups().getFirst().cells().places();
    }

    /** The digits of the pattern. */
    private List<Value.Digit> digits() {
        return Digits.values(step.groups().getFirst().digits());
    }

    private static Message assertion(int assertion) {
        return StepMessages.assertionInWords(
                String.valueOf(Chain.isTrue(assertion)),
                Houses.GRID.place(Chain.cell(assertion)),
                new Value.Digit(Chain.digit(assertion)));
    }
}
