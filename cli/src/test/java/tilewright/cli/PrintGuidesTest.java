package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

/** The commands in the guides for teachers and publishers. */
class PrintGuidesTest {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    @TempDir
    Path folder;

    private static List<String> commands(String guide) throws IOException {
        return Files.readAllLines(Path.of("../docs/guide", guide)).stream()
                .filter(line -> line.startsWith("tilewright print "))
                .map(line -> line.substring("tilewright ".length()))
                .toList();
    }

    @Test
    void every_command_prints() throws IOException {
        List<String> commands = Stream.concat(commands("teachers.md").stream(), commands("publishers.md").stream())
                .toList();
        assertThat(commands).hasSizeGreaterThan(10);
        for (String command : commands) {
            String[] words = WORD.matcher(command)
                    .results()
                    .map(word -> here(word.group()))
                    .toArray(String[]::new);
            Ran ran = Program.REAL.run(words);
            assertThat(ran).as(command).isIn(new Ran(0, "", ""), PrintTest.PRINTED);
            assertThat(Path.of(words[words.length - 1])).as(command).isNotEmptyFile();
        }
    }

    /** A word without its quotation marks; files that are read are among the examples, those that are written in a folder. */
    private String here(String typed) {
        Matcher quoted = WORD.matcher(typed);
        String word = quoted.matches() && quoted.group(1) != null ? quoted.group(1) : typed;
        if (word.endsWith(".yaml")) {
            return "../docs/examples/" + word;
        }
        return word.endsWith(".pdf") ? folder.resolve(word).toString() : word;
    }
}
