package tilewright.print.book;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Words;
import tilewright.print.Printable;
import tilewright.print.canvas.Paper;

/**
 * A book of puzzles.
 *
 * @param words of the language that it is in
 * @param rules how the puzzles are done; none for a book without
 * @param chapters of which one at least has puzzles
 * @param entries gives the puzzle of a number, from 0; asked several times for each
 */
public record Book(
        Words words,
        Title title,
        Look look,
        List<Lesson> rules,
        List<Chapter> chapters,
        int size,
        IntFunction<Entry> entries) {

    public Book {
        rules = List.copyOf(rules);
        chapters = List.copyOf(chapters);
        if (size < 1) {
            throw new IllegalArgumentException("puzzles (%d) must be 1 or more".formatted(size));
        }
    }

    /**
     * The text on the cover and on the page behind it.
     *
     * @param subtitle empty for none
     * @param author empty for none
     * @param imprint paragraphs on the second page
     */
    public record Title(String title, String subtitle, String author, List<String> imprint) {
        public Title {
            imprint = List.copyOf(imprint);
        }
    }

    /**
     * The look of a book.
     *
     * @param paper the size of a page
     * @param studio the address that QR codes lead to, up to what stands before the share ID; empty for no codes
     * @param hints whether they are at the back
     * @param solutions whether they are at the back
     */
    public record Look(Paper paper, String studio, boolean hints, boolean solutions) {}

    /**
     * A part of a book: lessons, and puzzles of one kind.
     *
     * @param text below the title; empty for none
     * @param perPage puzzles on a page
     * @param from the number of its first puzzle, from 0
     * @param to behind the number of its last one
     */
    public record Chapter(String title, String text, List<Lesson> lessons, int perPage, int from, int to) {
        public Chapter {
            lessons = List.copyOf(lessons);
        }

        boolean hasPuzzles() {
            return to > from;
        }
    }

    /**
     * Something to learn.
     *
     * @param gist in a sentence
     * @param text paragraphs
     * @param figure a worked example
     * @param steps what is to be seen in it, one after the other
     */
    public record Lesson(String title, String gist, List<String> text, Optional<Figure> figure, List<String> steps) {
        public Lesson {
            text = List.copyOf(text);
            steps = List.copyOf(steps);
        }
    }

    /**
     * A board in which something is pointed at.
     *
     * @param pointed marks over the scene
     */
    public record Figure(Scene scene, List<Mark> pointed) {
        public Figure {
            pointed = List.copyOf(pointed);
        }
    }

    /**
     * A puzzle of a book.
     *
     * @param certificate what is proved of it and how it was made, in a line
     * @param hints from the weakest to the strongest
     * @param answer a turn that answers it, where it has no solution to be drawn; empty otherwise
     * @param figure the same on the board
     */
    public record Entry(
            Printable puzzle, String certificate, List<String> hints, String answer, Optional<Figure> figure) {
        public Entry {
            hints = List.copyOf(hints);
        }

        boolean answered() {
            return puzzle.solution().isPresent() || figure.isPresent();
        }
    }
}
