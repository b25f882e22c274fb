package tilewright.studio;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Map;
import tilewright.puzzle.Study.Tone;
import tilewright.text.Json;

/**
 * The fields of all answers. With {@link RequestKind}, which has those of the requests, this is the one description of the
 * protocol: the build makes the page's types and the JSON Schema of it, the server its description as OpenAPI, and a test compares it
 * with what is written. No answer needs it.
 *
 * <p>A component is a field of the same name; a {@link Json.Obj} stands for any further fields. A constant of an enum is written
 * in lower case. A sealed interface stands for one of its records, an {@link Object} for a whole number or a string.
 *
 * <p>The parts of a sentence that stand for something are in a field of its name with {@code Spans} behind it; it is absent where
 * there are none.
 */
public final class Protocol {

    /** The fields of a record that may be absent; all if none is named. */
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Optional {
        String[] value() default {};
    }

    /** The values of a field. */
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Words {
        String[] value();
    }

    /** The least and the most of a number; of the characters of a text; or of the items of a list. */
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Bounds {
        int least();

        int most();
    }

    /**
     * The name of a field where a component cannot have it; on a sealed interface, the name of the field that tells its
     * records apart, by their names in lower case.
     */
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Called {
        String value();
    }

    /** A record that is written as a list of its components. */
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Tuple {}

    private Protocol() {}

    /** Returns the form of the answers to requests of this kind. */
    public static Class<?> answer(RequestKind kind) {
        return switch (kind) {
            case PUZZLES -> Catalog.class;
            case GUIDE -> Guide.class;
            case NEW, BEGIN -> View.class;
            case VIEW, ACT, COMMAND, UNDO, REDO, GOTO, NAME, AGENT -> Viewed.class;
            case OPEN -> Opened.class;
            case EDIT -> Draft.class;
            case EXPLAIN -> Explanation.class;
            case HISTORY -> History.class;
            case HINT -> Hinted.class;
            case WATCH -> Moment.class;
            case SOLVE -> Solutions.class;
            case COUNT -> Count.class;
            case STUDY -> Studied.class;
            case REVIEW -> StudyReport.class;
            case CONVERT -> Converted.class;
            case PROVE -> Proved.class;
            case VERIFY -> Checked.class;
            case EACH -> Each.class;
            case SVG -> Picture.class;
        };
    }

    /** The answer to a request that fails: with the second field where a task has no result for the position. */
    @Optional({"explained", "without"})
    public record Failure(String error, String explained, String without) implements Single {}

    /** The answers for many texts, in their order. */
    record Each(List<Single> answers) {}

    /** The answer for one of many texts: that of a request for it alone. */
    sealed interface Single {}

    record Catalog(List<Puzzle> puzzles) {}

    record Guide(String how, List<Section> sections, List<String> techniques, List<Article> articles) {}

    @Optional("practice")
    record Article(String id, String group, String title, String about, String practice) {}

    record Section(String title, String text, Scene scene) {}

    /**
     * A part of a sentence.
     *
     * @param from the index of its first character
     * @param to the index behind its last one
     * @param value a digit as a number; the ID of the spot of a cell; a house such as {@code row 1}; or the name of a color
     */
    @Tuple
    record Span(int from, int to, Object value) {}

    sealed interface Viewed {}

    /** @param rules what the position asks for, a sentence each, where it has rules of its own */
    @Optional({"rules", "refused", "refusedSpans", "log", "turn"})
    record View(
            String puzzle,
            String play,
            String id,
            Scene scene,
            Status status,
            Gestures gestures,
            List<String> commands,
            Place history,
            List<String> rules,
            String refused,
            List<Span> refusedSpans,
            List<String> log,
            Turn turn)
            implements Viewed {}

    /**
     * A position that is set up by hand.
     *
     * @param words what is missing, or that nothing is
     * @param ready whether the text is that of a position
     */
    @Optional({"refused", "refusedSpans"})
    record Draft(
            String text,
            Scene scene,
            Gestures gestures,
            String words,
            boolean ready,
            String refused,
            List<Span> refusedSpans) {}

    /** A view by what changed, for who asks for {@code changes}. */
    @Optional({"refused", "refusedSpans", "turn"})
    record ChangedView(
            String puzzle,
            String play,
            String id,
            Changes changes,
            Status status,
            List<String> commands,
            Place history,
            String refused,
            List<Span> refusedSpans,
            Turn turn)
            implements Viewed {}

