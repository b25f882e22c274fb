package tilewright.sudoku;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Handbook.Picture;

/**
 * The techniques that hints name, each with a position in which the next step is one, where one is known. The positions were found by solving random
 * and rated puzzles; of each technique the one with the fewest candidates.
 *
 * <p>This file is long because it has all of them.
 */
final class TechniqueArticles {

    static final List<Article> ALL = Stream.of(
                    singles(),
                    lockedDigits(),
                    pairsTriplesQuads(),
                    fish(),
                    oneDigit(),
                    wingsAndColors(),
                    oneSolution(),
                    chains(),
                    sets())
            .flatMap(List::stream)
            .toList();

    private TechniqueArticles() {}

    private static Article technique(String group, String title, String gist, String position) {
        return new Article(id(title), group, title, gist, List.of(), new Picture.Hinted(position));
    }

    /** One of which no worked example is known yet. */
    private static Article unshown(String group, String title, String gist) {
        String text = "When it is the next step of your puzzle, a hint shows it on the board.";
        return new Article(id(title), group, title, gist, List.of(text), new Picture.None());
    }

    /** Lower case, with hyphens between the words. */
    private static String id(String title) {
        return title.toLowerCase(Locale.ROOT).replace("+", " plus ").replace(' ', '-');
    }

    private static List<Article> singles() {
        return List.of(
                technique(
                        "Singles",
                        "Full house",
                        "A row, a column, or a box has one empty cell left, and so one digit.",
                        "7256381941497528363861495272713964584985712636538249715149637829324876.586721534. "
                                + "................................................................................9 auto"),
                technique(
                        "Singles",
                        "Hidden single",
                        "A digit has only one place left in a row, a column, or a box.",
                        "856342791437951862912867543163498257724513689598276314649.251.8371.849.528513947. "
                                + "................................................................................6 auto"),
                technique(
                        "Singles",
                        "Naked single",
                        "A cell has only one digit left: all others are in its row, its column, or its box.",
                        "356.42..9149.76..3728.3964.2816934..4937581..6752143988.4965...5673219849.248.... "
                                + ".............................................................................7... auto"));
    }

    private static List<Article> lockedDigits() {
        return List.of(
                technique(
                        "Locked digits",
                        "Pointing",
                        "All places of a digit in a box lie in one line, so it leaves the rest of that line.",
                        "58943621717.8295.3.231759..957264831348951672261387459.126937.5.3574219.79.51832."),
                technique(
                        "Locked digits",
                        "Claiming",
                        "All places of a digit in a line lie in one box, so it leaves the rest of that box.",
                        ".65.1348.198476523.348.5.1648156739237918264552634987185..31.6491.654.38643..815. auto"),
                technique(
                        "Locked digits",
                        "Direct pointing",
                        "Pointing after which a digit has one place left, so that no notes are needed.",
                        "752149638163258794.9.76352162.81.9.393.62..8....3942.6...9368.23.9.82.6.286.713.9"),
                unshown(
                        "Locked digits",
                        "Direct claiming",
                        "Claiming after which a digit has one place left, so that no notes are needed."),
                technique(
                        "Locked digits",
                        "Locked pair",
                        "Two cells of a box that lie in one line hold the same two candidates: these leave the rest "
                                + "of the box and of the line.",
                        "4.5268..386391742572.453..83..6.1..464.3.59815...94..21.6.32.499385462172.41.9..6 auto"),
                technique(
                        "Locked digits",
                        "Locked triple",
                        "Three cells of a box that lie in one line share three candidates: these leave the rest of "
                                + "the box and of the line.",
                        "148739....2784.319.391.27488643975217952.1.3.2134..9.747251..9.9816.....3569..1.. auto"));
    }

