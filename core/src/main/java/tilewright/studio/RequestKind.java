package tilewright.studio;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.text.Ascii;
import tilewright.text.Json;

/** The requests of the protocol, each with its fields and the engine and time that it needs. */
public enum RequestKind {
    PUZZLES(false, Full.NEVER, List.of()),
    GUIDE(false, Full.NEVER, List.of(Field.PUZZLE)),
    NEW(true, Full.SOMETIMES, List.of(Field.PUZZLE), Field.SETUP, Field.SEED, Field.NUMBER, Field.LOG),
    VIEW(false, Full.SOMETIMES, List.of(Field.PLAY), Field.CHANGES, Field.BEFORE),
    BEGIN(false, Full.NEVER, List.of(Field.PLAY)),
    OPEN(false, Full.ALWAYS, List.of(Field.PUZZLE, Field.TEXT)),
    EDIT(false, Full.ALWAYS, List.of(Field.PUZZLE), Field.SETUP, Field.TEXT, Field.GESTURE),
    ACT(false, Full.NEVER, List.of(Field.PLAY), Field.GESTURE, Field.THEN, Field.MOVES, Field.CHANGES),
    COMMAND(true, Full.NEVER, List.of(Field.PLAY, Field.COMMAND), Field.CHANGES),
    EXPLAIN(true, Full.NEVER, List.of(Field.PLAY, Field.SPOT)),
    UNDO(false, Full.NEVER, List.of(Field.PLAY), Field.CHANGES),
    REDO(false, Full.NEVER, List.of(Field.PLAY), Field.CHANGES),
    GOTO(false, Full.NEVER, List.of(Field.PLAY), Field.NODE, Field.CHANGES),
    HISTORY(false, Full.NEVER, List.of(Field.PLAY), Field.FROM),
    NAME(false, Full.NEVER, List.of(Field.PLAY, Field.NAME), Field.NODE, Field.CHANGES),
    HINT(true, Full.ALWAYS, List.of(Field.PLAY), Field.ALL, Field.TECHNIQUE, Field.ORDER, Field.SPOT, Field.CONTENT),
    AGENT(true, Full.ALWAYS, List.of(Field.PLAY, Field.AGENT), Field.SEED, Field.CHANGES),
    WATCH(
            true,
            Full.ALWAYS,
            List.of(Field.PLAY),
            Field.METHOD,
            Field.SEED,
            Field.STEP,
            Field.UNTIL,
            Field.ABOVE,
            Field.BELOW,
            Field.WITHIN),
    SOLVE(true, Full.ALWAYS, List.of(Field.PLAY), Field.LIMIT, Field.NODES),
    COUNT(true, Full.SOMETIMES, List.of(Field.PLAY), Field.LIMIT, Field.NODES),
    STUDY(true, Full.ALWAYS, List.of(Field.PLAY, Field.VERB), Field.DEPTH, Field.LIMIT, Field.NODES),
    REVIEW(true, Full.ALWAYS, List.of(Field.PLAY), Field.FROM, Field.LIMIT, Field.NODES),
    CONVERT(true, Full.ALWAYS, List.of(Field.PLAY, Field.TO)),
    PROVE(true, Full.ALWAYS, List.of(Field.PLAY), Field.CLAIM, Field.NODES),
    VERIFY(true, Full.ALWAYS, List.of(Field.TEXT)),
    EACH(
            true,
            Full.ALWAYS,
            List.of(Field.OF, Field.PUZZLE, Field.TEXTS),
            Field.ALL,
            Field.TECHNIQUE,
            Field.ORDER,
            Field.SPOT,
            Field.CONTENT,
            Field.VERB,
            Field.TO,
            Field.DEPTH,
            Field.LIMIT,
            Field.NODES),
    SVG(false, Full.ALWAYS, List.of(Field.PLAY), Field.DARK);

    /**
     * The cases in which a request needs the full engine of a puzzle: none, those that the engine for play refuses, or
     * all.
     */
    private enum Full {
        NEVER,
        SOMETIMES,
        ALWAYS
    }

    private final String word;
    private final boolean heavy;
    private final Full full;
    private final List<Field> required;
    private final List<Field> fields;

    RequestKind(boolean heavy, Full full, List<Field> required, Field... optional) {
        this.word = Ascii.lower(name());
        this.heavy = heavy;
        this.full = full;
        this.required = required;
        this.fields = Stream.concat(required.stream(), Arrays.stream(optional)).toList();
    }

    /** Returns the kind whose requests have this word in their field {@code do}. */
    static Optional<RequestKind> of(String word) {
        return Stream.of(values()).filter(kind -> kind.word.equals(word)).findFirst();
    }

    /** Returns the word in the field {@code do}. */
    public String word() {
        return word;
    }

    /** Returns the fields that each request has, besides {@code do}. */
    public List<Field> required() {
        return required;
    }

    /** Returns all fields that a request may have, the required ones first. */
    public List<Field> fields() {
        return fields;
    }

    /** Whether answering may search, however short the request is. */
    boolean heavy() {
        return heavy;
    }

    /** The word, and of the rest what is not as for most. */
    Json.Obj toJson() {
        Json.Obj named = Json.obj().with("do", word);
        Json.Obj weighed = heavy ? named.with("heavy", true) : named;
        return full == Full.NEVER ? weighed : weighed.with("full", Ascii.lower(full.name()));
    }
}
