package tilewright.print.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.text.FieldError;

class FileNamesTest {

    @Test
    void holes_are_filled() {
        FileNames names = new FileNames(FileNames.USUAL);
        assertThat(names.next(Map.of("puzzle", "hues", "number", "07", "kind", "png")))
                .isEqualTo("hues-07.png");
        assertThat(new FileNames("easy/{id}_{shown}.{kind}")
                        .next(Map.of("id", "sudoku:53..7/.6", "shown", "solution", "kind", "svg")))
                .isEqualTo("easy/sudoku-53..7-.6_solution.svg");
        assertThat(new FileNames("x-{title}.png").next(Map.of())).isEqualTo("x-.png");
    }

    @Test
    void a_pattern_tells_solutions_or_not() {
        assertThat(new FileNames("{number}-{shown}.png").tellsSolutions()).isTrue();
        assertThat(new FileNames(FileNames.USUAL).tellsSolutions()).isFalse();
    }

    @Test
    void data_makes_no_folders_and_no_hidden_files() {
        assertThat(FileNames.safe("../../etc/passwd")).isEqualTo("etc-passwd");
        assertThat(FileNames.safe(".hidden")).isEqualTo("hidden");
        assertThat(FileNames.safe("C:\\a\u0000b\nc\u202Ed")).isEqualTo("C-a-b-c-d");
        assertThat(FileNames.safe("für Ada. ")).isEqualTo("für-Ada");
        assertThat(FileNames.safe("ab".repeat(100_000))).hasSize(100);
        assertThat(FileNames.safe("𝔸".repeat(80))).hasSize(100);
        assertThat(FileNames.safe("a" + "𝔸".repeat(80))).hasSize(99);
        assertThat(FileNames.safe("///")).isEmpty();
    }

    @Test
    void no_name_comes_twice() {
        FileNames names = new FileNames("{title}.png");
        names.next(Map.of("title", "a"));
        assertThatThrownBy(() -> names.next(Map.of("title", "A")))
                .isInstanceOf(FieldError.class)
                .hasMessage("'{title}.png' names two files 'A.png'; add '{number}'");
    }

    @Test
    void a_name_is_no_ending_alone() {
        assertThatThrownBy(() -> new FileNames("{title}.png").next(Map.of()))
                .hasMessage("'{title}.png' makes the name '.png', which is empty or hidden");
    }

    @Test
    void an_unknown_hole_is_refused() {
        assertThatThrownBy(() -> new FileNames("{numbr}.png"))
                .hasMessage("'{numbr}.png' has the unknown hole 'numbr'; did you mean 'number'?");
        assertThatThrownBy(() -> new FileNames("a{number")).isInstanceOf(FieldError.class);
        assertThatThrownBy(() -> new FileNames("{{number}}")).isInstanceOf(FieldError.class);
    }

    @Test
    void numbers_are_in_order() {
        assertThat(FileNames.number(7, 120)).isEqualTo("007");
        assertThat(FileNames.number(120, 7)).isEqualTo("120");
    }
}
