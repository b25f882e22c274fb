package tilewright;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.blank.BlankPuzzle;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Palette;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.draw.Svg;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Choice;
import tilewright.puzzle.Command;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Status;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.sudoku.SudokuPuzzle;
import tilewright.text.Format;
import tilewright.text.Json;
import tilewright.text.TextError;

/** The contract of every puzzle, tried on each of them; each run plays 5 of 12 games. A puzzle in the catalog needs no line of its own here. */
final class PuzzleContractTest {

    private static final int GAMES = Sample.size(5, 12);
    private static final int MOVES = 60;
    private static final int BROKEN = Sample.size(3_000, 10_000);
    private static final int LONG = 100_000;

    private static final Workspace WORKSPACE = new Workspace();

    /** Of each puzzle the random games that all tests share. */
    private static final Map<String, List<List<?>>> PLAYED = new HashMap<>();

    @AfterAll
    static void releases_what_puzzles_keep() {
        WORKSPACE.close();
    }

    /** A failure begins with the puzzle's ID. */
    @RegisterExtension
    static final InvocationInterceptor NAMES = new InvocationInterceptor() {
        @Override
        public void interceptTestTemplateMethod(
                Invocation<@Nullable Void> invocation,
                ReflectiveInvocationContext<Method> method,
                ExtensionContext context)
                throws Throwable {
            try {
                invocation.proceed();
            } catch (Throwable failure) {
                Puzzle<?, ?, ?> puzzle = (Puzzle<?, ?, ?>) method.getArguments().getFirst();
                throw new AssertionError(puzzle.id() + ": " + reason(failure), failure);
            }
        }
    };

    /** Returns the message of a failure; for an unexpected exception also its kind. */
    private static String reason(Throwable failure) {
        boolean expected = failure instanceof AssertionError || failure instanceof TextError;
        return expected ? String.valueOf(failure.getMessage()) : failure.toString();
    }

    static Stream<Named<Puzzle<?, ?, ?>>> puzzles() {
        return Stream.concat(Stream.of(Named.of("variants", SudokuPuzzle.forVariants())), told());
    }

    /** Puzzles with rules to read of their own. */
    static Stream<Named<Puzzle<?, ?, ?>>> told() {
        return Stream.concat(Puzzles.CATALOG.puzzles().stream(), Stream.of(new BlankPuzzle()))
                .map(puzzle -> Named.of(puzzle.id(), puzzle));
    }

    @FunctionalInterface
    private interface Check<S> {
        void on(S position, SeededRandom random);
    }

    /** Checks positions of random games: every one on the way. */
    @SuppressWarnings("unchecked") // the games that an ID leads to are of its puzzle
    private static <P, S, M> void everywhere(Puzzle<P, S, M> puzzle, Check<S> check) {
        List<List<?>> games = PLAYED.computeIfAbsent(puzzle.getClass().getName(), _ -> played(puzzle));
        for (int game = 0; game < GAMES; game++) {
            SeededRandom random = new SeededRandom(game);
            for (Object position : games.get(game)) {
                try {
                    check.on((S) position, random);
                } catch (Throwable failure) {
                    String text = puzzle.texts().positions().format((S) position);
                    throw new AssertionError("position (" + text + "): " + reason(failure), failure);
                }
            }
        }
    }

