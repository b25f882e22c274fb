package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.draw.Palette;
import tilewright.draw.Svg;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Review;
import tilewright.puzzle.StepFinder;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.Tasks;
import tilewright.text.Cursor;
import tilewright.text.Format;
import tilewright.text.Json;
import tilewright.text.Refusal;

/**
 * The protocol of the page: a pure function from one line of JSON to one line of JSON.
 *
 * <p>A request is an object with a field {@code do}; the saved play travels with it, so there is no session. The answer
 * is an object; if the request could not be answered, it has the one field {@code error}. See {@code docs/reference/protocol.md}.
 *
 * <p>This file is long because the answers to all requests stand side by side, each a few lines.
 *
 * <p>Threads may share one. It remembers the search that was watched last, the play that was viewed last and what puzzles
 * keep, only to be quicker; {@link #close} releases what puzzles keep, and after it requests that need it are refused.
 */
public final class Studio implements AutoCloseable {

    private static final long NODES = 1_000_000;
    private static final long MOST_NODES = 1_000_000_000;
    private static final long MOST_SOLUTIONS = 1_000;
    private static final int LONGEST = 4_000_000;

    /** A request has a field or two for each thing that it asks; none is a list. */
    private static final int MOST_VALUES = 1_000;

    private final Catalog catalog;
    private final BiFunction<Catalog, Workspace, List<Json.Obj>> described;
    private final Function<Puzzle<?, ?, ?>, Guide> rules;
    private final Workspace workspace;
    private final Theater theater;

    /** The play that was viewed last: mostly the next request is about it, and need not make all its moves again. */
    private volatile Optional<Kept> kept = Optional.empty();

    private record Kept(String saved, Play play) {}

    /** Answers one kind of request. */
    @FunctionalInterface
    private interface Verb {
        Json.Obj answer(Request request);
    }

    /** A request that was read, or what is wrong with it. Immutable. */
    public static final class Question {

        private final boolean heavy;
        private final Verb verb;
        private final Json.Obj fields;

        private Question(boolean heavy, Verb verb, Json.Obj fields) {
            this.heavy = heavy;
            this.verb = verb;
            this.fields = fields;
        }

        /** Of a request that cannot be answered. */
        private static Question wrong(Refusal refusal) {
            return new Question(
                    false,
                    _ -> {
                        throw refusal;
                    },
                    Json.obj());
        }

        /**
         * Whether answering may take more than a few milliseconds: what searches may, however short the request is, and
         * everything else when there is much of it, as far as the texts of the request tell.
         */
        public boolean heavy() {
            return heavy || Effort.of(fields) > Effort.LIGHT;
        }

        /**
         * The answer: never an exception for what a request may hold.
         *
         * @param limits its stop and its bytes hold for whatever the request asks; its nodes and solutions for none
         * @param heard told the lines of a log, if one is asked for, while they come
         */
        public String answer(Limits limits, Generator.Log heard) {
            try {
                return verb.answer(new Request(fields, limits, heard)).toString();
            } catch (Refusal refusal) {
                return Json.obj()
                        .with("error", refusal.sentence())
                        .with("explained", refusal.explained())
                        .toString();
            }
        }
    }

    /** Answers all requests. */
    public Studio(Catalog catalog) {
        this(catalog, new Workspace());
    }

    /**
     * Answers all requests.
     *
     * @param workspace for what puzzles keep; closed with the studio
     */
    public Studio(Catalog catalog, Workspace workspace) {
        this(catalog, workspace, CatalogJson::puzzles, Guide::of);
    }

    private Studio(
            Catalog catalog,
            Workspace workspace,
            BiFunction<Catalog, Workspace, List<Json.Obj>> described,
            Function<Puzzle<?, ?, ?>, Guide> rules) {
        this.catalog = catalog;
        this.workspace = workspace;
        this.theater = new Theater(workspace);
        this.described = described;
        this.rules = rules;
    }

