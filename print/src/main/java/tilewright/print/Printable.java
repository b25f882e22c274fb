package tilewright.print;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tilewright.draw.Mark;
import tilewright.draw.Scene;

/** A puzzle to be printed. Its pictures are drawn when they are asked for. Immutable; one thread at a time. */
public final class Printable {

    private final String id;
    private final String rating;
    private final Drawing scene;
    private final Optional<Drawing> solution;
    private final String name;
    private final String title;
    private final List<Mark> pointed;
    private final List<Line> below;

    /**
     * A line below a board.
     *
     * @param rule whether there is a rule to write on behind the words
     */
    public record Line(String words, boolean rule) {}

    /** A scene that is drawn when it is first asked for: a book asks for much of a puzzle that needs no picture. */
    private static final class Drawing {

        private final Supplier<Scene> maker;
        private @Nullable Scene made;

        Drawing(Supplier<Scene> maker) {
            this.maker = maker;
        }

        Scene scene() {
            Scene known = made;
            if (known == null) {
                known = maker.get();
                made = known;
            }
            return known;
        }
    }

    private Printable(
            String id,
            String rating,
            Drawing scene,
            Optional<Drawing> solution,
            String name,
            String title,
            List<Mark> pointed,
            List<Line> below) {
        this.id = id;
        this.rating = rating;
        this.scene = scene;
        this.solution = solution;
        this.name = name;
        this.title = title;
        this.pointed = List.copyOf(pointed);
        this.below = List.copyOf(below);
    }

    /**
     * A puzzle with its number alone.
     *
     * @param id its share ID
     * @param rating how hard it is, in a few words; empty when nobody knows
     * @param scene draws the puzzle
     * @param solution draws its solution; empty when there is none to print
     */
    public static Printable of(String id, String rating, Supplier<Scene> scene, Optional<Supplier<Scene>> solution) {
        return new Printable(id, rating, new Drawing(scene), solution.map(Drawing::new), "", "", List.of(), List.of());
    }

    /** A puzzle with its number alone, which is drawn already. */
    public Printable(String id, String rating, Scene scene, Optional<Scene> solution) {
        this(
                id,
                rating,
                new Drawing(() -> scene),
                solution.map(drawn -> new Drawing(() -> drawn)),
                "",
                "",
                List.of(),
                List.of());
    }

    /** Returns this puzzle with a name. */
    public Printable named(String other) {
        return new Printable(id, rating, scene, solution, other, title, pointed, below);
    }

    /** Returns this puzzle with a title. */
    public Printable titled(String other) {
        return new Printable(id, rating, scene, solution, name, other, pointed, below);
    }

    /** Returns this puzzle with a question about it, or its answer: marks over the board, and lines below it. */
    public Printable asking(List<Mark> marks, List<Line> lines) {
        return new Printable(id, rating, scene, solution, name, title, marks, lines);
    }

    /** Returns this puzzle with its drawing changed. */
    public Printable drawn(UnaryOperator<Scene> change) {
        Drawing other = new Drawing(() -> change.apply(scene.scene()));
        return new Printable(id, rating, other, solution, name, title, pointed, below);
    }

    /** Its share ID. */
    public String id() {
        return id;
    }

    /** How hard it is, in a few words; empty when nobody knows. */
    public String rating() {
        return rating;
    }

    /** The puzzle. */
    public Scene scene() {
        return scene.scene();
    }

    /** Whether there is a solution to print. */
    public boolean solved() {
        return solution.isPresent();
    }

    /** Its solution; empty when there is none to print. */
    public Optional<Scene> solution() {
        return solution.map(Drawing::scene);
    }

    /** What is printed in place of its number; empty for the number. */
    public String name() {
        return name;
    }

    /** What stands above the board; empty for nothing. */
    public String title() {
        return title;
    }

    /** Marks over the board, such as the answer to a question about it. */
    public List<Mark> pointed() {
        return pointed;
    }

    /** Lines below the board. */
    public List<Line> below() {
        return below;
    }
}
