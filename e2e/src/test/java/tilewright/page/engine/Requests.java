package tilewright.page.engine;

import java.util.ArrayList;
import java.util.List;
import tilewright.page.Answer;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.studio.Studio;
import tilewright.text.Json;

/**
 * Requests of every kind about every puzzle, with the answers that they get on this side. The requests follow the
 * answers: what is played goes on from the play that came back. The same seed gives the same requests.
 */
final class Requests {

    /** A request and its answer. */
    record Asked(String request, String answer) {}

    private static final int MOVES = 6;

    /** In each game so many of the computer players are asked, in turn: the strongest think for long in a browser. */
    private static final int AGENTS = 3;

    /** In each position an explanation is asked for so many of the spots. */
    private static final int EXPLAINED = 16;

    private final Studio studio;
    private final SeededRandom random;
    private final List<Asked> asked = new ArrayList<>();
    private int agentsAsked;

    private Requests(Studio studio, SeededRandom random) {
        this.studio = studio;
        this.random = random;
    }

    /** Requests about this puzzle, for all its presets. */
    static List<Asked> about(Puzzle<?, ?, ?> puzzle, Studio studio, SeededRandom random) {
        Requests requests = new Requests(studio, random);
        Answer known = requests.known(puzzle);
        for (Answer preset : known.items("presets")) {
            requests.game(known, preset.text("setup"));
        }
        return requests.asked;
    }

    /** Requests for boards of its special kinds, which are long searched for. */
    static List<Asked> special(Puzzle<?, ?, ?> puzzle, Studio studio, SeededRandom random) {
        Requests requests = new Requests(studio, random);
        for (Answer special : requests.known(puzzle).items("specials")) {
            if (!special.text("setup").startsWith("6x6")) { // those would take the browser half a minute
                requests.ask(request("new")
                        .with("puzzle", puzzle.id())
                        .with("setup", special.text("setup"))
                        .with("seed", random.below(1_000_000))
                        .with("log", true));
            }
        }
        return requests.asked;
    }

    private Answer known(Puzzle<?, ?, ?> puzzle) {
        return ask(request("puzzles")).items("puzzles").stream()
                .filter(candidate -> candidate.text("id").equals(puzzle.id()))
                .findFirst()
                .orElseThrow();
    }

    /** Requests that cannot be answered. */
    static List<Asked> wrong(Studio studio, SeededRandom random) {
        Requests requests = new Requests(studio, random);
        List<String> wrong = List.of(
                "",
                "{",
                "[]",
                "{}",
                "null",
                "{\"do\":7}",
                "{\"do\":\"pussles\"}",
                "{\"do\":\"new\"}",
                "{\"do\":\"new\",\"puzzle\":\"sudokku\"}",
                "{\"do\":\"new\",\"puzzle\":\"sudoku\",\"seed\":\"x\"}",
                "{\"do\":\"view\",\"play\":\"sudoku\"}",
                "{\"do\":\"view\",\"play\":\"ü:盤\"}",
                "{\"do\":\"view\",\"play\":\"\\ud83d\\ude00:1\"}",
                "{\"do\":\"view\",\"do\":\"view\"}",
                "[".repeat(100),
                "{\"do\":\"" + "x".repeat(10_000) + "\"}");
        wrong.forEach(requests::ask);
        return requests.asked;
    }

    private void game(Answer known, String setup) {
        String puzzle = known.text("id");
        Answer view = ask(request("new")
                .with("puzzle", puzzle)
                .with("setup", setup)
                .with("seed", random.below(1_000_000))
                .with("number", 2)
                .with("log", random.below(2) == 0));
        questions(known, view.text("play"));
        for (int i = 0; i < MOVES && !view.at("status").text("over").equals("true"); i++) {
            view = acted(view);
        }
        String play = view.text("play");
        ask(request("act").with("play", play).with("gesture", "tap:nowhere"));
        Answer back = ask(request("undo").with("play", play));
        ask(request("redo").with("play", back.text("play")));
        ask(request("name").with("play", play).with("name", "as_far | as 100 % ü"));
        Answer begun = ask(request("goto").with("play", play).with("node", 0));
        Answer branched = acted(begun);
        questions(known, branched.text("play"));
        List<Answer> agents = known.items("agents");
        for (int i = 0; i < Math.min(AGENTS, agents.size()); i++) {
            ask(request("agent")
                    .with("play", play)
                    .with("agent", agents.get(agentsAsked++ % agents.size()).text("id"))
                    .with("seed", random.below(1_000)));
        }
        broken(branched.text("play"));
    }

