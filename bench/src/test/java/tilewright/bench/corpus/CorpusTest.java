package tilewright.bench.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.search.Limits;
import tilewright.sudoku.Sudoku;
import tilewright.text.TableRow;

class CorpusTest {

    @TempDir
    Path folder;

    private void make(String table, int first, int parts, int size) throws IOException {
        Corpus.main(new String[] {folder.toString(), table, "7", "" + first, "" + parts, "" + size});
    }

    private String part(String table, int part) throws IOException {
        return Files.readString(folder.resolve(table).resolve("part-%05d.csv".formatted(part)));
    }

    @Test
    void a_corpus_that_was_stopped_goes_on_to_the_same_bytes() throws IOException {
        make("sudoku", 0, 3, 4);
        String second = part("sudoku", 1);
        Files.delete(folder.resolve("sudoku/part-00001.csv"));
        Files.writeString(folder.resolve("sudoku/part-00001.csv.tmp"), "number,puz");
        make("sudoku", 0, 3, 4);
        assertThat(part("sudoku", 1)).isEqualTo(second);
        Set<String> numbers = new HashSet<>();
        for (int part = 0; part < 3; part++) {
            part("sudoku", part).lines().skip(1).forEach(line -> numbers.add(line.split(",")[0]));
        }
        assertThat(numbers).hasSize(12).contains("1", "12");
    }

    @Test
    void rows_say_what_is_so() throws IOException {
        make("sudoku", 0, 1, 6);
        for (String line : part("sudoku", 0).lines().skip(1).toList()) {
            String[] fields = line.split(",", -1);
            assertThat(fields).hasSize(Rows.ALL.getFirst().columns().size());
            String puzzle = fields[1];
            String proof = Sudoku.prove(puzzle, "unique", Limits.NONE).orElseThrow();
            assertThat(Sudoku.checkProof(proof).puzzle()).isEqualTo(puzzle);
            assertThat(proof).hasSize(Integer.parseInt(fields[10])).contains("c grid " + fields[2]);
            assertThat(fields[11]).isEqualTo(Rows.sha256(proof)).matches("[0-9a-f]{64}");
            assertThat(fields[12]).isEqualTo(Rows.split(Sudoku.canonical(puzzle)));
        }
    }

    /** The lines of other rules have commas. */
    @Test
    void sudokus_of_other_rules_are_proved_and_stand_in_quotes() throws IOException {
        make("rules", 0, 1, 22);
        List<String> lines = part("rules", 0).lines().skip(1).toList();
        assertThat(lines.stream().map(line -> fields(line).get(1)).distinct()).hasSize(11);
        assertThat(lines).anyMatch(line -> line.contains(",\"9x9 "));
        for (String line : lines) {
            List<String> fields = fields(line);
            String puzzle = fields.get(2);
            String rules = puzzle.replaceFirst(" [1-9.]{81}$", "");
            String givens = puzzle.substring(rules.length()).strip();
            String proof = Sudoku.of(rules).prove(givens, "unique", Limits.NONE).orElseThrow();
            assertThat(proof).contains("c puzzle " + puzzle + "\n").contains("c grid " + fields.get(3) + "\n");
            assertThat(Integer.parseInt(fields.get(4)))
                    .isEqualTo(givens.replace(".", "").length());
            assertThat(fields.get(6)).isEqualTo(Rows.sha256(proof));
            assertThat(fields.get(7)).isEqualTo(Rows.split(puzzle));
        }
    }

    private static List<String> fields(String line) {
        return TableRow.values(line, ',', 99).orElseThrow();
    }

    @Test
    void each_table_has_a_place_in_the_card() throws IOException {
        make("all", 0, 1, 3);
        String card = Files.readString(folder.resolve("README.md"));
        assertThat(card).contains("CC0").contains("seed 7");
        for (Rows rows : Rows.ALL) {
            assertThat(card).contains("## " + rows.name() + "\n");
            assertThat(part(rows.name(), 0).lines().toList())
                    .hasSize(4)
                    .allMatch(line -> fields(line).size() == rows.columns().size());
        }
        assertThat(card.split("3 rows: ")).hasSize(1 + Rows.ALL.size());
        assertThat(part("trominoes", 0)).contains("1,..../..../..../....,");
    }

    @Test
    void a_table_may_end() throws IOException {
        make("trominoes", 12, 1, 5);
        assertThat(part("trominoes", 12)).isEqualTo("number,canonical,coverings,split\n");
    }

    @Test
    void nothing_is_there_twice() throws IOException {
        make("hues", 0, 1, 2);
        List<String> lines = part("hues", 0).lines().toList();
        Files.write(folder.resolve("hues/part-00001.csv"), lines);
        assertThatThrownBy(() -> make("hues", 0, 1, 2))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is equivalent to");
    }

    @Test
    void splits_are_eight_to_one_to_one() {
        long[] counts = new long[3];
        for (int i = 0; i < 10_000; i++) {
            counts[List.of("train", "validation", "test").indexOf(Rows.split("row " + i))]++;
        }
        assertThat(counts[1]).isBetween(880L, 1_120L);
        assertThat(counts[2]).isBetween(880L, 1_120L);
    }
}
