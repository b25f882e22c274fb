package tilewright.sudoku.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.TerminalDrawing;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.play.Play;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.studio.Studio;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.rules.VariantText;
import tilewright.sudoku.variant.VariantSolver;

/** Games of Sudokus of other sizes and rules, from their texts to their ends. */
class VariantGameTest {

    private static final SudokuRules<VariantBoard> RULES = new SudokuRules<>();
    private static final VariantHinter HINTER = new VariantHinter(new Workspace());
    private static final String SIX = "6x6 ..3..541........2423........515..6..";

    private static final String LONG_PROOF =
            "9x9 x little-killer=7:r2c9:ul;28:r3c1:dr;33:r5c9:ul;12:r7c9:dl;7:r8c1:dr;45:r9c1:ur;15:r9c4:ul;34:r9c5:ul;11:r9c6:ur "
                    + "......................................1...9.....5............1.2......5.....7....";
    private static final String OTHER_LONG_PROOF =
            "9x9 non-consecutive .....4.9.............7.....9............9......5..................2..............";

    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.find("sudoku").orElseThrow();

    private static VariantBoard board(String text) {
        return VariantBoardText.POSITIONS.parse(text);
    }

    private static Play generated(String setup) {
        return Play.generate(SUDOKU, setup, 1, 0, Generator.Log.NONE, new Workspace());
    }

