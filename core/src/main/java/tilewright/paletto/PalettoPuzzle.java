package tilewright.paletto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.RandomAgent;
import tilewright.agent.Turns;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.BoardEditor;
import tilewright.paletto.model.Drawing;
import tilewright.paletto.model.Kind;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.player.Levels;
import tilewright.paletto.player.TreeAgent;
import tilewright.paletto.proof.Forecasts;
import tilewright.paletto.proof.Proofs;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.paletto.start.StartCounter;
import tilewright.paletto.study.Analysis;
import tilewright.paletto.study.Exercises;
import tilewright.paletto.study.Mistakes;
import tilewright.paletto.study.Perft;
import tilewright.paletto.study.SpecialBoards;
import tilewright.paletto.study.SpotExplainer;
import tilewright.paletto.study.StrategyProver;
import tilewright.paletto.study.TurnHinter;
import tilewright.paletto.study.Verdicts;
import tilewright.paletto.study.WinningShare;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Card;
import tilewright.puzzle.Choice;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Texts;
import tilewright.puzzle.Workspace;
import tilewright.text.ShareIdLines;
import tilewright.text.ShareIds;

/** The board game Paletto, invented by Dieter Stein, for two to four players. Threads may share it. */
@SuppressWarnings("exports") // its types stay inside: outside it is a Puzzle<?, ?, ?>
public final class PalettoPuzzle implements Puzzle<Setup, Board, Move> {

    private static final Texts<Setup, Board, Move> TEXTS = new Texts<>(Text.SETUPS, Text.POSITIONS, Text.MOVES)
            .withPattern("^(?![./]*[ghv][ghv./]*$)(?![./]+\\s[1-8/\\s]*$)\\s*[A-Ha-h.]{3,8}/[A-Ha-h./]+(?:\\s|$)");

    /** Proofs in search of a special 6x6 board: a minute at most. */
    private static final int MOST_PROOFS = 150;

    private final Texts<Setup, Board, Move> texts;
    private final Rules<Board, Move> rules = new PalettoRules();
    private final Turns<Board, Move> turns = new WholeTurns();
    private final OneTurnAhead<Board, Move> simple = new OneTurnAhead<>(rules, turns);
    private final Generator<Setup, Board> any = new StartBoards();
    private final Function<Levels, List<Agent<Board, Move>>> searches;
    private final Reasoning reasoning;

    /** The part that reasons about positions; seldom needed. */
    private interface Reasoning {

        void addTo(Abilities.Builder<Setup, Board, Move> abilities, Proofs proofs, Workspace workspace);

        Generator<Setup, Board> special(Proofs proofs);
    }

    public PalettoPuzzle() {
        this(_ -> List.of());
    }

    private PalettoPuzzle(Function<Levels, List<Agent<Board, Move>>> searches) {
        this.searches = searches;
        texts = TEXTS.withGrouping(new ShareIdLines(ShareIds.of("paletto", Text.POSITIONS)));
        reasoning = new Whole();
    }

    private PalettoPuzzle(Reasoning reasoning) {
        searches = _ -> List.of();
        texts = TEXTS;
        this.reasoning = reasoning;
    }

    /**
     * The puzzle without hints, reviews, studies, computer players, special boards, and texts of several lines, for an engine of
     * the page that is soon loaded.
     */
    public static PalettoPuzzle forPlay() {
        return new PalettoPuzzle(new None());
    }

    private static final class None implements Reasoning {

        @Override
        public void addTo(Abilities.Builder<Setup, Board, Move> abilities, Proofs proofs, Workspace workspace) {}

        @Override
        public Generator<Setup, Board> special(Proofs proofs) {
            return (_, _, _, _) -> {
                throw new Generator.GaveUp(PalettoMessages.noSpecialBoards());
            };
        }
    }

    private final class Whole implements Reasoning {

        @Override
        public void addTo(Abilities.Builder<Setup, Board, Move> abilities, Proofs proofs, Workspace workspace) {
            Forecasts forecasts = new Forecasts(proofs, workspace);
            abilities
                    .starts(new StartCounter())
                    .agents(agents(proofs))
                    .editor(new BoardEditor())
                    .hinter(new TurnHinter(forecasts, simple))
                    .review(new Mistakes(proofs))
                    .prover(new StrategyProver(proofs))
                    .studies(List.of(
                            new Perft(),
                            new Verdicts(forecasts),
                            new WinningShare(forecasts),
                            analysis(proofs, forecasts)));
        }

        @Override
        public Generator<Setup, Board> special(Proofs proofs) {
            Generator<Setup, Board> boards = new SpecialBoards(any, proofs, MOST_PROOFS);
            Generator<Setup, Board> exercises =
                    new Exercises(any, proofs, List.of(new RandomAgent<>(turns), simple, TreeAgent.plain(100)));
            return (setup, random, stop, log) -> switch (setup.kind()) {
                case ANY, FAIR, PATH, TRAP -> boards.generate(setup, random, stop, log);
                case EXERCISE, EASY -> exercises.generate(setup, random, stop, log);
            };
        }
    }

    /**
     * The puzzle with further computer players to measure the others by. Their ids are a kind and how many games they try
     * for each turn, as {@code uct1000}: {@code uct} is the search as it is in books, without any knowledge of the game,
     * {@code tree} the search of the levels, and {@code best} plays like the best level but for the number. Behind a
     * hyphen may follow from how many pieces on they are exact, {@code best} on boards above 6 by 6.
     */
    public static PalettoPuzzle withSearches(String... ids) {
        List<String> searches = List.of(ids);
        PalettoPuzzle puzzle = new PalettoPuzzle(
                levels -> searches.stream().map(levels::search).toList());
        puzzle.agents(new Proofs(puzzle.rules, new Workspace())); // refuses what is no search
        return puzzle;
    }

