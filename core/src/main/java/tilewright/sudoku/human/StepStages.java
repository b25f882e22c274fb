package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Hinter.Stage;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.rating.ExplainerStep;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.technique.StepWords;
import tilewright.text.Ascii;
import tilewright.text.Words;

/** The stages of the hint of a step, made from its data: where to look, which technique, why, and what follows. */
final class StepStages {

    /** More boxes than these are no place to look. */
    private static final int FEW_BOXES = 4;

    /** A button names no more digits. */
    private static final int FEW_DIGITS = 3;

    /** Of chains, so many characters are told. */
    private static final int LONG = 2500;

    private final ExplainerStep step;
    private final StepMarks marks;

    private StepStages(Board board, ExplainerStep step) {
        this.step = step;
        marks = new StepMarks(board, step);
    }

    static List<Stage> of(Board board, ExplainerStep step) {
        return new StepStages(board, step).all();
    }

    /** Of a step that Sudoku Explainer does not know. */
    static List<Stage> of(Board board, Step step) {
        StepWords words = StepWords.of(step);
        StepMarks marks = new StepMarks(board, step);
        List<Integer> bases = new ArrayList<>();
        for (Premise premise : step.premises()) {
            if (premise instanceof Premise.Base(int house)) {
                bases.add(house);
            }
        }
        List<Mark> around = tinted(bases);
        return List.of(
                new Stage(Stage.WHERE, words.where(), around),
                new Stage(Stage.TECHNIQUE, words.technique() + ".", around),
                new Stage(Stage.WHY, words.why(), marks.reason()),
                new Stage(button(step.placements(), step.eliminations()), words.act(), marks.all()));
    }

    private List<Stage> all() {
        List<Integer> houses = houses();
        List<Mark> around = oneDigit() ? marks.places(digit(), houses) : tinted(houses);
        return List.of(
                new Stage(Stage.WHERE, where(houses), around),
                new Stage(Stage.TECHNIQUE, TechniqueWords.about(step.technique()), around),
                new Stage(Stage.WHY, why(), marks.reason()),
                new Stage(button(step.placements(), step.eliminations()), act(step), marks.all()));
    }

    /** The houses in which the pattern lies; nothing if that is the whole grid. */
    private List<Integer> houses() {
        List<Integer> bases = new ArrayList<>();
        TreeSet<Integer> boxes = new TreeSet<>();
        for (Premise premise : step.premises()) {
            if (premise instanceof Premise.Base(int house) && !bases.contains(house)) {
                bases.add(house);
            } else if (premise instanceof Premise.Cells(var cells, int _)) {
                cells.forEach(cell -> boxes.add(Houses.of(cell)[2]));
            }
        }
        if (!bases.isEmpty()) {
            return bases;
        }
        if (boxes.isEmpty()) {
            for (Premise premise : step.premises()) {
                if (premise instanceof Premise.Link link) {
                    link.from().forEach(cell -> boxes.add(Houses.of(cell)[2]));
                }
            }
            if (boxes.isEmpty()) {
                target().forEach(candidate -> boxes.add(Houses.of(candidate.cell())[2]));
            }
        }
        return boxes.size() > FEW_BOXES ? List.of() : List.copyOf(boxes);
    }

    private List<Candidate> target() {
        return step.placements().isEmpty() ? step.eliminations() : step.placements();
    }

    private int digit() {
        return target().getFirst().digit();
    }

    /** Whether the technique is about the places of one digit, which is the one that is removed or placed. */
    private boolean oneDigit() {
        return switch (step.technique()) {
            case DIRECT_POINTING, DIRECT_CLAIMING, POINTING, CLAIMING, X_WING, SWORDFISH, JELLYFISH -> true;
            case X_CYCLE, FORCING_X_CHAIN, NISHIO -> true;
            default -> false;
        };
    }

    private String where(List<Integer> houses) {
        String place = houses.isEmpty() ? "" : " in " + names(houses);
        if (oneDigit()) {
            return "Look at the " + digit() + "s" + place + ".";
        }
        return houses.isEmpty() ? "Look at the candidates of the whole grid." : "Look at " + names(houses) + ".";
    }

    private String why() {
        String reason = Ascii.capital(step.reason()) + ".";
        String chains = String.join(" ", step.chains());
        if (chains.isEmpty()) {
            return reason;
        }
        if (chains.length() <= LONG) {
            return reason + " " + chains + drawn();
        }
        return reason + " " + chains.substring(0, chains.lastIndexOf(", ", LONG)) + ", and so on." + drawn();
    }

    private String drawn() {
        long links = step.premises().stream()
                .filter(premise -> premise instanceof Premise.Link || premise instanceof Premise.Removal)
                .count();
        return links <= StepMarks.DRAWN ? "" : " The first " + StepMarks.DRAWN + " of " + links + " links are drawn.";
    }

    /** What follows from a step, in a few words: Place 5, Remove 3 from 2 cells. */
    private static String button(List<Candidate> placements, List<Candidate> eliminations) {
        if (!placements.isEmpty()) {
            return "Place " + digits(placements);
        }
        long cells = eliminations.stream().map(Candidate::cell).distinct().count();
        return "Remove " + digits(eliminations) + " from " + (cells == 1 ? "1 cell" : cells + " cells");
    }

    private static String digits(List<Candidate> candidates) {
        List<String> digits = candidates.stream()
                .map(Candidate::digit)
                .distinct()
                .sorted()
                .map(String::valueOf)
                .toList();
        return digits.size() > FEW_DIGITS ? "candidates" : list(digits);
    }

    /** What follows from a step, in one sentence. */
    static String act(ExplainerStep step) {
        if (!step.placements().isEmpty()) {
            return placed(step.placements().getFirst());
        }
        TreeMap<Integer, List<String>> cells = new TreeMap<>();
        for (Candidate removed : step.eliminations()) {
            cells.computeIfAbsent(removed.digit(), _ -> new ArrayList<>()).add(name(removed.cell()));
        }
        List<String> parts = new ArrayList<>();
        cells.forEach((digit, from) -> parts.add(digit + " from " + list(from)));
        return "So remove " + list(parts) + ".";
    }

    static String placed(Candidate candidate) {
        return "So " + name(candidate.cell()) + " is " + candidate.digit() + ".";
    }

    static List<Mark> tinted(List<Integer> houses) {
        return houses.stream()
                .<Mark>map(house -> new Mark.Area(Houses.area(house), Ink.HINT))
                .toList();
    }

    /** The name of a cell in a sentence: {@code R1C2}. */
    static String name(int cell) {
        return "R" + (Houses.row(cell) + 1) + "C" + (Houses.column(cell) + 1);
    }

    private static String names(List<Integer> houses) {
        return list(houses.stream().map(Houses::words).toList());
    }

    private static String list(List<String> words) {
        return Words.list(words, ", ", " and ");
    }
}
