package tilewright.cli.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.cli.context.Context;
import tilewright.cli.context.ControlCharacters;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.RegularFile;
import tilewright.cli.context.WholeFile;
import tilewright.draw.Scene;
import tilewright.draw.TerminalDrawing;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Command;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * A game in the terminal: reads a line, executes it, draws the board. Mutable; one thread at a time.
 */
public final class PlayLoop {

    private static final List<String> WORDS =
            List.of("undo", "redo", "hint", "moves", "do", "agent", "save", "load", "new", "help", "quit");

    private final Context context;
    private final Seats seats;
    private Play play;
    private long games;

    public PlayLoop(Context context, Play play, Seats seats) {
        this.context = context;
        this.play = play;
        this.seats = seats;
    }

    /** Returns the words that may be typed now. */
    public List<String> words() {
        List<String> words = new ArrayList<>(Moves.all(play));
        words.addAll(WORDS);
        return words;
    }

    /** Plays until the person quits. */
    public int run(PlayerInput input) {
        try {
            return played(input);
        } catch (Stopped interrupted) {
            return leave(true);
        }
    }

    private int played(PlayerInput input) {
        computer();
        draw(play.scene());
        Optional<String> line = input.line(prompt());
        while (line.isPresent() && !context.environment().interrupted().asked()) {
            List<String> words = List.of(line.get().strip().split("\\s+"));
            if (words.equals(List.of("quit"))) {
                break;
            }
            attempt(words);
            context.results().flush();
            line = input.line(prompt());
        }
        return leave(input.interrupted() || context.environment().interrupted().asked());
    }

    private int leave(boolean interrupted) {
        if (play.size() > 0 && !play.status().over()) {
            Message game = Message.verbatim(play.save());
            context.messages().say(TerminalMessages.toContinue(play.puzzle().id(), game));
        }
        return interrupted ? Exit.INTERRUPTED : Exit.FINE;
    }

    private static String prompt() {
        return "> ";
    }

    private void attempt(List<String> words) {
        try {
            obey(words.getFirst(), words.subList(1, words.size()), words);
        } catch (TextError error) {
            say(error.explained());
        } catch (Play.Refused error) {
            say(error.message());
        } catch (Moves.ImpossibleMove error) {
            say(error.reason());
        } catch (Failure error) {
            say(error.sentence());
        }
    }

    private void obey(String verb, List<String> rest, List<String> all) {
        switch (verb) {
            case "" -> draw(play.scene());
            case "undo" -> stand(undone());
            case "redo" -> stand(redone());
            case "hint" -> hint();
            case "moves" -> say(String.join(" ", Moves.all(play)));
            case "do" -> stand(command(rest));
            case "agent" -> turn(rest);
            case "save" -> save(rest);
            case "load" -> stand(load(rest));
            case "new" -> stand(begin(rest));
            case "help" -> say(TerminalMessages.help());
            default -> move(all);
        }
    }

    /** Makes the moves one by one; those before a bad one stay made. */
    private void move(List<String> moves) {
        Play before = play;
        try {
            for (String move : moves) {
                play = Moves.after(play, move);
            }
        } finally {
            if (!play.equals(before)) {
                stand(play);
            }
        }
    }

    private void stand(Play next) {
        play = next;
        computer();
        draw(play.scene());
    }

    /** Plays the computer player's turns while it is to move. */
    private void computer() {
        while (seats.computerToMove(play)
                && !context.environment().interrupted().asked()) {
            Play before = play;
            play = seats.turn(
                    play, seats.agent().orElseThrow(), context.environment().interrupted(), context.workspace());
            say(TerminalMessages.computerPlays(movesSince(before)));
        }
    }

    private Message movesSince(Play before) {
        List<String> moves = new ArrayList<>();
        Play at = play;
        while (at.node() != before.node()) {
            int node = at.node();
            moves.addFirst(
                    at.tree().steps().skip(node - 1).findFirst().orElseThrow().move());
            at = at.undo().orElseThrow();
        }
        return Message.verbatim(String.join(" ", moves));
    }

