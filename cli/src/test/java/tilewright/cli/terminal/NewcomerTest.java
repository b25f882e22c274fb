package tilewright.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.cli.Program;
import tilewright.cli.context.CommonOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Messages;
import tilewright.cli.context.Results;
import tilewright.message.Words;
import tilewright.play.Play;
import tilewright.puzzle.Workspace;

/**
 * The first ten minutes of somebody who has never played in a terminal, in windows of 80 and of 40 columns: {@code newcomer/*.txt} have
 * what is typed and shown. Written anew as other transcripts are.
 */
final class NewcomerTest {

    private static final Path FOLDER = Path.of("src/test/resources/tilewright/cli/newcomer");

    /** Typed by somebody who tries what comes to mind, and then reads. */
    private static final Map<String, List<String>> TYPED = Map.of(
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            List.of(
                    "rules",
                    "help",
                    "5",
                    "r1c1 5",
                    "A3 4",
                    "r1c4=1",
                    "check",
                    "hint 1",
                    "hint 2",
                    "hint",
                    "undo",
                    "moves r1c4",
                    "moves",
                    "solve",
                    "quit"),
            "paletto:DCAB/CDBC/ABAD/DACB",
            List.of(
                    "rules", "help", "r2c2", "r1c1", "r4c4", "undo", "hint 1", "hint", "end", "agent", "moves", "check",
                    "quit"),
            "hues:367..58./4.1.26.1/8..3...6/1.724..5/3....17./.2418..2/8...43.8/2.7.265.",
            List.of(
                    "rules",
                    "help",
                    "r1c4",
                    "p5=r6c6",
                    "p1 A4",
                    "hint 1",
                    "hint",
                    "moves r1c4",
                    "check",
                    "solve",
                    "quit"),
            "trominoes:......./......./......./......./......./......./g......",
            List.of(
                    "rules",
                    "help",
                    "r1c1",
                    "h=r1c1",
                    "r2c1 r4c1",
                    "h=r2c3",
                    "hint 1",
                    "hint",
                    "moves",
                    "check",
                    "solve",
                    "quit"));

    /** Types lines, as a terminal shows them. */
    private record Script(Deque<String> typed, Results shown, int columns) implements PlayerInput {
        @Override
        public Optional<String> line(String prompt) {
            Optional<String> next = Optional.ofNullable(typed.poll());
            next.ifPresent(line -> shown.line(prompt + line));
            shown.flush();
            return next;
        }
    }

    private static String played(String text, int columns) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Environment environment = Program.REAL.environment(out);
        try (Workspace workspace = new Workspace()) {
            Context context = new Context(
                    Puzzles.CATALOG,
                    environment,
                    new Results(out),
                    new Messages(out),
                    new CommonOptions(Words.ENGLISH),
                    workspace,
                    Words.ENGLISH);
            PlayLoop loop = new PlayLoop(context, Play.load(Puzzles.CATALOG, text), Seats.people(1));
            loop.run(new Script(new ArrayDeque<>(TYPED.get(text)), context.results(), columns));
            context.results().flush();
        }
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.stripTrailing() + "\n")
                .collect(Collectors.joining());
    }

    private static String text(String puzzle) {
        return TYPED.keySet().stream()
                .filter(text -> text.startsWith(puzzle + ":"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku, 80",
        "sudoku, 40",
        "paletto, 80",
        "paletto, 40",
        "hues, 80",
        "hues, 40",
        "trominoes, 80",
        "trominoes, 40"
    })
    void the_first_ten_minutes(String puzzle, int columns) throws IOException {
        String shown = played(text(puzzle), columns);
        assertThat(shown.lines().filter(line -> !line.contains("to continue: ")))
                .allMatch(line -> line.length() <= columns);
        Path file = FOLDER.resolve(puzzle + "-" + columns + ".txt");
        if (System.getProperty("transcripts", "").equals("write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, shown);
        }
        assertThat(shown).isEqualTo(Files.readString(file));
    }
}