    /** The positions of each game from its beginning on. */
    private static <P, S, M> List<List<?>> played(Puzzle<P, S, M> puzzle) {
        List<List<?>> games = new ArrayList<>();
        Seeds.each(GAMES, random -> {
            List<P> presets = puzzle.setups().presets();
            P setup = presets.get((int) random.fork("preset").below((long) presets.size()));
            List<S> game = new ArrayList<>();
            game.add(puzzle.generator(WORKSPACE).generate(setup, random));
            List<Offer<M>> offers = puzzle.rules().offers(game.getLast());
            while (!offers.isEmpty() && game.size() < MOVES) {
                M move = offers.get(random.below(offers.size())).move();
                if (!puzzle.rules().legal(game.getLast(), move)) {
                    break; // the test of offers tells of it
                }
                game.add(puzzle.rules().after(game.getLast(), move));
                offers = puzzle.rules().offers(game.getLast());
            }
            games.add(game);
        });
        return games;
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void no_more_different_positions_are_generated_than_there_are_starts(Puzzle<P, S, M> puzzle) {
        puzzle.abilities(WORKSPACE).starts().ifPresent(starts -> {
            P setup = puzzle.setups().presets().getFirst();
            Set<S> made = new HashSet<>();
            Seeds.each(100, random -> made.add(puzzle.generator(WORKSPACE).generate(setup, random)));
            assertThat(starts.count(setup, Limits.NONE).number().intValueExact())
                    .isGreaterThanOrEqualTo(made.size());
        });
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void names_are_in_the_agreed_form(Puzzle<P, S, M> puzzle) {
        assertThat(puzzle.id()).matches("[a-z]+");
        assertThat(puzzle.title()).isNotBlank();
        assertThat(puzzle.goal().text()).endsWith(".");
        assertThat(puzzle.setups().presets())
                .isNotEmpty()
                .doesNotHaveDuplicates()
                .contains(puzzle.setups().standard());
        puzzle.abilities(WORKSPACE)
                .solver()
                .ifPresent(solver -> assertThat(solver.methods())
                        .isNotEmpty()
                        .allSatisfy(method -> assertThat(method.id()).matches("[a-z]+")));
        assertThat(puzzle.abilities(WORKSPACE).agents())
                .allSatisfy(agent -> assertThat(agent.id()).matches("[a-z0-9]+"));
        assertThat(puzzle.abilities(WORKSPACE).studies())
                .allSatisfy(study -> assertThat(study.verb()).matches("[a-z]+"));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void formats_go_there_and_back(Puzzle<P, S, M> puzzle) {
        Stream.concat(puzzle.setups().presets().stream(), puzzle.setups().specials().stream())
                .forEach(setup -> {
                    thereAndBack(puzzle.texts().setups(), setup);
                    assertThat(puzzle.setups().description(setup).text()).isNotBlank();
                });
        Set<Offer<M>> seen = new HashSet<>();
        everywhere(puzzle, (position, _) -> {
            String text = thereAndBack(puzzle.texts().positions(), position);
            assertThat(text).doesNotContain("|", "\n").isEqualTo(text.strip());
            for (Offer<M> offer : puzzle.rules().offers(position)) {
                if (!seen.add(offer)) {
                    continue;
                }
                String move = thereAndBack(puzzle.texts().moves(), offer.move());
                assertThat(move).doesNotContain(" ", ":", "|", "@", ",").matches("[^0-9].*");
                String gesture = offer.gesture().toString();
                assertThat(Gesture.parse(gesture)).isEqualTo(offer.gesture());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void positions_look_as_the_pattern_says(Puzzle<P, S, M> puzzle) {
        Pattern pattern = Pattern.compile(puzzle.texts().pattern());
        everywhere(puzzle, (position, _) -> {
            String text = puzzle.texts().positions().format(position);
            if (!pattern.matcher(text).find()) {
                fail("the pattern of texts(), " + pattern + ", is not found in it");
            }
        });
        for (String text : List.of("", "NOSUCHCODE", "<script>", "a:b/c", "%")) {
            if (!pattern.pattern().isEmpty() && pattern.matcher(text).find()) {
                fail("the pattern of texts(), " + pattern + ", is found in (" + text + ")");
            }
        }
    }

    /** Texts in which a piece is repeated until they are long, with a character at the end that no text has. */
    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void the_pattern_takes_a_time_in_proportion_to_a_text(Puzzle<P, S, M> puzzle) {
        Pattern pattern = Pattern.compile(puzzle.texts().pattern());
        assertThat(LinearPattern.fault(pattern.pattern(), 0, false))
                .as(pattern.pattern())
                .isEmpty();
        for (List<?> game : PLAYED.computeIfAbsent(puzzle.getClass().getName(), _ -> played(puzzle))
                .subList(0, 3)) {
            SeededRandom random = new SeededRandom(game.size());
            @SuppressWarnings("unchecked") // the games that an ID leads to are of its puzzle
            String text = puzzle.texts().positions().format((S) game.getLast());
            for (int round = 0; round < 8; round++) {
                int begin = random.below(text.length());
                String piece = random.below(4) == 0
                        ? " "
                        : text.substring(begin, Math.min(text.length(), begin + 1 + random.below(3)));
                String all = text.substring(0, begin) + piece.repeat(LONG / piece.length()) + "~";
                CountedText counted = new CountedText(all);
                boolean _ = pattern.matcher(counted).find();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void setups_can_be_chosen_and_have_labels(Puzzle<P, S, M> puzzle) {
        Stream.concat(puzzle.setups().presets().stream(), puzzle.setups().specials().stream())
                .forEach(
                        setup -> assertThat(puzzle.setups().label(setup).text()).isNotBlank());
        List<P> grouped = puzzle.setups().groups().stream()
                .flatMap(group -> group.setups().stream())
                .toList();
        assertThat(grouped)
                .doesNotHaveDuplicates()
                .containsAll(puzzle.setups().presets())
                .containsAll(puzzle.setups().specials());
        // In words, not as setups are typed.
        assertThat(grouped.stream().map(setup -> puzzle.setups().label(setup).text()))
                .doesNotHaveDuplicates()
                .noneMatch(label -> label.matches(".*\\b(?!anti-|non-)[a-z0-9]+-[a-z0-9].*"));
        grouped.forEach(setup -> {
            thereAndBack(puzzle.texts().setups(), setup);
            assertThat(puzzle.setups().sentence(setup).text()).matches("[A-Z0-9].*[.]");
        });
        for (Choice<P> choice : puzzle.setups().choices()) {
            assertThat(choice.words().text()).isNotBlank();
            switch (choice) {
                case Choice.Some<P> some -> {
                    some.setups().forEach(setup -> {
                        thereAndBack(puzzle.texts().setups(), setup);
                        assertThat(puzzle.setups().label(setup).text()).isNotBlank();
                        endings(puzzle, puzzle.texts().setups().format(setup), some.endings());
                    });
                    assertThat(some.names().stream().map(Message::text))
                            .doesNotContain("")
                            .doesNotHaveDuplicates();
                    assertThat(some.names().size()).isIn(0, some.setups().size());
                }
                case Choice.Interval<P> interval -> {
                    assertThat(List.of(interval.least(), interval.low(), interval.high(), interval.most()))
                            .isSorted();
                    for (int low : List.of(interval.least(), interval.low())) {
                        for (int high : List.of(interval.high(), interval.most())) {
                            String text = interval.before() + Json.tenths(low) + "-" + Json.tenths(high);
                            assertThat(thereAndBack(
                                            puzzle.texts().setups(),
                                            puzzle.texts().setups().parse(text)))
                                    .isEqualTo(text);
                            endings(puzzle, text, interval.endings());
                        }
                    }
                }
                case Choice.Range<P> range -> {
                    assertThat(range.usual()).isBetween(range.least(), range.most());
                    for (int n = range.least(); n <= range.most(); n++) {
                        assertThat(puzzle.setups()
                                        .description(puzzle.texts().setups().parse(range.before() + n))
                                        .text())
                                .isNotBlank();
                    }
                }
                case Choice.Cells<P> cells -> {
                    String all = String.valueOf(cells.on()).repeat(cells.rows() * cells.columns());
                    assertThat(puzzle.setups()
                                    .description(puzzle.texts().setups().parse(cells.before() + all))
                                    .text())
                            .isNotBlank();
                }
            }
        }
    }

    private static <P> void endings(Puzzle<P, ?, ?> puzzle, String setup, List<Choice.Ending> endings) {
        endings.forEach(ending -> {
            assertThat(ending.words().text()).isNotBlank();
            assertThat(puzzle.setups()
                            .description(puzzle.texts().setups().parse(setup + ending.text()))
                            .text())
                    .isNotBlank();
        });
    }

    private static <T> String thereAndBack(Format<T> format, T value) {
        String text = format.format(value);
        try {
            format.parse(text);
        } catch (TextError refused) {
            fail("the format writes (" + text + ") and refuses to read it: " + refused.getMessage(), refused);
        }
        assertThat(format.parse(text)).as(text).isEqualTo(value);
        assertThat(format.parse(text)).hasSameHashCodeAs(value);
        assertThat(format.format(format.parse(text))).isEqualTo(text);
        assertThat(text)
                .as("a text that begins with # would be skipped in files, as a comment")
                .doesNotStartWith("#");
        return text;
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void offers_are_legal_and_unambiguous(Puzzle<P, S, M> puzzle) {
        everywhere(puzzle, (position, _) -> {
            Set<Gesture> gestures = new HashSet<>();
            for (Offer<M> offer : puzzle.rules().offers(position)) {
                if (!puzzle.rules().legal(position, offer.move())) {
                    fail("(" + offer + ") is offered and not legal");
                }
                if (!gestures.add(offer.gesture())) {
                    fail("two offers share the gesture (" + offer.gesture() + ")");
                }
            }
            Status status = puzzle.rules().status(position);
            assertThat(status.words().text()).isNotBlank();
            if (status instanceof Status.ToMove && gestures.isEmpty()) {
                fail("nothing is offered to the player whose turn it is");
            }
        });
        for (P setup : puzzle.setups().presets()) {
            S position = puzzle.generator(WORKSPACE).generate(setup, new SeededRandom(3));
            if (puzzle.rules().offers(position).isEmpty()
                    && !puzzle.rules().status(position).over()) {
                fail("nothing is offered where a game begins, (%s)"
                        .formatted(puzzle.texts().positions().format(position)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void a_gesture_means_the_move_of_its_offer_and_nothing_when_it_has_none(Puzzle<P, S, M> puzzle) {
        Set<Gesture> known = new LinkedHashSet<>();
        everywhere(
                puzzle, (position, _) -> puzzle.rules().offers(position).forEach(offer -> known.add(offer.gesture())));
        List<Gesture> gestures = new ArrayList<>(known);
        everywhere(puzzle, (position, random) -> {
            List<Offer<M>> offers = puzzle.rules().offers(position);
            Map<Gesture, M> moves = new HashMap<>();
            offers.forEach(offer -> moves.put(offer.gesture(), offer.move()));
            Set<Gesture> asked = new LinkedHashSet<>(moves.keySet());
            for (int i = 0; i < 200; i++) {
                asked.add(changed(gestures.get(random.below(gestures.size())), random));
            }
            for (Gesture gesture : asked) {
                Optional<M> meant = puzzle.rules().meant(position, gesture);
                if (!meant.equals(Optional.ofNullable(moves.get(gesture)))) {
                    fail("the gesture (%s) means (%s) and is offered with (%s)"
                            .formatted(gesture, meant, moves.get(gesture)));
                }
            }
        });
    }

    /** A gesture, or one that is nearly it. */
    private static Gesture changed(Gesture gesture, SeededRandom random) {
        return switch (gesture) {
            case Gesture.Tap(String spot) -> new Gesture.Tap(changed(spot, random));
            case Gesture.Drag(String from, String to) -> new Gesture.Drag(changed(from, random), changed(to, random));
            case Gesture.Type(String spot, String key) -> new Gesture.Type(changed(spot, random), changed(key, random));
        };
    }

    private static String changed(String name, SeededRandom random) {
        int at = random.below(name.length());
        return switch (random.below(12)) {
            case 0 -> name.substring(0, at) + "0" + name.substring(at);
            case 1 -> name.substring(0, at) + (char) (name.charAt(at) + 1) + name.substring(at + 1);
            case 2 -> name + " ";
            default -> name;
        };
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void positions_are_unchanged_by_what_is_done_with_them(Puzzle<P, S, M> puzzle) {
        everywhere(puzzle, (position, _) -> {
            String before = puzzle.texts().positions().format(position);
            S copy = puzzle.texts().positions().parse(before);
            for (Offer<M> offer : puzzle.rules().offers(position)) {
                S after = puzzle.rules().after(position, offer.move());
                if (!puzzle.texts().positions().format(position).equals(before)) {
                    fail("after() of (" + offer.move() + ") changes the position that it is given");
                }
                if (!after.equals(puzzle.rules().after(copy, offer.move()))) {
                    fail("(" + offer + ") leads to unequal positions from equal ones");
                }
            }
            puzzle.draw(position);
            assertThat(position).isEqualTo(copy);
            assertThat(puzzle.texts().positions().format(position)).isEqualTo(before);
        });
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void the_same_seed_gives_the_same_puzzle_and_log(Puzzle<P, S, M> puzzle) {
        for (P setup : puzzle.setups().presets()) {
            List<String> log = new ArrayList<>();
            List<String> again = new ArrayList<>();
            S first = puzzle.generator(WORKSPACE).generate(setup, new SeededRandom(7), line -> log.add(line.text()));
            assertThat(puzzle.generator(WORKSPACE).generate(setup, new SeededRandom(7), line -> again.add(line.text())))
                    .isEqualTo(first);
            assertThat(again).isEqualTo(log);
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void saved_games_replay(Puzzle<P, S, M> puzzle) {
        Catalog catalog = new Catalog(List.of(puzzle));
        Seeds.each(GAMES, random -> {
            Play play = Play.generate(puzzle, "", random.bits(), 0, Generator.Log.NONE, WORKSPACE);
            for (int i = 0; i < MOVES && !play.tree().offers().isEmpty(); i++) {
                List<? extends Offer<?>> offers = play.tree().offers();
                play = play.act(offers.get(random.below(offers.size())).gesture());
                if (random.below(5) == 0) {
                    play = play.goTo(random.below(play.size() + 1));
                }
                Play loaded = Play.load(catalog, play.save());
                assertThat(loaded.save()).isEqualTo(play.save());
                assertThat(loaded.id()).isEqualTo(play.id());
                assertThat(loaded.node()).isEqualTo(play.node());
                assertThat(loaded.tree().steps()).isEqualTo(play.tree().steps().toList());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void generated_puzzles_are_solved_by_their_own_solver(Puzzle<P, S, M> puzzle) {
        puzzle.abilities(WORKSPACE).solver().ifPresent(solver -> {
            for (P setup : puzzle.setups().presets()) {
                S position = puzzle.generator(WORKSPACE).generate(setup, new SeededRandom(11));
                Solver.Solutions<S> solutions = solver.solve(position, Limits.NONE.withSolutions(1));
                assertThat(solutions.found())
                        .as(puzzle.setups().description(setup).text())
                        .hasSize(1);
                assertThat(puzzle.rules().status(solutions.found().getFirst()).over())
                        .isTrue();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void every_spot_is_labeled_and_every_gesture_names_spots(Puzzle<P, S, M> puzzle) {
        everywhere(puzzle, (position, random) -> {
            Scene scene = puzzle.draw(position);
            Set<String> ids = new HashSet<>();
            for (Spot spot : scene.spots()) {
                assertThat(ids.add(spot.id())).as(spot.id()).isTrue();
                assertThat(spot.label().text()).isNotBlank();
                inside(scene, spot.box());
            }
            scene.marks().forEach(mark -> inside(scene, mark));
            for (Offer<M> offer : puzzle.rules().offers(position)) {
                if (!ids.containsAll(spots(offer.gesture()))) {
                    fail("gesture (" + offer.gesture() + ") names a spot that the scene lacks");
                }
            }
            assertThat(scene.title().text()).isNotBlank();
            if (random.below(4) == 0) {
                assertThat(Svg.write(scene, Palette.LIGHT)).isNotBlank();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void nothing_is_said_by_color_alone(Puzzle<P, S, M> puzzle) {
        everywhere(puzzle, (position, _) -> Looks.check(puzzle.draw(position)));
    }

    private static void inside(Scene scene, Mark mark) {
        switch (mark) {
            case Mark.Area(Box box, Ink _) -> inside(scene, box);
            case Mark.Tile(Box box, Ink _) -> inside(scene, box);
            case Mark.Disc(Box box, Ink _) -> inside(scene, box);
            case Mark.Ring(Box box, Ink _) -> inside(scene, box);
            case Mark.Share share -> inside(scene, share.box());
            case Mark.Dot(Box box, Ink _) -> inside(scene, box);
            case Mark.Glyph(Box box, String _, Ink _) -> inside(scene, box);
            case Mark.Label label -> inside(scene, label.box());
            case Mark.Badge(Box box, String _, Ink _) -> inside(scene, box);
            case Mark.Struck(Box box, String _, Ink _) -> inside(scene, box);
            case Mark.Arrow(Box from, Box to, boolean _, Ink _) -> {
                inside(scene, from);
                inside(scene, to);
            }
            case Mark.Path path -> {
                for (int i = 0; i < path.points().size(); i += 2) {
                    int x = path.points().get(i);
                    int y = path.points().get(i + 1);
                    inside(scene, x, y, x, y);
                }
            }
            case Mark.Line line ->
                inside(
                        scene,
                        Math.min(line.x1(), line.x2()),
                        Math.min(line.y1(), line.y2()),
                        Math.max(line.x1(), line.x2()),
                        Math.max(line.y1(), line.y2()));
        }
    }

    private static void inside(Scene scene, Box box) {
        inside(scene, box.x(), box.y(), box.x() + box.width(), box.y() + box.height());
    }

    private static void inside(Scene scene, int left, int top, int right, int bottom) {
        if (left < 0 || top < 0 || right > scene.width() || bottom > scene.height()) {
            fail("something from (%d, %d) to (%d, %d) is outside the scene, %d by %d"
                    .formatted(left, top, right, bottom, scene.width(), scene.height()));
        }
    }

    private static List<String> spots(Gesture gesture) {
        return switch (gesture) {
            case Gesture.Tap(String spot) -> List.of(spot);
            case Gesture.Drag(String from, String to) -> List.of(from, to);
            case Gesture.Type(String spot, String _) -> List.of(spot);
        };
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void gestures_that_are_not_offered_are_refused_with_a_sentence(Puzzle<P, S, M> puzzle) {
        everywhere(puzzle, (position, random) -> {
            List<Spot> spots = puzzle.draw(position).spots();
            String one = spots.get(random.below(spots.size())).id();
            String other = spots.get(random.below(spots.size())).id();
            List<Gesture> tried = List.of(
                    new Gesture.Tap(one),
                    new Gesture.Drag(one, other),
                    new Gesture.Type(one, "5"),
                    new Gesture.Tap("nowhere"),
                    new Gesture.Drag("nowhere", one),
                    new Gesture.Type(one, "Q"));
            List<Gesture> offered =
                    puzzle.rules().offers(position).stream().map(Offer::gesture).toList();
            for (Gesture gesture : tried) {
                if (!offered.contains(gesture)) {
                    assertThat(puzzle.rules().refusal(position, gesture).text()).endsWith(".");
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void hints_are_moves_that_can_be_made(Puzzle<P, S, M> puzzle) {
        puzzle.abilities(WORKSPACE)
                .hinter()
                .ifPresent(hinter -> everywhere(puzzle, (position, random) -> {
                    if (random.below(16) != 0) {
                        return;
                    }
                    hinter.hint(position).ifPresent(hint -> {
                        assertThat(hint.text().text()).isNotBlank();
                        S reached = position;
                        for (M move : hint.moves()) {
                            if (!puzzle.rules().legal(reached, move)) {
                                fail("the hint (" + hint.text() + ") makes (" + move + "), which is not legal");
                            }
                            reached = puzzle.rules().after(reached, move);
                        }
                        puzzle.draw(position)
                                .with(hint.marks())
                                .marks()
                                .forEach(mark -> inside(puzzle.draw(position), mark));
                    });
                }));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void commands_are_moves_that_can_be_made_in_turn(Puzzle<P, S, M> puzzle) {
        List<Command<S, M>> commands = puzzle.abilities(WORKSPACE).commands();
        assertThat(commands.stream().map(Command::id)).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z0-9-]+"));
        assertThat(commands)
                .allSatisfy(command -> assertThat(command.words().text()).isNotBlank());
        everywhere(puzzle, (position, random) -> {
            if (puzzle.rules().status(position).over() || random.below(4) != 0) {
                return;
            }
            GameTree<P, S, M> tree = GameTree.begin(puzzle, position);
            List<String> now =
                    tree.commands(WORKSPACE).stream().map(Command::id).toList();
            for (Command<S, M> command : commands) {
                List<M> moves = command.moves().apply(position);
                S reached = position;
                for (M move : moves) {
                    if (!puzzle.rules().legal(reached, move)) {
                        fail("the command (" + command.id() + ") makes (" + move + "), which is not legal");
                    }
                    assertThat(puzzle.texts().moves().format(move)).doesNotContain(" ", ":", "|", "@", ",");
                    reached = puzzle.rules().after(reached, move);
                }
                assertThat(now.contains(command.id())).isEqualTo(!moves.isEmpty());
                if (!moves.isEmpty()) {
                    GameTree<P, S, M> after = tree.command(command.id(), WORKSPACE);
                    assertThat(after.size()).isEqualTo(1);
                    assertThat(after.position()).isEqualTo(reached);
                    assertThat(GameTree.read(puzzle, after.save()).position()).isEqualTo(after.position());
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void every_spot_can_be_explained(Puzzle<P, S, M> puzzle) {
        puzzle.abilities(WORKSPACE)
                .explainer()
                .ifPresent(explainer -> everywhere(puzzle, (position, random) -> {
                    Scene scene = puzzle.draw(position);
                    for (Spot spot : scene.spots()) {
                        if (random.below(8) != 0) {
                            continue;
                        }
                        Explainer.Explanation said = explainer.explain(position, spot.id());
                        assertThat(said.lines()).isNotEmpty();
                        said.marks().forEach(mark -> inside(scene, mark));
                        for (Explainer.Line line : said.lines()) {
                            assertThat(line.text().text()).matches(".*[.!?]");
                            line.marks().forEach(mark -> inside(scene, mark));
                        }
                    }
                }));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void agents_play_games_to_their_end(Puzzle<P, S, M> puzzle) {
        for (Agent<S, M> agent : puzzle.abilities(WORKSPACE).agents()) {
            Seeds.each(3, random -> {
                S position = puzzle.generator(WORKSPACE)
                        .generate(puzzle.setups().presets().getFirst(), random);
                for (int turns = 0; !puzzle.rules().status(position).over(); turns++) {
                    assertThat(turns).isLessThan(1_000);
                    List<M> turn = agent.turn(position, random);
                    assertThat(turn).isNotEmpty();
                    for (M move : turn) {
                        assertThat(puzzle.rules().legal(position, move)).isTrue();
                        position = puzzle.rules().after(position, move);
                    }
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("told")
    <P, S, M> void the_rules_are_told_in_sentences_with_pictures_that_can_be_drawn(Puzzle<P, S, M> puzzle) {
        for (Guide.Section section : Guide.of(puzzle).sections()) {
            assertThat(section.title()).isNotBlank().doesNotEndWith(".");
            assertThat(section.text()).endsWith(".").hasSizeLessThan(220);
            Scene scene = puzzle.draw(puzzle.texts().positions().parse(section.position()));
            List<Mark> marks = section.marks(scene);
            assertThat(marks.stream().filter(Mark.Ring.class::isInstance))
                    .as(section.title())
                    .hasSize(words(section.good()));
            assertThat(marks.stream().filter(Mark.Area.class::isInstance))
                    .as(section.title())
                    .hasSize(words(section.bad()));
        }
        assertThat(Guide.of(puzzle).how()).matches("|.*\\.");
    }

    private static int words(String text) {
        return text.isEmpty() ? 0 : text.split(" ").length;
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void further_forms_are_read_again(Puzzle<P, S, M> puzzle) {
        for (P setup : puzzle.setups().presets()) {
            S position = puzzle.generator(WORKSPACE).generate(setup, new SeededRandom(5));
            for (TextForm<S> form : puzzle.texts().forms()) {
                String text = form.writer().apply(position);
                S again = puzzle.texts().positions().parse(text);
                if (form.faithful()) {
                    assertThat(again).as(form.id()).isEqualTo(position);
                    assertThat(Play.load(new Catalog(List.of(puzzle)), puzzle.id() + ":" + text)
                                    .position())
                            .as(form.id())
                            .isEqualTo(puzzle.texts().positions().format(position));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void broken_texts_are_answered_by_text_errors_alone(Puzzle<P, S, M> puzzle) {
        List<String> good = new ArrayList<>();
        everywhere(puzzle, (position, _) -> {
            good.add(puzzle.texts().positions().format(position));
            puzzle.rules().offers(position).stream()
                    .limit(3)
                    .forEach(offer -> good.add(puzzle.texts().moves().format(offer.move())));
        });
        puzzle.setups()
                .presets()
                .forEach(setup -> good.add(puzzle.texts().setups().format(setup)));
        puzzle.setups()
                .specials()
                .forEach(setup -> good.add(puzzle.texts().setups().format(setup)));
        SeededRandom random = new SeededRandom(1);
        for (int i = 0; i < BROKEN; i++) {
            String text = BrokenTexts.broken(good.get(random.below(good.size())), random);
            readOrRefuse(puzzle.texts().positions(), text);
            readOrRefuse(puzzle.texts().moves(), text);
            readOrRefuse(puzzle.texts().setups(), text);
        }
    }

    private static <T> void readOrRefuse(Format<T> format, String text) {
        try {
            T value = format.parse(text);
            assertThat(format.parse(format.format(value))).as(text).isEqualTo(value);
        } catch (TextError error) {
            assertThat(error.explained().text()).contains("^");
        } catch (RuntimeException other) {
            fail("(" + text + ") was answered by " + other, other);
        }
    }

    /** A text that fails when its characters are read more often than a bound, in proportion to its length. */
    private static final class CountedText implements CharSequence {

        private static final int MOST = 12;

        private final String text;
        private long reads;

        CountedText(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            if (++reads > (long) MOST * text.length()) {
                fail("the pattern of texts() reads a text of " + text.length() + " characters that begins with ("
                        + text.substring(0, 60) + ") more than " + MOST + " times");
            }
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Moves of other positions are tried in each position, so that most of them are not legal there. */
    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void why_a_move_is_not_legal_is_said(Puzzle<P, S, M> puzzle) {
        Set<M> moves = new LinkedHashSet<>();
        everywhere(puzzle, (position, random) -> {
            List<Offer<M>> offers = puzzle.rules().offers(position);
            if (!offers.isEmpty()) {
                moves.add(offers.get(random.below(offers.size())).move());
            }
        });
        everywhere(puzzle, (position, _) -> {
            for (M move : moves) {
                if (!puzzle.rules().legal(position, move)) {
                    String reason = puzzle.rules().illegal(position, move).text();
                    assertThat(reason).as(puzzle.texts().moves().format(move)).endsWith(".");
                    assertThat(puzzle instanceof BlankPuzzle || !reason.equals("Not possible here."))
                            .as(puzzle.texts().moves().format(move))
                            .isTrue();
                }
            }
        });
    }
}
