package tilewright.bulk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.cli.Program;
import tilewright.puzzle.Column;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.task.AnswerColumns;
import tilewright.task.Tasks;

/** The columns that verbs declare. */
final class SchemaTest {

    private static final Pattern NAME = Pattern.compile("`(\\w+)`");

    @Test
    void the_guide_names_the_columns_of_all_verbs_and_no_others() throws IOException {
        Set<String> declared = new TreeSet<>();
        for (Puzzle<?, ?, ?> puzzle : Program.REAL.catalog().puzzles()) {
            Tasks<?, ?, ?> tasks = new Tasks<>(puzzle, new Workspace());
            verbs(puzzle)
                    .flatMap(verb -> AnswerColumns.of(tasks, verb).all().stream())
                    .map(Column::name)
                    .forEach(declared::add);
        }
        Set<String> documented = new TreeSet<>();
        Files.readString(Path.of("../docs/guide/bulk.md"))
                .lines()
                .dropWhile(line -> !line.equals("| Answers of | Columns |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.substring(line.lastIndexOf('|', line.length() - 2)))
                .forEach(columns -> NAME.matcher(columns).results().forEach(name -> documented.add(name.group(1))));
        assertThat(documented).isEqualTo(declared);
    }

    @Test
    void columns_of_all_puzzles_fit_together() {
        assertThat(Program.REAL.catalog().puzzles().stream()
                        .flatMap(SchemaTest::verbs)
                        .distinct())
                .allSatisfy(verb -> assertThat(Schema.ofAllPuzzles(verb).columns())
                        .extracting(Column::name)
                        .doesNotHaveDuplicates()
                        .endsWith("error", "warning", "other"));
    }

    private static Stream<String> verbs(Puzzle<?, ?, ?> puzzle) {
        return Stream.concat(
                Stream.of("new", "show", "solve", "count", "hint", "review"),
                puzzle.abilities(new Workspace()).studies().stream().map(study -> study.verb()));
    }
}