    /**
     * What is not as in the view before.
     *
     * @param between what stands in a label between its place and its content, where there are both
     * @param contents of spots that have not changed otherwise
     */
    @Optional({"cell", "width", "height", "title", "between", "contents", "spots", "marks", "parts"})
    record Changes(
            int cell,
            int width,
            int height,
            String title,
            String between,
            List<SpotContents> contents,
            List<SpotEdit> spots,
            List<MarkEdit> marks,
            List<PartEdit> parts,
            GestureChanges gestures) {}

    /** Spots that have the same content now. */
    @Tuple
    record SpotContents(List<String> spots, String content) {}

    @Tuple
    record SpotEdit(int at, int gone, List<Spot> come) {}

    @Tuple
    record MarkEdit(int at, int gone, List<Mark> come) {}

    @Tuple
    record PartEdit(int at, int gone, List<ScenePart> come) {}

    @Optional
    record GestureChanges(
            List<TextEdit> tap,
            List<ListEdits> drag,
            List<ListEdits> type,
            List<ListEdits> sweep,
            List<TextEdit> back) {}

    /** Spots whose lists change in the same way. */
    @Tuple
    record ListEdits(List<String> spots, List<TextEdit> edits) {}

    @Tuple
    record TextEdit(int at, int gone, List<String> come) {}

    @Optional({"wordsSpans", "player", "players", "reasons", "reasonsSpans", "turn"})
    record Status(
            boolean over,
            String words,
            List<Span> wordsSpans,
            @Words({"open", "solved", "to-move", "won"}) String kind,
            int player,
            int players,
            List<String> reasons,
            List<List<Span>> reasonsSpans,
            int turn) {}

    @Optional({"sweep", "back"})
    record Gestures(
            List<String> tap,
            Map<String, List<String>> drag,
            Map<String, List<String>> type,
            Map<String, List<String>> sweep,
            List<String> back) {}

    record Place(int node, boolean undo, boolean redo, int size) {}

    @Optional("wordsSpans")
    record Turn(String words, List<Span> wordsSpans, List<String> gestures) {}

    record Opened(List<Found> found) {}

    @Optional({"id", "words", "warning", "error"})
    record Found(int line, String id, String words, String warning, String error) {}

    record Explanation(List<ExplanationLine> lines, List<Mark> marks) {}

    @Optional("textSpans")
    record ExplanationLine(String about, boolean fits, String text, List<Span> textSpans, List<Mark> marks) {}

    @Optional({"more", "name"})
    record History(List<Step> steps, int more, String name) {}

    @Optional("name")
    record Step(int parent, String move, String name) {}

    sealed interface Hinted extends Single {}

    /** The next step; without gestures, marks and stages if there is none. */
    @Optional({"textSpans", "gestures", "marks", "stages", "claims", "moves"})
    record Hint(
            String technique,
            String text,
            List<Span> textSpans,
            List<String> gestures,
            List<Mark> marks,
            Json.Obj details,
            List<HintStage> stages,
            List<String> claims,
            String moves)
            implements Hinted {}

    @Optional({"titleSpans", "textSpans"})
    record HintStage(String title, List<Span> titleSpans, String text, List<Span> textSpans, List<Mark> marks) {}

    record Steps(List<Json.Obj> steps) implements Hinted {}

    @Optional({"captionSpans", "behind", "marks"})
    record Moment(
            long step,

            @Words({"start", "solution", "descend", "dead-end", "retreat", "finished"})
            String event,

            String caption,
            List<Span> captionSpans,
            long nodes,
            int depth,
            long solutions,
            long deadEnds,
            boolean met,
            boolean finished,
            long behind,
            List<Mark> marks,
            String id,
            Scene scene) {}

    record Solutions(List<String> solutions, long nodes, boolean complete) implements Single {}

    @Optional({"estimate", "low", "high", "line", "without"})
    record Count(String count, boolean exact, String estimate, String low, String high, String line, String without)
            implements Single {}

    record Converted(Json.Obj text, String line) implements Single {}

    @Optional
    record Proved(String puzzle, String claim, int steps, String certificate, String without) {}

    /** @param puzzle the text of the position */
    record Checked(String puzzle, String claim, int steps, String line) {}

    record Picture(String svg) {}

    sealed interface Studied extends Single {}

    @Optional
    record StudyReport(
            Json.Obj fields,
            String line,
            List<Span> lineSpans,
            String without,
            String caption,
            List<Span> captionSpans,
            Tone tone,
            List<Mark> marks,
            String heading,
            String detail,
            List<Span> detailSpans,
            String figure,
            String figureWords,
            List<String> legend,
            Standing standing,
            List<List<Mark>> further,
            List<Row> rows,
            int more)
            implements Studied {}

    @Optional({"wins", "percent"})
    record Standing(int player, boolean wins, int percent) {}