    static List<String> setups() {
        return Sample.of(
                List.of(
                        "4x4",
                        "6x6,easy",
                        "x",
                        "windoku",
                        "jigsaw",
                        "6x6,killer",
                        "anti-king",
                        "thermo",
                        "arrow",
                        "kropki",
                        "xv",
                        "sandwich",
                        "little-killer",
                        "palindrome",
                        "whispers",
                        "renban",
                        "disjoint",
                        "8x8"),
                7);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void hints_lead_from_a_puzzle_to_its_end(String setup) {
        VariantBoard position = board(generated(setup).position());
        for (int steps = 0; !position.solved(); steps++) {
            assertThat(steps).isLessThan(2_000);
            Optional<Hint<Move>> hint = HINTER.hint(position, Stop.never());
            assertThat(hint).as(position.toString()).isPresent();
            assertThat(hint.get().moves()).as(hint.get().text().text()).isNotEmpty();
            for (Move move : hint.get().moves()) {
                position = RULES.after(position, move);
            }
        }
        assertThat(position.broken().isEmpty()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"4x4", "6x6,x", "jigsaw", "6x6,killer", "arrow", "sandwich", "12x12"})
    void texts_of_positions_and_moves_go_there_and_back(String setup) {
        VariantBoard beginning = board(generated(setup).position());
        Seeds.each(5, random -> {
            VariantBoard position = beginning;
            for (int i = 0; i < 40; i++) {
                List<Offer<Move>> offers = RULES.offers(position);
                Offer<Move> offer = offers.get(random.below(offers.size()));
                assertThat(RULES.meant(position, offer.gesture())).contains(offer.move());
                assertThat(Gesture.parse(offer.gesture().toString())).isEqualTo(offer.gesture());
                String move = VariantBoardText.MOVES.format(offer.move());
                assertThat(move).matches("[a-z][^ :|@,]*");
                assertThat(VariantBoardText.MOVES.parse(move)).isEqualTo(offer.move());
                position = RULES.after(position, offer.move());
                String text = position.toString();
                assertThat(text).doesNotContain("|", "\n").isEqualTo(text.strip());
                assertThat(board(text)).as(text).isEqualTo(position);
                assertThat(RULES.refusal(position, new Gesture.Type("r9c99", "5"))
                                .text())
                        .endsWith(".");
            }
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"4x4", "x", "jigsaw", "killer", "sandwich", "little-killer", "arrow", "thermo", "16x16,empty"})
    void each_cell_is_a_spot_with_words_and_all_marks_are_in_the_picture(String setup) {
        Play play = generated(setup);
        Scene scene = play.scene();
        VariantBoard board = board(play.position());
        assertThat(scene.spots()).hasSize(board.cells());
        Set<String> ids = new HashSet<>();
        scene.spots().forEach(spot -> {
            assertThat(ids.add(spot.id())).isTrue();
            assertThat(Words.ENGLISH.text(spot.label())).startsWith("row ");
        });
        scene.marks().forEach(mark -> {
            if (mark instanceof Mark.Path(List<Integer> points, Mark.Stroke _, var _)) {
                for (int i = 0; i < points.size(); i += 2) {
                    assertThat(points.get(i)).isBetween(0, scene.width());
                    assertThat(points.get(i + 1)).isBetween(0, scene.height());
                }
            }
        });
    }

    @Test
    void the_puzzle_sudoku_opens_plays_and_saves_them() {
        Play play = Play.load(Puzzles.CATALOG, "sudoku:" + SIX);
        Play played = play.act(Gesture.parse("type:r1c1:6")).act(Gesture.parse("type:r1c2:Shift+2"));
        assertThat(played.position()).isEqualTo(SIX + " 6" + ".".repeat(35) + " r1c2n2");
        assertThat(Play.load(Puzzles.CATALOG, played.save()).position()).isEqualTo(played.position());
        assertThat(played.id()).startsWith("sudoku:6x6 ");
        assertThat(Play.load(Puzzles.CATALOG, "sudoku:" + ".".repeat(81)).position())
                .isEqualTo(".".repeat(81));
    }

    @Test
    void the_studio_answers_for_them() {
        try (Studio studio = new Studio(Puzzles.CATALOG)) {
            String play = "\"play\":\"sudoku:" + SIX + "\"";
            assertThat(studio.answer("{\"do\":\"hint\"," + play + "}"))
                    .contains("In box 1, 5 can only be in r2c3.", "\"gestures\":[\"type:r2c3:5\"]");
            assertThat(studio.answer("{\"do\":\"solve\"," + play + "}"))
                    .contains("623145415263156324234516362451541632");
            assertThat(studio.answer("{\"do\":\"count\"," + play + "}")).contains("\"count\":\"1\"");
            assertThat(studio.answer("{\"do\":\"act\"," + play + ",\"gesture\":\"type:r1c1:7\"}"))
                    .contains("\"refused\":\"A cell takes 1 to 6");
            assertThat(studio.answer("{\"do\":\"study\"," + play + ",\"verb\":\"rate\"}"))
                    .contains("SE order 1.2");
            assertThat(studio.answer("{\"do\":\"new\",\"puzzle\":\"sudoku\",\"setup\":\"6x6,x,easy\",\"seed\":1}"))
                    .contains("sudoku:6x6 x ...........4.....6..2....4...1...3..");
        }
    }

    /** Of these the proof of one solution is long, so that the first hints come without it. */
    @ParameterizedTest
    @ValueSource(strings = {LONG_PROOF, OTHER_LONG_PROOF})
    void hints_are_the_same_whether_the_solution_is_known_or_not(String text) {
        VariantBoard position = board(text);
        List<Integer> solution = new VariantSolver(position.rules())
                .solve(position.puzzle(), Limits.NONE)
                .found()
                .getFirst();
        Workspace knowing = new Workspace();
        KnownSolutions.in(knowing).add(position.puzzle(), solution);
        for (int steps = 0; steps < 25; steps++) {
            Hint<Move> hint = hint(position, new Workspace());
            Hint<Move> known = hint(position, knowing);
            assertThat(hint.text()).isEqualTo(known.text());
            assertThat(hint.moves()).isEqualTo(known.moves());
            for (Move move : hint.moves()) {
                position = RULES.after(position, move);
            }
        }
    }

    private static Hint<Move> hint(VariantBoard position, Workspace workspace) {
        return new VariantHinter(workspace).hint(position, Stop.never()).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {LONG_PROOF, OTHER_LONG_PROOF})
    void wrong_digits_and_notes_are_found_where_the_proof_is_long(String text) {
        VariantBoard position = board(text);
        List<Integer> solution = new VariantSolver(position.rules())
                .solve(position.puzzle(), Limits.NONE)
                .found()
                .getFirst();
        int cell = position.puzzle().givens().indexOf(0);
        int wrong = Digits.first(position.possible(cell) & ~Digits.bit(solution.get(cell)));
        assertThat(hint(position.withEntry(cell, wrong), new Workspace()).technique())
                .isEqualTo("Wrong digit");
        assertThat(hint(position.withNotes(cell, Note.CORNER, Digits.bit(wrong)), new Workspace())
                        .technique())
                .isEqualTo("Wrong note");
    }

    @ParameterizedTest
    @ValueSource(strings = {"6x6", "jigsaw", "6x6,killer,empty"})
    void whoever_makes_a_puzzle_knows_its_solution(String setup) {
        Workspace workspace = new Workspace();
        KnownSolutions known = workspace.of(KnownSolutions.class, () -> new KnownSolutions(0, 0));
        Play play = Play.generate(SUDOKU, setup, 1, 0, Generator.Log.NONE, workspace);
        VariantBoard made = board(play.position());
        assertThat(known.of(made.puzzle(), Stop.never()).orElseThrow())
                .isEqualTo(new VariantSolver(made.rules())
                        .solve(made.puzzle(), Limits.NONE)
                        .found());
    }

    @Test
    void a_wrong_digit_is_hinted_at_and_counted() {
        VariantBoard wrong = RULES.after(board(SIX), new Move.Place(0, 2));
        Hint<Move> hint = HINTER.hint(wrong, Stop.never()).orElseThrow();
        assertThat(hint.technique()).isEqualTo("Wrong digit");
        assertThat(hint.moves()).containsExactly(new Move.Erase(0));
        assertThat(VariantStudies.all()
                        .get(1)
                        .study(wrong, 0, Limits.NONE)
                        .line()
                        .text())
                .isEqualTo("1 digit is wrong");
    }

    @Test
    void notes_without_their_digit_are_hinted_at() {
        VariantBoard noted = RULES.after(board(SIX), new Move.Mark(0, Note.CORNER, Digits.bit(2)));
        Hint<Move> hint = HINTER.hint(noted, Stop.never()).orElseThrow();
        assertThat(hint.technique()).isEqualTo("Wrong note");
    }

    /** A full grid is solved only if all that is drawn holds. */
    @Test
    void a_cage_with_another_sum_is_broken() {
        VariantBoard full = board("4x4 cage=3:r1c1-2 3412123421434321");
        assertThat(full.solved()).isFalse();
        assertThat(full.broken().cardinality()).isEqualTo(2);
        assertThat(board("4x4 cage=7:r1c1-2 3412123421434321").solved()).isTrue();
    }

    @Test
    void links_of_other_programs_are_opened() {
        Play play = Play.start(SUDOKU, "2x2x:b4_3h2_1b");
        assertThat(VariantText.isMeant(play.position())).isTrue();
        assertThat(play.position()).isEqualTo("4x4 x ..43........21..");
    }

    @Test
    void broken_texts_are_refused_with_a_place() {
        for (String text :
                List.of("6x6 r1c1n7", SIX + " r1c3n1", SIX + " r1c1n", SIX + " r1c1n1/r1c1n2", SIX + " ~r1c1=9")) {
            try {
                board(text);
                throw new AssertionError("(" + text + ") was read");
            } catch (tilewright.text.TextError error) {
                assertThat(error.problem().text()).isNotBlank();
            }
        }
    }

    @Test
    void the_random_numbers_of_a_play_are_those_of_new() {
        Puzzle<?, ?, ?> puzzle = tilewright.puzzle.WithVariants.ofSetup(SUDOKU, "6x6");
        assertThat(puzzle).isNotEqualTo(SUDOKU);
        assertThat(Play.generate(SUDOKU, "6x6", 5, 2, Generator.Log.NONE, new Workspace())
                        .position())
                .isEqualTo(((tilewright.puzzle.WithVariants) SUDOKU)
                        .variants()
                        .maker("6x6")
                        .orElseThrow()
                        .generate(SeededRandom.ofItem(5, 2), Stop.never()));
    }

    @Test
    void sums_of_little_killers_point_along_their_diagonals_in_a_terminal() {
        Scene scene = VariantDrawing.of(
                board("6x6 little-killer=15:r1c3:dl;6:r1c4:dr;3:r2c1:ur;15:r2c1:dr;21:r6c2:ur;9:r6c4:ul"),
                Message.NONE);
        assertThat(TerminalDrawing.write(scene, TerminalDrawing.Style.PLAIN))
                .contains("6↘ ", "↙15", "↘15┃", "3↗┃", "21↗", "↖9");
        assertThat(TerminalDrawing.write(scene, TerminalDrawing.Style.ASCII))
                .contains("6\\", "/15", "\\15|", "3/|", "21/");
    }
}