    /** One of the gestures that a view offers. */
    private Answer acted(Answer view) {
        List<String> gestures = new ArrayList<>();
        Answer offered = view.at("gestures");
        offered.texts("tap").forEach(spot -> gestures.add("tap:" + spot));
        for (String kind : List.of("drag", "type")) {
            Answer from = offered.at(kind);
            from.map()
                    .keySet()
                    .forEach(spot -> from.texts(spot).forEach(to -> gestures.add(kind + ":" + spot + ":" + to)));
        }
        if (gestures.isEmpty()) {
            return view;
        }
        return ask(request("act")
                .with("play", view.text("play"))
                .with("gesture", gestures.get(random.below(gestures.size()))));
    }

    private void questions(Answer known, String play) {
        Answer view = ask(request("view").with("play", play));
        for (Answer command : known.items("commands")) {
            ask(request("command").with("play", play).with("command", command.text("id")));
        }
        ask(request("svg").with("play", play).with("dark", random.below(2) == 0));
        for (Answer form : known.items("forms")) {
            Answer converted = ask(request("convert").with("play", play).with("to", form.text("id")));
            if (converted.map().containsKey("line")) {
                ask(request("open").with("puzzle", known.text("id")).with("text", converted.text("line")));
            }
        }
        for (Answer method : known.items("methods")) {
            Json.Obj watch = request("watch")
                    .with("play", play)
                    .with("method", method.text("id"))
                    .with("seed", random.below(1_000));
            ask(watch.with("step", 1 + random.below(5)));
            ask(watch.with("step", 500 + random.below(500)));
            ask(watch.with("step", 2).with("until", "dead-end,solution").with("within", 5_000));
            ask(watch.with("above", 3).with("below", 2).with("within", 5_000));
        }
        for (String verb : known.texts("can")) {
            switch (verb) {
                case "watch" -> {}
                case "solve" ->
                    ask(request("solve").with("play", play).with("limit", 2).with("nodes", 20_000));
                case "count" ->
                    ask(request("count").with("play", play).with("limit", 50).with("nodes", 20_000));
                case "explain" -> {
                    List<Answer> spots = view.at("scene").items("spots");
                    int apart = Math.ceilDiv(spots.size(), EXPLAINED);
                    for (int i = random.below(apart); i < spots.size(); i += apart) {
                        ask(request("explain")
                                .with("play", play)
                                .with("spot", spots.get(i).text("id")));
                    }
                }
                case "hint" -> ask(request("hint").with("play", play));
                case "edit" ->
                    ask(request("edit")
                            .with("puzzle", known.text("id"))
                            .with("text", "AB../..../..../....")
                            .with("gesture", "type:r2c1:C"));
                case "review" -> ask(request("review").with("play", play).with("nodes", 20_000));
                default ->
                    ask(request("study")
                            .with("play", play)
                            .with("verb", verb)
                            .with("depth", 1)
                            .with("nodes", 20_000));
            }
        }
    }

    /** The play with a sign changed, taken out or put in: most of these cannot be read. */
    private void broken(String play) {
        for (int i = 0; i < 4; i++) {
            StringBuilder text = new StringBuilder(play);
            int at = random.below(text.length());
            char sign = "19.gAZ/|@ :ü".charAt(random.below(12));
            switch (random.below(3)) {
                case 0 -> text.setCharAt(at, sign);
                case 1 -> text.deleteCharAt(at);
                default -> text.insert(at, sign);
            }
            ask(request("view").with("play", text.toString()));
        }
    }

    private static Json.Obj request(String verb) {
        return Json.obj().with("do", verb);
    }

    private Answer ask(Json.Obj request) {
        return ask(request.toString());
    }

    private Answer ask(String request) {
        String answer = studio.answer(request);
        asked.add(new Asked(request, answer));
        return new Answer((Json.Obj) Json.parse(answer));
    }
}
