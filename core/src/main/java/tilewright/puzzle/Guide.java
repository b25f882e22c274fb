package tilewright.puzzle;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;

/**
 * The rules for somebody who sees the puzzle for the first time. Immutable.
 *
 * @param how how one makes a move by hand, in one or two sentences
 * @param sections the rules, one at a time; none where there is nothing to say
 */
public record Guide(String how, List<Section> sections) {

    public Guide {
        sections = List.copyOf(sections);
    }

    /** The English rules of a puzzle in the file {@code rules.md}; empty when there is none. */
    public static Guide of(Puzzle<?, ?, ?> puzzle) {
        return of(puzzle, "en");
    }

    /** The rules in the language of a tag, or in English when that language has none. */
    public static Guide of(Puzzle<?, ?, ?> puzzle, String language) {
        List<MarkdownSection> file = MarkdownSection.read(language, puzzle.id() + "/rules.md");
        return new Guide(
                file.getFirst().text(),
                puzzle.rulesDiffer()
                        ? List.of()
                        : file.stream().skip(1).map(Section::of).toList());
    }

    /** The rules in a few sentences, for paper, by paragraphs, in the file {@code in-short.md}; none when there is no such file. */
    public static List<String> inShort(Puzzle<?, ?, ?> puzzle, String language) {
        return puzzle.rulesDiffer()
                ? List.of()
                : List.copyOf(MarkdownSection.read(language, puzzle.id() + "/in-short.md")
                        .getFirst()
                        .paragraphs());
    }

    /**
     * A rule and a picture of it.
     *
     * @param text one to three sentences
     * @param paper the same on paper, where colors may be signs and there is no screen
     * @param position the text of the position in the picture
     * @param good spots in the picture where something is as it should be, or may be done, with blanks between
     * @param bad spots where it may not
     */
    public record Section(String title, String text, String paper, String position, String good, String bad) {

        private static Section of(MarkdownSection section) {
            return new Section(
                    section.field("title"),
                    section.text(),
                    section.onPaper().isEmpty() ? section.text() : String.join(" ", section.onPaper()),
                    section.field("board"),
                    section.field("good"),
                    section.field("bad"));
        }

        /** The marks over the picture: rings around good spots, and bad ones as conflicts. */
        public List<Mark> marks(Scene scene) {
            List<Mark> marks = new ArrayList<>();
            for (Spot spot : scene.spots()) {
                if (holds(good, spot.id())) {
                    marks.add(new Mark.Ring(spot.box(), Ink.HINT));
                }
                if (holds(bad, spot.id())) {
                    marks.add(new Mark.Area(spot.box(), Ink.CONFLICT));
                }
            }
            return marks;
        }

        private static boolean holds(String spots, String spot) {
            return (" " + spots + " ").contains(" " + spot + " ");
        }
    }
}
