package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Stopped;
import tilewright.text.Refusal;

/** Makes new rooms, rematches, and the turns of computers, all of which take time. Threads may share one. */
final class RoomTasks {

    private static final int MOST_TRIES = 5;

    private final RoomHost host;

    RoomTasks(RoomHost host) {
        this.host = host;
    }

    /** The settings of a room, or why there can be none. */
    private sealed interface SettingsResult {

        record Valid(RoomSettings settings) implements SettingsResult {}

        record Invalid(Message why) implements SettingsResult {}

        record NoTime() implements SettingsResult {}
    }

    /** A client that asked for a room, and the permit for it. */
    private record Requester(Session session, RoomRequest.Make make, Permit permit) {

        void refuse(Message why, boolean last) {
            permit.giveBack();
            session.send(RoomJson.refused(make.id(), why, last, 0, ""));
        }
    }

    /**
     * Makes a room, and answers.
     *
     * @param permit given back if there is none
     */
    void make(Session session, RoomRequest.Make make, Permit permit) {
        Requester requester = new Requester(session, make, permit);
        host.world().<SettingsResult>work(session.client(), means -> Optional.of(settled(make, means)), found -> {
            switch (settled(found)) {
                case SettingsResult.Valid(RoomSettings settings) -> make(requester, settings, 1);
                case SettingsResult.Invalid(Message why) -> requester.refuse(why, true);
                case SettingsResult.NoTime _ -> requester.refuse(RoomsMessages.noTime(), false);
            }
        });
    }

    private static SettingsResult settled(RoomWorld.WorkResult<SettingsResult> worked) {
        return switch (worked) {
            case RoomWorld.WorkResult.Found<SettingsResult>(SettingsResult settled) -> settled;
            case RoomWorld.WorkResult.None<SettingsResult> _ -> new SettingsResult.Invalid(RoomsMessages.noPosition());
            case RoomWorld.WorkResult.NoTime<SettingsResult> _ -> new SettingsResult.NoTime();
        };
    }

    private SettingsResult settled(RoomRequest.Make make, RoomWorld.Work.Resources means) {
        try {
            Play start = start(make, means);
            Optional<Message> unfit = unfit(make, start);
            return unfit.<SettingsResult>map(SettingsResult.Invalid::new)
                    .orElseGet(() -> new SettingsResult.Valid(new RoomSettings(
                            start.id(),
                            make.way(),
                            make.seats(),
                            make.clock(),
                            make.strict(),
                            host.world().randomBits(),
                            make.setup().orElse(""),
                            "",
                            List.of())));
        } catch (RoomRefusal unknown) {
            return new SettingsResult.Invalid(unknown.message());
        } catch (Stopped | Generator.GaveUp none) {
            throw none;
        } catch (Refusal refusal) {
            return new SettingsResult.Invalid(RoomsMessages.badStart(refusal.message()));
        }
    }

    private Play start(RoomRequest.Make make, RoomWorld.Work.Resources means) {
        if (host.world().catalog().find(make.puzzle()).isEmpty()) {
            throw RoomRefusal.ever(RoomsMessages.noPuzzle());
        }
        if (make.setup().isPresent()) {
            return generated(make.puzzle(), make.setup().get(), make.seed(), means);
        }
        Play play = Play.load(host.world().catalog(), make.play(), means.stop());
        if (!play.puzzle().id().equals(make.puzzle())) {
            throw RoomRefusal.ever(RoomsMessages.noPuzzle());
        }
        return play.begun();
    }

    private Play generated(String puzzle, String setup, long seed, RoomWorld.Work.Resources means) {
        return Play.generate(
                        host.world().catalog().find(puzzle).orElseThrow(),
                        setup,
                        seed,
                        0,
                        means.stop(),
                        Generator.Log.NONE,
                        means.workspace())
                .settled();
    }

    /** Returns why a game cannot be played so. */
    private static Optional<Message> unfit(RoomRequest.Make make, Play start) {
        int players = players(start.tree());
        if (start.status().over()) {
            return Optional.of(RoomsMessages.begunOver());
        }
        if (players > 1 != (make.way() == PlayMode.TURNS)) {
            return Optional.of(players > 1 ? RoomsMessages.turnsOnly() : RoomsMessages.noTurns());
        }
        if (players > 1 && players != make.seats().size()) {
            return Optional.of(RoomsMessages.otherPlayers(players, make.seats().size()));
        }
        if (make.way() != PlayMode.TURNS && !(make.clock() instanceof TimeControl.None)) {
            return Optional.of(RoomsMessages.clockNeedsTurns());
        }
        if (make.seats().stream().noneMatch(String::isEmpty)) {
            return Optional.of(RoomsMessages.needsPerson());
        }
        List<String> levels = Room.levels(start);
        boolean unknown = make.seats().stream()
                .anyMatch(level -> !level.isEmpty() && (make.way() != PlayMode.TURNS || !levels.contains(level)));
        return unknown ? Optional.of(RoomsMessages.noLevel()) : Optional.empty();
    }

