package tilewright.cli.batch;

import java.io.Serializable;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewright.Puzzles;
import tilewright.cli.context.Failure;
import tilewright.draw.Palette;
import tilewright.draw.Scene;
import tilewright.draw.Svg;
import tilewright.draw.TerminalDrawing;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Result;
import tilewright.puzzle.SeedVersion;
import tilewright.puzzle.Solver;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Variants;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.PlainTask;
import tilewright.task.PositionTask;
import tilewright.task.StrictTask;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.task.VariantTask;
import tilewright.text.Json;
import tilewright.text.LineGrouping;

/** A question about each line, as a value from which every process makes the same task. */
public sealed interface Query extends Serializable {

    /** Returns the task that answers lines within these limits; empty when the puzzle cannot do it. */
    Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits);

    /** Returns the task that answers lines of positions, and of the puzzle's variants; empty when the puzzle cannot do it. */
    default Optional<Task> taskOfAll(Tasks<?, ?, ?> tasks, Limits limits) {
        return task(tasks, limits)
                .map(own -> VariantTask.of(
                        tasks.puzzle(),
                        own,
                        question -> ofVariant(question, limits).orElseGet(() -> asked(tasks, question, limits))));
    }

    /** Returns the answer for a variant of the puzzle; empty where it is that for a position of the puzzle of variants. */
    default Optional<Answer> ofVariant(Variants.Question question, Limits limits) {
        return Optional.empty();
    }

    private Answer asked(Tasks<?, ?, ?> tasks, Variants.Question question, Limits limits) {
        return tasks.ofVariants()
                .flatMap(variants -> task(variants, limits))
                .map(task -> task.answer(0, question.text()))
                .orElseGet(() -> VariantTask.refuse(question));
    }

    /** Returns a faster task for plain lines; empty when there is none. */
    default Optional<PlainTask> plain(Tasks<?, ?, ?> tasks, Limits limits) {
        return Optional.empty();
    }

    /** Returns what to say, as a fault, when there is no line at all; empty where none is as good as some. */
    default Optional<Message> ofNothing() {
        return Optional.empty();
    }

    /** Returns whether a line may first be tried with few nodes, because an answer that is found so is final. */
    default boolean budgeted(Tasks<?, ?, ?> tasks) {
        return true;
    }

    /** The question itself, however strictly texts are read. */
    default Query itself() {
        return this;
    }

    /** The way in which lines make up a text. */
    default LineGrouping grouping(Puzzle<?, ?, ?> puzzle) {
        return VariantTask.grouping(puzzle);
    }

    /** The text before all results for people; empty for none. */
    default String head(Puzzle<?, ?, ?> puzzle) {
        return "";
    }

    /** Returns this question for readers who need the line of each answer only, not its fields. */
    default Query brief() {
        return this;
    }

    /** Returns this question for lines in a language; its fields stay in English. */
    default Query in(String language) {
        return this;
    }

    /** The field of an answer that has the position itself; empty for none. */
    default String position() {
        return "";
    }

    /**
     * Generates positions.
     *
     * @param setup its text
     * @param major of the version whose generator makes them
     * @param minor of the same version
     */
    record Generate(String setup, long seed, int major, int minor) implements Query {

        /** Constructs a question for what a version makes of a seed. */
        public Generate(String setup, long seed, SeedVersion asOf) {
            this(setup, seed, asOf.major(), asOf.minor());
        }

        @Override
        public Optional<Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return Optional.of(tasks.generate(setup, seed, new SeedVersion(major, minor), limits.stop()));
        }

        @Override
        public String position() {
            return "puzzle";
        }
    }

    /** Finds a solution. */
    record Solve() implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.solve(limits);
        }

        @Override
        public Optional<Answer> ofVariant(Variants.Question question, Limits limits) {
            return Optional.of(VariantTask.solve(question, limits));
        }

        @Override
        public Optional<PlainTask> plain(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.plainSolve(limits);
        }

        @Override
        public boolean budgeted(Tasks<?, ?, ?> tasks) {
            return !tasks.puzzle()
                    .abilities(tasks.workspace())
                    .solver()
                    .map(Solver::dependsOnBudget)
                    .orElse(false);
        }
    }

    /**
     * Finds all solutions.
     *
     * @param most of a line
     */
    record SolveAll(int most) implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.solveAll(most, limits);
        }

        @Override
        public Optional<Answer> ofVariant(Variants.Question question, Limits limits) {
            return Optional.of(VariantTask.solveAll(question, most, limits));
        }
    }

    /** Counts solutions. */
    record Count() implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.count(limits);
        }

        @Override
        public Optional<Answer> ofVariant(Variants.Question question, Limits limits) {
            return Optional.of(VariantTask.count(question, limits));
        }

        @Override
        public Optional<PlainTask> plain(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.plainCount(limits);
        }
    }

    /** Counts the starting positions of setups. */
    record Starts() implements Query {
        @Override
        public Optional<Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.starts(limits);
        }
    }

    /** Gives the next step. */
    record Hint() implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.hint(limits.stop());
        }

        @Override
        public Optional<Answer> ofVariant(Variants.Question question, Limits limits) {
            return VariantTask.study(question, "hint", limits);
        }
    }

    /**
     * Gives all next steps.
     *
     * @param technique the only one to look for; empty for all
     */
    record Steps(String technique) implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.steps(Optional.of(technique).filter(typed -> !typed.isEmpty()), limits.stop());
        }
    }

    /**
     * Asks a question about steps in another order of techniques.
     *
     * @param order its name
     */
    record InOrder(String order, Query query) implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return query.task(tasks.inOrder(order), limits);
        }

        @Override
        public Optional<Answer> ofVariant(Variants.Question question, Limits limits) {
            return Optional.of(VariantTask.refuse(question));
        }

        @Override
        public Query brief() {
            return new InOrder(order, query.brief());
        }

        @Override
        public Query in(String language) {
            return new InOrder(order, query.in(language));
        }

        /**
         * Returns a question in an order that was typed, if one was.
         *
         * @throws Failure when the puzzle does not have it
         */
        public static Query of(Optional<String> typed, Query query, Tasks<?, ?, ?> tasks) {
            typed.flatMap(tasks::noOrder).ifPresent(reason -> {
                throw Failure.usage(reason);
            });
            return typed.<Query>map(order -> new InOrder(order, query)).orElse(query);
        }
    }

    /**
     * Asks a question that refuses texts of which something would be left out.
     *
     * @param query the question
     */
    record Strict(Query query) implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return query.task(tasks, limits).map(StrictTask::new);
        }

        @Override
        public Optional<Task> taskOfAll(Tasks<?, ?, ?> tasks, Limits limits) {
            return query.taskOfAll(tasks, limits).map(StrictTask::new);
        }

        @Override
        public Optional<PlainTask> plain(Tasks<?, ?, ?> tasks, Limits limits) {
            return query.plain(tasks, limits); // of a plain line nothing is left out
        }

        @Override
        public boolean budgeted(Tasks<?, ?, ?> tasks) {
            return query.budgeted(tasks);
        }

        @Override
        public LineGrouping grouping(Puzzle<?, ?, ?> puzzle) {
            return query.grouping(puzzle);
        }

        @Override
        public String head(Puzzle<?, ?, ?> puzzle) {
            return query.head(puzzle);
        }

        @Override
        public Query itself() {
            return query;
        }

        @Override
        public Query brief() {
            return new Strict(query.brief());
        }

        @Override
        public Query in(String language) {
            return new Strict(query.in(language));
        }

        @Override
        public String position() {
            return query.position();
        }
    }

    /** Asks a question about the canonical form of each position, which equivalent positions share. */
    record OfCanonical(Query query) implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.convert("canonical")
                    .flatMap(form -> query.task(tasks, limits).map(question -> asked(form, question)));
        }

        private static Task asked(Task form, Task question) {
            return (item, line) -> switch (form.answer(item, line)) {
                case Answer.Done canonical ->
                    question.answer(item, canonical.line().text()).warned(canonical.warning());
                case Answer.NoResult none -> none;
                case Answer.Bad bad -> bad;
            };
        }

        @Override
        public boolean budgeted(Tasks<?, ?, ?> tasks) {
            return query.budgeted(tasks);
        }

        @Override
        public Query brief() {
            return new OfCanonical(query.brief());
        }

        @Override
        public Query in(String language) {
            return new OfCanonical(query.in(language));
        }
    }

    /** Asks the question of a study. */
    record Study(String verb, int depth) implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.study(verb, depth, limits);
        }

        @Override
        public Optional<Answer> ofVariant(Variants.Question question, Limits limits) {
            return VariantTask.study(question, verb, limits);
        }

        @Override
        public Query brief() {
            return new Brief(verb, depth);
        }
    }

    /** Asks the question of a study for the line of its answer. */
    record Brief(String verb, int depth) implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.brief(verb, depth, limits);
        }

        @Override
        public Optional<Answer> ofVariant(Variants.Question question, Limits limits) {
            return VariantTask.study(question, verb, limits);
        }
    }

    /** Reviews saved games, each on one thread; what its searches spend is not counted. */
    record Review() implements Query {
        @Override
        public Optional<Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.review(Limits.NONE
                    .withNodes(limits.nodes())
                    .withBytes(limits.bytes())
                    .withStop(limits.stop()));
        }

        @Override
        public boolean budgeted(Tasks<?, ?, ?> tasks) {
            return false;
        }

        @Override
        public LineGrouping grouping(Puzzle<?, ?, ?> puzzle) {
            return LineGrouping.LINES;
        }
    }

    /**
     * Proves a claim about each position.
     *
     * @param formula whether to give the formula that the proof refutes instead
     * @param digest whether to give the size and the SHA-256 instead
     */
    record Prove(String claim, boolean formula, boolean digest) implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            Optional<? extends Task> task = tasks.prove(claim, formula, limits);
            return digest ? task.map(CertificateDigest::new) : task;
        }
    }

    /** Checks certificates. */
    record CheckProof() implements Query {
        @Override
        public Optional<Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return Optional.of(tasks.checkProof(Puzzles.CATALOG));
        }

        @Override
        public Optional<Task> taskOfAll(Tasks<?, ?, ?> tasks, Limits limits) {
            return task(tasks, limits);
        }

        @Override
        public Optional<Message> ofNothing() {
            return Optional.of(BatchMessages.noCertificate());
        }

        @Override
        public LineGrouping grouping(Puzzle<?, ?, ?> puzzle) {
            return puzzle.abilities(new Workspace())
                    .prover()
                    .<LineGrouping>map(Prover::certificates)
                    .orElse(LineGrouping.LINES);
        }
    }

    /** Writes positions in another form. */
    record Convert(String form) implements Query {
        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.convert(form);
        }

        @Override
        public Optional<Answer> ofVariant(Variants.Question question, Limits limits) {
            return Optional.of(VariantTask.convert(question, form));
        }

        @Override
        public Optional<PlainTask> plain(Tasks<?, ?, ?> tasks, Limits limits) {
            return tasks.plainConvert(form);
        }

        @Override
        public String head(Puzzle<?, ?, ?> puzzle) {
            return Tasks.form(puzzle, form).map(TextForm::head).orElse("");
        }

        @Override
        public String position() {
            return form.equals("id") || form.equals("share") ? form : "";
        }
    }

    /**
     * A picture of a position.
     *
     * @param svg a whole document
     * @param width in pixels
     * @param height in pixels
     */
    record Picture(String svg, int width, int height, Json.Obj fields) implements Result {
        @Override
        public Json.Obj toJson() {
            return fields;
        }
    }

    /**
     * Draws positions.
     *
     * @param svg whether as SVG
     * @param dark whether the SVG is for a dark background
     * @param style of a drawing in the terminal
     * @param language of the words in it
     */
    record Show(boolean svg, boolean dark, TerminalDrawing.Style style, String language) implements Query {

        /** Constructs a query in English. */
        public Show(boolean svg, boolean dark, TerminalDrawing.Style style) {
            this(svg, dark, style, Words.ENGLISH.language());
        }

        @Override
        public Query in(String other) {
            return new Show(svg, dark, style, other);
        }

        @Override
        public Optional<? extends Task> task(Tasks<?, ?, ?> tasks, Limits limits) {
            return Optional.of(task(tasks.puzzle()));
        }

        private <S> PositionTask<S> task(Puzzle<?, S, ?> puzzle) {
            return new PositionTask<>(puzzle, position -> {
                Scene scene = puzzle.draw(position);
                String picture =
                        picture(scene).lines().map(String::stripTrailing).collect(Collectors.joining("\n"));
                Json.Obj fields = Json.obj()
                        .with("puzzle", puzzle.texts().positions().format(position))
                        .with("title", scene.title().text())
                        .with("status", puzzle.rules().status(position).words().text())
                        .with(svg ? "svg" : "drawing", picture);
                Result result = svg
                        ? new Picture(picture, Svg.pixels(scene.width()), Svg.pixels(scene.height()), fields)
                        : () -> fields;
                return new Answer.Done(Message.verbatim(picture), result);
            });
        }

        private String picture(Scene scene) {
            Words words = language.equals(Words.ENGLISH.language()) ? Words.ENGLISH : Languages.words(language);
            return svg
                    ? Svg.write(scene, dark ? Palette.DARK : Palette.LIGHT, words)
                    : TerminalDrawing.write(scene, style, words);
        }
    }
}
