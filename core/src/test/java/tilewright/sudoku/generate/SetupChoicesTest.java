package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;
import tilewright.puzzle.Choice;
import tilewright.sudoku.step.StepKind;

final class SetupChoicesTest {

    private static List<String> texts(Choice<Setup> choice) {
        List<String> texts = new ArrayList<>();
        switch (choice) {
            case Choice.Some<Setup> some ->
                some.setups().forEach(setup -> texts.add(SetupText.format().format(setup)));
            case Choice.Interval<Setup> interval -> {
                texts.add(interval.before() + tenths(interval.least()) + "-" + tenths(interval.most()));
                texts.add(interval.before() + tenths(interval.low()) + "-" + tenths(interval.high()));
            }
            case Choice.Range<Setup> range -> {
                for (int number = range.least(); number <= range.most(); number++) {
                    texts.add(range.before() + number);
                }
                assertThat(range.usual()).isBetween(range.least(), range.most());
            }
            case Choice.Cells<Setup> cells ->
                texts.add(cells.before() + String.valueOf(cells.on()).repeat(cells.rows() * cells.columns()));
        }
        return texts;
    }

    private static String tenths(int number) {
        return number / 10 + "." + number % 10;
    }

    private static List<String> endings(Choice<Setup> choice) {
        return switch (choice) {
            case Choice.Some<Setup> some ->
                some.endings().stream().map(Choice.Ending::text).toList();
            case Choice.Interval<Setup> interval ->
                interval.endings().stream().map(Choice.Ending::text).toList();
            default -> List.of();
        };
    }

    /** Whatever can be chosen is read, and with each ending. */
    @Test
    void every_choice_is_the_text_of_a_setup() {
        List<Class<?>> kinds = new ArrayList<>();
        for (Choice<Setup> choice : SetupChoices.all()) {
            assertThat(choice.words().text()).isNotBlank();
            List<String> texts = texts(choice);
            assertThat(texts).isNotEmpty().doesNotHaveDuplicates();
            kinds.add(SetupText.format().parse(texts.getFirst()).getClass());
            for (String text : texts) {
                assertThat(SetupText.format().format(SetupText.format().parse(text)))
                        .isEqualTo(text);
                for (String ending : endings(choice)) {
                    assertThat(SetupText.format().format(SetupText.format().parse(text + ending)))
                            .isEqualTo(text + ending);
                }
            }
        }
        assertThat(kinds)
                .containsExactly(
                        Setup.Graded.class,
                        Setup.Graded.class,
                        Setup.Graded.class,
                        Setup.Practice.class,
                        Setup.Minimal.class,
                        Setup.Clues.class,
                        Setup.InPattern.class,
                        Setup.Grid.class);
    }

    @Test
    void a_difficulty_may_have_each_symmetry_behind_it_none_first() {
        List<String> all = Arrays.stream(Symmetry.values())
                .map(symmetry -> symmetry == Symmetry.NONE ? "" : "," + symmetry.text())
                .toList();
        List<Choice<Setup>> choices = SetupChoices.all();
        for (int i = 0; i < choices.size(); i++) {
            assertThat(endings(choices.get(i))).isEqualTo(i < 3 ? all : List.of());
        }
        Choice.Some<Setup> grades = (Choice.Some<Setup>) choices.getFirst();
        assertThat(grades.endings().stream().map(Choice.Ending::words))
                .containsExactlyElementsOf(
                        Arrays.stream(Symmetry.values()).map(Symmetry::words).toList());
        assertThat(grades.names().stream().map(Message::text))
                .containsExactly("easy", "medium", "hard", "unfair", "extreme");
        assertThat(texts(choices.get(4)))
                .containsExactlyElementsOf(all.stream()
                        .skip(1)
                        .map(text -> text.replace(",", "minimal-"))
                        .toList());
    }

    @Test
    void techniques_are_named_as_hints_name_them() {
        for (int i : new int[] {2, 3}) {
            Choice.Some<Setup> techniques =
                    (Choice.Some<Setup>) SetupChoices.all().get(i);
            String before = i == 2 ? "needs-" : "practice-";
            assertThat(techniques.names().stream()
                            .map(name -> before
                                    + name.text()
                                            .toLowerCase(Locale.ROOT)
                                            .replace(",", "")
                                            .replace(' ', '-')))
                    .containsExactlyElementsOf(texts(techniques));
            assertThat(techniques.names().stream().map(Message::text))
                    .containsExactlyElementsOf((i == 2 ? Target.Needs.kinds() : Target.Needs.practiced())
                            .stream().map(StepKind::title).toList());
        }
    }
}
