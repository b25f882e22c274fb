package tilewright.cli.terminal;

import java.util.List;
import tilewright.cli.context.Context;
import tilewright.cli.context.ControlCharacters;
import tilewright.cli.context.Paragraph;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.TerminalDrawing;
import tilewright.message.Message;
import tilewright.play.Play;

/** The boards and sentences of a game, written for a window of some width. */
final class PlayView {

    private final Context context;
    private final PlayerInput input;

    PlayView(Context context, PlayerInput input) {
        this.context = context;
        this.input = input;
    }

    /** Draws the board and says how the game stands. */
    void draw(Play play) {
        draw(play, List.of());
    }

    /** Draws the board with more marks, and says how the game stands. */
    void draw(Play play, List<Mark> marks) {
        draw(play.scene().with(marks));
        say(play.status().words());
    }

    /** Draws a board; says what is missing where the window is too narrow even for the smallest drawing. */
    void draw(Scene scene) {
        int columns = input.columns();
        TerminalDrawing.Labeled drawing = TerminalDrawing.labeled(scene, context.style(), context.words(), columns);
        context.results().print("\n" + (drawing.columns() <= columns ? drawing.text() : ""));
        if (drawing.columns() > columns) {
            say(TerminalMessages.narrow(drawing.columns(), columns));
        }
    }

    /** Says a sentence, in lines that the window is wide enough for. */
    void say(Message sentence) {
        say(sentence, List.of());
    }

    /** Says a list of commands, each in a line that begins with its word, without some of these words. */
    void say(Message commands, List<String> without) {
        for (String line : context.text(commands).split("\n", -1)) {
            if (!without.contains(line.split(" ", 2)[0])) {
                boolean fits = Paragraph.width(line) <= input.columns();
                (fits ? List.of(line) : Paragraph.lines(line, input.columns())).forEach(this::line);
            }
        }
        context.results().flush();
    }

    /** Writes a text that is to be copied, in one line. */
    void line(String text) {
        context.results().line(ControlCharacters.shown(text));
        context.results().flush();
    }
}
