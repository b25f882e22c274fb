package tilewright.cli.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.RegularFile;
import tilewright.cli.context.WholeFile;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Command;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * A game in the terminal: reads a line, executes it, draws the board. Mutable; one thread at a time.
 */
public final class PlayLoop {

    /** The commands. */
    static final List<String> WORDS = List.of(
            "undo", "redo", "restart", "hint", "check", "solve", "moves", "do", "agent", "save", "load", "new", "rules",
            "help", "quit");

    private static final List<String> QUIT = List.of("quit", "exit", "q");

    private final Context context;
    private final Seats seats;
    private PlayView view;
    private Play play;
    private long games;

    public PlayLoop(Context context, Play play, Seats seats) {
        this.context = context;
        this.play = play;
        this.seats = seats;
        this.view = new PlayView(context, _ -> Optional.empty());
    }

    /** Returns the words that may be typed now. */
    public List<String> words() {
        List<String> words = new ArrayList<>(Moves.all(play));
        words.addAll(WORDS);
        words.removeAll(lacking());
        return words;
    }

    /** The commands that this puzzle has not. */
    private List<String> lacking() {
        Abilities<?, ?, ?> abilities = play.puzzle().abilities(context.workspace());
        List<String> lacking = new ArrayList<>();
        if (abilities.review().isEmpty()) {
            lacking.add("check");
        }
        if (abilities.solver().isEmpty()) {
            lacking.add("solve");
        }
        if (abilities.agents().isEmpty()) {
            lacking.add("agent");
        }
        return lacking;
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
        view = new PlayView(context, input);
        computer();
        view.draw(play);
        goal(play.tree());
        MoveExample.of(play.tree(), context.workspace())
                .ifPresent(move -> view.say(TerminalMessages.howToMove(Message.verbatim(move))));
        Optional<String> line = input.line(prompt());
        while (line.isPresent() && !context.environment().interrupted().asked()) {
            List<String> words = List.of(line.get().strip().split("\\s+"));
            if (words.size() == 1 && QUIT.contains(lower(words.getFirst()))) {
                break;
            }
            attempt(words);
            context.results().flush();
            line = input.line(prompt());
        }
        return leave(input.interrupted() || context.environment().interrupted().asked());
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    private int leave(boolean interrupted) {
        unfinished().ifPresent(context.messages()::say);
        return interrupted ? Exit.INTERRUPTED : Exit.FINE;
    }

    /** The way to go on with the game later; empty when it is over, or has not begun. */
    private Optional<Message> unfinished() {
        return play.size() > 0 && !play.status().over()
                ? Optional.of(TerminalMessages.toContinue(play.puzzle().id(), Message.verbatim(play.save())))
                : Optional.empty();
    }

    private static String prompt() {
        return "> ";
    }

    private void attempt(List<String> words) {
        try {
            obey(lower(words.getFirst()), words.subList(1, words.size()), words);
        } catch (TextError error) {
            view.say(error.explained());
        } catch (Play.Refused error) {
            view.say(error.message());
        } catch (Moves.ImpossibleMove error) {
            view.say(error.reason());
        } catch (Failure error) {
            view.say(error.sentence());
        }
    }

    private void obey(String verb, List<String> rest, List<String> all) {
        switch (verb) {
            case "" -> view.draw(play);
            case "undo" -> stand(undone());
            case "redo" -> stand(redone());
            case "restart" -> stand(play.goTo(0));
            case "hint" -> aids().hint(play, rest);
            case "check" -> aids().check(play);
            case "solve" -> aids().solve(play);
            case "moves" -> moves(rest);
            case "do" -> stand(command(rest));
            case "agent" -> turn(rest);
            case "save" -> save(rest);
            case "load" -> stand(load(rest));
            case "new" -> begin(rest);
            case "rules" -> rules();
            case "help", "?" -> help();
            default -> move(TypedMoves.words(all));
        }
    }

    private PlayAids aids() {
        return new PlayAids(context, view);
    }

    private void rules() {
        goal(play.tree());
        view.say(TerminalMessages.helpMoves(play.puzzle().texts().moves().shape()));
    }

    private <S> void goal(GameTree<?, S, ?> tree) {
        List<Message> rules = tree.puzzle().explained(tree.position());
        (rules.isEmpty() ? List.of(tree.puzzle().goal()) : rules).forEach(view::say);
        if (tree.scene().marks().stream().anyMatch(PlayLoop::isLine)) {
            view.say(TerminalMessages.linesInText(Message.verbatim(tree.text())));
        }
    }

    /** Whether a mark is a line such as a thermometer, which characters do not draw. */
    private static boolean isLine(Mark mark) {
        return mark instanceof Mark.Path path && path.stroke() != Mark.Stroke.DASHED && path.ink() != Ink.CLUE;
    }

    private void help() {
        goal(play.tree());
        view.say(TerminalMessages.help(), lacking());
        view.say(TerminalMessages.helpMoves(play.puzzle().texts().moves().shape()));
        view.say(TerminalMessages.helpSigns());
    }

    private void moves(List<String> rest) {
        List<String> all = Moves.all(play);
        if (rest.isEmpty()) {
            Moves.summary(all).forEach(view::say);
            return;
        }
        String typed = String.join(" ", rest);
        List<String> some = Moves.of(CellSpelling.of(play.scene(), typed), all);
        view.say(
                some.isEmpty()
                        ? TerminalMessages.noMovesOf(Message.verbatim(typed))
                        : Message.verbatim(String.join(" ", some)));
    }

    /** Makes the moves one by one; those before a bad one stay made. */
    private void move(List<String> words) {
        Play before = play;
        try {
            for (int done = 0; done < words.size(); ) {
                done += move(play.tree(), words.subList(done, words.size()));
            }
        } finally {
            if (!play.equals(before)) {
                stand(play);
            }
        }
    }

    /** Makes the first of some moves; returns how many words it took. */
    private <P, S, M> int move(GameTree<P, S, M> tree, List<String> words) {
        TypedMoves.Made<P, S, M> made = TypedMoves.first(tree, words, context.workspace());
        play = new Play(made.tree());
        return made.words();
    }

    private void stand(Play next) {
        play = next;
        computer();
        view.draw(play);
    }

    /** Plays the computer player's turns while it is to move. */
    private void computer() {
        while (seats.computerToMove(play)
                && !context.environment().interrupted().asked()) {
            Play before = play;
            play = seats.turn(
                    play, seats.agent().orElseThrow(), context.environment().interrupted(), context.workspace());
            view.say(TerminalMessages.computerPlays(movesSince(before)));
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

    private static <S, M> List<String> commands(GameTree<?, S, M> tree, Workspace workspace) {
        return tree.commands(workspace).stream().map(Command::id).toList();
    }

    private Play command(List<String> rest) {
        if (rest.equals(List.of("hint"))) {
            return aids().hinted(play);
        }
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
        view.say(TerminalMessages.plays(name, movesSince(before)));
        stand(after);
    }

    private void save(List<String> rest) {
        if (rest.isEmpty()) {
            view.line(play.save());
            return;
        }
        String name = String.join(" ", rest);
        boolean replaced = Files.exists(Path.of(name));
        try (WholeFile file = WholeFile.open(name, InputFiles.NONE, context.environment())) {
            file.write(out -> out.write((play.save() + "\n").getBytes(StandardCharsets.UTF_8)));
        }
        view.say(
                replaced
                        ? TerminalMessages.replaced(Message.verbatim(name))
                        : TerminalMessages.saved(Message.verbatim(name)));
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
            view.say(cursor.warning());
        }
        return loaded;
    }

    private void begin(List<String> rest) {
        Play next = generated(rest);
        unfinished().ifPresent(view::say);
        stand(next);
    }

    private Play generated(List<String> rest) {
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
}