    private Play undone() {
        Play back = play.undo().orElseThrow(() -> new Moves.ImpossibleMove(TerminalMessages.nothingToUndo()));
        while (seats.computerToMove(back)) {
            back = back.undo().orElseThrow(() -> new Moves.ImpossibleMove(TerminalMessages.onlyComputer()));
        }
        return back;
    }

    private Play redone() {
        return play.redo().orElseThrow(() -> new Moves.ImpossibleMove(TerminalMessages.nothingToRedo()));
    }

    private void hint() {
        hint(play.tree())
                .ifPresentOrElse(
                        hint -> {
                            draw(play.scene().with(hint.marks()));
                            say(hint.text());
                        },
                        () -> say(TerminalMessages.noHint()));
    }

    private <S, M> Optional<Hinter.Hint<M>> hint(GameTree<?, S, M> tree) {
        return tree.puzzle()
                .abilities(context.workspace())
                .hinter()
                .flatMap(hinter ->
                        hinter.hint(tree.position(), context.environment().interrupted()));
    }

    private static <S, M> List<String> commands(GameTree<?, S, M> tree, Workspace workspace) {
        return tree.commands(workspace).stream().map(Command::id).toList();
    }

    private Play command(List<String> rest) {
        List<String> now = commands(play.tree(), context.workspace());
        if (rest.size() != 1 || !now.contains(rest.getFirst())) {
            throw new Moves.ImpossibleMove(
                    now.isEmpty() ? TerminalMessages.noCommands() : TerminalMessages.commands(Message.verbatim(now)));
        }
        return play.command(rest.getFirst(), context.workspace());
    }

    private void turn(List<String> rest) {
        List<? extends Agent<?, ?>> agents =
                play.puzzle().abilities(context.workspace()).agents();
        if (agents.isEmpty()) {
            throw new Moves.ImpossibleMove(
                    TerminalMessages.noAgent(play.puzzle().id()));
        }
        String name = rest.isEmpty()
                ? agents.getLast().id()
                : Seats.known(play.puzzle(), rest.getFirst(), context.workspace());
        Play before = play;
        Play after = seats.turn(play, name, context.environment().interrupted(), context.workspace());
        play = after;
        say(TerminalMessages.plays(name, movesSince(before)));
        stand(after);
    }

    private void save(List<String> rest) {
        if (rest.isEmpty()) {
            say(play.save());
            return;
        }
        String name = String.join(" ", rest);
        try (WholeFile file = WholeFile.open(name, InputFiles.NONE, context.environment())) {
            file.write(out -> out.write((play.save() + "\n").getBytes(StandardCharsets.UTF_8)));
        }
        say(TerminalMessages.saved(Message.verbatim(name)));
    }

    private Play load(List<String> rest) {
        String name = String.join(" ", rest);
        try {
            return loaded(RegularFile.text(Path.of(name)).strip());
        } catch (IOException error) {
            throw Failure.reading(name, Failure.reason(error));
        } catch (IllegalArgumentException error) {
            throw Failure.reading(name, Failure.told(error));
        }
    }

    private Play loaded(String saved) {
        Cursor cursor = new Cursor(saved);
        Play loaded = Play.load(context.catalog(), cursor, Stop.never());
        if (!loaded.puzzle().id().equals(play.puzzle().id())) {
            throw new Moves.ImpossibleMove(
                    TerminalMessages.otherGame(loaded.puzzle().id()));
        }
        if (!cursor.warning().isEmpty()) {
            say(cursor.warning());
        }
        return loaded;
    }

    private Play begin(List<String> rest) {
        games++;
        String setup = String.join(" ", rest);
        try {
            return Play.generate(
                    play.puzzle(),
                    setup,
                    seats.seed(),
                    Daily.Date.of(setup).isPresent() ? 0 : games,
                    context.environment().interrupted(),
                    Generator.Log.NONE,
                    context.workspace());
        } catch (Generator.GaveUp gaveUp) {
            throw new Moves.ImpossibleMove(gaveUp.message());
        }
    }

    private void draw(Scene scene) {
        context.results().print("\n" + TerminalDrawing.write(scene, context.style(), context.words()));
        say(play.status().words());
    }

    private void say(Message sentence) {
        say(context.text(sentence));
    }

    private void say(String text) {
        context.results().line(ControlCharacters.shown(text));
        context.results().flush();
    }
}