    @Optional({"nameSpans", "wordsSpans", "piece", "shown", "node"})
    record Row(
            String name,
            List<Span> nameSpans,
            String words,
            List<Span> wordsSpans,
            Tone tone,
            Piece piece,
            Shown shown,
            int node) {}

    record Shown(String method, long step) {}

    /** The answer of the study that a puzzle names as its {@code rating}. */
    @Optional
    record StudyRating(String level, double er, String hardest, Json.Obj fields, String line, String without)
            implements Studied {}

    @Optional("parts")
    record Scene(
            int cell, int width, int height, String title, List<Spot> spots, List<Mark> marks, List<ScenePart> parts) {}

    @Optional({"place", "content", "button"})
    record Spot(String id, Box box, String label, String place, String content, boolean button) {}

    @Optional({"spot", "pieces"})
    record ScenePart(String part, Box box, String spot, List<Piece> pieces) {}

    @Optional({"goal", "spot"})
    record Piece(String ink, String text, int count, int goal, String spot) {}

    @Tuple
    record Box(int x, int y, int width, int height) {}

    @Tuple
    record Ends(int x1, int y1, int x2, int y2) {}

    sealed interface Mark {}

    record BoxedMark(
            @Words({"area", "tile", "disc", "ring", "dot"}) String kind, String ink, Box box) implements Mark {}

    record GlyphMark(@Words("glyph") String kind, String ink, Box box, String text) implements Mark {}

    record BadgeMark(@Words({"badge", "struck"}) String kind, String ink, Box box, String text) implements Mark {}

    record ShareMark(@Words("share") String kind, String ink, Box box, boolean across, int percent, String text)
            implements Mark {}

    record ArrowMark(@Words("arrow") String kind, String ink, Box from, Box to, boolean strong) implements Mark {}

    record PolylineMark(
            @Words("polyline") String kind,
            String ink,
            List<Integer> points,
            @Words({"thin", "dashed", "band"}) String stroke)
            implements Mark {}

    record LineMark(@Words("line") String kind, String ink, Ends ends, int weight) implements Mark {}

    @Optional({"makings", "rating", "refutes", "solution", "family"})
    record Puzzle(
            String id,
            String title,
            String goal,
            String texts,
            String standard,
            List<Preset> presets,
            List<Preset> specials,
            List<Group> groups,
            List<Choice> choices,
            List<Variant> variants,
            String setups,
            List<Method> methods,
            List<Named> agents,
            List<Form> forms,
            List<Mode> modes,
            List<Command> commands,
            List<Study> studies,
            List<String> can,
            List<Making> makings,
            String rating,
            boolean refutes,
            String solution,
            Family family) {}

    /**
     * Other sizes and rules of a puzzle, whose positions have its name, and what is different with them.
     *
     * @param texts a regular expression that is found in their texts alone
     * @param words each of their setups has one, with commas between it and others
     */
    record Family(
            String goal,
            String texts,
            List<String> words,
            List<Method> methods,
            List<Form> forms,
            List<Command> commands,
            List<Study> studies,
            List<String> can) {}

    record Preset(String setup, String label, String words) {}

    record Group(String title, List<Level> setups) {}

    /** A setup that is offered; {@code logged} is false where its making has nothing to show. */
    @Optional("logged")
    record Level(String setup, String label, String about, boolean logged) {}

    sealed interface Choice {}

    @Optional("endings")
    record SetupChoice(String words, List<Preset> setups, List<Ending> endings) implements Choice {}

    @Optional("endings")
    record IntervalChoice(
            String words, String before, double lowest, double highest, double low, double high, List<Ending> endings)
            implements Choice {}

    record RangeChoice(String words, String before, int least, int most, int usual) implements Choice {}

    record CellsChoice(String words, String before, int rows, int columns, String on, String off) implements Choice {}

    record Ending(String text, String words) {}

    record Variant(String word, String about) {}

    @Optional("shuffled")
    record Method(String id, String name, String about, boolean shuffled) {}

    /** A way to make positions that can be watched like a search, and where its parts begin. */
    @Optional("shuffled")
    record Making(String id, String name, String about, boolean shuffled, List<Chapter> chapters) {}

    record Chapter(String words, int depth) {}

    record Named(String id, String about) {}

    record Form(String id, String about, boolean faithful) {}

    @Optional("pens")
    record Mode(String before, String words, String about, String written, List<Pen> pens) {}

    record Pen(String ink, String words) {}

    record Command(String id, String group, String words, boolean reveals) {}

    record Study(String verb, String title, String about, boolean live, boolean spoiler, boolean reveals) {}
}
