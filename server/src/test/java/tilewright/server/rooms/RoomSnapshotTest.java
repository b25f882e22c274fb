package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.rng.SeededRandom;

/** Whether there are snapshots, and whatever they are, everybody gets the same answers. */
class RoomSnapshotTest {

    private static final int STEPS = 150;
    private static final int NEVER = Integer.MAX_VALUE;

    private record Game(PlayMode way, String start, int seats) {}

    private static final List<Game> GAMES = List.of(
            new Game(PlayMode.TURNS, TestRoom.PALETTO, 2),
            new Game(PlayMode.TURNS, "paletto:ACBED/CECBE/ABDAD/CDABC/BAEDE 4", 4),
            new Game(PlayMode.TOGETHER, TestRoom.SUDOKU, 3),
            new Game(PlayMode.RACE, TestRoom.NEARLY_DONE, 3),
            new Game(PlayMode.RACE, "hues:12312312/34564563/21721721/43643648/12812857/87357436/56486578/7857486.", 2),
            new Game(PlayMode.TOGETHER, "trominoes:g.../..../..../....", 2));

    /** A snapshot that is not what was kept. */
    private interface Damage extends BiFunction<RoomSnapshot, SeededRandom, RoomSnapshot> {}

    private static final List<Damage> DAMAGES = List.of(
            (kept, _) -> new RoomSnapshot(kept.version() + 1, kept.hash(), kept.format(), kept.checksum(), kept.text()),
            (kept, _) -> RoomSnapshot.of(kept.version() + 1, kept.hash(), kept.text()),
            (kept, _) -> RoomSnapshot.of(Long.MAX_VALUE, kept.hash(), kept.text()),
            (kept, _) -> RoomSnapshot.of(kept.version(), "0".repeat(32), kept.text()),
            (kept, _) -> new RoomSnapshot(kept.version(), kept.hash(), 2, kept.checksum(), kept.text()),
            (kept, _) -> new RoomSnapshot(kept.version(), kept.hash(), kept.format(), 7, kept.text()),
            (kept, _) -> RoomSnapshot.of(kept.version(), kept.hash(), ""),
            (kept, _) -> RoomSnapshot.of(kept.version(), kept.hash(), "{}\n\n"),
            (kept, random) -> with(kept, cut(kept.text(), random)),
            (kept, random) -> with(kept, changed(kept.text(), random)));

    private static RoomSnapshot with(RoomSnapshot kept, String text) {
        return new RoomSnapshot(kept.version(), kept.hash(), kept.format(), kept.checksum(), text);
    }

    private static String cut(String text, SeededRandom random) {
        return text.substring(0, random.below(text.length()));
    }

    private static String changed(String text, SeededRandom random) {
        int at = random.below(text.length());
        return text.substring(0, at) + (char) (text.charAt(at) ^ 1) + text.substring(at + 1);
    }

    /** A room with those who are in it, and all that they were sent. */
    private static final class Played {
        final TestRoom room;
        private final Game game;
        private final SeededRandom random;
        private final SeededRandom damaging;
        private final boolean damages;
        private final List<TestClient> everybody = new ArrayList<>();
        private final List<TestClient> players = new ArrayList<>();
        private final List<String> asked = new ArrayList<>();

        Played(Game game, int snapshots, boolean damages, SeededRandom random) {
            this.game = game;
            this.random = random.fork("requests");
            this.damaging = random.fork("damages");
            this.damages = damages;
            this.room = new TestRoom(game.way(), game.start(), game.seats(), RoomBounds.USUAL.withSnapshots(snapshots));
            for (int seat = 0; seat < game.seats(); seat++) {
                players.add(in(room.sit(seat)));
            }
            room.world.pass(Duration.ofSeconds(5));
            for (int i = 0; i < STEPS; i++) {
                step();
                room.world.pass(Duration.ofSeconds(1));
            }
        }

        private TestClient in(TestClient client) {
            everybody.add(client);
            return client;
        }

        private void step() {
            int seat = random.below(game.seats());
            switch (random.below(40)) {
                case 0, 1 -> restart();
                case 2 -> leave();
                case 3, 4, 5 -> players.get(seat).say("{'do':'log','from':" + (1 + random.below(200)) + "}");
                case 6 -> in(room.enter("watcher", TestRoom.WATCH)).session.closed();
                case 7, 8 -> vote(seat, "takeback");
                case 9 -> vote(seat, "analyze");
                case 10 -> vote(seat, "rematch");
                case 11, 12, 13 -> {
                    if (!asked.isEmpty()) {
                        players.get(seat).say(asked.get(random.below(asked.size())));
                    }
                }
                case 14, 15, 16, 17, 18 -> ask(seat, "{'do':'undo','base':" + room.version() + "}");
                case 19 -> ask(seat, random.below(4) == 0 ? "{'do':'resign'}" : "{'do':'back'}");
                default -> act(seat);
            }
        }

        private void act(int any) {
            Room now = room.state();
            int seat = now.mover() < 0 ? any : now.mover();
            List<String> moves = moves(now.playOf(seat).play().tree());
            if (!moves.isEmpty()) {
                ask(seat, room.act(moves.get(random.below(moves.size()))));
            }
        }

        private static <P, S, M> List<String> moves(GameTree<P, S, M> tree) {
            return tree.offers().stream()
                    .map(offer -> tree.puzzle().texts().moves().format(offer.move()))
                    .toList();
        }

        private void vote(int seat, String what) {
            ask(seat, "{'do':'vote','what':'" + what + "','yes':" + (random.below(4) > 0) + "}");
        }

        private void ask(int seat, String line) {
            String named = line.replaceFirst("\\{", "{'id':'request-" + asked.size() + "',");
            asked.add(named);
            players.get(seat).say(named);
        }

