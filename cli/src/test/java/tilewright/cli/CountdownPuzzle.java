package tilewright.cli;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Status;
import tilewright.puzzle.Study;
import tilewright.puzzle.Texts;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.text.Format;
import tilewright.text.Json;

/** Two players take one or two of a pile in turn; who takes the last one wins. With studies that behave badly. */
final class CountdownPuzzle implements Puzzle<Integer, CountdownPuzzle.Pile, Integer> {

    /**
     * A position.
     *
     * @param left 0 to 9
     * @param player 0 or 1
     */
    record Pile(int left, int player) {}

    private static final int MOST = 9;

    private static final Format<Integer> SETUPS = Format.of(
            "a number from 1 to 9", cursor -> cursor.number("the pile", 1, MOST), (pile, out) -> out.append(pile));

    private static final Format<Pile> POSITIONS = Format.of(
            "a pile and a player, 5:2",
            cursor -> {
                int left = cursor.number("the pile", 0, MOST);
                cursor.expect(':');
                return new Pile(left, cursor.number("the player", 1, 2) - 1);
            },
            (pile, out) -> out.append(pile.left()).append(':').append(pile.player() + 1));

    private static final Format<Integer> MOVES = Format.of(
            "t1 or t2",
            cursor -> {
                cursor.expect('t');
                return cursor.number("how many", 1, 2);
            },
            (taken, out) -> out.append('t').append(taken));

    private final List<Study<Pile>> studies;

    CountdownPuzzle() {
        this("parity", "breaking", "lingering");
    }

    /** @param studies the verbs of those that it has */
    CountdownPuzzle(String... studies) {
        this.studies = Stream.of(studies).<Study<Pile>>map(Behaving::new).toList();
    }

    @Override
    public String id() {
        return "countdown";
    }

    @Override
    public String title() {
        return "Countdown";
    }

    @Override
    public Message goal() {
        return Message.verbatim("Take the last one.");
    }

    @Override
    public Texts<Integer, Pile, Integer> texts() {
        return new Texts<>(SETUPS, POSITIONS, MOVES);
    }

    @Override
    public Setups<Integer> setups() {
        return new Setups<>(List.of(5, MOST), setup -> Message.verbatim("a pile of " + setup));
    }

    @Override
    public Rules<Pile, Integer> rules() {
        return new Taking();
    }

    @Override
    public Scene draw(Pile pile) {
        Scene.Builder scene = new Scene.Builder(1, MOST);
        for (int i = 0; i < MOST; i++) {
            scene.spot("s" + i, Box.cell(0, i), Message.verbatim(i < pile.left() ? "one" : "none"));
            if (i < pile.left()) {
                scene.mark(new Mark.Disc(Box.cell(0, i), Ink.ENTRY));
            }
        }
        return scene.build(Message.verbatim("A pile of " + pile.left()));
    }

    @Override
    public Generator<Integer, Pile> generator(Workspace workspace) {
        return (setup, random, stop, log) -> {
            log.line(Message.verbatim("a pile of " + setup));
            while (setup == 8) {
                stop.check(); // never found
            }
            if (setup == 7) {
                throw new Generator.GaveUp(Message.verbatim("no pile of 7 was found"));
            }
            return new Pile(setup, random.below(2));
        };
    }

    @Override
    public Abilities<Integer, Pile, Integer> abilities(Workspace workspace) {
        return new Abilities.Builder<Integer, Pile, Integer>()
                .agents(List.of(new Modest()))
                .studies(studies)
                .build();
    }

    private record Taking() implements Rules<Pile, Integer> {

        @Override
        public List<Offer<Integer>> offers(Pile pile) {
            return IntStream.rangeClosed(1, Math.min(2, pile.left()))
                    .mapToObj(taken -> new Offer<>(taken, new Gesture.Tap("s" + taken)))
                    .toList();
        }

        @Override
        public int players(Pile pile) {
            return 2;
        }

        @Override
        public Pile after(Pile pile, Integer taken) {
            return new Pile(pile.left() - taken, 1 - pile.player());
        }

        @Override
        public Status status(Pile pile) {
            String player = "Player " + (pile.player() + 1);
            return pile.left() > 0
                    ? new Status.ToMove(pile.player(), Message.verbatim(player + " is to move."))
                    : new Status.Won(
                            1 - pile.player(),
                            Message.verbatim("Player " + (2 - pile.player()) + " has won."),
                            List.of(Message.verbatim("last")));
        }

        @Override
        public boolean legal(Pile pile, Integer taken) {
            return taken <= pile.left();
        }
    }

    /** Always takes one. */
    private record Modest() implements Agent<Pile, Integer> {

        @Override
        public String id() {
            return "modest";
        }

        @Override
        public Message about() {
            return Message.verbatim("always takes one");
        }

        @Override
        public List<Integer> turn(Pile position, SeededRandom random, Stop stop) {
            return List.of(1);
        }
    }

    /** A study that answers, or fails, or does not come to an end by itself. */
    private record Behaving(String verb) implements Study<Pile> {

        @Override
        public Message title() {
            return Message.verbatim("Behaving");
        }

        @Override
        public Message about() {
            return Message.verbatim("behaves: " + verb);
        }

        @Override
        public Report study(Pile position, int depth, Limits limits) {
            return switch (verb) {
                case "breaking" -> breaking(position);
                case "lingering" -> lingering(limits);
                default ->
                    new Report(
                            Message.verbatim("" + position.left() % 2),
                            Json.obj().with("parity", position.left() % 2),
                            true);
            };
        }

        /** Of a pile of 9, asks for an array that no heap has room for. */
        private static Report breaking(Pile position) {
            if (position.left() < MOST) {
                throw new IllegalStateException("pile " + position.left());
            }
            return new Report(Message.verbatim("" + new byte[Integer.MAX_VALUE].length), Json.obj(), true);
        }

        private static Report lingering(Limits limits) {
            while (!limits.stop().asked()) {
                Thread.onSpinWait();
            }
            return new Report(Message.NONE, Json.obj(), false);
        }
    }
}
