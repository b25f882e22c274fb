package tilewright.print.puzzles;

import java.util.List;
import java.util.stream.Collectors;
import tilewright.message.Words;
import tilewright.print.canvas.Paper;
import tilewright.puzzle.Puzzle;

/**
 * The contents of a book. The same plan gives the same book.
 *
 * @param subtitle empty for none
 * @param author empty for none
 * @param words of the language that it is in
 * @param sections at least one
 */
public record BookPlan(String title, String subtitle, String author, Words words, Look look, List<Section> sections) {

    /** Puzzles of a book at most. */
    public static final int MOST = 10_000;

    public BookPlan {
        sections = List.copyOf(sections);
    }

    /** Returns the number of puzzles. */
    public int size() {
        return sections.stream().mapToInt(Section::size).sum();
    }

    /** All of it that is printed besides the puzzles, in some form. */
    public String contents() {
        String language = words == Words.ENGLISH ? "" : words.language();
        return sections.stream()
                .map(section -> section.title() + section.text() + section.lessons() + section.perPage())
                .collect(Collectors.joining("\n", title + subtitle + author + look + language, ""));
    }

    /**
     * The look of a book.
     *
     * @param paper of a page, or of the sheets of a booklet
     * @param booklet whether two pages lie side by side on a sheet to be folded
     * @param studio the address that QR codes lead to; empty for none
     * @param rules whether it begins with the rules
     */
    public record Look(Paper paper, boolean booklet, String studio, boolean rules, boolean hints, boolean solutions) {

        /** The size of a page. */
        public Paper page() {
            return booklet ? paper.folded() : paper;
        }
    }

    /**
     * A part of a book.
     *
     * @param text below the title; empty for none
     * @param lessons the ids of articles of the puzzle's handbook
     * @param setup of the puzzles that are made; empty for the standard one
     * @param count how many are made; 0 where positions are given
     * @param seed puzzle <i>i</i> is item <i>i</i> of it
     * @param perPage puzzles on a page
     * @param positions texts of puzzles that are given
     */
    public record Section(
            Puzzle<?, ?, ?> puzzle,
            String title,
            String text,
            List<String> lessons,
            String setup,
            int count,
            long seed,
            int perPage,
            List<String> positions) {

        public Section {
            lessons = List.copyOf(lessons);
            positions = List.copyOf(positions);
        }

        int size() {
            return count + positions.size();
        }

        /** Returns the section with another number of puzzles on a page. */
        public Section withPerPage(int other) {
            return new Section(puzzle, title, text, lessons, setup, count, seed, other, positions);
        }
    }
}
