package tilewright.studio;

import java.util.Optional;
import java.util.stream.Stream;
import tilewright.text.Ascii;
import tilewright.text.Json;

/** The requests of the protocol, each with what it takes to answer them. */
enum RequestKind {
    PUZZLES(false, Full.NEVER),
    GUIDE(false, Full.NEVER),
    NEW(true, Full.SOMETIMES),
    VIEW(false, Full.NEVER),
    BEGIN(false, Full.NEVER),
    OPEN(false, Full.NEVER),
    ACT(false, Full.NEVER),
    COMMAND(true, Full.NEVER),
    EXPLAIN(true, Full.NEVER),
    UNDO(false, Full.NEVER),
    REDO(false, Full.NEVER),
    GOTO(false, Full.NEVER),
    HISTORY(false, Full.NEVER),
    NAME(false, Full.NEVER),
    HINT(true, Full.ALWAYS),
    AGENT(true, Full.NEVER),
    WATCH(true, Full.SOMETIMES),
    SOLVE(true, Full.SOMETIMES),
    COUNT(true, Full.SOMETIMES),
    STUDY(true, Full.ALWAYS),
    REVIEW(true, Full.SOMETIMES),
    CONVERT(true, Full.SOMETIMES),
    SVG(false, Full.NEVER);

    /** When an engine is needed that knows all of a puzzle: where one for play refuses, or from the beginning. */
    private enum Full {
        NEVER,
        SOMETIMES,
        ALWAYS
    }

    private final String word;
    private final boolean heavy;
    private final Full full;

    RequestKind(boolean heavy, Full full) {
        this.word = Ascii.lower(name());
        this.heavy = heavy;
        this.full = full;
    }

    /** Returns the kind whose requests have this word in their field {@code do}. */
    static Optional<RequestKind> of(String word) {
        return Stream.of(values()).filter(kind -> kind.word.equals(word)).findFirst();
    }

    String word() {
        return word;
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