        private void restart() {
            damage();
            room.restart();
            enterAgain();
        }

        /** All leave, and the room leaves the memory. */
        private void leave() {
            players.forEach(player -> player.session.closed());
            room.world.pass(Duration.ofMinutes(3));
            assertThat(room.host.rooms()).isZero();
            damage();
            enterAgain();
        }

        private void damage() {
            room.store.snapshots.computeIfPresent(
                    room.name,
                    (_, kept) -> damages
                            ? DAMAGES.get(damaging.below(DAMAGES.size())).apply(kept, damaging)
                            : kept);
        }

        private void enterAgain() {
            for (int seat = 0; seat < game.seats(); seat++) {
                TestClient player = in(room.client("seat-" + seat));
                int from = Math.max(1, (int) room.version() - random.below(20));
                String hash = random.below(3) == 0 ? "" : toldOf(from);
                player.say("{'do':'enter','room':'" + room.name + "','key':'" + TestRoom.hold(seat) + "','from':" + from
                        + ",'hash':'" + hash + "'}");
                players.set(seat, player);
            }
        }

        private String toldOf(int version) {
            ToldHashes told = new ToldHashes(game.way());
            room.store.log(room.name).subList(0, version).forEach(told::add);
            return told.last();
        }
    }

    private static void assertSame(Played one, Played other) {
        assertThat(one.everybody).hasSameSizeAs(other.everybody);
        for (int i = 0; i < one.everybody.size(); i++) {
            List<String> lines = one.everybody.get(i).lines;
            for (int line = 0; line < lines.size(); line++) {
                assertThat(lines.get(line))
                        .as("line %d of client %d", line, i)
                        .isEqualTo(other.everybody.get(i).lines.get(line));
            }
        }
    }

    @Test
    void with_snapshots_and_without_all_are_sent_the_same() {
        Set<Class<?>> events = new HashSet<>();
        Seeds.each(24, random -> {
            Game game = GAMES.get(random.below(GAMES.size()));
            SeededRandom same = random.fork("game");
            Played with = new Played(game, 4, false, same);
            Played without = new Played(game, NEVER, false, same);
            assertSame(with, without);
            assertThat(with.room.world.damages).isEmpty();
            assertThat(with.room.store.snapshots).containsKey(with.room.name);
            assertThat(without.room.store.snapshots).isEmpty();
            with.room
                    .store
                    .log(with.room.name)
                    .forEach(entry -> events.add(entry.event().getClass()));
        });
        assertThat(events)
                .contains(
                        RoomEvent.Acted.class,
                        RoomEvent.Undone.class,
                        RoomEvent.Voted.class,
                        RoomEvent.Resigned.class,
                        RoomEvent.Next.class);
    }

    @Test
    void damaged_snapshots_are_told_of_and_not_used() {
        Seeds.each(12, random -> {
            Game game = GAMES.get(random.below(GAMES.size()));
            SeededRandom same = random.fork("game");
            Played with = new Played(game, 4, true, same);
            Played without = new Played(game, NEVER, false, same);
            assertSame(with, without);
            assertThat(with.room.world.damages)
                    .isNotEmpty()
                    .allSatisfy(told -> assertThat(told).startsWith(with.room.name + ": its snapshot is not used: "));
        });
    }

    @Test
    void each_damage_is_noticed() {
        for (int i = 0; i < DAMAGES.size(); i++) {
            Damage damage = DAMAGES.get(i);
            TestRoom room = new TestRoom(PlayMode.TOGETHER, TestRoom.SUDOKU, 1, RoomBounds.USUAL.withSnapshots(2));
            TestClient player = room.sit(0);
            for (String moves : List.of("r1c3=4", "r2c2=7", "r3c1=1")) {
                assertThat(player.saved(player.ask(room.act(moves)))).isTrue();
            }
            room.store.snapshots.computeIfPresent(room.name, (_, kept) -> damage.apply(kept, new SeededRandom(1)));
            room.restart();
            room.enter("anna", TestRoom.hold(0));
            assertThat(room.world.damages).as("damage %d", i).hasSize(1);
        }
    }

    @Test
    void a_snapshot_goes_with_its_room() {
        TestRoom room = new TestRoom(
                PlayMode.TOGETHER,
                TestRoom.SUDOKU,
                1,
                RoomBounds.USUAL.withSnapshots(2).withExpiry(Duration.ofMinutes(5)));
        room.sit(0).session.closed();
        assertThat(room.store.snapshots).containsKey(room.name);
        room.world.pass(Duration.ofHours(1));
        assertThat(room.store.rooms()).isZero();
        assertThat(room.store.snapshots).isEmpty();
    }

    @Test
    void positions_of_a_restored_play_are_those_that_were_kept() {
        Play start = Play.load(tilewright.Puzzles.CATALOG, TestRoom.SUDOKU);
        SharedPlay play = SharedPlay.begin(start);
        for (int i = 0; i < 1_000; i++) {
            play = play.acted(i % 2, "r1c3?" + (1 + i % 9));
        }
        SharedPlay restored = SharedPlay.restored(start, play.steps(), play.positions());
        SharedPlay kept = play;
        assertThat(restored.positions()).isEqualTo(play.positions()).hasSizeGreaterThan(10);
        assertThat(restored.save()).isEqualTo(play.save());
        IntStream.rangeClosed(0, 1_000)
                .forEach(count -> assertThat(restored.upTo(count).play().id())
                        .isEqualTo(kept.upTo(count).play().id()));
        assertThat(Objects.requireNonNull(restored.without(7)).save())
                .isEqualTo(play.without(7).save());
    }
}
