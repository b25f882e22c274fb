package tilewright.server.mcp;

import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.play.Play;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.server.mcp.Parameter.Kind;
import tilewright.text.Json;

/**
 * The tools. Each asks the studio what its name says, as the page does; the answers are the studio's. Threads may share one.
 *
 * @param entropy seeds of puzzles for which a call names none
 * @param files whether files may be written on this machine
 */
record Tools(StudioClient client, LongSupplier entropy, InstantSource clock, boolean files) {

    private static final int MOST_MOVES = 900;
    private static final int STRENGTHS = 4;
    private static final long MOST_NODES = 1_000_000_000;
    private static final int USUAL_NODES = 1_000_000;
    private static final int SHOWN_SOLUTIONS = 10;

    /** The tools by their names, in the order in which they are listed. */
    Map<String, Tool> byName() {
        Map<String, Tool> tools = new LinkedHashMap<>();
        Stream.of(
                        made(),
                        daily(),
                        view(),
                        act(),
                        hint(),
                        solve(),
                        count(),
                        rate(),
                        review(),
                        convert(),
                        new SheetTool(client, files).tool())
                .forEach(tool -> tools.put(tool.name(), tool));
        return tools;
    }

    private Tool made() {
        List<Parameter> parameters = List.of(
                puzzle(client),
                Parameter.optional("setup", new Kind.Text(), McpMessages.takeSetup(each(puzzle -> setups(puzzle)))),
                Parameter.optional("seed", wide(), McpMessages.takeSeed()),
                Parameter.optional("number", new Kind.Whole(1, Long.MAX_VALUE), McpMessages.takeNumber()),
                picture());
        return new Tool(
                "new", McpMessages.newTitle(), McpMessages.newAbout(), false, parameters, (given, limits, words) -> {
                    Json.Obj request = given.request("new", "puzzle", "setup", "seed", "number");
                    Json.Obj seeded = given.has("seed") ? request : request.with("seed", entropy.getAsLong());
                    return client.viewed(seeded, given.truth("picture", true), limits, words);
                });
    }

