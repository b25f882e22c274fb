package tilewright.page.share;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

/**
 * A damaged link, and what it leads to.
 *
 * @param address what follows the server's address
 * @param shown what the page must show, as {@link #SHOWN} tells it
 * @param sentence what the page must say is wrong; empty when nothing is
 */
record DamagedLink(String address, String shown, String sentence) {

    /**
     * Names the thing that is on the page: a board, the choice of puzzles, a puzzle's page, or a sentence; empty while one
     * has to wait.
     */
    static final String SHOWN = """
            () => {
              if (document.querySelector("main.waiting")) return "";
              const page = document.querySelector("tw-game");
              const spots = document.querySelectorAll("tw-game .board .spot").length;
              if (page && spots > 0) {
                const { play, id } = page.game.view;
                const address = decodeURIComponent(location.hash);
                const there = address === `#/${play}` || (play.length > 1000 && address === `#/${id}`);
                return `${spots} spots of ${play}${there ? "" : ", but the address is " + address}`;
              }
              if (document.querySelector("tw-home h1")) return "all puzzles";
              const puzzle = document.querySelector("tw-puzzle h1");
              if (puzzle) return "the page of " + puzzle.textContent;
              return document.querySelector("tw-trouble [role=alert]")?.textContent ?? "";
            }
            """;

    private static final String SIGNS = "0123456789.ABCDEFGHabcghvx/|@: =?#&%+<>\"'\\üß盤\uD83D\uDE00\n\t";

    private static final List<Puzzle<?, ?, ?>> PUZZLES = Puzzles.CATALOG.puzzles();

    private static final List<Answer> KNOWN = Answer.to("{'do':'puzzles'}").items("puzzles");