    private Json.Obj answer(RequestKind kind, Request request) {
        return switch (kind) {
            case PUZZLES -> Json.obj().with("puzzles", new Json.Arr(List.copyOf(puzzles())));
            case GUIDE -> guide(puzzle(request));
            case NEW -> generated(request);
            case VIEW -> view(play(request), request);
            case BEGIN -> view(play(request).begun(), request);
            case OPEN -> opened(request);
            case ACT -> acted(request);
            case COMMAND -> commanded(request);
            case EXPLAIN -> explained(request);
            case UNDO -> moved(request, Play::undo);
            case REDO -> moved(request, Play::redo);
            case GOTO -> gone(request);
            case HISTORY -> told(request);
            case NAME -> named(request);
            case HINT -> hinted(request);
            case AGENT -> turned(request);
            case WATCH -> theater.watch(play(request), request);
            case SOLVE -> solved(request);
            case COUNT -> counted(request);
            case STUDY -> studied(request);
            case REVIEW -> reviewed(request);
            case CONVERT -> converted(request);
            case SVG -> pictured(request);
        };
    }

    /**
     * Answers all requests about one puzzle but {@code puzzles}: whoever has such an engine has the catalog as a file.
     *
     * @param guide the rules of the puzzle, since an engine reads no files
     */
    public static Studio withoutCatalog(Puzzle<?, ?, ?> puzzle, Guide guide) {
        return new Studio(
                new Catalog(List.of(puzzle)),
                new Workspace(),
                (_, _) -> {
                    throw new Request.Wrong("this engine has no catalog");
                },
                _ -> guide);
    }

    /** The answer to a request: never null, never an exception for what a request may hold. */
    public String answer(String request) {
        return answer(request, Generator.Log.NONE);
    }

    /**
     * The answer to a request.
     *
     * @param heard told the lines of a log, if one is asked for, while they come
     */
    public String answer(String request, Generator.Log heard) {
        return read(request).answer(Limits.NONE, heard);
    }

    /** Reads a request: never an exception for what it may hold. */
    public Question read(String request) {
        try {
            return question(request);
        } catch (Refusal refusal) {
            return Question.wrong(refusal);
        }
    }

    private Question question(String text) {
        if (text.length() > LONGEST) {
            throw new Request.Wrong("a request has at most " + LONGEST + " characters");
        }
        if (!(Json.parse(text, MOST_VALUES) instanceof Json.Obj fields)) {
            throw new Request.Wrong("a request is a JSON object");
        }
        String name = new Request(fields, Limits.NONE, Generator.Log.NONE).text("do");
        RequestKind kind = RequestKind.of(name).orElseThrow(() -> unknown(name));
        return new Question(kind.heavy(), request -> answer(kind, request), fields);
    }

    private static Request.Wrong unknown(String name) {
        List<String> names =
                Stream.of(RequestKind.values()).map(RequestKind::word).sorted().toList();
        return new Request.Wrong("unknown request '" + name + "'; expected " + String.join(", ", names)
                + Nearest.suggestion(name, names));
    }

    private Play play(Request request) {
        String saved = request.text("play");
        Optional<Kept> last = kept.filter(one -> one.saved().equals(saved));
        return last.isPresent()
                ? last.get().play()
                : Play.load(catalog, saved, request.limits().stop());
    }

    private Json.Obj opened(Request request) {
        return Opening.read(
                catalog, puzzle(request), request.text("text"), request.limits().stop());
    }

    /** The play after an undo or a redo, or as it was when there is none. */
    private Json.Obj moved(Request request, Function<Play, Optional<Play>> by) {
        Play play = play(request);
        return view(by.apply(play).orElse(play), request);
    }

    private Json.Obj told(Request request) {
        return PlayJson.history(
                play(request).tree(), request.from(), request.limits().stop());
    }

    private Puzzle<?, ?, ?> puzzle(Request request) {
        String id = request.text("puzzle");
        return catalog.find(id).orElseThrow(() -> new Request.Wrong(catalog.noPuzzle(id)));
    }

    private Json.Obj guide(Puzzle<?, ?, ?> puzzle) {
        return GuideJson.guide(puzzle, rules.apply(puzzle));
    }