    private Tool daily() {
        List<Parameter> parameters =
                List.of(puzzle(client), Parameter.optional("date", new Kind.Text(), McpMessages.takeDay()), picture());
        return new Tool(
                "daily",
                McpMessages.dailyTitle(),
                McpMessages.dailyAbout(),
                false,
                parameters,
                (given, limits, words) -> {
                    String day = given.text("date")
                            .orElseGet(() -> LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC)
                                    .toString());
                    Json.Obj request = given.request("new", "puzzle").with("setup", "daily-" + day);
                    return client.viewed(request, given.truth("picture", true), limits, words);
                });
    }

    private Tool view() {
        return new Tool(
                "view",
                McpMessages.viewTitle(),
                McpMessages.viewAbout(),
                false,
                List.of(play(), picture()),
                (given, limits, words) ->
                        client.viewed(given.request("view", "play"), given.truth("picture", true), limits, words));
    }

    private Tool act() {
        List<Parameter> parameters = List.of(
                play(),
                Parameter.optional("moves", new Kind.Texts(MOST_MOVES), McpMessages.takeMoves()),
                Parameter.optional("gestures", new Kind.Texts(MOST_MOVES), McpMessages.takeGestures()),
                Parameter.optional("agent", new Kind.Text(), McpMessages.takeAgent(each(puzzle -> agents(puzzle)))),
                Parameter.optional("seed", wide(), McpMessages.takeAgentSeed()),
                Parameter.optional("undo", new Kind.Truth(), McpMessages.takeUndo()),
                picture());
        return new Tool(
                "act",
                McpMessages.actTitle(),
                McpMessages.actAbout(),
                false,
                parameters,
                (given, limits, words) -> client.viewed(acting(given), given.truth("picture", true), limits, words));
    }

    private static Json.Obj acting(Arguments given) {
        boolean undo = given.truth("undo", false);
        long things = Stream.of("moves", "gestures", "agent").filter(given::has).count() + (undo ? 1 : 0);
        if (things != 1) {
            throw new ToolError(McpMessages.actOne());
        }
        if (undo) {
            return given.request("undo", "play");
        }
        if (given.has("agent")) {
            return given.request("agent", "play", "agent", "seed");
        }
        Json.Obj act = given.request("act", "play");
        return given.has("moves")
                ? act.with("moves", String.join(",", given.texts("moves")))
                : act.with("gesture", String.join(" ", given.texts("gestures")));
    }

    private Tool hint() {
        List<Parameter> parameters = List.of(
                play(), Parameter.optional("strength", new Kind.Whole(1, STRENGTHS), McpMessages.takeStrength()));
        return new Tool(
                "hint", McpMessages.hintTitle(), McpMessages.hintAbout(), false, parameters, (given, limits, words) -> {
                    Json.Obj answer = client.asked(given.request("hint", "play"), limits, words);
                    return told(answer, given.number("strength", 1), words);
                });
    }

    /** The stage of a hint for a strength: the last one for the greatest, and no stage twice while there are enough. */
    private static ToolAnswer told(Json.Obj hint, int strength, Words words) {
        List<Json> stages =
                hint.field("stages").orElse(Json.NULL) instanceof Json.Arr(List<Json> all) ? all : List.of();
        if (stages.isEmpty()) {
            return ToolAnswer.of(StudioClient.text(hint, "text"), hint);
        }
        boolean whole = strength == STRENGTHS;
        int stage = whole ? stages.size() - 1 : Math.clamp(strength - 1L, 0, Math.max(0, stages.size() - 2));
        Json.Obj told = (Json.Obj) stages.get(stage);
        String text = StudioClient.text(told, "title") + ": " + StudioClient.text(told, "text");
        if (!whole) {
            return ToolAnswer.of(text, told.with("strength", strength));
        }
        Json.Obj all = hint.with("strength", strength);
        Message how = McpMessages.answerDo(arguments(hint).toString());
        return ToolAnswer.of(text + "\n" + StudioClient.text(hint, "text") + "\n" + words.text(how), all);
    }

    /** What act takes to do a hint: its gestures, or the moves of one that no gesture does. */
    private static Json.Obj arguments(Json.Obj hint) {
        return hint.field("moves").orElse(Json.NULL) instanceof Json.Str(String moves)
                ? Json.obj().with("moves", Json.strings(List.of(moves.split(","))))
                : Json.obj().with("gestures", hint.field("gestures").orElse(Json.strings(List.of())));
    }

    private Tool solve() {
        List<Parameter> parameters = List.of(
                play(),
                Parameter.optional("limit", new Kind.Whole(1, 1_000), McpMessages.takeLimit()),
                nodes(),
                picture());
        return new Tool(
                "solve",
                McpMessages.solveTitle(),
                McpMessages.solveAbout(),
                false,
                parameters,
                (given, limits, words) -> {
                    Json.Obj answer = client.asked(given.request("solve", "play", "limit", "nodes"), limits, words);
                    return solved(answer, given.truth("picture", true), limits, words);
                });
    }

    private ToolAnswer solved(Json.Obj answer, boolean picture, Limits limits, Words words) {
        List<String> solutions = new Arguments(answer).texts("solutions");
        if (solutions.isEmpty()) {
            boolean complete =
                    answer.field("complete").filter(Json.TRUE::equals).isPresent();
            Message none = complete ? McpMessages.noSolution() : McpMessages.noneFound();
            return ToolAnswer.of(words.text(none), answer);
        }
        String shown = String.join("\n", solutions.subList(0, Math.min(SHOWN_SOLUTIONS, solutions.size())));
        Play first = Play.load(client.catalog(), solutions.getFirst(), limits.stop());
        return client.drawn(ToolAnswer.of(shown, answer), first, picture, words);
    }

    private Tool count() {
        List<Parameter> parameters = List.of(
                play(),
                Parameter.optional("limit", new Kind.Whole(1, Long.MAX_VALUE), McpMessages.takeLimit()),
                nodes());
        return new Tool(
                "count",
                McpMessages.countTitle(),
                McpMessages.countAbout(),
                false,
                parameters,
                (given, limits, words) ->
                        reported(client.asked(given.request("count", "play", "limit", "nodes"), limits, words)));
    }

    private Tool rate() {
        return new Tool(
                "rate",
                McpMessages.rateTitle(),
                McpMessages.rateAbout(),
                false,
                List.of(play(), nodes()),
                (given, limits, words) -> {
                    Puzzle<?, ?, ?> puzzle =
                            client.catalog().named(given.text("play").orElse(""));
                    String rating = puzzle.abilities(client.workspace()).rating();
                    Json.Obj request =
                            given.request("study", "play", "nodes").with("verb", rating.isEmpty() ? "rate" : rating);
                    return reported(client.asked(request, limits, words));
                });
    }

    private Tool review() {
        return new Tool(
                "review",
                McpMessages.reviewTitle(),
                McpMessages.reviewAbout(),
                false,
                List.of(play(), nodes()),
                (given, limits, words) ->
                        reported(client.asked(given.request("review", "play", "nodes"), limits, words)));
    }

    private Tool convert() {
        List<Parameter> parameters = List.of(
                play(), Parameter.required("to", new Kind.Text(), McpMessages.takeForm(each(puzzle -> forms(puzzle)))));
        return new Tool(
                "convert",
                McpMessages.convertTitle(),
                McpMessages.convertAbout(),
                false,
                parameters,
                (given, limits, words) ->
                        reported(client.asked(given.request("convert", "play", "to"), limits, words)));
    }

    /** The answer of a task: its line, or why there is none, and its rows. */
    private static ToolAnswer reported(Json.Obj answer) {
        StringBuilder text = new StringBuilder(StudioClient.text(answer, "line"));
        if (text.isEmpty()) {
            text.append(StudioClient.text(answer, "without"));
        }
        if (answer.field("rows").orElse(Json.NULL) instanceof Json.Arr(List<Json> rows)) {
            for (Json row : rows) {
                if (row instanceof Json.Obj fields) {
                    text.append('\n').append(StudioClient.text(fields, "name"));
                    text.append(": ").append(StudioClient.text(fields, "words"));
                }
            }
        }
        return ToolAnswer.of(text.toString(), answer);
    }

    /** The parameter that names a puzzle. */
    static Parameter puzzle(StudioClient client) {
        List<String> ids = client.catalog().puzzles().stream().map(Puzzle::id).toList();
        return Parameter.required("puzzle", new Kind.Word(ids), McpMessages.takePuzzle());
    }

    private static Parameter play() {
        return Parameter.required("play", new Kind.Text(), McpMessages.takePlay());
    }

    private static Parameter picture() {
        return Parameter.optional("picture", new Kind.Truth(), McpMessages.takePicture());
    }

    private static Parameter nodes() {
        return Parameter.optional("nodes", new Kind.Whole(1, MOST_NODES), McpMessages.takeNodes(USUAL_NODES));
    }

    private static Kind wide() {
        return new Kind.Whole(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** Words that a parameter may be, for each puzzle that has any. */
    private Message each(Function<Puzzle<?, ?, ?>, List<String>> words) {
        List<Message> all = client.catalog().puzzles().stream()
                .filter(puzzle -> !words.apply(puzzle).isEmpty())
                .map(puzzle -> McpMessages.forPuzzle(puzzle.id(), Message.verbatim(words.apply(puzzle))))
                .toList();
        return McpMessages.forPuzzles(all);
    }

    private static <P> List<String> setups(Puzzle<P, ?, ?> puzzle) {
        return puzzle.setups().presets().stream()
                .map(preset -> puzzle.texts().setups().format(preset))
                .toList();
    }

    private List<String> agents(Puzzle<?, ?, ?> puzzle) {
        return puzzle.abilities(client.workspace()).agents().stream()
                .map(agent -> agent.id())
                .toList();
    }

    private static List<String> forms(Puzzle<?, ?, ?> puzzle) {
        return puzzle.texts().forms().stream().map(form -> form.id()).toList();
    }
}
