package tilewright.paletto.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.paletto.Paletto;
import tilewright.paletto.model.Board;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study.Refused;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.text.TextError;

/** Strategies, made and checked. */
class StrategyCheckerTest {

    private static final Asked<?> PALETTO =
            asked(Puzzles.CATALOG.find("paletto").orElseThrow());

    private record Asked<S>(Puzzle<?, S, ?> puzzle, Prover<S> prover) {
        String certificate(String board, String claim) {
            return prover.prove(puzzle.texts().positions().parse(board), claim, Limits.NONE)
                    .line()
                    .text();
        }

        boolean complete(String board, Limits limits) {
            return prover.prove(puzzle.texts().positions().parse(board), "winner", limits)
                    .complete();
        }

        void formula(String board) {
            prover.formula(puzzle.texts().positions().parse(board), "winner", Limits.NONE);
        }
    }

    private static <S> Asked<S> asked(Puzzle<?, S, ?> puzzle) {
        return new Asked<>(puzzle, puzzle.abilities(new Workspace()).prover().orElseThrow());
    }

    /** A position in which a few turns were played at random. */
    private static String position(Paletto paletto, SeededRandom random) {
        String board = paletto.generate(random.below(10) == 0 ? "5x5" : "4x4", random.bits());
        for (int i = random.below(5); i > 0; i--) {
            List<List<Integer>> turns = paletto.turns(board);
            String after = paletto.after(board, turns.get(random.below(turns.size())));
            board = paletto.turns(after).isEmpty() ? board : after;
        }
        return board;
    }

    @Test
    void the_winner_of_each_position_has_a_strategy() {
        int[] won = new int[2];
        Seeds.each(60, 1_000, random -> {
            try (Paletto paletto = new Paletto()) {
                String board = position(paletto, random);
                boolean wins = paletto.analyze(board, Limits.NONE).value() == 'W';
                won[wins ? 1 : 0]++;
                String text = PALETTO.certificate(board, "winner");
                Strategy strategy = StrategyChecker.check(text + "\n\n");
                assertThat(strategy.text().strip()).isEqualTo(text.strip());
                assertThat(strategy.wins()).isEqualTo(wins);
                assertThat(strategy.board()).hasToString(board);
                assertThat(PALETTO.certificate(board, wins ? "win" : "loss")).isEqualTo(text);
                assertThatThrownBy(() -> PALETTO.certificate(board, wins ? "loss" : "win"))
                        .isInstanceOf(Refused.class);
                String turned = text.replaceFirst(wins ? "win" : "loss", wins ? "loss" : "win");
                assertThatThrownBy(() -> StrategyChecker.check(turned)).isInstanceOf(TextError.class);
            }
        });
        assertThat(won[0]).isPositive();
        assertThat(won[1]).isPositive();
    }

    /** The whole of a hundred boards with all cases; else two after some turns, which leave a tenth to be proved. */
    @Test
    void the_winner_of_each_board_of_six_has_a_strategy() {
        Seeds.each(2, 100, random -> {
            try (Paletto paletto = new Paletto()) {
                String board = paletto.generate("6x6", random.bits());
                for (int i = 0; i < 4 && !Sample.isAll(); i++) {
                    List<List<Integer>> turns = paletto.turns(board);
                    board = paletto.after(board, turns.get(random.below(turns.size())));
                }
                String text = paletto.prove(board, "winner", Limits.NONE).orElseThrow();
                assertThat(Paletto.checkProof(text).position()).isEqualTo(board);
            }
        });
    }

    @Test
    void damaged_strategies_are_refused() {
        Seeds.each(100, 1_000, random -> {
            try (Paletto paletto = new Paletto()) {
                String text = PALETTO.certificate(paletto.generate("4x4", random.below(50)), "winner");
                String damaged = damaged(text, random);
                assertThatThrownBy(() -> StrategyChecker.check(damaged))
                        .as(damaged)
                        .isInstanceOf(TextError.class);
            }
        });
    }