    private static SeededRandom random(Request request) {
        return new SeededRandom(request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE));
    }

    private static Limits limits(Request request) {
        return request.limits()
                .withNodes(request.number("nodes", NODES, 1, MOST_NODES))
                .withSolutions(request.number("limit", Long.MAX_VALUE, 1, Long.MAX_VALUE));
    }

    private Json.Obj generated(Request request) {
        if (!request.truth("log")) {
            return view(
                    Play.generate(
                            puzzle(request),
                            request.text("setup", ""),
                            random(request),
                            request.limits().stop(),
                            Generator.Log.NONE,
                            workspace),
                    request);
        }
        List<String> log = new ArrayList<>();
        Generator.Log both = line -> {
            log.add(line);
            request.heard().line(line);
        };
        Play play = Play.generate(
                puzzle(request),
                request.text("setup", ""),
                random(request),
                request.limits().stop(),
                both,
                workspace);
        return view(play, request).with("log", Json.strings(log));
    }

    private Json.Obj acted(Request request) {
        Play play = play(request);
        Stop stop = request.limits().stop();
        try {
            if (request.has("moves")) {
                return view(play.moved(request.text("moves"), stop), request);
            }
            List<Gesture> gestures = gestures(request.text("gesture"));
            return view(
                    request.has("then")
                            ? play.act(gestures, known(play, request.text("then")), stop, workspace)
                            : play.act(gestures, stop),
                    request);
        } catch (Play.Refused refused) {
            return view(play, request).with("refused", refused.sentence());
        }
    }

    private static List<Gesture> gestures(String text) {
        Cursor cursor = new Cursor(text);
        List<Gesture> gestures = new ArrayList<>();
        do {
            if (gestures.size() == Play.MOST_MOVES) {
                throw cursor.error("there are more than " + Play.MOST_MOVES + " gestures");
            }
            gestures.add(Gesture.parse(cursor.until(' ')));
        } while (cursor.skip(' '));
        return gestures;
    }

    private Json.Obj commanded(Request request) {
        Play play = play(request);
        String id = known(play, request.text("command"));
        try {
            return view(play.command(id, workspace), request);
        } catch (Play.Refused refused) {
            return view(play, request).with("refused", refused.sentence());
        }
    }

    /** A command of the puzzle. */
    private String known(Play play, String command) {
        if (play.puzzle().abilities(workspace).commands().stream()
                .noneMatch(candidate -> candidate.id().equals(command))) {
            throw cannot(play.puzzle(), command);
        }
        return command;
    }

    private Json.Obj explained(Request request) {
        return explained(play(request).tree(), request.text("spot"));
    }

    private <S> Json.Obj explained(GameTree<?, S, ?> tree, String spot) {
        Explainer<S> explainer =
                tree.puzzle().abilities(workspace).explainer().orElseThrow(() -> cannot(tree.puzzle(), "explain"));
        return SceneJson.explanation(explainer.explain(tree.position(), known(tree, spot)));
    }

    /** A spot of the scene. */
    private static String known(GameTree<?, ?, ?> tree, String spot) {
        if (tree.scene().spots().stream().noneMatch(candidate -> candidate.id().equals(spot))) {
            throw new Request.Wrong("unknown spot '" + spot + "'");
        }
        return spot;
    }

    private Json.Obj gone(Request request) {
        Play play = play(request);
        return view(play.goTo((int) request.number("node", 0, 0, play.size())), request);
    }

    private Json.Obj named(Request request) {
        Play play = play(request);
        int node = (int) request.number("node", play.node(), 0, play.size());
        try {
            return view(new Play(play.tree().named(node, request.text("name"))), request);
        } catch (IllegalArgumentException tooLong) {
            throw new Request.Wrong(String.valueOf(tooLong.getMessage()));
        }
    }

    private Json.Obj turned(Request request) {
        Play play = play(request);
        String agent = request.text("agent");
        if (play.puzzle().abilities(workspace).agents().stream()
                .noneMatch(candidate -> candidate.id().equals(agent))) {
            throw new Request.Wrong("unknown computer player '" + agent + "' for "
                    + play.puzzle().id());
        }
        Play after = play.turn(agent, random(request), request.limits().stop(), workspace);
        Json.Obj turn = Json.obj()
                .with("words", after.tree().described(play.node()))
                .with(
                        "gestures",
                        Json.strings(after.tree().gesturesFrom(play.node()).stream()
                                .map(Gesture::toString)
                                .toList()));
        return view(after, request).with("turn", turn);
    }

    private Json.Obj hinted(Request request) {
        if (request.truth("all")) {
            Optional<String> technique =
                    request.has("technique") ? Optional.of(request.text("technique")) : Optional.empty();
            return stepped(play(request).tree(), technique, request.limits().stop());
        }
        return hinted(play(request).tree(), request);
    }

    private <S> Json.Obj stepped(GameTree<?, S, ?> tree, Optional<String> technique, Stop stop) {
        return tree.puzzle()
                .abilities(workspace)
                .steps()
                .map(finder -> finder.steps(tree.position(), technique, stop))
                .map(found -> Json.obj()
                        .with(
                                "steps",
                                new Json.Arr(found.stream()
                                        .<Json>map(StepFinder.Found::fields)
                                        .toList())))
                .orElseThrow(() -> new Request.Wrong(tree.puzzle().id() + " has no list of steps"));
    }

    private <S, M> Json.Obj hinted(GameTree<?, S, M> tree, Request request) {
        Stop stop = request.limits().stop();
        Optional<String> spot = request.has("spot") ? Optional.of(known(tree, request.text("spot"))) : Optional.empty();
        return tree.puzzle()
                .abilities(workspace)
                .hinter()
                .flatMap(hinter -> spot.isEmpty()
                        ? hinter.hint(tree.position(), stop)
                        : hinter.whyNot(tree.position(), spot.get(), request.text("content"), stop))
                .map(hint -> hint(tree, hint))
                .orElseGet(() -> Json.obj()
                        .with("technique", "none")
                        .with("text", spot.isEmpty() ? "No hint available." : "Nothing shows that it is wrong."));
    }

    private static <S, M> Json.Obj hint(GameTree<?, S, M> tree, Hinter.Hint<M> hint) {
        List<Offer<M>> offers = tree.offers();
        List<String> gestures = hint.moves().stream()
                .flatMap(move -> offers.stream()
                        .filter(offer -> offer.move().equals(move))
                        .limit(1)
                        .map(offer -> offer.gesture().toString()))
                .toList();
        Json.Obj answer = Json.obj()
                .with("technique", hint.technique())
                .with("text", hint.text().text())
                .with("gestures", Json.strings(gestures))
                .with("marks", SceneJson.marks(hint.marks()))
                .withAll(hint.details())
                .with("stages", Json.arr(hint.stages().stream().map(SceneJson::stage)));
        Format<M> moves = tree.puzzle().texts().moves();
        return offered(tree, hint.moves())
                ? answer
                : answer.with("moves", hint.moves().stream().map(moves::format).collect(Collectors.joining(",")));
    }

    /** Whether moves can be made one after the other by gestures. */
    private static <S, M> boolean offered(GameTree<?, S, M> tree, List<M> moves) {
        S position = tree.position();
        for (M move : moves) {
            if (tree.puzzle().rules().offers(position).stream()
                    .noneMatch(offer -> offer.move().equals(move))) {
                return false;
            }
            position = tree.puzzle().rules().after(position, move);
        }
        return true;
    }

    private Json.Obj solved(Request request) {
        Play play = play(request);
        return solutions(play.tree(), limits(request).withSolutions(request.number("limit", 1, 1, MOST_SOLUTIONS)));
    }

    private <S> Json.Obj solutions(GameTree<?, S, ?> tree, Limits limits) {
        Puzzle<?, S, ?> puzzle = tree.puzzle();
        var solutions = puzzle.abilities(workspace)
                .solver()
                .orElseThrow(() -> new Request.Wrong(puzzle.id() + " has no solver"))
                .solve(tree.position(), limits);
        return Json.obj()
                .with(
                        "solutions",
                        Json.arr(solutions.found().stream()
                                .map(found -> new Json.Str(puzzle.id() + ":"
                                        + puzzle.texts().positions().format(found)))))
                .with("nodes", solutions.outcome().nodes())
                .with("complete", solutions.outcome() instanceof Outcome.Complete);
    }

    private Json.Obj counted(Request request) {
        return counted(play(request).tree(), limits(request));
    }

    private <S, M> Json.Obj counted(GameTree<?, S, M> tree, Limits limits) {
        return said(tasks(tree)
                .count(limits)
                .orElseThrow(() -> cannot(tree.puzzle(), "count"))
                .answer(tree.position()));
    }

    private <P, S, M> Tasks<P, S, M> tasks(GameTree<P, S, M> tree) {
        return new Tasks<>(tree.puzzle(), workspace);
    }

    private Json.Obj studied(Request request) {
        Play play = play(request);
        String verb = request.text("verb");
        int depth = (int) request.number("depth", 1, 0, 100);
        return studied(play.tree(), verb, depth, limits(request));
    }

    private <S> Json.Obj studied(GameTree<?, S, ?> tree, String verb, int depth, Limits limits) {
        Study<S> study = tree.puzzle().abilities(workspace).studies().stream()
                .filter(candidate -> candidate.verb().equals(verb))
                .findFirst()
                .orElseThrow(() -> cannot(tree.puzzle(), verb));
        Study.Report report = study.study(tree.position(), depth, limits);
        return ReportJson.of(report, said(Tasks.reported(report)), List.of(), 0);
    }

    private Json.Obj reviewed(Request request) {
        return reviewed(play(request).tree(), limits(request), request.from());
    }

    private <S, M> Json.Obj reviewed(GameTree<?, S, M> tree, Limits limits, int from) {
        Review<S, M> review =
                tree.puzzle().abilities(workspace).review().orElseThrow(() -> cannot(tree.puzzle(), "review"));
        Study.Report report = review.review(tree.beginning(), tree.moves(), limits);
        return ReportJson.of(report, said(Tasks.reported(report)), tree.path(), from);
    }

    private Json.Obj converted(Request request) {
        return converted(play(request).tree(), request.text("to"));
    }

    private <S, M> Json.Obj converted(GameTree<?, S, M> tree, String form) {
        return said(tasks(tree)
                .convert(form)
                .orElseThrow(() -> cannot(tree.puzzle(), "convert to " + form))
                .answer(tree.position()));
    }

    private static Request.Wrong cannot(Puzzle<?, ?, ?> puzzle, String what) {
        return new Request.Wrong(puzzle.id() + " does not support " + what);
    }

    private static Json.Obj said(Answer answer) {
        return switch (answer) {
            case Answer.Done done -> done.fields().with("line", done.line());
            case Answer.NoResult none -> none.fields().with("without", none.text());
            case Answer.Bad bad -> throw new Request.Wrong(bad.error().explained());
        };
    }

    private Json.Obj pictured(Request request) {
        Palette palette = request.truth("dark") ? Palette.DARK : Palette.LIGHT;
        return Json.obj().with("svg", Svg.write(play(request).scene(), palette));
    }

    /** What there is to know of each puzzle: the answer to {@code puzzles}. */
    public List<Json.Obj> puzzles() {
        return described.apply(catalog, workspace);
    }

    /** What each request takes, for the page: whether it may search, and whether an engine for play suffices. */
    public static List<Json.Obj> requests() {
        return Stream.of(RequestKind.values()).map(RequestKind::toJson).toList();
    }

    /** Releases what puzzles keep. */
    @Override
    public void close() {
        workspace.close();
    }

    private Json.Obj view(Play play, Request request) {
        request.limits().stop().check();
        String saved = play.save();
        kept = Optional.of(new Kept(saved, play));
        return PlayJson.view(play.tree(), saved, workspace);
    }
}
