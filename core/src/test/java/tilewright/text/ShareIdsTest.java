package tilewright.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.task.Tasks;

/** Share IDs of every puzzle, broken over lines. */
final class ShareIdsTest {

    private static final List<String> SETUPS =
            List.of("paletto 5x5", "paletto 8x8-4p", "hues hard", "sudoku clues-30", "trominoes 8", "trominoes 30");

    @Test
    void broken_ids_are_read_whole() {
        each((puzzle, ids, random) -> {
            List<String> lines = new ArrayList<>();
            for (String id : ids) {
                lines.addAll(broken(id, 12 + random.below(60), true));
                if (random.below(2) == 0) {
                    lines.add("2 Medium · 2.8");
                }
            }
            assertThat(read(puzzle, String.join("\n", lines))).isEqualTo(ids);
        });
    }

    @Test
    void without_marks_lines_are_joined_while_there_is_one_way_to_read_them() {
        each((puzzle, ids, random) -> {
            for (String id : ids) {
                List<String> lines = broken(id, 20 + random.below(40), false);
                boolean ambiguous = id.indexOf(' ') >= 0
                        || !read(puzzle, lines.getFirst()).isEmpty()
                        || lines.stream()
                                .skip(1)
                                .anyMatch(line -> line.indexOf('/') >= 0
                                        && !read(puzzle, line).isEmpty());
                List<String> read = read(puzzle, String.join("\n", lines) + "\n\n" + id);
                if (ambiguous) {
                    assertThat(read).last().isEqualTo(id);
                } else {
                    assertThat(read).isEqualTo(List.of(id, id));
                }
            }
        });
    }

    @Test
    void columns_side_by_side_are_told_apart() {
        each((puzzle, ids, random) -> {
            List<List<String>> columns =
                    ids.stream().map(id -> broken(id, 30, true)).toList();
            int lines = columns.stream().mapToInt(List::size).max().orElseThrow();
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < lines; i++) {
                for (List<String> column : columns) {
                    String line = i < column.size() ? column.get(i) : "";
                    text.append(" ".repeat(3)).append(line).append(" ".repeat(30 - line.length()));
                }
                text.append('\n');
            }
            assertThat(read(puzzle, text.toString())).isEqualTo(ids);
        });
    }

    @Test
    void a_text_of_its_own_may_be_broken() {
        each((puzzle, ids, random) -> {
            for (String id : ids) {
                String broken = String.join("\r\n", broken(id, 12 + random.below(60), true));
                assertThat(saved(puzzle, broken)).isEqualTo(id);
            }
        });
    }

    @Test
    void the_rest_of_an_id_is_no_puzzle() {
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find("trominoes").orElseThrow();
        assertThat(read(puzzle, "..../....\\\n/...g\n")).isEmpty();
        assertThat(read(puzzle, "..../..../\\\n...g\n..../...g\n")).containsExactly("trominoes:..../...g");
    }

    @Test
    void files_are_cut_where_no_id_goes_on() {
        each((puzzle, ids, random) -> {
            List<String> lines = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                String id = ids.get(random.below(ids.size()));
                switch (random.below(5)) {
                    case 0 -> lines.add(id);
                    case 1 -> lines.add(id.substring(puzzle.id().length() + 1));
                    case 2 -> lines.add("Time");
                    case 3 -> lines.addAll(broken(id, 12 + random.below(70), false));
                    default -> lines.addAll(broken(id, 12 + random.below(70), true));
                }
            }
            lines.addAll(ids);
            String whole = String.join("\n", lines);
            List<String> read = texts(puzzle, whole);
            int cuts = 0;
            for (int i = 1; i < lines.size(); i++) {
                if (puzzle.texts().grouping().cutBefore(lines.get(i - 1), lines.get(i))) {
                    List<String> parts = new ArrayList<>(texts(puzzle, String.join("\n", lines.subList(0, i))));
                    parts.addAll(texts(puzzle, String.join("\n", lines.subList(i, lines.size()))));
                    assertThat(parts)
                            .as("cut before line %d of\n%s", i + 1, whole)
                            .isEqualTo(read);
                    cuts++;
                }
            }
            assertThat(cuts).isPositive();
        });
    }

    private interface Body {
        void accept(Puzzle<?, ?, ?> puzzle, List<String> ids, SeededRandom random);
    }

    private static void each(Body body) {
        for (String setup : SETUPS) {
            List<String> words = List.of(setup.split(" "));
            Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find(words.getFirst()).orElseThrow();
            List<String> ids = made(puzzle, words.getLast());
            Seeds.each(30, 300, random -> body.accept(puzzle, ids, random));
        }
    }

    private static <P, S> List<String> made(Puzzle<P, S, ?> puzzle, String setup) {
        P parsed = puzzle.texts().setups().parse(setup);
        List<String> ids = new ArrayList<>();
        try (Workspace workspace = new Workspace()) {
            Generator<P, S> generator = puzzle.generator(workspace);
            for (int i = 0; i < 3; i++) {
                S made = generator.generate(parsed, SeededRandom.ofItem(5, i));
                ids.add(puzzle.id() + ":" + puzzle.texts().positions().format(made));
            }
        }
        return ids;
    }

    private static List<String> broken(String id, int width, boolean marks) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (id.length() - from > width) {
            int end = from + width - 1;
            while (id.charAt(end) == ' ' || id.charAt(end - 1) == ' ') {
                end--;
            }
            lines.add(id.substring(from, end) + (marks ? "\\" : ""));
            from = end;
        }
        lines.add(id.substring(from));
        return lines;
    }

    private static List<String> texts(Puzzle<?, ?, ?> puzzle, String file) {
        List<String> texts = new ArrayList<>();
        new FoundTexts(puzzle.texts().grouping(), TextLines.of(file))
                .forEachRemaining(found -> texts.add(found.text()));
        return texts;
    }

    private static List<String> read(Puzzle<?, ?, ?> puzzle, String file) {
        return texts(puzzle, file).stream()
                .flatMap(text -> readable(puzzle, Whitespace.strip(text)).stream())
                .toList();
    }

    private static Optional<String> readable(Puzzle<?, ?, ?> puzzle, String text) {
        try {
            return Optional.of(saved(puzzle, text));
        } catch (TextError none) {
            return Optional.empty();
        }
    }

    private static <S> String saved(Puzzle<?, S, ?> puzzle, String text) {
        return puzzle.id() + ":" + puzzle.texts().positions().format(Tasks.position(puzzle, text));
    }
}
