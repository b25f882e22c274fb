package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.launcher.Started.Ended;

/** The cache for an answer about one plain Sudoku, {@code cli/target/single.jsa}. */
@Order(1)
class SingleCacheTest {

    /** One with many solutions, an easy one, a hard one, and one that breaks the rules. */
    private static final List<String> SUDOKUS = List.of(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
            "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static final List<List<String>> COMMANDS = List.of(
            List.of("count", "--limit", "3"),
            List.of("count", "--json"),
            List.of("solve"),
            List.of("hint"),
            List.of("rate"),
            List.of("rate", "--json"),
            List.of("show"),
            List.of("convert", "--to", "code"));

    private static final String SUDOKU = SUDOKUS.get(1);

    @TempDir
    private Path folder;

    @Test
    void its_answers_are_those_of_the_other_cache() throws IOException, InterruptedException {
        Map<String, String> environment = Map.of("TILEWRIGHT_JAVA_HOME", Installation.JDK.toString());
        String launcher = Installation.PROJECT.resolve("tilewright").toString();
        Path file = folder.resolve("sudoku.txt");
        for (String sudoku : SUDOKUS) {
            Files.writeString(file, sudoku + "\n");
            for (List<String> command : COMMANDS) {
                List<String> words = new ArrayList<>(List.of(launcher, command.getFirst(), "sudoku"));
                words.addAll(command.subList(1, command.size()));
                Ended other = run(environment, words, file.toString());
                Ended ended = run(environment, words, "--text", sudoku);
                assertThat(ended).as("%s of %s", command, sudoku).isEqualTo(other);
                assertThat(ended.out() + ended.err()).isNotEmpty();
            }
        }
    }

    @Test
    void it_is_for_one_plain_sudoku() throws IOException, InterruptedException {
        printArguments();
        assertThat(chosen("count", "sudoku", "--text", SUDOKU)).isTrue();
        assertThat(chosen("hint", "sudoku", "--json", "--text=" + SUDOKU)).isTrue();
        assertThat(chosen("count", "sudoku", "sudokus.txt")).isFalse();
        assertThat(chosen("count", "sudoku", "--text", SUDOKU, "--text", SUDOKU))
                .isFalse();
        assertThat(chosen("analyze", "paletto", "--text", SUDOKU)).isFalse();
        assertThat(chosen("--version")).isFalse();
    }

    @Test
    void a_damaged_one_and_one_of_another_jdk_are_not_used() throws IOException, InterruptedException {
        Path made = printArguments();
        Path cache = made.resolve("single.jsa");
        byte[] good = Files.readAllBytes(cache);
        byte[] damaged = good.clone();
        damaged[good.length / 2] ^= (byte) 1;
        Files.write(cache, damaged);
        assertThat(chosen("count", "sudoku", "--text", SUDOKU)).isFalse();
        Files.write(cache, good);
        assertThat(chosen("count", "sudoku", "--text", SUDOKU)).isTrue();
        Path sum = made.resolve("single.jsa.sum");
        Files.writeString(sum, Files.readString(sum).replace("JAVA_VERSION", "JAVA_VERSION_BEFORE"));
        assertThat(chosen("count", "sudoku", "--text", SUDOKU)).isFalse();
        Files.delete(cache);
        assertThat(chosen("count", "sudoku", "--text", SUDOKU)).isFalse();
    }

    private static Ended run(Map<String, String> environment, List<String> words, String... more)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of(more));
        return Started.of(environment, all.toArray(String[]::new)).end();
    }

    /** Installs what was built, and a JVM that prints its arguments, and returns the folder of what was built. */
    private Path printArguments() throws IOException {
        Path made = Installation.built(folder).resolve("cli/target");
        Path java = folder.resolve("jdk/bin/java");
        Files.createDirectories(java.getParent());
        for (Path program : List.of(java, java.resolveSibling("javac"))) {
            Files.writeString(program, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
            assertThat(program.toFile().setExecutable(true)).isTrue();
        }
        Files.copy(
                Installation.JDK.resolve("release"),
                folder.resolve("jdk/release"),
                StandardCopyOption.REPLACE_EXISTING);
        return made;
    }

    /** Returns whether the JVM is told to take this cache, and not the other. */
    private boolean chosen(String... arguments) throws IOException, InterruptedException {
        List<String> words = List.of(folder.resolve("tilewright").toString());
        Map<String, String> environment =
                Map.of("TILEWRIGHT_JAVA_HOME", folder.resolve("jdk").toString());
        Ended ended = run(environment, words, arguments);
        assertThat(ended.exit()).as(ended.err()).isZero();
        boolean single = ended.out().contains("/single.jsa\n");
        assertThat(ended.out().contains("-XX:TieredStopAtLevel=1\n")).isEqualTo(single);
        assertThat(ended.out().contains("/tilewright.aot\n")).isNotEqualTo(single);
        return single;
    }
}
