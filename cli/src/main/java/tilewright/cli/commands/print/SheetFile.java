package tilewright.cli.commands.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.cli.batch.LocalRun;
import tilewright.message.Message;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.SheetPages;
import tilewright.print.Sheets;
import tilewright.print.canvas.Metadata;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.puzzles.ClassSheet;
import tilewright.print.puzzles.PrintRequest;
import tilewright.print.puzzles.SheetPuzzle;
import tilewright.puzzle.Result;

/**
 * Sheets, and their solutions where these are in a file of their own. Nothing of what writes them is loaded before they are
 * laid out.
 *
 * @param name of the file
 * @param kind how its name ends
 * @param lesson what a class has besides puzzles
 */
record SheetFile(SheetOptions options, PdfOptions.Kind pdf, String name, String kind, Optional<ClassSheet> lesson) {

    /** Remarks name no more puzzles. */
    private static final int MOST_NAMED = 10;

    /** The names of the files. */
    List<String> names() {
        return options.solutions() == Solutions.FILE ? List.of(name, solutions()) : List.of(name);
    }

    private String solutions() {
        return OwnFiles.with(name, kind, "solutions");
    }

    /**
     * Lays them out.
     *
     * @param puzzles at least one
     * @throws tilewright.search.Stopped when the run is to end
     */
    PrintRun.Pages pages(List<SheetPuzzle<?>> puzzles, LocalRun run) {
        SheetPages sheets = lesson.map(
                        it -> it.pages(options, puzzles, puzzle -> puzzle.printable(options.words()), run.stop()))
                .orElseGet(() -> new Sheets(
                        options, puzzles.size(), i -> puzzles.get(i).printable(options.words()), run.stop()));
        PdfOptions file = new PdfOptions(
                options.paper(),
                options.page().bleed(),
                options.page().cropMarks(),
                pdf,
                Metadata.of(options.title()),
                identifier(lesson.map(it -> it.described(options)).orElse(options.toString()), puzzles),
                options.words());
        Map<String, PrintedFile> files = new LinkedHashMap<>();
        files.put(name, new PrintedFile(kind, file, Optional.empty(), sheets.pages(), sheets::print));
        if (options.solutions() == Solutions.FILE) {
            files.put(
                    solutions(),
                    new PrintedFile(kind, file, Optional.empty(), sheets.solutionPages(), sheets::printSolutions));
        }
        return new PrintRun.Pages(files, () -> remarks(sheets));
    }

    private List<Message> remarks(SheetPages sheets) {
        List<Message> remarks = new ArrayList<>();
        if (sheets.lacksHomeworkCode()) {
            remarks.add(PrintMessages.noHomeworkCode());
        }
        remarks.addAll(uncoded(sheets.uncoded(), options.first()));
        return remarks;
    }

    /** @param indices of puzzles that have no code, from 0 */
    static List<Message> uncoded(List<Integer> indices, int first) {
        if (indices.isEmpty()) {
            return List.of();
        }
        List<Message> named = indices.stream()
                .limit(MOST_NAMED)
                .map(index -> Message.verbatim(Integer.toString(first + index)))
                .toList();
        int more = indices.size() - named.size();
        return List.of(PrintMessages.uncoded(indices.size(), named, more));
    }

    /** A number that identifies the contents of a file: a hash of all that they depend on. */
    static long identifier(String options, List<? extends Result> puzzles) {
        return PrintRequest.identifier(options, puzzles);
    }
}