    private static List<Article> pairsTriplesQuads() {
        return List.of(
                technique(
                        "Pairs, triples, quads",
                        "Naked pair",
                        "Two cells of a row, a column, or a box have the same two candidates, which leave the other "
                                + "cells there.",
                        "671549832829763541543128967195236784267...3953849752167...9.6.34....21799....74.8 auto"),
                technique(
                        "Pairs, triples, quads",
                        "Hidden pair",
                        "Two digits fit only into the same two cells, so nothing else goes there.",
                        "427.8.591386159427..5274836273591684..174.352..4.32179..9.6.245..2.1..686.8.2..13"),
                technique(
                        "Pairs, triples, quads",
                        "Direct hidden pair",
                        "A hidden pair after which a digit has one place left, so that no notes are needed.",
                        "5287934617134629584965813273.4.187..1.7.456..2.9.371..8453762199318245766721598.. auto"),
                technique(
                        "Pairs, triples, quads",
                        "Naked triple",
                        "Three cells share three candidates, which leave the other cells of their row, column, or "
                                + "box.",
                        "..65841791573962..948172365.1982.436.63941.274.263.9.1..5418.92..4759.13.91263... auto"),
                technique(
                        "Pairs, triples, quads",
                        "Hidden triple",
                        "Three digits fit only into the same three cells, so nothing else goes there.",
                        "273918645.1.2.439749.7..821.513427.9...87153.3.769521...41..9.31..5.947....48.1.."),
                technique(
                        "Pairs, triples, quads",
                        "Direct hidden triple",
                        "A hidden triple after which a digit has one place left, so that no notes are needed.",
                        "293..71...5...93..6.4..39.256.3.4719....6542334..71865486792531921538647735416298 auto"),
                unshown(
                        "Pairs, triples, quads",
                        "Naked quad",
                        "Four cells share four candidates, which leave the other cells of their row, column, or box."),
                unshown(
                        "Pairs, triples, quads",
                        "Hidden quad",
                        "Four digits fit only into the same four cells, so nothing else goes there."));
    }

    private static List<Article> fish() {
        return List.of(
                technique(
                        "Fish",
                        "X-Wing",
                        "In two lines a digit fits only into the same two crossing lines, and leaves the rest of "
                                + "these.",
                        ".81945.67.6512784..4.3861.5624593781.13.6845.85..14.3613867.5.459243167847685..1."),
                technique(
                        "Fish",
                        "Swordfish",
                        "In three lines a digit fits only into the same three crossing lines, and leaves the rest of "
                                + "these.",
                        "3486271956921534787159846..453..986.281.467.9967..8..41.9865.475....198.87..925.."),
                technique(
                        "Fish",
                        "Jellyfish",
                        "In four lines a digit fits only into the same four crossing lines, and leaves the rest of "
                                + "these.",
                        ".2.5.4.78.98....35..5.3..2.15.3768.2.67..531..8.4..756.32...561876152..35..6.3287 auto"),
                technique(
                        "Fish",
                        "Finned X-Wing",
                        "An X-Wing but for a few places beside one of its corners: only what sees these too goes.",
                        "...2.1.7...5.8..9.....3.6....93.....716...43......6...8...4.7.356......1......58. auto"),
                technique(
                        "Fish",
                        "Sashimi X-Wing",
                        "A finned X-Wing of which a corner is missing: the fin stands in for it.",
                        "...971.2.72..4.91.1.92..7...124.7569.7..921..9.461..725..1294372378546914917..258 auto"),
                technique(
                        "Fish",
                        "Finned swordfish",
                        "A swordfish but for a few places in one box: only what sees these too goes.",
                        "4829157361364..9587598632143.5.9..4.9.435..2.82.6..5936..5.918229..8..655.8..6.79 auto"),
                technique(
                        "Fish",
                        "Sashimi swordfish",
                        "A finned swordfish that would be none without its fin.",
                        "3219546784.7..3295.59..2314.345.98622.643.95..9526..43..284.5399.3.25486548396.2. auto"));
    }

    private static List<Article> oneDigit() {
        return List.of(
                technique(
                        "One digit",
                        "Skyscraper",
                        "In two lines a digit has two places each, and two of these see each other: one of the other "
                                + "two holds it.",
                        "763...2489584321761427863956.7.2358438.6..72952.8.763123.5.8.678.627..53475369812 auto"),
                technique(
                        "One digit",
                        "Two-string kite",
                        "In a row and a column a digit has two places each, and one of each lie in the same box: one "
                                + "of the other two holds it.",
                        "341.69..59652..41.287514693816..53..539..1..6724..615.6531928..472.5.961198647532 auto"),
                technique(
                        "One digit",
                        "Turbot fish",
                        "Two pairs of places of a digit, linked by two that see each other: one of the two ends "
                                + "holds it.",
                        "..5..42..6..2.1....7..3..6..3..8..7..687...23.57....8159..2....7.6.....2.2.9.7.5. auto"),
                technique(
                        "One digit",
                        "Empty rectangle",
                        "In a box a digit lies in one row and one column alone, and a pair of places outside leads "
                                + "from the one to the other.",
                        "4758..32.198235476632..4.8538.4...5.24...9.3.7596.3.148.3.4..9.9.73.2.4.524..8.63 auto"));
    }

