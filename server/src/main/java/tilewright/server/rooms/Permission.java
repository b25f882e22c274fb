package tilewright.server.rooms;

import java.util.Set;

/**
 * A request in a room, with who may ask it and in which phases: the one table of it, from which {@link Decision} decides and the
 * tables of {@code docs/reference/rooms.md} are made. What else a request needs, such as a legal move, is not in it.
 */
enum Permission {
    LOOK("look", Role.ANYBODY, Phases.ALL, Phases.ALL, Phases.ALL),
    LOG("log", Role.ANYBODY, Phases.ALL, Phases.ALL, Phases.ALL),
    SIT("sit", Role.TAKER, Phases.WAITING, Phases.PLAYING, Phases.WAITING),
    STAND("stand", Role.HOLDER, Phases.WAITING, Phases.ALL, Phases.WAITING),
    MOVE("move", Role.HOLDER, Phases.ALL, Phases.ALL, Phases.ALL),
    ACT("act", Role.HOLDER, Phases.PLAYING, Phases.PLAYING, Phases.PLAYING),
    UNDO("undo", Role.HOLDER, Phases.PLAYING, Phases.PLAYING, Phases.PLAYING),
    TAKEBACK("vote takeback", Role.HOLDER, Phases.PLAYING, Phases.NONE, Phases.NONE),
    COMPUTER("vote computer", Role.HOLDER, Phases.PLAYING, Phases.NONE, Phases.NONE),
    ANALYZE("vote analyze", Role.HOLDER, Phases.PLAYING, Phases.PLAYING, Phases.PLAYING),
    REMATCH("vote rematch", Role.HOLDER, Phases.OVER, Phases.OVER, Phases.OVER),
    RESIGN("resign", Role.HOLDER, Phases.PLAYING, Phases.NONE, Phases.PLAYING),
    BACK("back", Role.HOLDER, Phases.PLAYING, Phases.NONE, Phases.NONE),
    SAY("say", Role.HOLDER, Phases.ALL, Phases.ALL, Phases.ALL),
    POINT("point", Role.HOLDER, Phases.ALL, Phases.ALL, Phases.ALL);

    /** The people who may ask. */
    enum Role {
        /** Anybody in the room. */
        ANYBODY,
        /** Somebody without a seat who has a key to the one that is asked for. */
        TAKER,
        /** Somebody on a seat. */
        HOLDER
    }

    private static final class Phases {
        static final Set<Room.Phase> NONE = Set.of();
        static final Set<Room.Phase> WAITING = Set.of(Room.Phase.WAITING);
        static final Set<Room.Phase> PLAYING = Set.of(Room.Phase.PLAYING);
        static final Set<Room.Phase> OVER = Set.of(Room.Phase.OVER);
        static final Set<Room.Phase> ALL = Set.of(Room.Phase.values());
    }

    private final String word;
    private final Role role;
    private final Set<Room.Phase> turns;
    private final Set<Room.Phase> together;
    private final Set<Room.Phase> race;

    Permission(String word, Role role, Set<Room.Phase> turns, Set<Room.Phase> together, Set<Room.Phase> race) {
        this.word = word;
        this.role = role;
        this.turns = turns;
        this.together = together;
        this.race = race;
    }

    static Permission of(Proposal what) {
        return switch (what) {
            case Proposal.Takeback _ -> TAKEBACK;
            case Proposal.Computer _ -> COMPUTER;
            case Proposal.Analyze _ -> ANALYZE;
            case Proposal.Rematch _ -> REMATCH;
        };
    }

    String word() {
        return word;
    }

    Role role() {
        return role;
    }

    /** Returns whether it may be asked in a phase of a room. */
    boolean in(PlayMode way, Room.Phase phase) {
        Set<Room.Phase> phases = switch (way) {
            case TURNS -> turns;
            case TOGETHER -> together;
            case RACE -> race;
        };
        return phases.contains(phase);
    }
}
