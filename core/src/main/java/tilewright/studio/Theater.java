package tilewright.studio;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Maker;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.SearchStep;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.EventNames;
import tilewright.search.Search;
import tilewright.search.Stepper;
import tilewright.search.Stop;
import tilewright.text.Cursor;
import tilewright.text.FieldError;
import tilewright.text.Json;

/**
 * Shows searches step by step. What step <i>n</i> shows is a function of the request; the stepper of the last request is
 * kept, so that the next step of the same search need not begin again.
 *
 * <p>Threads may share one: who comes while the kept stepper is taken begins a new one.
 */
final class Theater {

    private static final long MILLION = 1_000_000;

    private final Workspace workspace;
    private Optional<Stage<?>> kept = Optional.empty();

    Theater(Workspace workspace) {
        this.workspace = workspace;
    }

    /** A stepper, what it shows, and the request that it belongs to. */
    private record Stage<S>(Puzzle<?, S, ?> puzzle, String key, Stepper<PuzzleSearch<S>> stepper) {}

    Json.Obj watch(Play play, Request request) {
        Stage<?> stage = stage(play.tree(), play.id(), request);
        Json.Obj answer = show(stage, request);
        keep(stage);
        return answer;
    }

    private <S> Stage<?> stage(GameTree<?, S, ?> tree, String id, Request request) {
        Puzzle<?, S, ?> puzzle = tree.puzzle();
        Abilities<?, S, ?> abilities = puzzle.abilities(workspace);
        Solver<S> solver = abilities.solver().orElseThrow(() -> new FieldError(StudioMessages.noSearch(puzzle.id())));
        String method = request.optional(Field.METHOD)
                .orElse(solver.methods().getFirst().id());
        Optional<Maker<S>> maker = abilities
                .maker()
                .filter(one ->
                        one.ways().stream().anyMatch(way -> way.method().id().equals(method)));
        if (maker.isEmpty()
                && solver.methods().stream().noneMatch(known -> known.id().equals(method))) {
            List<Message> methods = solver.methods().stream()
                    .map(known -> Message.verbatim(known.id()))
                    .toList();
            throw new FieldError(StudioMessages.unknownMethod(method, puzzle.id(), methods));
        }
        long seed = request.number(Field.SEED);
        String key = id + " " + method + " " + seed;
        Optional<Stage<?>> last = take();
        if (last.isPresent() && last.get().key().equals(key)) {
            return last.get();
        }
        S position = tree.position();
        Supplier<PuzzleSearch<S>> beginning = () -> maker.isPresent()
                ? maker.get().making(method, new SeededRandom(seed))
                : solver.search(position, method, new SeededRandom(seed));
        return new Stage<>(puzzle, key, new Stepper<>(beginning));
    }

    private synchronized Optional<Stage<?>> take() {
        Optional<Stage<?>> taken = kept;
        kept = Optional.empty();
        return taken;
    }

    private synchronized void keep(Stage<?> stage) {
        kept = Optional.of(stage);
    }

    private static <S> Json.Obj show(Stage<S> stage, Request request) {
        Stepper<PuzzleSearch<S>> stepper = stage.stepper();
        Stop stop = request.stop();
        stepper.goTo(request.number(Field.STEP), stop);
        stop.check();
        boolean met = false;
        if (request.has(Field.UNTIL) || request.has(Field.ABOVE) || request.has(Field.BELOW)) {
            BooleanSupplier halts = halts(stepper, request);
            long last = stepper.step() + request.number(Field.WITHIN);
            stepper.goOn(() -> halts.getAsBoolean() || stepper.step() >= last, stop);
            stop.check();
            met = halts.getAsBoolean();
        }
        PuzzleSearch<S> search = stepper.search();
        S position = search.position();
        SearchStep step = SearchStep.of(stepper, StudioMessages.searchBegins());
        Json.Obj answer = step.toJson()
                .withSentence("caption", step.caption())
                .with("solutions", stepper.solutions())
                .with("deadEnds", stepper.deadEnds())
                .with("met", met)
                .with("finished", stepper.event() == Search.FINISHED);
        long behind = behind(search, stepper.event());
        Json.Obj told = behind < 0 ? answer : answer.with("behind", behind);
        List<Mark> marks = search.marks();
        return (marks.isEmpty() ? told : told.with("marks", SceneJson.marks(marks)))
                .with(
                        "id",
                        stage.puzzle().id() + ":"
                                + stage.puzzle().texts().positions().format(position))
                .with("scene", SceneJson.scene(stage.puzzle().draw(position)));
    }

    /** Whether the step just made is one to halt at: such an event, or the depth has just passed a bound. */
    private static BooleanSupplier halts(Stepper<? extends Search> stepper, Request request) {
        int events = events(request.optional(Field.UNTIL).orElse(""));
        long above = request.number(Field.ABOVE);
        long below = request.number(Field.BELOW);
        return () -> {
            int event = stepper.event();
            int depth = stepper.search().depth();
            return (event & events) != 0
                    || event == Search.DESCEND && above >= 0 && depth == above + 1
                    || event == Search.RETREAT && depth == below - 1;
        };
    }

    /**
     * The part of the tree that was searched, if all options of a node led to trees of the same size: in parts of a
     * million; -1 when the search does not tell.
     */
    private static long behind(Search search, int event) {
        if (event == Search.FINISHED) {
            return MILLION;
        }
        int levels = search.depth() + (event == Search.RETREAT ? 1 : 0);
        long share = MILLION * MILLION;
        long behind = 0;
        for (int level = 0; level < levels && share > 0; level++) {
            int width = search.width(level);
            if (width == 0) {
                return -1;
            }
            share /= width;
            behind += share * search.explored(level);
        }
        return behind / MILLION;
    }

    private static int events(String names) {
        int events = 0;
        Cursor cursor = new Cursor(names);
        while (!cursor.atEnd()) {
            events |= event(cursor.until(','));
            cursor.skip(',');
        }
        return events;
    }

    private static int event(String name) {
        if (!EventNames.HALTS.contains(name)) {
            List<Message> events =
                    EventNames.HALTS.stream().map(Message::verbatim).toList();
            throw new FieldError(StudioMessages.unknownEvent(name, events));
        }
        return EventNames.event(name);
    }
}