    private static List<Article> wingsAndColors() {
        return List.of(
                technique(
                        "Wings and colors",
                        "XY-Wing",
                        "A cell with two candidates sees two others, each with one of these and the same third "
                                + "digit: one of them holds it.",
                        "694875123257134986183269457..83.12.932.9.78....96823..8354967124..723598972518634"),
                technique(
                        "Wings and colors",
                        "XYZ-Wing",
                        "A cell with three candidates sees two others with two of these each: the digit of all three "
                                + "is in one of them.",
                        "981257463426138957375694281843765129519382...26741953869854...2152.7....734.2...5"),
                technique(
                        "Wings and colors",
                        "W-Wing",
                        "Two cells with the same two candidates are linked by two places of one of them: one of the "
                                + "cells holds the other digit.",
                        "7345196281824673596592..147341672895268951473....4.216.1..25.64.267.4.314..1.6.82 auto"),
                technique(
                        "Wings and colors",
                        "Remote pair",
                        "A chain of cells with the same two candidates: what sees both ends of an odd chain has "
                                + "neither.",
                        "579624183182..74964361892577482.69.521379586496584.7..6.79.834.3914625788.4.7.6.9 auto"));
    }

    private static List<Article> oneSolution() {
        return List.of(
                technique(
                        "One solution",
                        "Unique rectangle type 1",
                        "Four cells in two boxes must not all hold the same two digits, or these could be exchanged: "
                                + "the fourth holds another.",
                        "3962574817143682958529143671..4....92.58..6.44.953...25.168...39..7451266.71.3..8 auto"),
                technique(
                        "One solution",
                        "Unique rectangle type 2",
                        "Two cells of the rectangle have the same further candidate: one of them holds it.",
                        "6158932478472569..293714865...9287.49843715267..645.9847.5.9.8.1.9487.5...81.2479 auto"),
                technique(
                        "One solution",
                        "Unique rectangle type 3",
                        "The further candidates of two cells form a naked set with others.",
                        "938..5746547836219126..75387825..364.513..972.937..851279.5.683864.731.53156..4.7 auto"),
                technique(
                        "One solution",
                        "Unique rectangle type 4",
                        "One of the two digits has no other place beside the two cells, so the other one goes from "
                                + "both.",
                        "2..8..5.16953718421....2.9387142.35.42...31875..18742.7.42.89353....52.4952.34.18 auto"),
                technique(
                        "One solution",
                        "Hidden rectangle",
                        "A rectangle with one plain corner: a digit that is bound at the opposite corner rules out "
                                + "the other one there.",
                        "146.358..85362.4..927481635765812349214.6.7583895742..498.561..57214.9..631.9.5.4 auto"),
                technique(
                        "One solution",
                        "Unique loop type 1",
                        "A longer loop of cells with the same two candidates, one of which has more: it holds "
                                + "something else.",
                        "7185234962.468..7556..74.28172345689345896217.8.2175344...68752857432961.2.75.843"),
                technique(
                        "One solution",
                        "Unique loop type 2",
                        "Cells of the loop have the same further candidate: one of them holds it.",
                        ".71...8.6498216537.3687..1432975468161438.7.57856.1.438571...69162..7.5894356817. "
                                + "................................................................................2 auto"),
                technique(
                        "One solution",
                        "Unique loop type 3",
                        "The further candidates of two cells of the loop form a naked set with others.",
                        "938..5746547836219126..75387825..364.513..972.937..851279.5.683864.731.53156..4.. "
                                + "................................................................................7 auto"),
                technique(
                        "One solution",
                        "Unique loop type 4",
                        "One of the two digits is bound to the two cells with more candidates, so the other one goes "
                                + "from both.",
                        "35264..877843.526.6197284538.1...3..2738.6.4.9.5.3.8..526183794198574632437.6.518"),
                technique(
                        "One solution",
                        "BUG+1",
                        "Every cell has two candidates but one with three: the digit that is there three times in "
                                + "its row is right.",
                        "728614359956378421134295876893761.4.275489613641523987469.5..3.587.3...4312.4.... auto"),
                technique(
                        "One solution",
                        "BUG type 1",
                        "Every cell has two candidates but one: it holds what it has more, or there would be two "
                                + "solutions.",
                        "6872359412936418574158793627....25.89..7582..852..37..328516479179384625564927183"),
                technique(
                        "One solution",
                        "BUG type 2",
                        "A few cells have one more candidate, the same for all: one of them holds it.",
                        "3...948.584..3.6.99.781.243789.2.15451694832723415798669857143247..895611..46.79. "
                                + "................................................................................8 auto"),
                unshown("One solution", "BUG type 3", "What two cells have more forms a naked set with others."),
                unshown("One solution", "BUG type 4", "A digit is bound to the two cells that have more candidates."));
    }

