package tilewright.bench;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import tilewright.bench.corpus.Corpus;
import tilewright.bench.hues.FullBoardCounts;
import tilewright.bench.paletto.PalettoTimes;
import tilewright.bench.paletto.PalettoWeights;
import tilewright.bench.stragglers.LineCosts;
import tilewright.bench.stragglers.Stragglers;

/** All measurements and proofs, each a subcommand; {@code --help} lists them. */
public final class Main {

    /** The work of a subcommand. */
    @FunctionalInterface
    interface Body {
        void run(String[] arguments) throws Exception;
    }

    /** A subcommand; its help says what its arguments are and what it does. */
    private record Program(String name, String arguments, String about, Body body) {

        CommandSpec spec() {
            CommandSpec spec = CommandSpec.wrapWithoutInspection(this)
                    .name(name)
                    .addPositional(PositionalParamSpec.builder()
                            .index("0..*")
                            .type(List.class)
                            .auxiliaryTypes(String.class)
                            .hidden(true)
                            .build());
            if (!name.equals("jmh")) { // which has its own
                spec.addOption(OptionSpec.builder("--help").usageHelp(true).build());
            }
            spec.parser().unmatchedOptionsArePositionalParams(true);
            spec.usageMessage().description(about).customSynopsis("./build bench " + name + " " + arguments);
            return spec;
        }
    }

    /** Those that repeat the figures of docs/results/performance, if they take minutes and need no files from elsewhere. */
    private static final List<List<String>> FIGURES = List.of(
            List.of("views"),
            List.of("engine"),
            List.of("starts"),
            List.of("covertimes"),
            List.of("palettotimes"),
            List.of("sudokugeneratortimes"),
            List.of("sudokuspeed", "core/src/test/resources/tilewright/sudoku"),
            List.of("page"));

