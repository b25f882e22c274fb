package tilewright.bench;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import tilewright.rng.SeededRandom;

/** Prints random isomorphs of the puzzles of a set, always the same ones, to make long files: FOLDER SET COUNT. */
public final class SudokuIsomorphs {

    private SudokuIsomorphs() {}

    public static void main(String[] arguments) throws IOException {
        List<SudokuSets.Known> known = SudokuSets.read(Path.of(arguments[0]), arguments[1]);
        int count = Integer.parseInt(arguments[2]);
        PrintStream out = new PrintStream(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)), false, StandardCharsets.US_ASCII);
        for (SudokuSets.Known puzzle : SudokuSets.isomorphs(known, count, new SeededRandom(1))) {
            out.append(puzzle.toString()).append('\n');
        }
        out.flush();
    }
}