    private List<Agent<Board, Move>> agents(Proofs proofs) {
        Levels levels = new Levels(new RandomAgent<>(turns), simple, proofs);
        List<Agent<Board, Move>> agents = new ArrayList<>(levels.all());
        agents.addAll(searches.apply(levels));
        return agents;
    }

    @Override
    public String id() {
        return "paletto";
    }

    @Override
    public String title() {
        return "Paletto";
    }

    @Override
    public Message name() {
        return PalettoMessages.name();
    }

    @Override
    public Message goal() {
        return PalettoMessages.goal();
    }

    @Override
    public Texts<Setup, Board, Move> texts() {
        return texts;
    }

    @Override
    public Setups<Setup> setups() {
        List<Setup> presets = List.of(
                Setup.of(4, 2),
                Setup.of(5, 2),
                Setup.of(6, 2),
                Setup.of(6, 3),
                Setup.of(6, 4),
                Setup.of(7, 2),
                Setup.of(8, 2),
                Setup.of(8, 4));
        List<Setup> specials = List.of(
                Setup.of(5, Kind.FAIR),
                Setup.of(5, Kind.PATH),
                Setup.of(5, Kind.TRAP),
                Setup.of(6, Kind.FAIR),
                Setup.of(6, Kind.PATH),
                Setup.of(6, Kind.TRAP),
                Setup.of(5, Kind.EASY),
                Setup.of(6, Kind.EASY),
                Setup.of(6, Kind.EXERCISE));
        List<Choice<Setup>> choices = List.of(
                new Choice.Some<>(PalettoMessages.threePlayers(), sizes(size -> Setup.of(size, 3))),
                new Choice.Some<>(PalettoMessages.fourPlayers(), sizes(size -> Setup.of(size, 4))),
                new Choice.Some<>(PalettoMessages.fourCorners(), sizes(size -> new Setup(size, 2, true))));
        List<Setups.Variant> variants = List.of(
                new Setups.Variant("fair", PalettoMessages.variantFair()),
                new Setups.Variant("path", PalettoMessages.variantPath()),
                new Setups.Variant("trap", PalettoMessages.variantTrap()),
                new Setups.Variant("exercise", PalettoMessages.variantExercise()));
        return new Setups<>(presets, Setup::words)
                .withSpecials(specials)
                .withStandard(Setup.of(6, 2))
                .withChoices(choices)
                .withVariants(variants)
                .withDaily(daily())
                .withLabels(Setup::label)
                .withGroups(List.of(
                        new Setups.Group<>(PalettoMessages.groupTwo(), players(presets, 2)),
                        new Setups.Group<>(
                                PalettoMessages.groupMore(),
                                List.of(Setup.of(6, 3), Setup.of(8, 3), Setup.of(6, 4), Setup.of(8, 4))),
                        new Setups.Group<>(PalettoMessages.groupSpecial(), specials)))
                .withSentences(Setup::sentence);
    }

    private static List<Setup> players(List<Setup> setups, int players) {
        return setups.stream().filter(setup -> setup.players() == players).toList();
    }

    private static List<Daily<Setup>> daily() {
        return List.of(daily(4, 1), daily(5, 1), daily(5, 2), daily(6, 2), daily(6, 3), daily(6, 4), daily(6, 5));
    }

    private static Daily<Setup> daily(int size, int level) {
        Setup setup = Setup.of(size, 2);
        return new Daily<>(setup, PalettoMessages.daily(setup.label(), level), "level" + level);
    }

    @Override
    public Optional<Card<Setup, Board>> card() {
        return Optional.of(new Card<>(
                PalettoMessages.card(),
                List.of(Setup.of(4, 2), Setup.of(6, 2), Setup.of(8, 2)),
                TEXTS.positions().parse("FCH...../G.B...../ED....../......../......../......../......../........"),
                "331/402/120",
                ""));
    }

    private static List<Setup> sizes(IntFunction<Setup> setup) {
        return IntStream.rangeClosed(4, Board.LARGEST).mapToObj(setup).toList();
    }

    @Override
    public Rules<Board, Move> rules() {
        return rules;
    }

    @Override
    public Message described(Board before, List<Move> moves) {
        return WholeTurns.described(before, moves);
    }

    @Override
    public Scene draw(Board board) {
        return Drawing.of(board);
    }

    @Override
    public Generator<Setup, Board> generator(Workspace workspace) {
        Proofs proofs = new Proofs(rules, workspace);
        Generator<Setup, Board> special = reasoning.special(proofs);
        return (setup, random, stop, log) -> setup.kind() == Kind.ANY
                ? any.generate(setup, random, stop, log)
                : special.generate(setup, random, stop, log);
    }

    /** The questions that the library answers. */
    record Questions(Analysis analysis, Verdicts verdicts, WinningShare winningShare, Mistakes mistakes) {}

    Questions questions(Workspace workspace) {
        Proofs proofs = new Proofs(rules, workspace);
        Forecasts forecasts = new Forecasts(proofs, workspace);
        return new Questions(
                analysis(proofs, forecasts),
                new Verdicts(forecasts),
                new WinningShare(forecasts),
                new Mistakes(proofs));
    }

    private Analysis analysis(Proofs proofs, Forecasts forecasts) {
        return new Analysis(proofs, forecasts, simple);
    }

    @Override
    public Abilities<Setup, Board, Move> abilities(Workspace workspace) {
        Proofs proofs = new Proofs(rules, workspace);
        Abilities.Builder<Setup, Board, Move> abilities =
                new Abilities.Builder<Setup, Board, Move>().explainer(new SpotExplainer(new PalettoRules()));
        reasoning.addTo(abilities, proofs, workspace);
        return abilities.build();
    }
}