    private static final List<Program> PROGRAMS = List.of(
            new Program(
                    "figures", "", "The measurements of docs/results/performance, one after the other.", Main::figures),
            new Program("jmh", "ARGUMENTS", "Benchmarks of JMH, such as -f 1 Nothing.", org.openjdk.jmh.Main::main),
            new Program(
                    "page",
                    "[RUNS]",
                    "The time the page takes, in Chromium; 15 runs.",
                    Outside.page("PageTimes", "15")),
            new Program(
                    "tasks",
                    "[RUNS]",
                    "For how long first visits of a phone block the page; 5 runs.",
                    Outside.page("PageTasks", "5")),
            new Program("engine", "[RUNS]", "The same of its engines; 30 runs.", Outside.page("EngineTimes", "30")),
            new Program(
                    "views",
                    "",
                    "CPU time and characters of views and moves of the protocol, whole and by what changed.",
                    ViewTimes::main),
            new Program(
                    "hints",
                    "[STRIDE]",
                    "Hints of every STRIDE-th rated Sudoku in the page's engine; every 4th.",
                    Outside.page("HintTimes", "4")),
            new Program(
                    "same",
                    "[N]",
                    "Compares what the JVM and the page's engines read in N random texts of each puzzle; 10000.",
                    Outside.page("SameTexts", "10000")),
            new Program(
                    "starts",
                    "[RUNS]",
                    "The processor time of whole commands, beside a bare JVM; 5 runs.",
                    Outside.script("start-times.sh")),
            new Program(
                    "bulk",
                    "[LINES [RUNS]]",
                    "What Spark adds to the processor time of counting Sudokus.",
                    Outside.script("bulk-times.sh")),
            new Program(
                    "executors",
                    "[LINES [RUNS]]",
                    "How much sooner two executors of Spark are done than one.",
                    Outside.script("bulk-executors.sh")),
            new Program(
                    "stragglers",
                    "[LINES [CORES [COSTS]]]",
                    "Simulates jobs of Spark in which a few lines take much longer than others.",
                    Stragglers::main),
            new Program(
                    "linecosts",
                    "VERB PUZZLE FILE NODES",
                    "What each line of a file costs, for that simulation.",
                    LineCosts::main),
            new Program(
                    "roundtrips",
                    "N [SEED [PUZZLE]]",
                    "Reads N random positions of each puzzle, and their moves and games, as they were written.",
                    RoundTrips::main),
            new Program("signature", "", "The nodes of each search over a fixed set of positions.", Signature::main),
            new Program(
                    "answertimes",
                    "VERB PUZZLE [GIGABYTES]",
                    "The processor time in which each position of the standard input is answered.",
                    AnswerTimes::main),
            new Program(
                    "corpus",
                    "FOLDER all|TABLE SEED FIRST PARTS ROWS",
                    "Makes parts of an open corpus with ratings, proofs, and splits; goes on after a stop.",
                    Corpus::main),
            new Program(
                    "proofs",
                    "[N [CHECKER|- [SETUP|FILE ...]]]",
                    "Proves that N puzzles of each kind have one solution, by rating and setup; an LRAT checker checks them, too.",
                    ProofTimes::main),
            new Program("covertimes", "", "Exact cover with pentominoes.", CoverTimes::main),
            new Program(
                    "vectors", "[FOLDER]", "Compares lists of numbers and verdicts with the program.", Vectors::main),
            new Program(
                    "sourcesearches", "hues|trominoes", "The searches of the original programs.", SourceSearches::main),
            new Program(
                    "huesagreement", "N [SEED]", "Compares verdicts on N boards with an oracle.", HuesAgreement::main),
            new Program(
                    "fullboardcounts",
                    "ROWS COLUMNS COLORS [corners]",
                    "The number of full boards of hues of another size.",
                    FullBoardCounts::main),
            new Program(
                    "palettotimes", "[N]", "Games, start boards, and exact solutions of Paletto.", PalettoTimes::main),
            new Program(
                    "palettomatches",
                    "PLAYER OTHERS BOARDS [SETUP [SEED [THREADS]]] [--mistakes] [--times]",
                    "Matches between computer players.",
                    PalettoMatches::main),
            new Program(
                    "palettolostboard",
                    "SEED BOARDS [ROWS ...]",
                    "Looks for a board that the first player loses.",
                    PalettoLostBoard::main),
            new Program(
                    "palettoverifier",
                    "POSITIONS CLAIMS",
                    "Checks what 'analyze paletto --json' claims, without the engine.",
                    PalettoVerifier::main),
            new Program(
                    "palettoweights",
                    "[SMALL [LARGE]]",
                    "Fits the weights of a computer player to exact values.",
                    PalettoWeights::main),
            new Program(
                    "sudokuspeed",
                    "FOLDER [ROUNDS]",
                    "How many Sudokus a second are counted, beside other solvers.",
                    SudokuSpeed::main),
            new Program(
                    "sudokuratings",
                    "[LOW HIGH [FILE]]",
                    "Rates the Sudokus whose ratings are known, and prints those that differ.",
                    SudokuRatings::main),
            new Program(
                    "variantspeed",
                    "FOLDER [ROUNDS]",
                    "Solutions of Sudokus of other sizes and rules; FOLDER has cases in JSON.",
                    VariantSpeed::main),
            new Program(
                    "varianttimes",
                    "[N [SECONDS [SETUP...]]]",
                    "The making of Sudokus of other sizes and rules, and their hints; 20 puzzles, of at most 60 seconds.",
                    VariantTimes::main),
            new Program("ratingspeed", "FILE [ROUNDS]", "How many Sudokus a second are rated.", RatingSpeed::main),
            new Program(
                    "sudokutimes",
                    "FILE [N]",
                    "Hints, all steps, and the making of Sudokus; FILE has rated puzzles.",
                    SudokuTimes::main),
            new Program(
                    "sudokusteps",
                    "sound N [SEED] | hints N [SEED] | needs N TECHNIQUES | levels FILE",
                    "Compares steps or hints with solutions; makes N puzzles for each technique and solves them with and"
                            + " without it; compares levels with those of a file.",
                    SudokuSteps::main),
            new Program("sudokucanonicaltimes", "FILE", "Canonical forms a second.", SudokuCanonicalTimes::main),
            new Program("sudokugeneratortimes", "", "Grids and puzzles a second.", SudokuGeneratorTimes::main),
            new Program(
                    "sudokugridbias",
                    "UNIFORM QUICK COMPLETIONS",
                    "Compares the grids that puzzles are made from with uniform ones.",
                    SudokuGridBias::main),
            new Program(
                    "sudokuisomorphs", "FOLDER SET N", "Prints N random isomorphs of a set.", SudokuIsomorphs::main),
            new Program(
                    "sudokucountproof",
                    "FOLDER [GRIDS [SEED]]",
                    "Compares the fast solver with exact cover.",
                    SudokuCountProof::main),
            new Program(
                    "sudokuminimalproof",
                    "",
                    "Proves that puzzles of the standard input are minimal.",
                    SudokuMinimalProof::main));

    private Main() {}

    public static void main(String[] arguments) {
        CommandSpec all = CommandSpec.create()
                .name("./build bench")
                .addOption(OptionSpec.builder("--help").usageHelp(true).build());
        all.usageMessage().description("Measurements and proofs; COMMAND --help says what each takes.");
        PROGRAMS.forEach(program -> all.addSubcommand(program.name, new CommandLine(program.spec())));
        System.exit(new CommandLine(all).setExecutionStrategy(Main::run).execute(arguments));
    }

    private static void figures(String[] none) throws Exception {
        for (List<String> figure : FIGURES) {
            System.out.println("./build bench " + String.join(" ", figure));
            for (Program program : PROGRAMS) {
                if (program.name.equals(figure.getFirst())) {
                    program.body.run(figure.stream().skip(1).toArray(String[]::new));
                }
            }
            System.out.println();
        }
    }

    private static int run(ParseResult result) {
        Integer help = CommandLine.executeHelpRequest(result);
        if (help != null) {
            return help;
        }
        if (!result.hasSubcommand()) {
            result.commandSpec().commandLine().usage(System.err);
            return CommandLine.ExitCode.USAGE;
        }
        ParseResult chosen = result.subcommand();
        Program program = (Program) chosen.commandSpec().userObject();
        List<String> arguments = chosen.matchedPositionalValue(0, List.of());
        try {
            program.body.run(arguments.toArray(String[]::new));
            return 0;
        } catch (Exception failure) {
            throw new CommandLine.ExecutionException(chosen.commandSpec().commandLine(), program.name, failure);
        }
    }
}
