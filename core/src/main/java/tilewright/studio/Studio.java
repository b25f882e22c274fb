package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.draw.Palette;
import tilewright.draw.Spot;
import tilewright.draw.Svg;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Offer;
import tilewright.puzzle.ProofChecker;
import tilewright.puzzle.Prover;
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
import tilewright.text.FieldError;
import tilewright.text.Format;
import tilewright.text.Json;
import tilewright.text.JsonWriter;
import tilewright.text.Reason;
import tilewright.text.Refusal;
import tilewright.text.TextError;

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

    private static final long MOST_SOLUTIONS = 1_000;
    private static final int LONGEST = 4_000_000;

    /** A request has a field or two for each thing that it asks, and perhaps 10,000 texts. */
    private static final int MOST_VALUES = 10_100;

    private final Catalog catalog;
    private final BiFunction<Catalog, Workspace, List<Json.Obj>> described;
    private final BiFunction<Puzzle<?, ?, ?>, Workspace, Json.Obj> rules;
    private final Workspace workspace;
    private final Theater theater;
    private final Changes changes;
    private final BiConsumer<List<Spot>, JsonWriter> spots;
    private final BiFunction<Studio, Request, Json.Obj> full;

    /** The play that was viewed last: mostly the next request is about it, and need not make all its moves again. */
    private volatile Optional<Kept> kept = Optional.empty();

    private record Kept(String saved, Play play) {}

    /** Finds the changes that a request wants to see in place of a whole view; empty when it wants the view. */
    @FunctionalInterface
    private interface Changes {
        Optional<Json> of(Play play, String saved, Request request, Function<String, Play> read);
    }

    /** The result of a question. */
    public sealed interface Result {

        Json.Obj toJson();

        /** The answer. */
        record Answered(Json.Obj toJson) implements Result {}

        /**
         * There is no answer.
         *
         * @param sentence without a full stop
         */
        record Refused(Reason reason, Message sentence, Json.Obj toJson) implements Result {
            static Refused of(Refusal refusal) {
                String explained = refusal instanceof Request.Unanswered ? "without" : "explained";
                return new Refused(
                        refusal.reason(),
                        refusal.message(),
                        Json.obj().with("error", refusal.message()).with(explained, refusal.explained()));
            }
        }
    }

    /** A request that was read, or the fault in it. Immutable. */
    public static final class Question {

        private final boolean heavy;
        private final Json.Obj fields;
        private final BiFunction<Limits, Generator.Log, Json.Obj> work;

        private Question(boolean heavy, Json.Obj fields, BiFunction<Limits, Generator.Log, Json.Obj> work) {
            this.heavy = heavy;
            this.fields = fields;
            this.work = work;
        }

        /**
         * Whether answering may take more than a few milliseconds: what searches may, however short the request is, and
         * everything else when there is much of it, as far as the texts of the request tell.
         */
        public boolean heavy() {
            return heavy || RequestCost.of(fields) > RequestCost.LIGHT;
        }

        /**
         * The result: never an exception for what a request may hold.
         *
         * @param limits its stop and its bytes hold for whatever the request asks; its nodes and solutions for none
         * @param heard told the lines of a log, if one is asked for, while they come
         */
        public Result answer(Limits limits, Generator.Log heard) {
            try {
                return new Result.Answered(work.apply(limits, heard));
            } catch (Refusal refusal) {
                return Result.Refused.of(refusal);
            }
        }
    }

    /** Constructs a studio that answers all requests. */
    public Studio(Catalog catalog) {
        this(catalog, new Workspace());
    }

    /**
     * Constructs a studio that answers all requests.
     *
     * @param workspace for what puzzles keep; closed with the studio
     */
    public Studio(Catalog catalog, Workspace workspace) {
        this(catalog, workspace, "en");
    }

    /**
     * Constructs a studio that answers all requests.
     *
     * @param workspace for what puzzles keep; closed with the studio
     * @param language of the rules, which are no messages; where there are none in it they are English
     */
    public Studio(Catalog catalog, Workspace workspace, String language) {
        this(
                catalog,
                workspace,
                CatalogJson::puzzles,
                (puzzle, kept) -> GuideJson.guide(puzzle, kept, language),
                new ViewChanges()::of,
                new PlaceTexts()::write,
                Studio::whole);
    }

    private Studio(
            Catalog catalog,
            Workspace workspace,
            BiFunction<Catalog, Workspace, List<Json.Obj>> described,
            BiFunction<Puzzle<?, ?, ?>, Workspace, Json.Obj> rules,
            Changes changes,
            BiConsumer<List<Spot>, JsonWriter> spots,
            BiFunction<Studio, Request, Json.Obj> full) {
        this.catalog = catalog;
        this.workspace = workspace;
        this.theater = new Theater(workspace);
        this.described = described;
        this.rules = rules;
        this.changes = changes;
        this.spots = spots;
        this.full = full;
    }

    private Json.Obj answer(Request request) {
        return switch (request.kind()) {
            case PUZZLES -> Json.obj().with("puzzles", new Json.Arr(List.copyOf(puzzles())));
            case GUIDE -> rules.apply(puzzle(request), workspace);
            case NEW -> generated(request);
            case VIEW -> view(play(request), request);
            case BEGIN -> view(play(request).begun(), request);
            case OPEN -> Opening.read(catalog, puzzle(request), request.text(Field.TEXT), request.stop());
            case ACT -> acted(request);
            case COMMAND -> commanded(request);
            case EXPLAIN -> explained(play(request).tree(), request);
            case UNDO -> moved(request, Play::undo);
            case REDO -> moved(request, Play::redo);
            case GOTO -> gone(request);
            case HISTORY -> PlayJson.history(play(request).tree(), (int) request.number(Field.FROM), request.stop());
            case NAME -> named(request);
            case COUNT -> counted(play(request).tree(), request);
            case EDIT, HINT, AGENT, WATCH, SOLVE, STUDY, REVIEW, CONVERT, PROVE, VERIFY, EACH, SVG ->
                full.apply(this, request);
        };
    }

    /** The answers to the requests that need all of a puzzle, or no puzzle. */
    private Json.Obj whole(Request request) {
        return request.kind() == RequestKind.VERIFY
                ? ProofStudio.checked(
                        request,
                        puzzle -> catalog.find(puzzle)
                                .<ProofChecker>flatMap(
                                        it -> it.abilities(workspace).prover()))
                : full(request);
    }

    /** The answers to the requests that need all of a puzzle. */
    private Json.Obj full(Request request) {
        return switch (request.kind()) {
            case EDIT -> Drafts.answer(puzzle(request), request, workspace);
            case HINT -> hinted(request);
            case AGENT -> turned(request);
            case WATCH -> theater.watch(play(request), request);
            case SOLVE -> solved(play(request).tree(), request);
            case REVIEW -> reviewed(play(request).tree(), request);
            case CONVERT -> converted(play(request).tree(), request);
            case SVG -> pictured(request);
            case PROVE -> proved(play(request).tree(), request);
            case VERIFY -> throw new FieldError(StudioMessages.noChecks());
            case EACH -> new EachText(this::answer, puzzle(request), request, workspace).answers();
            default -> studied(play(request).tree(), request);
        };
    }

    /**
     * Returns a studio that answers all requests about one puzzle but those for the catalog and the rules, which
     * callers have as files. It answers with whole views, also who asks for changes, so that it is small.
     */
    public static Studio withoutFiles(Puzzle<?, ?, ?> puzzle) {
        return withoutFiles(puzzle, Studio::full);
    }

    /** Returns a studio as {@link #withoutFiles} does, for the moves of persons alone, so that it is smaller. */
    public static Studio forPlay(Puzzle<?, ?, ?> puzzle) {
        return withoutFiles(puzzle, (_, request) -> {
            throw cannot(puzzle, request.kind().word());
        });
    }

    private static Studio withoutFiles(Puzzle<?, ?, ?> puzzle, BiFunction<Studio, Request, Json.Obj> full) {
        return new Studio(
                new Catalog(List.of(puzzle)),
                new Workspace(),
                (_, _) -> {
                    throw new FieldError(StudioMessages.noCatalog());
                },
                (_, _) -> {
                    throw new FieldError(StudioMessages.noRules());
                },
                (_, _, _, _) -> Optional.empty(),
                SceneJson::spots,
                full);
    }

    /** Returns the answer to a request; no request, whatever it holds, makes it throw. */
    public String answer(String request) {
        return answer(request, Generator.Log.NONE);
    }

    /**
     * The answer to a request.
     *
     * @param heard told the lines of a log, if one is asked for, while they come
     */
    public String answer(String request, Generator.Log heard) {
        return answer(request, heard, Words.ENGLISH);
    }

    /**
     * The answer to a request, its sentences in a language.
     *
     * @param heard told the lines of a log, if one is asked for, while they come
     */
    public String answer(String request, Generator.Log heard, Words words) {
        return Json.text(read(request).answer(Limits.NONE, heard).toJson(), words);
    }

    /** Reads a request: never an exception for what it may hold. */
    public Question read(String request) {
        try {
            return question(request);
        } catch (Refusal refusal) {
            return new Question(false, Json.obj(), (_, _) -> {
                throw refusal;
            });
        }
    }

    private Question question(String text) {
        if (text.length() > LONGEST) {
            throw new FieldError(StudioMessages.longRequest(LONGEST));
        }
        if (!(Json.parse(text, MOST_VALUES) instanceof Json.Obj fields)) {
            throw new FieldError(StudioMessages.notAnObject());
        }
        String name = Request.word(fields);
        RequestKind kind = RequestKind.of(name).orElseThrow(() -> unknown(name, List.of(RequestKind.values())));
        return new Question(kind.heavy(), fields, (limits, heard) -> answer(new Request(kind, fields, limits, heard)));
    }

    /** An error for the word of a request that is none of these kinds. */
    static FieldError unknown(String name, List<RequestKind> kinds) {
        List<String> names = kinds.stream().map(RequestKind::word).sorted().toList();
        return new FieldError(StudioMessages.unknownRequest(
                name, names.stream().map(Message::verbatim).toList(), Nearest.suggestion(name, names)));
    }

    private Play play(Request request) {
        return play(request.text(Field.PLAY), request.stop());
    }

    private Play play(String saved, Stop stop) {
        Optional<Kept> last = kept.filter(one -> one.saved().equals(saved));
        return last.isPresent() ? last.get().play() : Play.load(catalog, saved, stop);
    }

    /** The play after an undo or a redo, or as it was when there is none. */
    private Json.Obj moved(Request request, Function<Play, Optional<Play>> by) {
        Play play = play(request);
        return view(by.apply(play).orElse(play), request);
    }

    private Puzzle<?, ?, ?> puzzle(Request request) {
        String id = request.text(Field.PUZZLE);
        return catalog.find(id).orElseThrow(() -> new FieldError(catalog.noPuzzle(id)));
    }

    private static SeededRandom random(Request request) {
        return new SeededRandom(request.number(Field.SEED));
    }

    static Limits limits(Request request) {
        return request.limits().withNodes(request.number(Field.NODES)).withSolutions(request.number(Field.LIMIT));
    }

    private Json.Obj generated(Request request) {
        boolean logged = request.truth(Field.LOG);
        List<Message> log = new ArrayList<>();
        Generator.Log both = line -> {
            log.add(line);
            request.heard().line(line);
        };
        Puzzle<?, ?, ?> puzzle = puzzle(request);
        String setup = request.optional(Field.SETUP).orElse("");
        Play play;
        try {
            play = Play.generate(
                    puzzle,
                    setup,
                    request.number(Field.SEED),
                    request.number(Field.NUMBER) - 1,
                    request.stop(),
                    logged ? both : Generator.Log.NONE,
                    workspace);
        } catch (TextError error) {
            throw SetupTexts.explained(puzzle, setup, error);
        }
        Json.Obj view = view(play, request);
        return logged ? view.with("log", Json.texts(log)) : view;
    }

    private Json.Obj acted(Request request) {
        Play play = play(request);
        Stop stop = request.stop();
        try {
            if (request.has(Field.MOVES)) {
                return view(play.moved(request.text(Field.MOVES), stop), request);
            }
            List<Gesture> gestures = gestures(request.text(Field.GESTURE));
            return view(
                    request.has(Field.THEN)
                            ? play.act(gestures, known(play, request.text(Field.THEN)), stop, workspace)
                            : play.act(gestures, stop),
                    request);
        } catch (Play.Refused refused) {
            return view(play, request).withSentence("refused", refused.message());
        }
    }

    private static List<Gesture> gestures(String text) {
        Cursor cursor = new Cursor(text);
        List<Gesture> gestures = new ArrayList<>();
        do {
            if (gestures.size() == Play.MOST_MOVES) {
                throw cursor.error(StudioMessages.manyGestures(Play.MOST_MOVES));
            }
            gestures.add(Gesture.parse(cursor.until(' ')));
        } while (cursor.skip(' '));
        return gestures;
    }

    private Json.Obj commanded(Request request) {
        Play play = play(request);
        String id = known(play, request.text(Field.COMMAND));
        try {
            return view(play.command(id, workspace), request);
        } catch (Play.Refused refused) {
            return view(play, request).withSentence("refused", refused.message());
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

    private <S> Json.Obj explained(GameTree<?, S, ?> tree, Request request) {
        String spot = request.text(Field.SPOT);
        Explainer<S> explainer =
                tree.puzzle().abilities(workspace).explainer().orElseThrow(() -> cannot(tree.puzzle(), "explain"));
        return SceneJson.explanation(explainer.explain(tree.position(), known(tree, spot)));
    }

    /** A spot of the scene. */
    private static String known(GameTree<?, ?, ?> tree, String spot) {
        if (tree.scene().spots().stream().noneMatch(candidate -> candidate.id().equals(spot))) {
            throw new FieldError(StudioMessages.unknownSpot(spot));
        }
        return spot;
    }

    private Json.Obj gone(Request request) {
        Play play = play(request);
        return view(play.goTo((int) request.number(Field.NODE, 0, play.size())), request);
    }

    private Json.Obj named(Request request) {
        Play play = play(request);
        int node = (int) request.number(Field.NODE, play.node(), play.size());
        return view(new Play(play.tree().named(node, request.text(Field.NAME))), request);
    }

    private Json.Obj turned(Request request) {
        Play play = play(request);
        String agent = request.text(Field.AGENT);
        if (play.puzzle().abilities(workspace).agents().stream()
                .noneMatch(candidate -> candidate.id().equals(agent))) {
            throw new FieldError(
                    StudioMessages.unknownPlayer(agent, play.puzzle().id()));
        }
        Play after = play.turn(agent, random(request), request.stop(), workspace);
        Json.Obj turn = Json.obj()
                .withSentence("words", after.tree().described(play.node()))
                .with(
                        "gestures",
                        Json.strings(after.tree().gesturesFrom(play.node()).stream()
                                .map(Gesture::toString)
                                .toList()));
        return view(after, request).with("turn", turn);
    }

    private Json.Obj hinted(Request request) {
        if (request.truth(Field.ALL)) {
            Optional<String> technique = request.optional(Field.TECHNIQUE);
            return stepped(play(request).tree(), technique, request);
        }
        return hinted(play(request).tree(), request);
    }

    /** The abilities with the wanted order of techniques. */
    private <P, S, M> Abilities<P, S, M> ordered(Puzzle<P, S, M> puzzle, Request request) {
        String order = request.optional(Field.ORDER).orElse("");
        return puzzle.abilities(workspace)
                .inOrder(order)
                .orElseThrow(() -> new FieldError(StudioMessages.noOrder(puzzle.id(), order)));
    }

    private <S> Json.Obj stepped(GameTree<?, S, ?> tree, Optional<String> technique, Request request) {
        return ordered(tree.puzzle(), request)
                .steps()
                .map(finder -> finder.steps(tree.position(), technique, request.stop()))
                .map(found -> Json.obj().withEach("steps", found, StepFinder.Found::fields))
                .orElseThrow(() ->
                        new FieldError(StudioMessages.noSteps(tree.puzzle().id())));
    }

    private <S, M> Json.Obj hinted(GameTree<?, S, M> tree, Request request) {
        Stop stop = request.stop();
        Optional<String> spot = request.optional(Field.SPOT).map(one -> known(tree, one));
        return ordered(tree.puzzle(), request)
                .hinter()
                .flatMap(hinter -> spot.isEmpty()
                        ? hinter.hint(tree.position(), stop)
                        : hinter.whyNot(tree.position(), spot.get(), request.text(Field.CONTENT), stop))
                .map(hint -> hint(tree, hint))
                .orElseGet(() -> Json.obj()
                        .with("technique", "none")
                        .withSentence("text", spot.isEmpty() ? StudioMessages.noHint() : StudioMessages.notRefuted()));
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
                .withSentence("text", hint.text())
                .with("gestures", Json.strings(gestures))
                .with("marks", SceneJson.marks(hint.marks()))
                .withAll(hint.details())
                .withEach("stages", hint.stages(), SceneJson::stage)
                .withNonEmpty("claims", hint.claims(), Json.Str::new);
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

    private <S> Json.Obj solved(GameTree<?, S, ?> tree, Request request) {
        Limits limits = limits(request).withSolutions(request.number(Field.LIMIT, 1, MOST_SOLUTIONS));
        Puzzle<?, S, ?> puzzle = tree.puzzle();
        var solutions = puzzle.abilities(workspace)
                .solver()
                .orElseThrow(() -> new FieldError(StudioMessages.noSolver(puzzle.id())))
                .solve(tree.position(), limits);
        return Json.obj()
                .withEach(
                        "solutions",
                        solutions.found(),
                        found -> new Json.Str(
                                puzzle.id() + ":" + puzzle.texts().positions().format(found)))
                .with("nodes", solutions.outcome().nodes())
                .with("complete", solutions.outcome() instanceof Outcome.Complete);
    }

    private <S, M> Json.Obj counted(GameTree<?, S, M> tree, Request request) {
        Limits limits = limits(request);
        return said(tasks(tree)
                .count(limits)
                .orElseThrow(() -> cannot(tree.puzzle(), "count"))
                .answer(tree.position()));
    }

    private <P, S, M> Tasks<P, S, M> tasks(GameTree<P, S, M> tree) {
        return new Tasks<>(tree.puzzle(), workspace);
    }

    private <S> Json.Obj studied(GameTree<?, S, ?> tree, Request request) {
        String verb = request.text(Field.VERB);
        int depth = (int) request.number(Field.DEPTH);
        Limits limits = limits(request);
        Study<S> study = tree.puzzle().abilities(workspace).studies().stream()
                .filter(candidate -> candidate.verb().equals(verb))
                .findFirst()
                .orElseThrow(() -> cannot(tree.puzzle(), verb));
        Study.Report report = study.study(tree.position(), depth, limits);
        return ReportJson.of(report, said(report), List.of(), 0);
    }

    private <S> Json.Obj proved(GameTree<?, S, ?> tree, Request request) {
        Puzzle<?, S, ?> puzzle = tree.puzzle();
        Prover<S> prover = puzzle.abilities(workspace).prover().orElseThrow(() -> cannot(puzzle, "prove"));
        String claim = request.optional(Field.CLAIM).orElse(prover.usual());
        prover.refusal(claim).ifPresent(reason -> {
            throw new FieldError(reason);
        });
        Limits limits = request.limits().withNodes(request.number(Field.NODES));
        Study.Report report = prover.prove(prover.bare(tree.position()), claim, limits);
        return report.complete() ? report.fields() : said(report);
    }

    private <S, M> Json.Obj reviewed(GameTree<?, S, M> tree, Request request) {
        Limits limits = limits(request);
        int from = (int) request.number(Field.FROM);
        Review<S, M> review =
                tree.puzzle().abilities(workspace).review().orElseThrow(() -> cannot(tree.puzzle(), "review"));
        Study.Report report = review.review(tree.beginning(), tree.moves(), limits);
        return ReportJson.of(report, said(report), tree.path(), from);
    }

    private static Json.Obj said(Study.Report report) {
        Json.Obj said = said(Tasks.reported(report));
        return report.complete() ? said.withSentence("line", report.line()) : said;
    }

    private <S, M> Json.Obj converted(GameTree<?, S, M> tree, Request request) {
        String form = request.text(Field.TO);
        return said(tasks(tree)
                .convert(form)
                .orElseThrow(() -> new FieldError(
                        StudioMessages.cannotConvert(tree.puzzle().id(), form)))
                .answer(tree.position()));
    }

    private static FieldError cannot(Puzzle<?, ?, ?> puzzle, String what) {
        return new FieldError(StudioMessages.cannot(puzzle.id(), what));
    }

    private static Json.Obj said(Answer answer) {
        return switch (answer) {
            case Answer.Done done -> done.fields().with("line", done.line());
            case Answer.NoResult none
            when none.reason() == Reason.OVER_BUDGET -> none.fields().with("without", none.message());
            case Answer.NoResult none -> throw new Request.Unanswered(none);
            case Answer.Bad bad -> throw new FieldError(bad.error().explained());
        };
    }

    private Json.Obj pictured(Request request) {
        Palette palette = request.truth(Field.DARK) ? Palette.DARK : Palette.LIGHT;
        return Json.obj().with("svg", Svg.write(play(request).scene(), palette));
    }

    /** Returns the catalog of all puzzles: the answer to {@code puzzles}. */
    public List<Json.Obj> puzzles() {
        return described.apply(catalog, workspace);
    }

    /** Returns the needs of each request, for the page: whether it may search, and whether an engine for play suffices. */
    public static List<Json.Obj> requests() {
        return Stream.of(RequestKind.values()).map(RequestKind::toJson).toList();
    }

    /** Releases the values that puzzles keep. */
    @Override
    public void close() {
        workspace.close();
    }

    private Json.Obj view(Play play, Request request) {
        request.stop().check();
        String saved = play.save();
        Optional<Json> changed = changes.of(play, saved, request, before -> play(before, request.stop()));
        kept = Optional.of(new Kept(saved, play));
        return changed.map(found -> PlayJson.changes(play.tree(), saved, found, workspace))
                .orElseGet(() -> PlayJson.view(play.tree(), saved, spots, workspace));
    }
}
