package tilewright.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Choice;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.text.Format;

/**
 * Checks that random values of each format are written and read as equal values: COUNT [SEED [PUZZLE]].
 *
 * <p>Positions come of random play from random starts of every setup, until COUNT of each puzzle were seen; with them every
 * move and gesture that was made, every further form that is faithful, and a saved game with branches and names now and
 * then. Prints how many of each format; ends with exit 1 and the text at the first that differs.
 */
public final class RoundTrips {

    private static final int MOST_MOVES = 120;
    private static final int GAME_EVERY = 8;
    private static final int FORMS_EVERY = 50;

    /** A start that is looked for longer, such as one for a rare technique, is left out. */
    private static final int LOOKS = 2_000;

    private final Workspace workspace = new Workspace();
    private final Map<String, Long> counts = new LinkedHashMap<>();

    private RoundTrips() {}

    public static void main(String[] arguments) {
        long count = Long.parseLong(arguments[0]);
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            if (arguments.length < 3 || arguments[2].equals(puzzle.id())) {
                RoundTrips trips = new RoundTrips();
                trips.run(puzzle, count, seed);
                trips.counts.forEach(
                        (format, done) -> System.out.println("%-9s %-22s %,d".formatted(puzzle.id(), format, done)));
            }
        }
    }

    private <P, S, M> void run(Puzzle<P, S, M> puzzle, long count, long seed) {
        List<P> setups = new ArrayList<>(puzzle.setups().presets());
        for (Choice<P> choice : puzzle.setups().choices()) {
            if (choice instanceof Choice.Some<P> some) {
                setups.addAll(some.setups());
            }
        }
        long positions = 0;
        for (long item = 0; positions < count; item++) {
            SeededRandom random = SeededRandom.ofItem(seed, item);
            P setup = setups.get(random.below(setups.size()));
            same("setup", puzzle.texts().setups(), setup);
            S start;
            try {
                int[] looks = {0};
                Stop stop = () -> ++looks[0] > LOOKS;
                start = puzzle.generator(workspace).generate(setup, random, stop, Generator.Log.NONE);
            } catch (Generator.GaveUp | Stopped none) {
                continue; // some setups promise nothing for every seed
            }
            for (TextForm<S> form : puzzle.texts().forms()) {
                if (form.faithful() && item % FORMS_EVERY == 0) {
                    formed(puzzle, form, start);
                }
            }
            // A start costs more than a move: several games begin with it.
            for (int game = 0; game < GAME_EVERY; game++) {
                positions += played(puzzle, start, random, game == 0);
            }
        }
    }

    /** Plays at random, and gives the number of positions. */
    private <S, M> int played(Puzzle<?, S, M> puzzle, S start, SeededRandom random, boolean saved) {
        S position = start;
        GameTree<?, S, M> game = GameTree.begin(puzzle, start);
        int moves = random.below(MOST_MOVES);
        for (int move = 0; move < moves; move++) {
            same("position", puzzle.texts().positions(), position);
            List<Offer<M>> offers = puzzle.rules().offers(position);
            if (offers.isEmpty()) {
                return move + 1;
            }
            Offer<M> offer = offers.get(random.below(offers.size()));
            same("move", puzzle.texts().moves(), offer.move());
            check("gesture", offer.gesture(), Gesture.parse(offer.gesture().toString()));
            position = puzzle.rules().after(position, offer.move());
            if (saved) {
                game = game.after(offer.move());
                if (random.below(10) == 0) {
                    game = game.named(game.node(), "at | " + move + "_%");
                }
                if (random.below(10) == 0) {
                    game = game.goTo(random.below(game.size() + 1));
                    position = game.position();
                }
            }
        }
        if (saved) {
            String text = game.save();
            check("saved game", text, Play.load(Puzzles.CATALOG, text).save());
            check(
                    "saved game's position",
                    game.position(),
                    GameTree.read(puzzle, text).position());
        }
        same("position", puzzle.texts().positions(), position);
        return moves + 1;
    }

    private <S> void formed(Puzzle<?, S, ?> puzzle, TextForm<S> form, S position) {
        String text;
        try {
            text = form.writer().apply(position);
        } catch (Study.Refused none) {
            return;
        }
        Format<S> format = puzzle.texts().positions();
        S read = format.parse(text);
        String whole = format.format(position);
        int end = whole.indexOf(' ');
        if (end < 0) {
            check(form.id(), position, read);
        } else {
            // Some setups begin in the middle of a game, for which no form promises more than the puzzle.
            check(form.id(), whole.substring(0, end), format.format(read).split(" ", 2)[0]);
        }
    }

    private <T> void same(String name, Format<T> format, T value) {
        String text = format.format(value);
        check(name, value, format.parse(text));
    }

    private void check(String format, Object value, Object read) {
        counts.merge(format, 1L, Long::sum);
        if (!Objects.equals(value, read)) {
            System.out.println(format + " differs: " + value + " was read as " + read);
            System.exit(1);
        }
    }
}
