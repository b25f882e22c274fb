package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Puzzles;
import tilewright.cli.Program.Ran;
import tilewright.print.puzzles.PrintRequest;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * The same is asked of the command line and of the server: the bytes are the same where the puzzles and their order, the title, the
 * link, the language, and all options are the same.
 */
class SameFilesTest {

    private static final String LINK = "https://example.org/";

    @TempDir
    Path folder;

    private static byte[] asked(Json.Obj request) {
        try (Workspace workspace = new Workspace()) {
            return PrintRequest.read(Puzzles.CATALOG, request.toString()).pdf(workspace, Limits.NONE);
        }
    }

    @Test
    void sheets() throws IOException {
        Map<String, String> options = Map.of("per-page", "2", "paper", "Letter", "solutions", "upside-down");
        for (String puzzle : List.of("sudoku", "trominoes", "hues")) {
            String lines = Program.REAL
                    .run("new", puzzle, "--count", "3", "--seed", "5")
                    .out();
            Json.Obj request = Json.obj()
                    .with("puzzle", puzzle)
                    .with("positions", Json.strings(lines.lines().toList()))
                    .with("title", "For Ada")
                    .with("link", LINK);
            Program print = Program.REAL.reading(lines);
            String file = folder.resolve(puzzle + ".pdf").toString();
            List<String> typed =
                    new ArrayList<>(List.of("print", puzzle, "-o", file, "--title", "For Ada", "--link", LINK));
            for (var option : options.entrySet()) {
                typed.addAll(List.of("--" + option.getKey(), option.getValue()));
                request = request.with(option.getKey(), option.getValue());
            }
            assertThat(print.run(typed.toArray(String[]::new))).isEqualTo(new Ran(0, "", ""));
            assertThat(asked(request)).as(puzzle).isEqualTo(Files.readAllBytes(Path.of(file)));
        }
    }

    @Test
    void sheets_for_a_class() throws IOException {
        Path file = folder.resolve("class.pdf");
        assertThat(Program.REAL.run(
                        "print",
                        "sudoku",
                        "--make",
                        "easy:3",
                        "--seed",
                        "7",
                        "--box",
                        "--homework",
                        "--link",
                        LINK,
                        "-o",
                        file.toString()))
                .isEqualTo(new Ran(0, "", ""));
        Json.Obj request = Json.obj()
                .with("puzzle", "sudoku")
                .with("make", "easy:3")
                .with("seed", 7)
                .with("box", true)
                .with("homework", true)
                .with("link", LINK);
        assertThat(asked(request)).isEqualTo(Files.readAllBytes(file));
    }

    @Test
    void books() throws IOException {
        Path yaml = Files.writeString(folder.resolve("book.yaml"), """
                title: For Ada
                puzzle: trominoes
                link: https://example.org/
                per-page: 2
                sections:
                  - count: 2
                  - positions:
                      - ..../..../..../...g
                """);
        Path file = folder.resolve("book.pdf");
        assertThat(Program.REAL.run("print", "--book", yaml.toString(), "-o", file.toString()))
                .isEqualTo(new Ran(0, "", ""));
        Json request = Json.parse("""
                {"book":{"title":"For Ada","puzzle":"trominoes","link":"https://example.org/","per-page":2,\
                "sections":[{"count":2},{"positions":["..../..../..../...g"]}]}}""");
        assertThat(asked((Json.Obj) request)).isEqualTo(Files.readAllBytes(file));
    }
}
