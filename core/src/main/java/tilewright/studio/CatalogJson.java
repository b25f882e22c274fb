package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Choice;
import tilewright.puzzle.Command;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.KeyMode;
import tilewright.puzzle.Maker;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.puzzle.Variants;
import tilewright.puzzle.WithVariants;
import tilewright.puzzle.Workspace;
import tilewright.task.Tasks;
import tilewright.text.Json;

/** The JSON of the protocol for the puzzles, and for what each can do. */
final class CatalogJson {

    private CatalogJson() {}

    static List<Json.Obj> puzzles(Catalog catalog, Workspace workspace) {
        return catalog.puzzles().stream()
                .<Json.Obj>map(puzzle -> puzzle(puzzle, workspace))
                .toList();
    }

    private static <P, S, M> Json.Obj puzzle(Puzzle<P, S, M> puzzle, Workspace workspace) {
        Abilities<P, S, M> abilities = puzzle.abilities(workspace);
        Json.Obj all = Json.obj()
                .with("id", puzzle.id())
                .with("title", puzzle.name())
                .with("goal", puzzle.goal())
                .with("texts", puzzle.texts().pattern())
                .with("standard", puzzle.texts().setups().format(puzzle.setups().standard()))
                .with("presets", setups(puzzle, puzzle.setups().presets()))
                .with("specials", setups(puzzle, puzzle.setups().specials()))
                .with(
                        "groups",
                        Json.arr(Stream.concat(
                                groups(puzzle),
                                puzzle instanceof WithVariants with ? groups(with.variantPuzzle()) : Stream.of())))
                .withEach("choices", puzzle.setups().choices(), choice -> choice(puzzle, choice))
                .withEach("variants", puzzle.setups().variants(), CatalogJson::variant)
                .with("setups", puzzle.texts().setups().shape())
                .withEach("methods", abilities.solver().map(Solver::methods).orElse(List.of()), CatalogJson::method)
                .withEach("agents", abilities.agents(), agent -> named(agent.id(), agent.about()))
                .withEach(
                        "forms",
                        Tasks.forms(puzzle),
                        form -> named(form.id(), form.about()).with("faithful", form.faithful()))
                .withEach("modes", abilities.modes(), CatalogJson::mode)
                .withEach("commands", abilities.commands(), CatalogJson::command)
                .withEach("studies", abilities.studies(), CatalogJson::study)
                .with("can", Json.strings(verbs(abilities)));
        Json.Obj made = abilities
                .maker()
                .map(maker -> all.withEach("makings", maker.ways(), CatalogJson::making))
                .orElse(all)
                .withNonEmpty("rating", abilities.rating());
        Json.Obj whole = puzzle instanceof WithVariants with
                ? made.with("family", family(with, with.variantPuzzle(), workspace))
                : made;
        Json.Obj refuted = abilities.hinter().filter(Hinter::refutes).isPresent() ? whole.with("refutes", true) : whole;
        return refuted.withNonEmpty(
                "solution",
                abilities.solver().map(solver -> solver.solution().text()).orElse(""));
    }

    /** The fields of a puzzle's variants. */
    private static <P, S, M> Json.Obj family(WithVariants with, Puzzle<P, S, M> puzzle, Workspace workspace) {
        Abilities<P, S, M> abilities = puzzle.abilities(workspace);
        return Json.obj()
                .with("goal", puzzle.goal())
                .with("texts", puzzle.texts().pattern())
                .with(
                        "words",
                        Json.strings(with.variants().words().stream()
                                .map(Variants.Word::text)
                                .toList()))
                .withEach("methods", abilities.solver().map(Solver::methods).orElse(List.of()), CatalogJson::method)
                .withEach(
                        "forms",
                        Tasks.forms(puzzle),
                        form -> named(form.id(), form.about()).with("faithful", form.faithful()))
                .withEach("commands", abilities.commands(), CatalogJson::command)
                .withEach("studies", abilities.studies(), CatalogJson::study)
                .with("can", Json.strings(verbs(abilities)));
    }

    private static <P> Stream<Json> groups(Puzzle<P, ?, ?> puzzle) {
        return puzzle.setups().groups().stream().map(group -> group(puzzle, group));
    }

    private static Json.Obj variant(Setups.Variant variant) {
        return Json.obj().with("word", variant.word()).with("about", variant.about());
    }

    private static Json.Obj method(Solver.Method method) {
        Json.Obj told =
                Json.obj().with("id", method.id()).with("name", method.name()).with("about", method.about());
        return method.shuffled() ? told.with("shuffled", true) : told;
    }

    private static Json.Obj making(Maker.Way way) {
        return method(way.method())
                .with(
                        "chapters",
                        Json.arr(way.chapters().stream()
                                .map(chapter -> Json.obj()
                                        .with("words", chapter.words())
                                        .with("depth", chapter.depth()))));
    }

