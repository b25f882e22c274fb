package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.Printable;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.Sheets;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.fields.JsonFields;
import tilewright.print.fields.PrintedTexts;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * A request to print sheets, a line of JSON: see {@code docs/reference/server.md}. Immutable.
 *
 * @param positions texts of positions, or share IDs
 * @param notes whether a player's notes are printed
 * @param pdf what the file promises
 */
public record SheetRequest(
        Puzzle<?, ?, ?> puzzle, List<String> positions, SheetOptions options, boolean notes, PdfOptions.Kind pdf) {

    /** Maximum number of positions. */
    public static final int MOST = 100;

    public SheetRequest {
        positions = List.copyOf(positions);
    }

    /** Constructs a request for a file that archives take. */
    public SheetRequest(Puzzle<?, ?, ?> puzzle, List<String> positions, SheetOptions options, boolean notes) {
        this(puzzle, positions, options, notes, PdfOptions.Kind.A_1B);
    }

    /** Fields of requests besides those of sheets. */
    private static final List<String> OWN = List.of("puzzle", "positions", "language", "notes", "preview", "pages");

    /**
     * The fields of a request that is an object.
     *
     * @param more names of fields besides those of sheets
     */
    static JsonFields fields(Json.Obj request, List<String> more) {
        return JsonFields.of(
                request,
                Stream.of(OWN, SheetDescription.names(), more)
                        .flatMap(List::stream)
                        .toList(),
                Map.of("per-page", "perPage"));
    }

    /**
     * Reads a request.
     *
     * @throws TextError when it is no JSON
     * @throws FieldError when it asks for what cannot be
     */
    public static SheetRequest read(Catalog catalog, String line) {
        if (!(Json.parse(line) instanceof Json.Obj request)) {
            throw new FieldError(PuzzlesMessages.notObject());
        }
        return read(catalog, fields(request, List.of()), false);
    }

    /** @param made whether the puzzles are made, and none is given */
    static SheetRequest read(Catalog catalog, JsonFields fields, boolean made) {
        Puzzle<?, ?, ?> puzzle = puzzle(catalog, fields);
        List<String> positions = positions(fields);
        if (positions.isEmpty() != made || positions.size() > MOST) {
            throw new FieldError(PuzzlesMessages.numberOfPositions(MOST, positions.size()));
        }
        Words words = words(fields);
        PrintedTexts own = new PrintedTexts(PrintedTexts.Typefaces.OWN);
        SheetOptions options = new SheetDescription(own, "", words).read(fields, words.text(puzzle.name()));
        if (options.solutions() == Solutions.FILE) {
            throw new FieldError(PuzzlesMessages.solutions());
        }
        StyleDescription.checkNames(fields, options.names(), positions.size());
        return new SheetRequest(puzzle, positions, options, fields.truth("notes", true), StyleDescription.pdf(fields));
    }

    static Puzzle<?, ?, ?> puzzle(Catalog catalog, JsonFields fields) {
        String id = fields.text("puzzle").orElse("");
        return catalog.find(id).orElseThrow(() -> new FieldError(catalog.noPuzzle(id)));
    }

    private static List<String> positions(JsonFields fields) {
        List<String> positions = new ArrayList<>();
        if (fields.value("positions").orElse(Json.NULL) instanceof Json.Arr list) {
            for (Json item : list.items()) {
                if (!(item instanceof Json.Str(String position))) {
                    throw new FieldError(PuzzlesMessages.positionNoText());
                }
                positions.add(position);
            }
        }
        return positions;
    }

    /** The language that a request names, English without. */
    static Words words(JsonFields fields) {
        String language = fields.text("language").orElse(Words.ENGLISH.language());
        if (!Languages.tags().contains(language)) {
            throw new FieldError(
                    PuzzlesMessages.language(Message.verbatim(Languages.tags()), Message.verbatim(language)));
        }
        return Languages.words(language);
    }

    /**
     * The sheets, a PDF file.
     *
     * @param limits hold for each position; their stop for all
     * @throws FieldError when a position is none
     * @throws tilewright.search.Stopped when it was stopped
     */
    public byte[] pdf(Workspace workspace, Limits limits) {
        List<SheetPuzzle<?>> puzzles = puzzles(workspace, limits);
        Sheets sheets = sheets(puzzles, options, limits.stop());
        return PrintJob.of(options, pdf, sheets, options.toString(), puzzles).pdf(limits.stop());
    }

    /**
     * The sheets, not yet written to a file.
     *
     * @param limits as of {@link #pdf}
     */
    public Sheets sheets(Workspace workspace, Limits limits) {
        return sheets(puzzles(workspace, limits), options, limits.stop());
    }

    private Sheets sheets(List<SheetPuzzle<?>> puzzles, SheetOptions sheets, Stop stop) {
        List<Printable> printables = puzzles.stream().map(this::printable).toList();
        return new Sheets(sheets, printables.size(), printables::get, stop);
    }

    /** Returns what is printed of a puzzle. */
    Printable printable(SheetPuzzle<?> puzzle) {
        Printable printable = puzzle.printable(options.words());
        return notes ? printable : printable.drawn(SheetRequest::withoutNotes);
    }

    /** Whether solutions are wanted. */
    boolean solving() {
        return options.tiles() || options.solutions() != Solutions.NONE;
    }

    List<SheetPuzzle<?>> puzzles(Workspace workspace, Limits limits) {
        return puzzles(
                new SheetTask<>(
                                puzzle,
                                workspace,
                                limits,
                                solving(),
                                options.labels().ratings())
                        .task(),
                positions,
                limits.stop());
    }

    /** @param lines of the puzzles, item by item */
    static List<SheetPuzzle<?>> puzzles(Task task, List<String> lines, Stop stop) {
        List<SheetPuzzle<?>> puzzles = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            stop.check();
            Answer answer = task.answer(i, lines.get(i));
            if (!(answer.result() instanceof SheetPuzzle<?> sheet)) {
                throw new FieldError(PuzzlesMessages.position(i + 1, reason(answer)));
            }
            puzzles.add(sheet);
        }
        return puzzles;
    }

    /** The reason why an answer has no puzzle. */
    static Message reason(Answer answer) {
        return switch (answer) {
            case Answer.Bad bad -> bad.error().message();
            case Answer.NoResult none -> none.message();
            case Answer.Done _ -> throw new IllegalStateException("a puzzle was printed without its text");
        };
    }

    private static Scene withoutNotes(Scene scene) {
        List<Mark> marks = scene.marks().stream()
                .filter(mark ->
                        !(mark instanceof Mark.Badge) && !(mark instanceof Mark.Glyph && mark.ink() == Ink.NOTE))
                .toList();
        return new Scene(scene.width(), scene.height(), scene.title(), scene.spots(), marks, scene.parts());
    }
}
