package tilewright.puzzle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.text.TextError;

/** The puzzles that a front end knows, in the order in which it shows them. Immutable; threads share it. */
public record Catalog(List<Puzzle<?, ?, ?>> puzzles) {

    /**
     * A verb of a study.
     *
     * @param name what one types
     * @param about what it does, in one sentence
     * @param deep whether its question has a depth
     * @param varies whether an equivalent position may have another answer
     */
    public record Verb(String name, Message about, boolean deep, boolean varies) {}

    /** Verbs that several puzzles share, or may: a front end has them whether a puzzle answers them or not. */
    private static final List<Verb> COMMON = List.of(
            new Verb("rate", PuzzleMessages.rateVerb(), false, true),
            new Verb("analyze", PuzzleMessages.analyzeVerb(), false, false),
            new Verb("perft", PuzzleMessages.perftVerb(), true, false));

    public Catalog {
        puzzles = List.copyOf(puzzles);
    }

    public Optional<Puzzle<?, ?, ?>> find(String id) {
        return puzzles.stream().filter(puzzle -> puzzle.id().equals(id)).findFirst();
    }

    /**
     * The verbs of all studies, each once: the common ones, then others, described as by the first puzzle that has
     * them.
     */
    public List<Verb> verbs(Workspace workspace) {
        Map<String, Verb> verbs = new LinkedHashMap<>();
        COMMON.forEach(verb -> verbs.put(verb.name(), verb));
        for (Puzzle<?, ?, ?> puzzle : puzzles) {
            for (Study<?> study : puzzle.abilities(workspace).studies()) {
                Message about = PuzzleMessages.verb(study.about());
                verbs.putIfAbsent(study.verb(), new Verb(study.verb(), about, study.deep(), study.varies()));
            }
        }
        return List.copyOf(verbs.values());
    }

    /** Returns the variants of the setups of all puzzles, each word once. */
    public List<Setups.Variant> variants() {
        Map<String, Setups.Variant> variants = new LinkedHashMap<>();
        for (Puzzle<?, ?, ?> puzzle : puzzles) {
            puzzle.setups().variants().forEach(variant -> variants.putIfAbsent(variant.word(), variant));
        }
        return List.copyOf(variants.values());
    }

    /** Returns the sentence for an unknown puzzle's name. */
    public Message noPuzzle(String id) {
        List<String> ids = puzzles.stream().map(Puzzle::id).toList();
        return PuzzleMessages.unknownPuzzle(
                id, ids.stream().map(Message::verbatim).toList(), Nearest.suggestion(id, ids));
    }

    /**
     * The puzzle that a share ID or a saved play names before its first colon.
     *
     * @throws TextError when it names none
     */
    public Puzzle<?, ?, ?> named(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw new TextError(text, 0, PuzzleMessages.noName());
        }
        String id = text.substring(0, colon);
        Puzzle<?, ?, ?> puzzle = find(id).orElseThrow(() -> new TextError(text, 0, noPuzzle(id)));
        return puzzle instanceof WithVariants ? WithVariants.ofPosition(puzzle, text.substring(colon + 1)) : puzzle;
    }
}
