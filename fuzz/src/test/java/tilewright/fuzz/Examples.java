package tilewright.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

/**
 * The first inputs of each fuzz test: good texts of every puzzle in the catalog, and those that are {@linkplain KeptCorpus
 * kept}.
 */
final class Examples {

    private static final int MOVES = 8;
    private static final Workspace WORKSPACE = new Workspace();

    private Examples() {}

    static Stream<byte[]> positions() {
        return positions("positions");
    }

    static Stream<byte[]> forms() {
        return positions("forms");
    }

    private static Stream<byte[]> positions(String name) {
        List<String> texts = new ArrayList<>();
        Puzzles.CATALOG.puzzles().forEach(puzzle -> positions(puzzle, texts));
        return with(name, texts);
    }

    static Stream<byte[]> setups() {
        List<String> texts = new ArrayList<>();
        Puzzles.CATALOG.puzzles().forEach(puzzle -> setups(puzzle, texts));
        return with("setups", texts);
    }

    static Stream<byte[]> moves() {
        List<String> texts = new ArrayList<>();
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            for (GameTree<?, ?, ?> game : games(puzzle)) {
                game.steps().forEach(step -> texts.add(puzzle.id() + ":" + step.move()));
            }
        }
        return with("moves", texts);
    }

    static Stream<byte[]> plays() {
        List<String> texts = new ArrayList<>();
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            for (GameTree<?, ?, ?> game : games(puzzle)) {
                texts.add(game.save());
                texts.add(branched(game).named(1, "as far | as_100 %").goTo(0).save());
            }
        }
        return with("plays", texts);
    }

    static Stream<byte[]> gestures() {
        List<String> texts = new ArrayList<>();
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            games(puzzle)
                    .forEach(game -> game.offers().stream()
                            .limit(3)
                            .forEach(offer -> texts.add(offer.gesture().toString())));
        }
        return with("gestures", texts);
    }

    static Stream<byte[]> values() {
        return with("values", List.of("{\"a\":[1,-2.5e+30,true,null,\"\\u0041\\ud800\"],\"\":{}}", " [ ] ", "0.1E-2"));
    }

    static Stream<byte[]> requests() {
        List<String> texts = new ArrayList<>(List.of("{\"do\":\"puzzles\"}", "{\"do\":\"pussles\"}"));
        Puzzles.CATALOG.puzzles().forEach(puzzle -> requests(puzzle, texts));
        return with("requests", texts);
    }

    /** Requests that ask for no search, with moves that can be made again and again. */
    static Stream<byte[]> plainRequests() {
        List<String> texts = new ArrayList<>();
        for (String verb : List.of("view", "undo", "redo", "goto", "history", "name", "svg")) {
            for (String play : List.of(
                    "trominoes:....../....../....../....../....../...... | h=r1c1,x=r1c1",
                    "hues:......../......../......../......../......../......../......../........ | p1=r1c1,x=r1c1",
                    "sudoku:" + ".".repeat(81) + " | r1c1?1",
                    "paletto:CBC/ACA/BAB | 0:r1c1")) {
                texts.add(Json.obj()
                        .with("do", verb)
                        .with("play", play)
                        .with("node", 1)
                        .with("name", "a b")
                        .toString());
            }
        }
        String act = "{\"do\":\"act\",\"play\":\"%s\",\"%s\":\"%s\"}";
        String bars = "trominoes:" + "....../".repeat(5) + "......";
        String tiles = "hues:" + "......../".repeat(7) + "........";
        String digits = "sudoku:" + ".".repeat(81);
        texts.add(act.formatted(bars, "gesture", "drag:r1c1:r1c3 tap:r1c1"));
        texts.add(act.formatted(bars, "moves", "v=r1c1,x=r1c1"));
        texts.add(act.formatted(tiles, "gesture", "type:r1c1:1 type:r1c1:Delete"));
        texts.add(act.formatted(tiles, "gesture", "type:r1c1:Shift+1"));
        texts.add(act.formatted(digits, "gesture", "type:r1c1:Ctrl+5"));
        texts.add(act.formatted(digits, "moves", "r1c1?1"));
        Puzzles.CATALOG.puzzles().forEach(puzzle -> {
            GameTree<?, ?, ?> game = games(puzzle).getFirst();
            texts.add(Json.obj()
                    .with("do", "open")
                    .with("puzzle", puzzle.id())
                    .with("text", game.text() + "\n" + game.save())
                    .toString());
        });
        return with("requests", texts);
    }

    /** Several requests, a line each. */
    static Stream<byte[]> bodies() {
        List<String> texts =
                new ArrayList<>(List.of("{\"do\":\"puzzles\"}\r\n\n{\"do\":\"guide\",\"puzzle\":\"x\"}", "[]"));
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            List<String> about = new ArrayList<>();
            requests(puzzle, about);
            texts.add(String.join("\n", about.subList(0, 4)));
            texts.add(about.getFirst());
        }
        return with("bodies", texts);
    }

    /** Requests to print. */
    static Stream<byte[]> sheets() {
        List<String> texts = new ArrayList<>();
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            List<String> positions = games(puzzle).stream().map(GameTree::text).toList();
            Json.Obj request = Json.obj().with("puzzle", puzzle.id());
            Json.Obj few = request.with("positions", Json.strings(positions.subList(0, 1)));
            texts.add(few.with("solutions", "none").toString());
            texts.add(few.with("perPage", 12)
                    .with("paper", "Letter")
                    .with("title", "For Ada")
                    .with("link", "http://localhost/studio/")
                    .with("solutions", "upside-down")
                    .toString());
            texts.add(request.with("positions", Json.strings(positions))
                    .with("perPage", 1)
                    .with("notes", false)
                    .with("solutions", "last")
                    .toString());
        }
        String notes = ".".repeat(81) + " " + ".".repeat(81) + " 11123456789c123456789/99123456789c123456789";
        texts.add(Json.obj()
                .with("puzzle", "sudoku")
                .with("positions", Json.strings(List.of(notes)))
                .with("solutions", "none")
                .toString());
        return with("sheets", texts);
    }

    /** Descriptions of books. */
    static Stream<byte[]> books() {
        List<String> texts =
                new ArrayList<>(List.of("""
                title: &t A book
                subtitle: 'for \u00fc'
                author: *t
                paper: A5
                booklet: yes
                rules: no
                hints: no
                qr: no
                puzzle: trominoes
                sections:
                - {count: 1, setup: 4, text: |
                   two
                   lines
                  }
                """, "? title\n: \"\\e\"\nsections: [[], {}, !!str x]\n--- # more\n"));
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            String position = games(puzzle).getFirst().text();
            texts.add("title: x\npuzzle: " + puzzle.id()
                    + "\nsolutions: no\nlink: http://localhost/\nsections:\n  - positions:\n" + "      - '" + position
                    + "'\n    per-page: 2\n    title: Given\n");
        }
        texts.add(
                "title: x\nsections:\n  - puzzle: sudoku\n    teach: [x-wing, levels]\n    seed: 3\n    count: 1\n    setup: easy\n");
        return with("books", texts);
    }

    /** The arguments, a line each; below a line without anything what is typed. */
    static Stream<byte[]> commands() {
        List<String> texts = new ArrayList<>(List.of(
                "list",
                "list\n--json",
                "help\nnew",
                "--version",
                "completion\nbash",
                "sovle\nhues",
                "serve\n--port\n0"));
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            String id = puzzle.id();
            GameTree<?, ?, ?> game = games(puzzle).getFirst();
            String position = game.text();
            texts.add("new\n" + id + "\n--seed\n7\n--count\n2\n--json");
            texts.add("show\n" + id + "\n--ascii\n\n" + position + "\n# no\nx");
            texts.add("solve\n" + id + "\n--limit=2\n--threads\n1\n--text\n" + position);
            texts.add("count\n" + id + "\n--time\n1s\n\n" + position);
            texts.add("hint\n" + id + "\n--text=" + position);
            texts.add("watch\n" + id + "\n--steps\n20\n--text\n" + position);
            texts.add("review\n" + id + "\n--color\n\n" + game.save());
            texts.add("play\n" + id + "\n--seed=1\n\nmoves\nhint\nundo\nagent\nquit");
            for (TextForm<?> form : puzzle.texts().forms()) {
                texts.add("convert\n" + id + "\n" + form.id() + "\n-\n\n" + position);
            }
        }
        return with("commands", texts);
    }

    private static <P, S, M> void positions(Puzzle<P, S, M> puzzle, List<String> texts) {
        for (GameTree<P, S, M> game : games(puzzle)) {
            for (S position : List.of(game.beginning(), game.position())) {
                texts.add(puzzle.id() + ":" + puzzle.texts().positions().format(position));
                for (TextForm<S> form : puzzle.texts().forms()) {
                    written(form, position).ifPresent(text -> texts.add(puzzle.id() + ":" + text));
                }
            }
        }
    }

    /** Empty for a position that has no such text. */
    static <S> Optional<String> written(TextForm<S> form, S position) {
        try {
            return Optional.of(form.writer().apply(position));
        } catch (Study.Refused none) {
            return Optional.empty();
        }
    }

    private static <P> void setups(Puzzle<P, ?, ?> puzzle, List<String> texts) {
        List<P> setups = new ArrayList<>(puzzle.setups().presets());
        setups.addAll(puzzle.setups().specials());
        for (P setup : setups) {
            String text = puzzle.id() + ":" + puzzle.texts().setups().format(setup);
            texts.add(text);
            puzzle.setups().variants().forEach(variant -> texts.add(text + "-" + variant.word()));
        }
    }

    private static void requests(Puzzle<?, ?, ?> puzzle, List<String> texts) {
        GameTree<?, ?, ?> game = games(puzzle).getFirst();
        Json.Obj about = Json.obj().with("play", game.save());
        for (String verb : List.of("view", "undo", "redo", "history", "svg", "hint", "solve", "count", "review")) {
            texts.add(Json.obj().with("do", verb).withAll(about).toString());
        }
        game.offers().stream()
                .limit(1)
                .forEach(offer -> texts.add(Json.obj()
                        .with("do", "act")
                        .withAll(about)
                        .with("gesture", offer.gesture().toString())
                        .toString()));
        texts.add("{\"do\":\"new\",\"puzzle\":\"%s\",\"seed\":\"7\",\"log\":true}".formatted(puzzle.id()));
        texts.add("{\"do\":\"guide\",\"puzzle\":\"%s\"}".formatted(puzzle.id()));
        texts.add(Json.obj()
                .with("do", "open")
                .with("puzzle", puzzle.id())
                .with("text", game.text() + "\n# more\n" + game.save())
                .toString());
        texts.add(Json.obj().with("do", "goto").withAll(about).with("node", 1).toString());
        texts.add(Json.obj()
                .with("do", "name")
                .withAll(about)
                .with("name", "first | try")
                .toString());
        texts.add(Json.obj()
                .with("do", "watch")
                .withAll(about)
                .with("step", 9)
                .with("until", "solution")
                .with("within", 500)
                .toString());
        puzzle.abilities(WORKSPACE)
                .agents()
                .forEach(agent -> texts.add(Json.obj()
                        .with("do", "agent")
                        .withAll(about)
                        .with("agent", agent.id())
                        .toString()));
        puzzle.abilities(WORKSPACE)
                .commands()
                .forEach(command -> texts.add(Json.obj()
                        .with("do", "command")
                        .withAll(about)
                        .with("command", command.id())
                        .toString()));
        puzzle.abilities(WORKSPACE)
                .studies()
                .forEach(study -> texts.add(Json.obj()
                        .with("do", "study")
                        .withAll(about)
                        .with("verb", study.verb())
                        .with("nodes", 500)
                        .toString()));
        puzzle.texts()
                .forms()
                .forEach(form -> texts.add(Json.obj()
                        .with("do", "convert")
                        .withAll(about)
                        .with("to", form.id())
                        .toString()));
    }

    /** A few random moves from a position of each preset. */
    private static <P, S, M> List<GameTree<P, S, M>> games(Puzzle<P, S, M> puzzle) {
        List<GameTree<P, S, M>> games = new ArrayList<>();
        for (P setup : puzzle.setups().presets()) {
            SeededRandom random = new SeededRandom(games.size());
            GameTree<P, S, M> game =
                    GameTree.begin(puzzle, puzzle.generator(WORKSPACE).generate(setup, random));
            for (int move = 0; move < MOVES; move++) {
                List<Offer<M>> offers = game.offers();
                if (!offers.isEmpty()) {
                    game = game.after(offers.get(random.below(offers.size())).move());
                }
            }
            games.add(game);
        }
        return games;
    }

    private static <P, S, M> GameTree<P, S, M> branched(GameTree<P, S, M> game) {
        GameTree<P, S, M> back = game.goTo(1);
        List<Offer<M>> offers = back.offers();
        return offers.isEmpty() ? back : back.after(offers.getLast().move());
    }

    private static Stream<byte[]> with(String name, List<String> texts) {
        return Stream.concat(texts.stream(), KeptCorpus.of(name).stream())
                .map(text -> text.getBytes(StandardCharsets.UTF_8));
    }
}
