package tilewright.print.puzzles;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.Labels;
import tilewright.print.PageStyle;
import tilewright.print.Printable;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.Sheets;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.StoppableDocument;
import tilewright.print.fields.FieldError;
import tilewright.print.fields.SheetWords;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.text.Ascii;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * A request to print sheets, a line of JSON: see {@code docs/reference/server.md}. Immutable.
 *
 * @param positions texts of positions, or share IDs
 * @param notes whether a player's notes are printed
 */
public record SheetRequest(Puzzle<?, ?, ?> puzzle, List<String> positions, SheetOptions options, boolean notes) {

    /** Positions at most. */
    public static final int MOST = 100;

    public SheetRequest {
        positions = List.copyOf(positions);
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
        String id = text(request, "puzzle", "");
        Puzzle<?, ?, ?> puzzle = catalog.find(id).orElseThrow(() -> new FieldError(catalog.noPuzzle(id)));
        List<String> positions = positions(request);
        if (positions.isEmpty() || positions.size() > MOST) {
            throw new FieldError(PuzzlesMessages.numberOfPositions(MOST, positions.size()));
        }
        Words words = words(text(request, "language", Words.ENGLISH.language()));
        SheetOptions options = new SheetOptions(
                new SheetWords(SheetWords.Typefaces.OWN)
                        .title("title", text(request, "title", ""), words.text(puzzle.name())),
                PageStyle.of(
                        switch (Ascii.lower(text(request, "paper", "A4"))) {
                            case "a4" -> Paper.A4;
                            case "letter" -> Paper.LETTER;
                            default -> throw new FieldError(PuzzlesMessages.paper());
                        }),
                BoardStyle.PLAIN,
                Labels.of(link(text(request, "link", ""))),
                new SheetOptions.Grid(number(request, "perPage", 4, SheetOptions.MOST), 0),
                switch (text(request, "solutions", "last")) {
                    case "last" -> Solutions.LAST;
                    case "upside-down" -> Solutions.UPSIDE_DOWN;
                    case "none" -> Solutions.NONE;
                    default -> throw new FieldError(PuzzlesMessages.solutions());
                },
                1,
                false,
                words);
        return new SheetRequest(puzzle, positions, options, truth(request, "notes", true));
    }

    private static List<String> positions(Json.Obj request) {
        List<String> positions = new ArrayList<>();
        if (request.field("positions").orElse(Json.NULL) instanceof Json.Arr list) {
            for (Json item : list.items()) {
                if (!(item instanceof Json.Str(String position))) {
                    throw new FieldError(PuzzlesMessages.positionNoText());
                }
                positions.add(position);
            }
        }
        return positions;
    }

    private static Words words(String language) {
        if (!Languages.tags().contains(language)) {
            throw new FieldError(
                    PuzzlesMessages.language(Message.verbatim(Languages.tags()), Message.verbatim(language)));
        }
        return Languages.words(language);
    }

    /** Empty for none. */
    private static String link(String typed) {
        return typed.isEmpty() ? "" : SheetWords.link("link", typed);
    }

    private static String text(Json.Obj request, String name, String usual) {
        return switch (request.field(name).orElse(Json.NULL)) {
            case Json.Null _ -> usual;
            case Json.Str(String value) when value.length() <= SheetWords.LONGEST -> value;
            default -> throw new FieldError(PuzzlesMessages.textField(name, SheetWords.LONGEST));
        };
    }

    private static int number(Json.Obj request, String name, int usual, int most) {
        String typed = request.field(name).map(Json::toString).orElse(Integer.toString(usual));
        if (!typed.matches("[1-9]\\d?") || Integer.parseInt(typed) > most) {
            throw new FieldError(PuzzlesMessages.numberField(name, most));
        }
        return Integer.parseInt(typed);
    }

    private static boolean truth(Json.Obj request, String name, boolean usual) {
        return switch (request.field(name).orElse(Json.NULL)) {
            case Json.Null _ -> usual;
            case Json.Bool(boolean value) -> value;
            default -> throw new FieldError(PuzzlesMessages.truthField(name));
        };
    }

    /**
     * The sheets, a PDF file.
     *
     * @param limits hold for each position; their stop for all
     * @throws FieldError when a position is none
     * @throws tilewright.search.Stopped when it was stopped
     */
    public byte[] pdf(Workspace workspace, Limits limits) {
        List<Printable> printables = printables(puzzle, workspace, limits);
        try (Document file = new PdfDocument(
                        options.page().paper(), options.title(), "", hashCode(printables), options.words());
                Document document = new StoppableDocument(file, limits.stop())) {
            sheets(printables, limits.stop()).print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return out.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * The sheets before they are a file.
     *
     * @param limits as of {@link #pdf}
     */
    public Sheets sheets(Workspace workspace, Limits limits) {
        return sheets(printables(puzzle, workspace, limits), limits.stop());
    }

    private Sheets sheets(List<Printable> printables, Stop stop) {
        return new Sheets(options, printables.size(), printables::get, stop);
    }

    private long hashCode(List<Printable> printables) {
        long hash = options.toString().hashCode();
        for (Printable printable : printables) {
            hash = 31 * hash + printable.id().hashCode();
        }
        return hash;
    }

    private <S> List<Printable> printables(Puzzle<?, S, ?> chosen, Workspace workspace, Limits limits) {
        boolean solving = options.solutions() != Solutions.NONE;
        Task task = new SheetTask<>(chosen, workspace, limits, solving, true).task();
        List<Printable> printables = new ArrayList<>();
        for (int i = 0; i < positions.size(); i++) {
            limits.stop().check();
            Answer answer = task.answer(i, positions.get(i));
            if (!(answer.result() instanceof SheetPuzzle<?> sheet)) {
                throw new FieldError(PuzzlesMessages.position(i + 1, reason(answer)));
            }
            Printable printable = sheet.printable(options.words());
            printables.add(notes ? printable : withoutNotes(printable));
        }
        return printables;
    }

    private static Message reason(Answer answer) {
        return switch (answer) {
            case Answer.Bad bad -> bad.error().message();
            case Answer.NoResult none -> none.message();
            case Answer.Done _ -> throw new IllegalStateException("a puzzle was printed without its text");
        };
    }

    private static Printable withoutNotes(Printable printable) {
        Scene scene = printable.scene();
        List<Mark> marks = scene.marks().stream()
                .filter(mark ->
                        !(mark instanceof Mark.Badge) && !(mark instanceof Mark.Glyph && mark.ink() == Ink.NOTE))
                .toList();
        Scene clean = new Scene(scene.width(), scene.height(), scene.title(), scene.spots(), marks, scene.parts());
        Optional<Scene> solution = printable.solution();
        return new Printable(printable.id(), printable.rating(), clean, solution);
    }
}
