package tilewright.cli.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.Results;
import tilewright.cli.context.Words;
import tilewright.message.Message;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.studio.Studio;

/** Shows the puzzles. */
public final class ListCommand implements Callable<Integer> {

    private final Context context;
    private final Supplier<Boolean> json;

    ListCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(
                "Lists the puzzles, their setups, and what each supports.",
                "",
                "Examples:",
                "  tilewright list",
                "  tilewright list --json");
        this.json = builder.flag("--json", "Print a JSON object for each puzzle.");
    }

    @Override
    public Integer call() {
        if (json.get()) {
            printJson();
        } else {
            context.catalog().puzzles().forEach(this::print);
        }
        return Exit.FINE;
    }

    /** The same objects as the protocol has. */
    private void printJson() {
        try (Studio studio = new Studio(context.catalog())) {
            studio.puzzles().forEach(puzzle -> context.results().line(puzzle.toString()));
        }
    }

    private <P, S, M> void print(Puzzle<P, S, M> puzzle) {
        Abilities<P, S, M> abilities = puzzle.abilities(context.workspace());
        Results results = context.results();
        results.line(CommandsMessages.puzzle(
                        Message.verbatim(context.bold(puzzle.id())), Message.verbatim(puzzle.title()), puzzle.goal())
                .text());
        List<Row> rows = rows(puzzle, abilities);
        int width = rows.stream().mapToInt(row -> row.typed().length()).max().orElse(0);
        for (Row row : rows) {
            results.line("  " + row.typed() + " ".repeat(width + 2 - row.typed().length()) + row.about());
        }
        Message verbs = CommandsMessages.supports(Words.of(verbs(abilities)));
        results.line("  " + verbs.text() + "\n");
    }

    /** A command that can be typed after the program's name. */
    private record Row(String typed, String about) {}

    private static <P> List<Row> rows(Puzzle<P, ?, ?> puzzle, Abilities<?, ?, ?> abilities) {
        List<Row> rows = new ArrayList<>();
        String id = puzzle.id() + " ";
        for (P setup : puzzle.setups().presets()) {
            Message about = puzzle.setups().description(setup);
            boolean standard = setup.equals(puzzle.setups().standard());
            rows.add(new Row(
                    "new " + id + puzzle.texts().setups().format(setup),
                    (standard ? CommandsMessages.standardSetup(about) : about).text()));
        }
        for (P setup : puzzle.setups().specials()) {
            rows.add(new Row(
                    "new " + id + puzzle.texts().setups().format(setup),
                    puzzle.setups().description(setup).text()));
        }
        abilities
                .solver()
                .map(Solver::solution)
                .filter(solution -> !solution.isEmpty())
                .ifPresent(solution -> rows.add(new Row("solve " + puzzle.id(), solution.text())));
        abilities.solver().stream()
                .flatMap(solver -> solver.methods().stream())
                .forEach(method -> rows.add(new Row(
                        "watch " + id + "--method " + method.id(),
                        method.about().text())));
        abilities
                .agents()
                .forEach(agent -> rows.add(new Row(
                        "play " + id + "--computer " + agent.id(), agent.about().text())));
        puzzle.texts()
                .forms()
                .forEach(form -> rows.add(new Row(
                        "convert " + id + "--to " + form.id(), form.about().text())));
        return rows;
    }

    private static List<String> verbs(Abilities<?, ?, ?> abilities) {
        List<String> verbs = new ArrayList<>(List.of("new", "show", "play", "convert"));
        if (abilities.solver().isPresent()) {
            verbs.addAll(List.of("solve", "watch"));
        }
        abilities.counter().ifPresent(_ -> verbs.add("count"));
        abilities.starts().ifPresent(_ -> verbs.add("count --starts"));
        abilities.hinter().ifPresent(_ -> verbs.add("hint"));
        abilities.review().ifPresent(_ -> verbs.add("review"));
        abilities.studies().forEach(study -> verbs.add(study.verb()));
        return verbs;
    }
}
