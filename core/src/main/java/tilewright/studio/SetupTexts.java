package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Choice;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Setups;
import tilewright.text.Ascii;
import tilewright.text.Format;
import tilewright.text.TextError;

/** The setups that a puzzle offers, as texts. */
final class SetupTexts {

    private SetupTexts() {}

    /** The error of a setup that could not be read, with the one that somebody may have meant; a number alone is no slip. */
    static TextError explained(Puzzle<?, ?, ?> puzzle, String typed, TextError error) {
        String word = Ascii.lower(typed);
        Message near = hasLetter(word) ? Nearest.suggestion(word, all(puzzle)) : Message.NONE;
        return new TextError(typed, error.offset(), StudioMessages.wrongSetup(error.problem(), near));
    }

    private static boolean hasLetter(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) >= 'a' && word.charAt(i) <= 'z') {
                return true;
            }
        }
        return false;
    }

    private static <P> List<String> all(Puzzle<P, ?, ?> puzzle) {
        Format<P> format = puzzle.texts().setups();
        List<String> texts = new ArrayList<>();
        for (Setups.Group<P> group : puzzle.setups().groups()) {
            add(group.setups(), format, texts);
        }
        for (Choice<P> choice : puzzle.setups().choices()) {
            if (choice instanceof Choice.Some<P> some) {
                add(some.setups(), format, texts);
            }
        }
        return texts;
    }

    private static <P> void add(List<P> setups, Format<P> format, List<String> texts) {
        for (P setup : setups) {
            texts.add(format.format(setup));
        }
    }
}
