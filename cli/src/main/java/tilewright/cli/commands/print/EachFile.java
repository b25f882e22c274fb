package tilewright.cli.commands.print;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.WholeFile;
import tilewright.message.Message;
import tilewright.print.Printable;
import tilewright.print.SheetOptions;
import tilewright.print.pictures.FileNames;
import tilewright.print.puzzles.PuzzlePictures;
import tilewright.print.puzzles.PuzzlePictures.Shown;
import tilewright.print.puzzles.SheetPuzzle;
import tilewright.search.Stopped;
import tilewright.task.Task;
import tilewright.text.FieldError;

/**
 * Files of pictures, one for each puzzle, each written as soon as its puzzle is known. One thread at a time.
 *
 * @param last the number of the last puzzle, as far as it is known, for names in order
 */
record EachFile(
        Context context,
        LocalRun run,
        Path folder,
        PuzzlePictures pictures,
        FileNames names,
        SheetOptions sheets,
        int last) {

    /** The folder, which is made where there is none. */
    static Path folder(String name) {
        try {
            Path folder = Path.of(name);
            if (Files.exists(folder) && !Files.isDirectory(folder)) {
                throw Failure.writing(name, PrintMessages.noFolder());
            }
            return Files.createDirectories(folder);
        } catch (InvalidPathException bad) {
            throw Failure.writing(name, Failure.told(bad));
        } catch (IOException error) {
            throw Failure.writing(name, Failure.reason(error));
        }
    }

    /**
     * Answers all lines and writes the files.
     *
     * @param read what is read besides the lines
     * @return the exit code
     */
    int write(LineSource lines, InputFiles read, Task task) {
        InputFiles inputs = lines.files().and(read);
        int[] unwritten = {0};
        int[] written = {0};
        try {
            int exit = run.collect(lines, task, "line", answer -> {
                if (answer.result() instanceof SheetPuzzle<?> puzzle) {
                    unwritten[0] += write(puzzle, inputs) ? 0 : 1;
                    written[0]++;
                }
            });
            return unwritten[0] > 0 ? Math.max(exit, Exit.LINES) : exit;
        } catch (Stopped _) {
            context.messages().clear();
            return run.stopped(written[0], "line");
        }
    }

    private boolean write(SheetPuzzle<?> puzzle, InputFiles inputs) {
        run.stop().check();
        for (Shown shown : names.tellsSolutions() ? List.of(Shown.values()) : List.of(Shown.PUZZLE)) {
            Optional<Message> obstacle = pictures.obstacle(puzzle, shown);
            if (obstacle.isPresent()) {
                return bad(puzzle, obstacle.get());
            }
            try {
                write(puzzle, shown, folder.resolve(names.next(holes(puzzle, shown))), inputs);
            } catch (FieldError wrong) {
                return bad(puzzle, wrong.message());
            }
        }
        return true;
    }

    private boolean bad(SheetPuzzle<?> puzzle, Message reason) {
        context.messages().line(Failure.line(puzzle.line(), reason).sentence());
        return false;
    }

    private void write(SheetPuzzle<?> puzzle, Shown shown, Path file, InputFiles inputs) {
        try {
            Files.createDirectories(Optional.ofNullable(file.getParent()).orElse(folder));
        } catch (IOException error) {
            throw Failure.writing(file.toString(), Failure.reason(error));
        }
        try (WholeFile whole = WholeFile.open(file.toString(), inputs, context.environment())) {
            whole.write(out -> pictures.write(puzzle, shown, out));
        }
    }

    private Map<String, String> holes(SheetPuzzle<?> puzzle, Shown shown) {
        int index = (int) puzzle.line() - 1;
        int number = sheets.first() + index;
        Printable printable = puzzle.printable(context.words());
        Map<String, String> holes = new LinkedHashMap<>();
        holes.put("puzzle", puzzle.puzzle().id());
        holes.put("number", FileNames.number(number, last));
        holes.put("id", printable.id());
        holes.put("name", SheetOptions.name(sheets.names(), number, index));
        holes.put("title", printable.title());
        holes.put("rating", printable.rating());
        holes.put("shown", shown == Shown.PUZZLE ? "puzzle" : "solution");
        holes.put("kind", pictures.kind().ending());
        return holes;
    }
}
