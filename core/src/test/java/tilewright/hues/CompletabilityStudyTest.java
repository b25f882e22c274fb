package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

final class CompletabilityStudyTest {

    private static Study.Report study(Board board) {
        return new CompletabilityStudy().study(board, 0, Limits.NONE);
    }

    @Test
    void a_board_that_can_be_completed_shows_a_completion_cell_by_cell() {
        Study.Report report = study(Board.empty().with(0, 3));
        assertThat(report.line().text()).isEqualTo("completable");
        Study.Picture picture = report.picture().orElseThrow();
        assertThat(picture.tone()).isEqualTo(Study.Tone.GOOD);
        assertThat(picture.marks()).isEmpty();
        assertThat(picture.further()).hasSize(63);
    }

    @Test
    void boards_that_other_programs_decided_are_decided_alike() {
        int completable = 0;
        int dead = 0;
        for (String line : Cases.lines("partial-boards.txt")) {
            String[] fields = line.split(" ");
            if (!fields[0].equals("illegal")) {
                Board board = Text.BOARDS.parse(fields[2]);
                Study.Report report = study(board);
                if (fields[0].equals("yes")) {
                    completable++;
                    completed(board, report);
                } else {
                    dead++;
                    conflicting(board, report, 1);
                }
            }
        }
        assertThat(completable).isEqualTo(154);
        assertThat(dead).isEqualTo(82);
    }

    @Test
    void a_dead_board_names_and_marks_no_fewer_tiles_than_a_smallest_conflict_set() {
        List<String> lines = Cases.lines("smallest-blame.txt");
        for (int i = 0; i < lines.size(); i += 4) {
            String[] fields = lines.get(i).split(" ");
            Board board = Text.BOARDS.parse(fields[1]);
            conflicting(board, study(board), Integer.parseInt(fields[0]));
        }
    }

    private static void completed(Board board, Study.Report report) {
        assertThat(report.line().text()).isEqualTo("completable");
        assertThat(report.picture().orElseThrow().tone()).isEqualTo(Study.Tone.GOOD);
        Board completion = Text.BOARDS.parse(
                ((Json.Str) report.fields().field("completion").orElseThrow()).value());
        assertThat(ReferenceSearch.solved(completion)).as(board.toString()).isTrue();
        for (int cell = 0; cell < 64; cell++) {
            assertThat(board.free(cell) || board.color(cell) == completion.color(cell))
                    .as(board.toString())
                    .isTrue();
        }
    }

    /** The named tiles are marked, at least {@code least}, and lie on the board. */
    private static void conflicting(Board board, Study.Report report, int least) {
        Study.Picture picture = report.picture().orElseThrow();
        assertThat(picture.tone()).isEqualTo(Study.Tone.BAD);
        assertThat(picture.further()).isEmpty();
        assertThat(report.line().text()).startsWith("dead; ");
        List<Json> names = ((Json.Arr) report.fields().field("blame").orElseThrow()).items();
        assertThat(names).as(board.toString()).hasSizeGreaterThanOrEqualTo(least);
        List<Mark> rings = new ArrayList<>();
        for (Json name : names) {
            int cell = BoardRules.cell(((Json.Str) name).value());
            assertThat(board.free(cell)).isFalse();
            rings.add(new Mark.Ring(Box.cell(cell / 8, cell % 8), Ink.CONFLICT));
        }
        assertThat(picture.marks()).isEqualTo(rings);
    }

    @Test
    void what_the_budget_does_not_decide_is_undecided() {
        Study.Report report = new CompletabilityStudy().study(Board.empty(), 0, Limits.NONE.withNodes(3));
        assertThat(report.line().text()).isEqualTo("undecided");
        assertThat(report.picture().orElseThrow().tone()).isEqualTo(Study.Tone.OPEN);
    }
}
