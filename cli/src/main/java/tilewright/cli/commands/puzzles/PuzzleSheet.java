package tilewright.cli.commands.puzzles;

import java.util.ArrayList;
import java.util.List;
import tilewright.cli.commands.input.KnownSetups;
import tilewright.cli.commands.input.KnownSetups.Kind;
import tilewright.cli.context.Context;
import tilewright.cli.context.Paragraph;
import tilewright.message.Message;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.puzzle.StepFinder;

/** The setups, agents, forms, and studies of a puzzle, printed for people: in short among others, or whole. */
final class PuzzleSheet {

    /** Setups of a kind that have a line each. */
    private static final int FEW = 12;

    /** Columns of a paragraph that is indented. */
    private static final int WIDTH = 78;

    private final Context context;

    PuzzleSheet(Context context) {
        this.context = context;
    }

    <P, S, M> void printShort(Puzzle<P, S, M> puzzle) {
        Abilities<P, S, M> abilities = puzzle.abilities(context.workspace());
        title(puzzle);
        List<Row> rows = new ArrayList<>(setups(puzzle));
        String forms = String.join(", ", KnownSetups.forms(puzzle));
        rows.add(new Row("list " + puzzle.id(), context.text(PuzzlesMessages.allSetups(Message.verbatim(forms)))));
        rows.addAll(others(puzzle, abilities));
        print(rows);
        supports(abilities);
        context.results().line("");
    }

    private void title(Puzzle<?, ?, ?> puzzle) {
        context.results()
                .line(PuzzlesMessages.puzzle(
                        Message.verbatim(context.bold(puzzle.id())), puzzle.name(), puzzle.goal()));
    }

    private void supports(Abilities<?, ?, ?> abilities) {
        Message verbs = PuzzlesMessages.supports(Message.verbatim(verbs(abilities)));
        context.results().line("  " + context.text(verbs));
    }

    private void print(List<Row> rows) {
        int width = rows.stream().mapToInt(row -> row.typed().length()).max().orElse(0);
        for (Row row : rows) {
            context.results()
                    .line("  " + row.typed()
                            + " ".repeat(width + 2 - row.typed().length()) + row.about());
        }
    }

    /** A command that can be typed after the program's name. */
    private record Row(String typed, String about) {}

    private <P> List<Row> setups(Puzzle<P, ?, ?> puzzle) {
        List<Row> rows = new ArrayList<>();
        String id = puzzle.id() + " ";
        for (P setup : puzzle.setups().presets()) {
            Message about = puzzle.setups().description(setup);
            boolean standard = setup.equals(puzzle.setups().standard());
            rows.add(new Row(
                    "new " + id + puzzle.texts().setups().format(setup),
                    context.text(standard ? KnownSetups.standard(about) : about)));
        }
        for (P setup : puzzle.setups().specials()) {
            rows.add(new Row(
                    "new " + id + puzzle.texts().setups().format(setup),
                    context.text(puzzle.setups().description(setup))));
        }
        return rows;
    }

    private List<Row> others(Puzzle<?, ?, ?> puzzle, Abilities<?, ?, ?> abilities) {
        List<Row> rows = new ArrayList<>();
        String id = puzzle.id() + " ";
        abilities
                .solver()
                .map(Solver::solution)
                .filter(solution -> !solution.isEmpty())
                .ifPresent(solution -> rows.add(new Row("solve " + puzzle.id(), context.text(solution))));
        abilities.solver().stream()
                .flatMap(solver -> solver.methods().stream())
                .forEach(method ->
                        rows.add(new Row("watch " + id + "--method " + method.id(), context.text(method.about()))));
        abilities
                .agents()
                .forEach(agent ->
                        rows.add(new Row("play " + id + "--computer " + agent.id(), context.text(agent.about()))));
        puzzle.texts()
                .forms()
                .forEach(form -> rows.add(new Row("convert " + id + "--to " + form.id(), context.text(form.about()))));
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
        abilities.prover().ifPresent(_ -> verbs.add("prove"));
        abilities.studies().forEach(study -> verbs.add(study.verb()));
        return verbs;
    }

    /** All setups by kinds, the techniques, and the articles. */
    <P, S, M> void print(Puzzle<P, S, M> puzzle) {
        Abilities<P, S, M> abilities = puzzle.abilities(context.workspace());
        title(puzzle);
        List<KnownSetups.Known> shown = List.of();
        for (Kind kind : KnownSetups.kinds(puzzle)) {
            context.results().line("\n" + context.text(PuzzlesMessages.heading(kind.title())));
            setups(kind);
            if (!kind.endings().isEmpty() && kind.endings().equals(shown)) {
                context.results().line("  " + context.text(PuzzlesMessages.sameEndings()));
            } else if (!kind.endings().isEmpty()) {
                context.results().line("  " + context.text(PuzzlesMessages.setupEndings()));
                print(rows(kind.endings()));
                shown = kind.endings();
            }
        }
        paragraph(PuzzlesMessages.setupForms(puzzle.texts().setups().shape()));
        context.results().line("");
        print(others(puzzle, abilities));
        supports(abilities);
        List<String> techniques = abilities.steps().map(StepFinder::techniques).orElse(List.of());
        if (!techniques.isEmpty()) {
            paragraph(PuzzlesMessages.techniques(Message.verbatim(techniques)));
        }
        List<String> articles = Handbook.of(puzzle).ids();
        if (!articles.isEmpty()) {
            paragraph(PuzzlesMessages.articles(Message.verbatim(articles)));
        }
    }

    /** The setups of a kind, a line each; of many that begin alike, one with its sentence, and what the others end with. */
    private void setups(Kind kind) {
        String common = KnownSetups.common(kind);
        if (kind.setups().size() <= FEW || common.isEmpty()) {
            print(rows(kind.setups()));
            return;
        }
        print(rows(kind.setups().subList(0, 1)));
        List<String> names = kind.setups().stream()
                .map(known -> known.text().substring(common.length()))
                .toList();
        Message all = PuzzlesMessages.setupNames(Message.verbatim(common), Message.verbatim(names));
        Paragraph.lines(context.text(all), WIDTH)
                .forEach(line -> context.results().line("  " + line));
    }

    private List<Row> rows(List<KnownSetups.Known> setups) {
        return setups.stream()
                .map(known -> new Row(known.text(), context.text(known.about())))
                .toList();
    }

    private void paragraph(Message message) {
        context.results().line("");
        Paragraph.lines(context.text(message)).forEach(context.results()::line);
    }
}
