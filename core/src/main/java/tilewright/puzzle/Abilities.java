package tilewright.puzzle;

import java.util.List;
import java.util.Optional;

/**
 * The optional abilities of a puzzle. Immutable; threads may share one.
 *
 * <p>Abilities made with a {@link Workspace} may be used while it is open.
 *
 * @param starts counts the different positions that the generator can make of a setup
 * @param solver finds the ways to complete a position
 * @param maker shows how positions are made
 * @param counter counts them
 * @param hinter finds the next step and its reason
 * @param steps finds all next steps
 * @param modes meanings of keys with others held down, the plain ones first; none when that makes no difference
 * @param commands bulk acts, in the order in which they are shown
 * @param explainer explains what may be in a spot, and why nothing else may
 * @param review finds where a play went wrong
 * @param prover makes certificates of what is said about a position
 * @param agents computer players, weakest first
 * @param studies questions about a position that only this puzzle answers, each with a verb of its own
 * @param editor sets up positions by hand
 * @param orders in which techniques can be tried for hints, steps and paths, the usual one first; none when there is one alone
 * @param rating the verb of the study that rates how hard a puzzle is; empty when there is none
 * @param <P> the setup
 * @param <S> the position
 * @param <M> the move
 */
public record Abilities<P, S, M>(
        Optional<SetupCounter<P>> starts,
        Optional<Solver<S>> solver,
        Optional<Maker<S>> maker,
        Optional<Counter<S>> counter,
        Optional<Hinter<S, M>> hinter,
        Optional<StepFinder<S>> steps,
        List<KeyMode> modes,
        List<Command<S, M>> commands,
        Optional<Explainer<S>> explainer,
        Optional<Review<S, M>> review,
        Optional<Prover<S>> prover,
        List<Agent<S, M>> agents,
        List<Study<S>> studies,
        Optional<Editor<P>> editor,
        List<InOrder<P, S, M>> orders,
        String rating) {

    public Abilities {
        modes = List.copyOf(modes);
        commands = List.copyOf(commands);
        agents = List.copyOf(agents);
        studies = List.copyOf(studies);
        orders = List.copyOf(orders);
    }

    /**
     * Hints, steps and studies that try techniques in some order.
     *
     * @param name a word for commands
     */
    public record InOrder<P, S, M>(String name, Abilities<P, S, M> abilities) {}

    /**
     * Returns these abilities with another order of techniques; an empty name stands for the default order. Empty when
     * there is no such order.
     */
    public Optional<Abilities<P, S, M>> inOrder(String name) {
        Optional<Abilities<P, S, M>> found = name.isEmpty() ? Optional.of(this) : Optional.empty();
        for (InOrder<P, S, M> one : orders) {
            found = one.name().equals(name) ? Optional.of(one.abilities()) : found;
        }
        return found;
    }

    /** Returns the abilities of a puzzle that has none. */
    public static <P, S, M> Abilities<P, S, M> none() {
        return new Builder<P, S, M>().build();
    }

    /** A builder of abilities; an ability that is not set is absent. Mutable; one thread at a time. */
    public static final class Builder<P, S, M> {

        private Optional<SetupCounter<P>> starts = Optional.empty();
        private Optional<Solver<S>> solver = Optional.empty();
        private Optional<Maker<S>> maker = Optional.empty();
        private Optional<Counter<S>> counter = Optional.empty();
        private Optional<Hinter<S, M>> hinter = Optional.empty();
        private Optional<StepFinder<S>> steps = Optional.empty();
        private List<KeyMode> modes = List.of();
        private List<Command<S, M>> commands = List.of();
        private Optional<Explainer<S>> explainer = Optional.empty();
        private Optional<Review<S, M>> review = Optional.empty();
        private Optional<Prover<S>> prover = Optional.empty();
        private List<Agent<S, M>> agents = List.of();
        private List<Study<S>> studies = List.of();
        private Optional<Editor<P>> editor = Optional.empty();
        private List<InOrder<P, S, M>> orders = List.of();
        private String rating = "";

        public Builder<P, S, M> starts(SetupCounter<P> ofSetups) {
            starts = Optional.of(ofSetups);
            return this;
        }

        public Builder<P, S, M> solver(Solver<S> one) {
            solver = Optional.of(one);
            return this;
        }

        public Builder<P, S, M> maker(Maker<S> one) {
            maker = Optional.of(one);
            return this;
        }

        public Builder<P, S, M> counter(Counter<S> ofSolutions) {
            counter = Optional.of(ofSolutions);
            return this;
        }

        public Builder<P, S, M> hinter(Hinter<S, M> one) {
            hinter = Optional.of(one);
            return this;
        }

        public Builder<P, S, M> steps(StepFinder<S> one) {
            steps = Optional.of(one);
            return this;
        }

        public Builder<P, S, M> modes(List<KeyMode> all) {
            modes = all;
            return this;
        }

        public Builder<P, S, M> commands(List<Command<S, M>> all) {
            commands = all;
            return this;
        }

        public Builder<P, S, M> explainer(Explainer<S> one) {
            explainer = Optional.of(one);
            return this;
        }

        public Builder<P, S, M> review(Review<S, M> one) {
            review = Optional.of(one);
            return this;
        }

        public Builder<P, S, M> prover(Prover<S> one) {
            prover = Optional.of(one);
            return this;
        }

        public Builder<P, S, M> agents(List<Agent<S, M>> all) {
            agents = all;
            return this;
        }

        public Builder<P, S, M> studies(List<Study<S>> all) {
            studies = all;
            return this;
        }

        public Builder<P, S, M> editor(Editor<P> one) {
            editor = Optional.of(one);
            return this;
        }

        public Builder<P, S, M> orders(List<InOrder<P, S, M>> all) {
            orders = all;
            return this;
        }

        public Builder<P, S, M> rating(String verb) {
            rating = verb;
            return this;
        }

        public Abilities<P, S, M> build() {
            return new Abilities<>(
                    starts, solver, maker, counter, hinter, steps, modes, commands, explainer, review, prover, agents,
                    studies, editor, orders, rating);
        }
    }
}
