package tilewright.cli.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import tilewright.Puzzles;
import tilewright.message.Message;
import tilewright.message.Words;

final class OptionsBuilderTest {

    private final OptionsBuilder builder = new OptionsBuilder(this, Words.ENGLISH);

    private void type(String... arguments) {
        new CommandLine(builder.spec()).parseArgs(arguments);
    }

    @Test
    void what_is_not_typed_has_its_usual_value() {
        Supplier<Long> limit = builder.option("--limit", "N", 7L, Message.NONE);
        Supplier<Optional<Long>> seed = builder.optional("--seed", "N", Long.class, Message.NONE);
        Supplier<Boolean> json = builder.flag("--json", Message.NONE);
        assertThat(limit.get()).isEqualTo(7);
        type();
        assertThat(limit.get()).isEqualTo(7);
        assertThat(seed.get()).isEmpty();
        assertThat(json.get()).isFalse();
        type("--seed", "-2", "--json", "--limit=9");
        assertThat(limit.get()).isEqualTo(9);
        assertThat(seed.get()).contains(-2L);
        assertThat(json.get()).isTrue();
        type("--limit", "10");
        assertThat(limit.get()).isEqualTo(10);
        assertThat(seed.get()).isEmpty();
        assertThat(json.get()).isFalse();
    }

    @Test
    void some_words_come_more_than_once() {
        Supplier<String> puzzle = builder.puzzle(Puzzles.CATALOG);
        Supplier<List<String>> rest = builder.rest("SETUP", Message.NONE, List.of());
        Supplier<List<String>> texts = builder.repeated("--text", "TEXT", Message.NONE);
        type("hues");
        assertThat(rest.get()).isEmpty();
        assertThat(texts.get()).isEmpty();
        type("--text", "a", "hues", "5", "--text=b", "6");
        assertThat(puzzle.get()).isEqualTo("hues");
        assertThat(rest.get()).containsExactly("5", "6");
        assertThat(texts.get()).containsExactly("a", "b");
    }

    @Test
    void of_a_group_one_word_can_be_typed() {
        Supplier<Boolean> svg = builder.flag("--svg", Message.NONE);
        Supplier<Boolean> plain = builder.flag("--plain", Message.NONE);
        List<String> names = List.of("--svg", "--plain");
        type("--plain");
        builder.atMostOne(names);
        assertThat(svg.get()).isFalse();
        assertThat(plain.get()).isTrue();
        type("--svg", "--plain");
        assertThatThrownBy(() -> builder.atMostOne(names)).isInstanceOf(MutuallyExclusiveArgsException.class);
    }
}