    private static <P, S, M> int players(GameTree<P, S, M> tree) {
        return tree.puzzle().rules().players(tree.position());
    }

    private void make(Requester requester, RoomSettings settings, int tries) {
        RoomRequest.Make make = requester.make();
        long now = host.world().now();
        LogEntry first = LogEntry.after("", 1, now, make.id(), new RoomEvent.Made(settings));
        String name = host.newName();
        RoomStore.NewRoom room = new RoomStore.NewRoom(name, host.newCode(), first, keys(make), due(name, first));
        host.store().make(room, made -> {
            switch (made) {
                case RoomStore.Creation.Saved(String saved, String code) ->
                    requester.session().send(RoomJson.made(make.id(), saved, code));
                case RoomStore.Creation.Taken _ -> {
                    if (tries < MOST_TRIES) {
                        make(requester, settings, tries + 1);
                    } else {
                        requester.refuse(RoomsMessages.busy(), false);
                    }
                }
                case RoomStore.Creation.Refused(Message reason) -> requester.refuse(reason, false);
                case RoomStore.Creation.NoSpace(Message reason) -> requester.refuse(reason, false);
                case RoomStore.Creation.Unknown _ ->
                    requester.session().end(RoomConnection.RESTART, RoomsMessages.restarts());
            }
        });
    }

    private RoomStore.Due due(String name, LogEntry first) {
        Room room = Room.made(name, host.world().catalog(), first);
        return new RoomStore.Due(
                room.computerToMove() ? first.at() : RoomStore.Due.NEVER,
                host.bounds().expiry().of(room));
    }

    private static List<Key> keys(RoomRequest.Make make) {
        List<Key> keys = new ArrayList<>();
        for (int seat = 0; seat < make.seats().size(); seat++) {
            if (make.seats().get(seat).isEmpty()) {
                keys.add(Key.of(make.keys().get(seat), Key.Grant.INVITE, seat));
            }
        }
        keys.add(Key.of(make.any(), Key.Grant.ANY, RoomEvent.NOBODY));
        keys.add(Key.of(make.watch(), Key.Grant.WATCH, RoomEvent.NOBODY));
        return keys;
    }

    /**
     * Finds the settings of a rematch for the players of a room.
     *
     * @param client for whom
     * @param done takes them; empty when no position was found in time
     */
    void next(String client, Room room, Consumer<Optional<RoomSettings>> done) {
        RoomSettings settings = room.settings();
        long seed = host.world().randomBits();
        List<String> sitting = room.seats().stream()
                .map(seat -> seat.taken() ? seat.name() : RoomSettings.FREE)
                .toList();
        host.world()
                .<RoomSettings>work(
                        client,
                        means -> {
                            Play start = settings.setup().isEmpty()
                                    ? room.plays().getFirst().start()
                                    : generated(
                                            room.plays()
                                                    .getFirst()
                                                    .start()
                                                    .puzzle()
                                                    .id(),
                                            settings.setup(),
                                            seed,
                                            means);
                            return Optional.of(settings.rematch(start.id(), seed, room.id(), sitting));
                        },
                        worked -> done.accept(worked.result()));
    }

    /**
     * Returns the room of the rematch, in which the seats have changed and each key still opens the seat of its player.
     */
    RoomStore.NewRoom rematch(String name, RoomSettings settings, Room room, List<Key> keys) {
        LogEntry first = LogEntry.after("", 1, host.world().now(), "next:" + room.id(), new RoomEvent.Made(settings));
        List<Key> turned = keys.stream()
                .map(key -> key.seat() == RoomEvent.NOBODY
                        ? key
                        : new Key(key.hash(), key.grant(), settings.turned(key.seat())))
                .toList();
        return new RoomStore.NewRoom(name, "", first, turned, due(name, first));
    }

    /**
     * Finds a turn for the computer player to move.
     *
     * @param client for whom
     * @param done takes its moves, with commas between them; empty when there was no time
     */
    void turn(String client, Room room, Consumer<Optional<String>> done) {
        SharedPlay play = room.plays().getFirst();
        int size = play.size();
        String level = room.seats().get(room.mover()).computer();
        SeededRandom random = SeededRandom.ofItem(room.settings().seed(), size);
        host.world()
                .<String>work(
                        client,
                        means -> Optional.of(play.play()
                                .turn(level, random, means.stop(), means.workspace())
                                .tree()
                                .steps()
                                .skip(play.play().size())
                                .map(GameTree.Step::move)
                                .collect(Collectors.joining(","))),
                        worked -> done.accept(worked.result()));
    }
}