    private static String damaged(String text, SeededRandom random) {
        int from = text.indexOf('\n', text.indexOf("c puzzle")) + 1;
        List<String> turns = new ArrayList<>(List.of(text.substring(from).split("\\s")));
        int turn = random.below(turns.size());
        switch (random.below(5)) {
            case 0 -> turns.remove(turn);
            case 1 -> turns.add(turn, "A");
            case 2 -> turns.removeLast();
            case 3 -> turns.set(turn, turns.get(turn) + turns.get(turn).charAt(0));
            default -> turns.set(turn, "-");
        }
        return text.substring(0, from) + String.join(" ", turns) + "\n";
    }

    /** Positions count as one when they have the same future; then the same player wins, by the same turns. */
    @Test
    void the_same_future_has_the_same_winner() {
        Seeds.each(5, 50, random -> {
            try (Paletto paletto = new Paletto()) {
                String board = paletto.generate("4x4", random.bits());
                Map<List<Object>, List<List<Integer>>> winning = new HashMap<>();
                for (int game = 0; game < 60; game++) {
                    String position = board;
                    for (int i = 0; i < 6 && !paletto.turns(position).isEmpty(); i++) {
                        Board read = StrategyChecker.check(PALETTO.certificate(position, "winner"))
                                .board();
                        List<List<Integer>> turns =
                                paletto.analyze(position, Limits.NONE).winning();
                        List<List<Integer>> known = winning.putIfAbsent(List.of(Future.of(read), read.mover()), turns);
                        assertThat(known == null || known.equals(turns))
                                .as(position)
                                .isTrue();
                        List<List<Integer>> legal = paletto.turns(position);
                        position = paletto.after(position, legal.get(random.below(Math.min(2, legal.size()))));
                    }
                }
            }
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            c tilewright sudoku win/        | 1 | 1  | expected "c tilewright paletto"
            c tilewright paletto draw/      | 1 | 22 | expected win or loss
            c tilewright paletto win/c grid | 1 | 25 | expected "c puzzle"
            """)
    void a_head_that_is_none_is_refused(String text, int row, int column, String reason) {
        assertThatThrownBy(() -> StrategyChecker.check(text.replace('/', '\n')))
                .isInstanceOfSatisfying(TextError.class, error -> {
                    assertThat(error.problem().text()).contains(reason);
                    assertThat(error.row()).isEqualTo(row);
                    assertThat(error.column()).isEqualTo(column);
                });
    }

    @Test
    void only_the_beginning_of_a_turn_of_two_has_a_strategy() {
        for (String board : List.of("ABC/BCA/CAB:1/-/-", "")) {
            assertThatThrownBy(() -> PALETTO.certificate(board, "winner")).isInstanceOf(RuntimeException.class);
        }
        String three = "c tilewright paletto win\nc puzzle " + new Paletto().generate("4x4-3p", 1) + "\nA\n";
        assertThatThrownBy(() -> StrategyChecker.check(three))
                .isInstanceOfSatisfying(
                        TextError.class,
                        error -> assertThat(error.problem().text()).contains("a board of two players"));
        assertThatThrownBy(() -> PALETTO.certificate(new Paletto().generate("4x4-3p", 1), "winner"))
                .isInstanceOf(Refused.class);
    }

    @Test
    void a_limit_ends_a_strategy() {
        String board = new Paletto().generate("4x4", 1);
        assertThat(PALETTO.complete(board, Limits.NONE)).isTrue();
        assertThat(PALETTO.complete(board, Limits.NONE.withNodes(5))).isFalse();
        assertThat(PALETTO.complete(board, Limits.NONE.withStop(() -> true))).isFalse();
    }

    @Test
    void a_strategy_refutes_no_formula_and_claims_have_names() {
        assertThatThrownBy(() -> PALETTO.formula(new Paletto().generate("4x4", 1)))
                .isInstanceOf(Refused.class);
        assertThat(PALETTO.prover().refusal("unique")).isPresent();
        assertThat(PALETTO.prover().refusal(PALETTO.prover().usual())).isEmpty();
    }
}