    private static Json.Obj mode(KeyMode mode) {
        return Json.obj()
                .with("before", mode.before())
                .with("words", mode.words())
                .with("about", mode.about())
                .with("written", mode.written())
                .withNonEmpty("pens", mode.pens(), CatalogJson::pen);
    }

    private static Json.Obj pen(KeyMode.Pen pen) {
        return Json.obj().with("ink", SceneJson.name(pen.ink())).with("words", pen.words());
    }

    private static Json.Obj study(Study<?> study) {
        return Json.obj()
                .with("verb", study.verb())
                .with("title", study.title())
                .with("about", study.about())
                .with("live", study.live())
                .with("spoiler", study.spoiler())
                .with("reveals", study.reveals());
    }

    private static <P> Json.Obj group(Puzzle<P, ?, ?> puzzle, Setups.Group<P> group) {
        return Json.obj()
                .with("title", group.title())
                .withEach("setups", group.setups(), setup -> level(puzzle, setup));
    }

    private static <P> Json.Obj level(Puzzle<P, ?, ?> puzzle, P setup) {
        Json.Obj level = labeled(puzzle, setup)
                .with("about", puzzle.setups().sentence(setup).text());
        return puzzle.setups().logged().test(setup) ? level : level.with("logged", false);
    }

    private static <P> Json setups(Puzzle<P, ?, ?> puzzle, List<P> setups) {
        return Json.arr(setups.stream()
                .map(setup -> setup(puzzle, setup, puzzle.setups().description(setup))));
    }

    private static <P> Json.Obj setup(Puzzle<P, ?, ?> puzzle, P setup, Message words) {
        return labeled(puzzle, setup).with("words", words);
    }

    private static <P> Json.Obj labeled(Puzzle<P, ?, ?> puzzle, P setup) {
        return Json.obj()
                .with("setup", puzzle.texts().setups().format(setup))
                .with("label", puzzle.setups().label(setup));
    }

    private static <P> Json.Obj choice(Puzzle<P, ?, ?> puzzle, Choice<P> choice) {
        Json.Obj common = Json.obj().with("words", choice.words());
        return switch (choice) {
            case Choice.Some<P> some -> ended(common.with("setups", some(puzzle, some)), some.endings());
            case Choice.Interval<P> interval ->
                ended(
                        common.with("before", interval.before())
                                .with("lowest", Json.tenths(interval.least()))
                                .with("highest", Json.tenths(interval.most()))
                                .with("low", Json.tenths(interval.low()))
                                .with("high", Json.tenths(interval.high())),
                        interval.endings());
            case Choice.Range<P> range ->
                common.with("before", range.before())
                        .with("least", range.least())
                        .with("most", range.most())
                        .with("usual", range.usual());
            case Choice.Cells<P> cells ->
                common.with("before", cells.before())
                        .with("rows", cells.rows())
                        .with("columns", cells.columns())
                        .with("on", String.valueOf(cells.on()))
                        .with("off", String.valueOf(cells.off()));
        };
    }

    /** The setups of a choice, with their names for their descriptions. */
    private static <P> Json some(Puzzle<P, ?, ?> puzzle, Choice.Some<P> some) {
        List<Json> named = new ArrayList<>();
        for (int i = 0; i < some.setups().size(); i++) {
            P setup = some.setups().get(i);
            named.add(setup(
                    puzzle,
                    setup,
                    some.names().isEmpty()
                            ? puzzle.setups().description(setup)
                            : some.names().get(i)));
        }
        return new Json.Arr(named);
    }

    private static Json.Obj ended(Json.Obj choice, List<Choice.Ending> endings) {
        return choice.withNonEmpty(
                "endings",
                endings,
                ending -> Json.obj().with("text", ending.text()).with("words", ending.words()));
    }

    private static Json.Obj command(Command<?, ?> command) {
        return Json.obj()
                .with("id", command.id())
                .with("group", command.group())
                .with("words", command.words())
                .with("reveals", command.reveals());
    }

    private static Json.Obj named(String id, Message about) {
        return Json.obj().with("id", id).with("about", about);
    }

    /** The verbs that this puzzle answers beyond those that all do. */
    private static List<String> verbs(Abilities<?, ?, ?> abilities) {
        List<String> can = new ArrayList<>();
        if (abilities.solver().isPresent()) {
            can.add("solve");
            can.add("watch");
        }
        if (abilities.counter().isPresent()) {
            can.add("count");
        }
        if (abilities.hinter().isPresent()) {
            can.add("hint");
        }
        abilities.editor().ifPresent(_ -> can.add("edit"));
        abilities.explainer().ifPresent(_ -> can.add("explain"));
        abilities.review().ifPresent(_ -> can.add("review"));
        abilities.studies().forEach(study -> can.add(study.verb()));
        return can;
    }
}