    private static List<Article> chains() {
        return List.of(
                unshown(
                        "Chains",
                        "X-chain",
                        "Places of one digit, linked by rows, columns, and boxes with two places: one of the two "
                                + "ends holds it."),
                technique(
                        "Chains",
                        "XY-chain",
                        "Cells with two candidates each, linked by common digits: one of the two ends holds the "
                                + "digit that both have.",
                        "615792384479385261..24..57915.8.47922..5..143.4.2..6587.4.238155...48927.2..57436 auto"),
                technique(
                        "Chains",
                        "AIC",
                        "Candidates linked in turn by “one of both” and “not both”: one of the two ends is true.",
                        "719456238836.9.4..524.83...4.73.....263.7...19.1...37.67583.1..348...56.192645783 auto"),
                unshown(
                        "Chains",
                        "Grouped AIC",
                        "The same with groups: places of a digit in a box and a line together."),
                technique(
                        "Chains",
                        "X-Cycle",
                        "Places of one digit form a loop of links, and one of each two neighbors holds it.",
                        "5..38.724.7..4253.4235.7.98.4572....73.4.825.2..135.473.2.74.....72..4...6485..72"),
                technique(
                        "Chains",
                        "Y-Cycle",
                        "Cells with two candidates form a loop, and one of each two neighbors in it is true.",
                        "4.2........32.8..6.68.7.92..19752..8.54819.7.827...1959854213677465.3...231..7..."),
                technique(
                        "Chains",
                        "XY-Cycle",
                        "Candidates form a loop of links, and one of each two neighbors in it is true.",
                        "56..4..1221...64.784..21.637921386451.64....94.86....16.5..4..83.4....9698126.7.. "
                                + "................................................................................4 auto"),
                technique(
                        "Chains",
                        "Forcing X-chain",
                        "What is supposed of one place of a digit leads along its other places to a conclusion.",
                        "623.478.59786.53..5413.876.792..4536834562971165739..8386.71.5.257..61.3419253687"),
                technique(
                        "Chains",
                        "Forcing chain",
                        "What is supposed of one candidate leads along links to a conclusion.",
                        "397.2814.821.4.3.9546319287.58.3.691.6289.534.39.5.87227398.4..684.7.9.3915463728"),
                technique(
                        "Chains",
                        "Nishio",
                        "A candidate leads along the places of its digit to a contradiction, so it is wrong.",
                        ".97583.2.82.19.3753..2.798...3..279..79.3..5228.759..3.6.928.37738..52.99.23..... "
                                + "............................................................................7.... auto"),
                technique(
                        "Chains",
                        "Cell forcing chains",
                        "Each candidate of a cell leads to the same conclusion.",
                        ".1.697..8..98137..783452916...7.6..18..5....7.47.2...5.....5.79.7....1..2...7..8. "
                                + "................................................................................3 auto"),
                unshown(
                        "Chains",
                        "Region forcing chains",
                        "Each place of a digit in a row, a column, or a box leads to the same conclusion."),
                unshown(
                        "Chains",
                        "Contradiction forcing chains",
                        "A candidate leads to a contradiction, so it is wrong."),
                unshown(
                        "Chains",
                        "Double forcing chains",
                        "A candidate leads to the same conclusion whether it is true or not."));
    }

    private static List<Article> sets() {
        return List.of(
                technique(
                        "Sets",
                        "Sue de Coq",
                        "Cells where a box and a line cross hold as many digits as they and two sets beside them "
                                + "together.",
                        "9567.4..183461..7927198..4..4825193....8.64.....47....4275681935831..764169347.5. auto"),
                technique(
                        "Sets",
                        "ALS-XZ",
                        "Two sets of cells with one digit more than cells: a digit that cannot be in both leaves "
                                + "another one in one of the two.",
                        "......273...5.....2.......5..9.6...44..8.....6....375...2....1.95.681.27.16..7... auto"),
                technique(
                        "Sets",
                        "ALS-XY-Wing",
                        "Three such sets, linked by two digits, as in an XY-Wing.",
                        ".1.697..8..98137..783452916...7.6..18..5....7.47.2...5.....5.79.7....1..2...7..83 auto"),
                technique(
                        "Sets",
                        "Aligned pair exclusion",
                        "Of two cells all pairs of digits are listed: those that leave nothing for a cell in their "
                                + "sight are ruled out.",
                        ".4651..23.2194..85..5....416.71..294452769138.19..45761936824572643..819578491362"),
                technique(
                        "Sets",
                        "Aligned triple exclusion",
                        "The same with three cells.",
                        "......273...5.....2.......5..9.6...44..8.....6....375...2....1.95.681.27.16..7..."));
    }
}
