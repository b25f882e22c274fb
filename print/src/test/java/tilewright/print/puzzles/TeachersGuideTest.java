package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Puzzle;

class TeachersGuideTest {

    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.find("sudoku").orElseThrow();

    @Test
    void it_names_all_patterns_that_can_be_found() throws IOException {
        String guide = Files.readString(Path.of("../docs/guide/teachers.md"));
        String table =
                guide.substring(guide.indexOf("These patterns can be found"), guide.indexOf("`--example` takes"));
        List<String> named = Pattern.compile("`([^`]*)`")
                .matcher(table)
                .results()
                .map(MatchResult::group)
                .map(id -> id.replace("`", ""))
                .toList();
        assertThat(named)
                .containsExactlyElementsOf(Handbook.of(SUDOKU).articles().stream()
                        .filter(article -> !article.practice().isEmpty())
                        .map(Handbook.Article::id)
                        .toList());
    }
}
