package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.SeedVersion;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.Tasks;

/**
 * Makes with {@code --as-of} what each version made of its seeds. The files are never written anew: a generator that changes gets a
 * second one beside it in {@link Puzzle#generators}, and {@link #main} writes the file of the version in which that is released.
 */
final class KeptSeedsTest {

    private static final Path FOLDER = Path.of("src/test/resources/tilewright/seeds");
    private static final int A_RUN = 20;

    /** Sudokus of other sizes and rules, which stand in no list of setups. */
    private static final List<String> OTHER_RULES = List.of(
            "4x4",
            "6x6",
            "6x6,easy",
            "8x8",
            "9x9,x",
            "windoku",
            "disjoint",
            "jigsaw",
            "anti-knight",
            "killer",
            "thermo",
            "arrow",
            "kropki",
            "sandwich",
            "6x6,x,easy");

    /** A puzzle that a version made. */
    record Made(SeedVersion version, String puzzle, String setup, long seed, long number, String text) {

        static Made of(SeedVersion version, String line) {
            String[] fields = line.split("\t", -1);
            return new Made(
                    version, fields[0], fields[1], Long.parseLong(fields[2]), Long.parseLong(fields[3]), fields[4]);
        }

        String again() {
            return make(Puzzles.CATALOG.find(puzzle).orElseThrow(), setup, seed, number, version);
        }
    }

    static List<Made> made() throws IOException {
        List<Made> all = new ArrayList<>();
        for (SeedVersion version : versions()) {
            try (Stream<String> lines = Files.lines(file(version))) {
                lines.filter(line -> !line.startsWith("#")).forEach(line -> all.add(Made.of(version, line)));
            }
        }
        return Sample.of(all, A_RUN);
    }

    private static Set<SeedVersion> versions() {
        Set<SeedVersion> versions = new LinkedHashSet<>(List.of(SeedVersion.FIRST));
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            puzzle.generators(new Workspace()).forEach(since -> versions.add(since.version()));
        }
        return versions;
    }

    private static Path file(SeedVersion version) {
        return FOLDER.resolve(version + ".txt");
    }

    @ParameterizedTest
    @MethodSource("made")
    void a_version_makes_the_same_of_its_seeds_for_ever(Made made) {
        assertThat(made.again()).isEqualTo(made.text());
    }

    @Test
    void the_last_generator_is_the_present_one() {
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            assertThat(puzzle.generators(new Workspace()).getFirst().version()).isEqualTo(SeedVersion.FIRST);
            assertThat(puzzle.generators(new Workspace()).getLast().version()).isLessThanOrEqualTo(SeedVersion.NEWEST);
        }
    }

    private static String make(Puzzle<?, ?, ?> puzzle, String setup, long seed, long number, SeedVersion version) {
        Answer answer = new Tasks<>(puzzle, new Workspace())
                .generate(setup, seed, version, Stop.never())
                .answer(number - 1, "");
        return ((Answer.Done) answer).line().text();
    }

    /** Writes the file of the newest version, where there is none yet. */
    public static void main(String[] arguments) throws IOException {
        List<String> lines = new ArrayList<>(List.of("# What version " + SeedVersion.NEWEST
                + " makes: puzzle, setup, seed, number, and text, with tabs between. No line is ever changed."));
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            setups(puzzle).forEach(setup -> {
                for (long number = 1; number <= 2; number++) {
                    long seed = 7L * lines.size();
                    String text = make(puzzle, setup, seed, number, SeedVersion.NEWEST);
                    lines.add(String.join("\t", puzzle.id(), setup, Long.toString(seed), Long.toString(number), text));
                }
            });
        }
        Files.createDirectories(FOLDER);
        Path file = file(SeedVersion.NEWEST);
        if (Files.exists(file)) {
            throw new IOException(file + " is there, and is never written anew");
        }
        Files.write(file, lines);
    }

    private static <P> Set<String> setups(Puzzle<P, ?, ?> puzzle) {
        Set<String> texts = new LinkedHashSet<>();
        for (Setups.Group<P> group : puzzle.setups().groups()) {
            group.setups().forEach(setup -> texts.add(puzzle.texts().setups().format(setup)));
        }
        if (puzzle.id().equals("sudoku")) {
            texts.addAll(OTHER_RULES);
        }
        return texts;
    }
}
