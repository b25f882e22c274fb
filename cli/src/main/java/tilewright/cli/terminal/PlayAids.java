package tilewright.cli.terminal;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewright.cli.context.Context;
import tilewright.cli.terminal.Moves.ImpossibleMove;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Hinter.Stage;
import tilewright.puzzle.Review;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Outcome;

/** Help for a player: hints, a check of what was done so far, and a solution. */
final class PlayAids {

    /** Nodes of each proof, some seconds at most. */
    private static final long NODES = 2_000_000;

    private final Context context;
    private final PlayView view;

    PlayAids(Context context, PlayView view) {
        this.context = context;
        this.view = view;
    }

    /** @param strength none for all that there is to say, or a number from 1 on */
    void hint(Play play, List<String> strength) {
        hint(play, play.tree(), strength);
    }

    private <S, M> void hint(Play play, GameTree<?, S, M> tree, List<String> strength) {
        Optional<Hint<M>> hint = hint(tree);
        if (hint.isEmpty()) {
            view.say(TerminalMessages.noHint());
            return;
        }
        Message text = hint.get().text();
        List<Stage> stages = hint.get().stages();
        if (strength.isEmpty()) {
            view.draw(play, hint.get().marks());
            view.say(text);
            if (!hint.get().moves().isEmpty()) {
                view.say(TerminalMessages.doHint());
            }
            return;
        }
        Stage stage = stages.get(Math.min(number(strength), stages.size()) - 1);
        view.draw(play, stage.marks());
        view.say(stage.text());
    }

    private <S, M> Optional<Hint<M>> hint(GameTree<?, S, M> tree) {
        return tree.puzzle()
                .abilities(context.workspace())
                .hinter()
                .flatMap(hinter ->
                        hinter.hint(tree.position(), context.environment().interrupted()));
    }

    /** The game after the step that a hint shows. */
    Play hinted(Play play) {
        return new Play(hinted(play.tree()));
    }

    private <P, S, M> GameTree<P, S, M> hinted(GameTree<P, S, M> tree) {
        List<M> moves = hint(tree).map(Hint::moves).orElse(List.of());
        if (moves.isEmpty()) {
            throw new ImpossibleMove(TerminalMessages.noHint());
        }
        String text = moves.stream().map(tree.puzzle().texts().moves()::format).collect(Collectors.joining(","));
        return tree.moved(text, context.environment().interrupted());
    }

    private static int number(List<String> strength) {
        String typed = String.join(" ", strength);
        if (typed.length() != 1 || typed.charAt(0) < '1' || typed.charAt(0) > '4') {
            throw new ImpossibleMove(TerminalMessages.hintStrength(Message.verbatim(typed)));
        }
        return typed.charAt(0) - '0';
    }

    private Limits limits() {
        return Limits.NONE.withNodes(NODES).withStop(context.environment().interrupted());
    }

    /** Says whether the game can still be completed or won, and where it went wrong. */
    void check(Play play) {
        check(play.tree());
    }

    private <S, M> void check(GameTree<?, S, M> tree) {
        Review<S, M> review = tree.puzzle()
                .abilities(context.workspace())
                .review()
                .orElseThrow(() ->
                        new ImpossibleMove(TerminalMessages.cannot(tree.puzzle().id(), "check")));
        try {
            view.say(review.review(tree.beginning(), tree.moves(), limits()).line());
        } catch (Study.Refused refused) {
            view.say(refused.message());
        }
    }

    /** Draws a solution; the game stays where it is. */
    void solve(Play play) {
        solve(play.tree());
    }

    private <S> void solve(GameTree<?, S, ?> tree) {
        Solver<S> solver = tree.puzzle()
                .abilities(context.workspace())
                .solver()
                .orElseThrow(() ->
                        new ImpossibleMove(TerminalMessages.cannot(tree.puzzle().id(), "solve")));
        Solver.Solutions<S> solutions = solver.solve(tree.position(), limits().withSolutions(1));
        if (!solutions.found().isEmpty()) {
            view.draw(tree.puzzle().draw(solutions.found().getFirst()));
            view.say(TerminalMessages.solution());
        } else {
            view.say(
                    solutions.outcome() instanceof Outcome.Complete
                            ? TerminalMessages.noSolution()
                            : TerminalMessages.undecided());
        }
    }
}