    /** Returns a number of links made from positions, plays and codes of all puzzles. */
    static List<DamagedLink> some(int number, SeededRandom random) {
        List<String> good = new ArrayList<>();
        List<String> codes = new ArrayList<>();
        for (Puzzle<?, ?, ?> puzzle : PUZZLES) {
            for (int seed = 0; seed < 4; seed++) {
                Answer view = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':" + seed + "}");
                good.add(view.text("play"));
                good.add(played(view, random).text("play"));
                codes.add(view.text("id").substring(puzzle.id().length() + 1));
            }
        }
        String sudoku = good.stream()
                .filter(play -> play.startsWith("sudoku:") && !play.contains("|"))
                .findFirst()
                .orElseThrow();
        codes.add(Answer.to("{'do':'convert','play':'" + sudoku + "','to':'code'}")
                .text("line"));
        List<DamagedLink> links = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            boolean code = random.below(3) == 0;
            List<String> from = code ? codes : good;
            String encoded = encoded(damaged(from.get(random.below(from.size())), random));
            // Half of a pair cannot be encoded, and has become something else.
            String text = URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.UTF_8);
            links.add(link((code ? random.below(2) == 0 ? "#data=" : "?data=" : "#/") + encoded, text));
        }
        return links;
    }

    /** Some moves further, with a branch. */
    private static Answer played(Answer view, SeededRandom random) {
        Answer now = view;
        for (int i = 0; i < 5; i++) {
            List<String> gestures = new ArrayList<>();
            now.at("gestures").texts("tap").forEach(spot -> gestures.add("tap:" + spot));
            for (String kind : List.of("drag", "type")) {
                Answer from = now.at("gestures").at(kind);
                from.map()
                        .keySet()
                        .forEach(spot -> gestures.add(
                                kind + ":" + spot + ":" + from.texts(spot).getFirst()));
            }
            if (gestures.isEmpty()) {
                return now;
            }
            now = Answer.to("{'do':'act','play':'" + now.text("play") + "','gesture':'"
                    + gestures.get(random.below(gestures.size())) + "'}");
        }
        return now;
    }

    /** With one to three signs changed, put in, taken out, or parts cut off or doubled. */
    private static String damaged(String text, SeededRandom random) {
        StringBuilder out = new StringBuilder(text);
        for (int i = random.below(3); i >= 0 && !out.isEmpty(); i--) {
            int at = random.below(out.length());
            char sign = SIGNS.charAt(random.below(SIGNS.length()));
            switch (random.below(6)) {
                case 0, 1 -> out.setCharAt(at, sign);
                case 2 -> out.deleteCharAt(at);
                case 3 -> out.insert(at, sign);
                case 4 -> out.setLength(at + 1);
                default -> out.append(out.substring(at));
            }
        }
        return out.toString();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static DamagedLink link(String address, String text) {
        if (address.equals("#/")) {
            return new DamagedLink(address, "all puzzles", "");
        }
        for (Puzzle<?, ?, ?> puzzle : PUZZLES) {
            if (address.equals("#/" + puzzle.id())) {
                return new DamagedLink(address, "the page of " + puzzle.title(), "");
            }
        }
        Answer read = read(text);
        if (read.has("error")) {
            String sentence = sentence(read.text("error"));
            return new DamagedLink(address, sentence, sentence);
        }
        Answer scene = read.at("scene");
        long spots = scene.items("spots").stream()
                .filter(spot -> !spot.has("button") && onBoard(scene, spot))
                .count();
        return new DamagedLink(address, spots + " spots of " + read.text("play"), "");
    }

    /** Whether a spot is on the board, and not in a part beside it. */
    private static boolean onBoard(Answer scene, Answer spot) {
        return !scene.has("parts")
                || scene.items("parts").stream()
                        .filter(part -> part.text("part").equals("board"))
                        .anyMatch(board -> inside(numbers(spot), numbers(board)));
    }

    private static List<Integer> numbers(Answer of) {
        return of.texts("box").stream().map(Integer::valueOf).toList();
    }

    private static boolean inside(List<Integer> one, List<Integer> other) {
        return one.get(0) >= other.get(0)
                && one.get(1) >= other.get(1)
                && one.get(0) + one.get(2) <= other.get(0) + other.get(2)
                && one.get(1) + one.get(3) <= other.get(1) + other.get(3);
    }

    /** Reads a text without the puzzle's name: its meaning is the answer of the puzzles whose texts look like it. */
    private static Answer read(String text) {
        int colon = text.indexOf(':');
        if (colon >= 0 && text.substring(0, colon).matches("[a-z]+")) {
            String name = text.substring(0, colon);
            if (PUZZLES.stream().anyMatch(puzzle -> puzzle.id().equals(name))) {
                return view(text);
            }
            String ids = String.join(", ", PUZZLES.stream().map(Puzzle::id).toList());
            return refusal("unknown puzzle '%s'; expected %s"
                    .formatted(name.substring(0, Math.min(40, name.length())), ids));
        }
        List<Answer> answers = KNOWN.stream()
                .filter(puzzle ->
                        Pattern.compile(puzzle.text("texts")).matcher(text).find())
                .map(puzzle -> viewOf(puzzle.text("id"), text))
                .toList();
        return answers.stream()
                .filter(answer -> !answer.has("error"))
                .findFirst()
                .orElseGet(() ->
                        answers.size() == 1 ? answers.getFirst() : refusal("this link does not lead to a puzzle"));
    }

    /** Its fault, if it has one, with the place in the text itself. */
    private static Answer viewOf(String puzzle, String text) {
        Answer view = view(puzzle + ":" + text);
        if (!view.has("error")) {
            return view;
        }
        Answer opened =
                Answer.to(Json.obj().with("do", "open").with("puzzle", puzzle).with("text", text));
        return opened.has("error") ? opened : view;
    }

    private static Answer view(String play) {
        return Answer.to(Json.obj().with("do", "view").with("play", play));
    }

    private static Answer refusal(String error) {
        return new Answer(Json.obj().with("error", error));
    }

    private static String sentence(String words) {
        String end = words.matches("(?s).*[.!?…]") ? "" : ".";
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + end;
    }
}
