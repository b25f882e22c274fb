package tilewright.page.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tilewright.Puzzles;
import tilewright.page.Chromium;
import tilewright.page.Visit;
import tilewright.play.GameTree;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.server.StudioServer;
import tilewright.studio.Studio;
import tilewright.text.Json;

/**
 * Whether the JVM and the page's engine read random texts alike: positions of random play, games saved on the way, and
 * some of them damaged; a thousand in each request, so that hardly anything is done but reading and writing. The answers
 * say for each text what was read, written again, or what is wrong with it; they must be the same, byte by byte.
 */
final class SameTexts {

    private static final int TEXTS = 1_000;
    private static final int REQUESTS = 10;
    private static final int MOST_MOVES = 60;
    private static final String SIGNS = "19.gAZ/|@ :=%ü";

    private final Workspace workspace = new Workspace();

    private SameTexts() {}

    /** Arguments: COUNT of texts for each puzzle. Exit 1: an answer differs; it is printed. */
    public static void main(String[] arguments) throws StudioServer.CannotListen {
        long count = Long.parseLong(arguments[0]);
        boolean same = true;
        try (StudioServer server = StudioServer.start(0);
                Chromium chromium = new Chromium()) {
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                try (Visit visit = chromium.visit(server.address())) {
                    same &= new SameTexts().agree(puzzle, PageEngine.of(visit, puzzle), count);
                }
            }
        }
        System.exit(same ? 0 : 1);
    }

    private boolean agree(Puzzle<?, ?, ?> puzzle, PageEngine engine, long count) {
        Studio studio = engine.studio();
        SeededRandom random = new SeededRandom(2026);
        long refused = 0;
        for (long done = 0; done < count; done += (long) TEXTS * REQUESTS) {
            List<String> requests = new ArrayList<>();
            for (int i = 0; i < REQUESTS; i++) {
                requests.add(request(puzzle, random));
            }
            List<?> there = engine.answers(requests);
            for (int i = 0; i < REQUESTS; i++) {
                String here = studio.answer(requests.get(i));
                if (!here.equals(there.get(i))) {
                    System.out.println(
                            "asked:   " + requests.get(i) + "\nJVM:     " + here + "\nbrowser: " + there.get(i));
                    return false;
                }
                refused += here.split("\"error\":", -1).length - 1;
            }
        }
        System.out.println(String.format(
                Locale.ROOT, "%-10s %,d texts, %,d of them refused: the same answers", puzzle.id(), count, refused));
        return true;
    }

    private <P, S, M> String request(Puzzle<P, S, M> puzzle, SeededRandom random) {
        List<String> texts = new ArrayList<>();
        while (texts.size() < TEXTS) {
            P setup = puzzle.setups()
                    .presets()
                    .get(random.below(puzzle.setups().presets().size()));
            play(GameTree.begin(puzzle, puzzle.generator(workspace).generate(setup, random)), random, texts);
        }
        return Json.obj()
                .with("do", "open")
                .with("puzzle", puzzle.id())
                .with("text", String.join("\n", texts.subList(0, TEXTS)))
                .toString();
    }

    /** Positions of a random play, one of them damaged, and the game as it was saved. */
    private static <S, M> void play(GameTree<?, S, M> begun, SeededRandom random, List<String> texts) {
        GameTree<?, S, M> game = begun;
        for (int moves = random.below(MOST_MOVES); moves > 0; moves--) {
            texts.add(random.below(10) == 0 ? damaged(game.text(), random) : game.text());
            List<Offer<M>> offers = game.offers();
            if (offers.isEmpty()) {
                break;
            }
            game = game.after(offers.get(random.below(offers.size())).move());
            if (random.below(10) == 0) {
                game = game.named(game.node(), "at_" + moves + " | %").goTo(random.below(game.size() + 1));
            }
        }
        texts.add(random.below(2) == 0 ? game.save() : damaged(game.save(), random));
    }

    private static String damaged(String text, SeededRandom random) {
        StringBuilder damaged = new StringBuilder(text);
        int at = random.below(text.length());
        char sign = SIGNS.charAt(random.below(SIGNS.length()));
        switch (random.below(3)) {
            case 0 -> damaged.setCharAt(at, sign);
            case 1 -> damaged.deleteCharAt(at);
            default -> damaged.insert(at, sign);
        }
        return damaged.toString();
    }
}
