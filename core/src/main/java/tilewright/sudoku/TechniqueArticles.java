package tilewright.sudoku;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Handbook.Picture;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.generate.SetupText;
import tilewright.sudoku.generate.Target;

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

    private static final String RARE =
            "It is so rare that no puzzle with one is known here. When it is the next step of yours, a hint shows it "
                    + "on the board.";

    private TechniqueArticles() {}

    /**
     * An article.
     *
     * @param why why it holds
     * @param spot how to find one
     * @param position in which the next step is one
     */
    private static Article technique(
            String group, String title, String gist, String why, String spot, String position) {
        return article(group, title, gist, List.of(why, spot), new Picture.Hinted(position));
    }

    /** One of which no worked example is known: some text says why. */
    private static Article unshown(String group, String title, String gist, String why, String spot, String text) {
        return article(group, title, gist, List.of(why, spot, text), new Picture.None());
    }

    private static Article article(String group, String title, String gist, List<String> text, Picture picture) {
        String practice = Target.Needs.kinds().stream()
                .filter(kind -> kind.title().equals(title))
                .map(kind -> SetupText.format().format(new Setup.Practice(new Target.Needs(kind))))
                .findFirst()
                .orElse("");
        return new Article(id(title), group, title, gist, text, List.of(), picture, practice);
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
                        "Each of the nine digits is in every row, column, and box, so the last cell holds the "
                                + "one that is missing.",
                        "Look for rows, columns, and boxes that are nearly full, most of all after a digit has "
                                + "been written.",
                        "7256381941497528363861495272713964584985712636538249715149637829324876.586721534. "
                                + "................................................................................9 auto"),
                technique(
                        "Singles",
                        "Hidden single",
                        "A digit has only one place left in a row, a column, or a box.",
                        "Every row, column, and box needs each digit. If the digit already stands in the lines "
                                + "that cross all other empty cells, the last one takes it.",
                        "Choose a digit that is there often, and run your eye along its rows and columns into "
                                + "the boxes that lack it. Boxes are easier to see than lines.",
                        "856342791437951862912867543163498257724513689598276314649.251.8371.849.528513947. "
                                + "................................................................................6 auto"),
                technique(
                        "Singles",
                        "Naked single",
                        "A cell has only one digit left: all others are in its row, its column, or its box.",
                        "The cell sees eight different digits in its row, column, and box together, so only the "
                                + "ninth is possible.",
                        "Look at cells where a full row, a full column, and a full box meet. With notes, it is "
                                + "the cell that has one note left.",
                        "356.42..9149.76..3728.3964.2816934..4937581..6752143988.4965...5673219849.248.... "
                                + ".............................................................................7... auto"));
    }

    private static List<Article> lockedDigits() {
        return List.of(
                technique(
                        "Locked digits",
                        "Pointing",
                        "All places of a digit in a box lie in one line, so it leaves the rest of that line.",
                        "The box needs the digit, and takes it in that line. The line then has it, so no other "
                                + "box on the line can.",
                        "In each box ask where a missing digit can go. If that is two or three cells in one row "
                                + "or column, follow this line out of the box.",
                        "58943621717.8295.3.231759..957264831348951672261387459.126937.5.3574219.79.51832."),
                technique(
                        "Locked digits",
                        "Claiming",
                        "All places of a digit in a line lie in one box, so it leaves the rest of that box.",
                        "The line needs the digit, and takes it within that box. The box then has it, so its "
                                + "cells off the line cannot.",
                        "In a row or column that is half full ask where a missing digit can go. If all of its "
                                + "places lie in one box, look at the other cells of the box.",
                        ".65.1348.198476523.348.5.1648156739237918264552634987185..31.6491.654.38643..815. auto"),
                technique(
                        "Locked digits",
                        "Direct pointing",
                        "Pointing after which a digit has one place left, so that no notes are needed.",
                        "The digit of one box is bound to a line. In another box on this line it loses its "
                                + "places there, and one is left.",
                        "Go through one digit box by box. Two boxes side by side are enough: where the digit is "
                                + "bound in the first says where it cannot be in the second.",
                        "752149638163258794.9.76352162.81.9.393.62..8....3942.6...9368.23.9.82.6.286.713.9"),
                unshown(
                        "Locked digits",
                        "Direct claiming",
                        "Claiming after which a digit has one place left, so that no notes are needed.",
                        "The digit of a line is bound to one box, so it cannot be in the rest of the box. In a "
                                + "line through that box one place is left.",
                        "Go through one digit line by line. When all of its places in a line lie in one box, "
                                + "look at the neighboring lines through this box.",
                        "Hints name direct pointing instead: wherever this places a digit, a box beside it says "
                                + "the same by pointing."),
                technique(
                        "Locked digits",
                        "Locked pair",
                        "Two cells of a box that lie in one line hold the same two candidates: these leave the "
                                + "rest of the box and of the line.",
                        "Two cells that share two candidates use both up. As the cells lie in one box and in one "
                                + "line, both of these lose the two digits.",
                        "Look for two cells with the same two notes, side by side or one apart within a box.",
                        "4.5268..386391742572.453..83..6.1..464.3.59815...94..21.6.32.499385462172.41.9..6 auto"),
                technique(
                        "Locked digits",
                        "Locked triple",
                        "Three cells of a box that lie in one line share three candidates: these leave the rest "
                                + "of the box and of the line.",
                        "Three cells that share three candidates use all of them up, and both the box and the "
                                + "line lose the three digits.",
                        "Look at the three cells where a box and a line cross, if all are empty: do they have "
                                + "only three notes among them?",
                        "148739....2784.319.391.27488643975217952.1.3.2134..9.747251..9.9816.....3569..1.. auto"));
    }

    private static List<Article> pairsTriplesQuads() {
        return List.of(
                technique(
                        "Pairs, triples, quads",
                        "Naked pair",
                        "Two cells of a row, a column, or a box have the same two candidates, which leave the "
                                + "other cells there.",
                        "If one cell takes the first digit, the other takes the second. Either way both are "
                                + "used, so no other cell there has them.",
                        "Look for cells with two notes, and for a twin in the same row, column, or box.",
                        "671549832829763541543128967195236784267...3953849752167...9.6.34....21799....74.8 auto"),
                technique(
                        "Pairs, triples, quads",
                        "Hidden pair",
                        "Two digits fit only into the same two cells, so nothing else goes there.",
                        "The two digits need two cells, and there are just two for them. These are full, so "
                                + "their other candidates go.",
                        "Ask of a row, column, or box which digits have two places. Two digits with the same two "
                                + "places are a pair, however many notes hide it.",
                        "427.8.591386159427..5274836273591684..174.352..4.32179..9.6.245..2.1..686.8.2..13"),
                technique(
                        "Pairs, triples, quads",
                        "Direct hidden pair",
                        "A hidden pair after which a digit has one place left, so that no notes are needed.",
                        "The pair takes up its two cells. A third digit that could have been in one of them has "
                                + "only one other place.",
                        "Two digits that are crossed out by the same lines are often bound to the same two "
                                + "cells. See what that leaves for the rest.",
                        "5287934617134629584965813273.4.187..1.7.456..2.9.371..8453762199318245766721598.. auto"),
                technique(
                        "Pairs, triples, quads",
                        "Naked triple",
                        "Three cells share three candidates, which leave the other cells of their row, column, "
                                + "or box.",
                        "Three cells with three digits between them use all three. None of the cells needs to "
                                + "have all of them: 1 2, 2 3, and 1 3 will do.",
                        "Collect the cells with two or three notes in a house, and look for three of them with "
                                + "only three digits in all.",
                        "..65841791573962..948172365.1982.436.63941.274.263.9.1..5418.92..4759.13.91263... auto"),
                technique(
                        "Pairs, triples, quads",
                        "Hidden triple",
                        "Three digits fit only into the same three cells, so nothing else goes there.",
                        "Three digits need three cells, and these are all there are, so nothing else fits into "
                                + "them.",
                        "Look for digits with two or three places in a house. In a house with few empty cells, "
                                + "the naked set that is left over is often easier to see.",
                        "273918645.1.2.439749.7..821.513427.9...87153.3.769521...41..9.31..5.947....48.1.."),
                technique(
                        "Pairs, triples, quads",
                        "Direct hidden triple",
                        "A hidden triple after which a digit has one place left, so that no notes are needed.",
                        "The triple takes up its three cells, so another digit loses its places there, and has "
                                + "one left.",
                        "Lines that hold the same three digits cross them out of a box together. See which three "
                                + "cells are left for them.",
                        "293..71...5...93..6.4..39.256.3.4719....6542334..71865486792531921538647735416298 auto"),
                technique(
                        "Pairs, triples, quads",
                        "Naked quad",
                        "Four cells share four candidates, which leave the other cells of their row, column, or "
                                + "box.",
                        "Four cells with four digits between them use all four, in whatever order, so no other "
                                + "cell of the house has them.",
                        "Collect the cells with two to four notes in a house with at least eight empty cells, "
                                + "and look for four of them with only four digits in all.",
                        "617495..852387...4849.2..57295..8..17816.9..3364.....9136587..247.96...595...47.6 "
                                + "................................................................................. "
                                + "37x3/67x2/68x2 auto"),
                technique(
                        "Pairs, triples, quads",
                        "Hidden quad",
                        "Four digits fit only into the same four cells, so nothing else goes there.",
                        "Four digits need four cells, and these are all there are. Everything else goes from "
                                + "them.",
                        "It is rare: in a house with nine empty cells, look for four digits that are missing "
                                + "from the same five cells.",
                        "195234687837651249.6.798...3..165.....9423.....1879....46.1..589.358.461518.467.. "
                                + "................................................................................. "
                                + "42x2/48x2/61x2/69x235 auto"));
    }

    private static List<Article> fish() {
        return List.of(
                technique(
                        "Fish",
                        "X-Wing",
                        "In two lines a digit fits only into the same two crossing lines, and leaves the rest of "
                                + "these.",
                        "The digit is in two of the four corners, one in each line, and these are not in the "
                                + "same crossing line. So both crossing lines have it from there.",
                        "Look for rows with just two places of a digit, and for a second row with the same two "
                                + "columns. Then the same with columns.",
                        ".81945.67.6512784..4.3861.5624593781.13.6845.85..14.3613867.5.459243167847685..1."),
                technique(
                        "Fish",
                        "Swordfish",
                        "In three lines a digit fits only into the same three crossing lines, and leaves the "
                                + "rest of these.",
                        "The digit is once in each of the three lines, in three different crossing lines. So "
                                + "each of the crossing lines has it from there.",
                        "Mark the lines where a digit has two or three places. Three of them that together touch "
                                + "only three crossing lines are a swordfish.",
                        "3486271956921534787159846..453..986.281.467.9967..8..41.9865.475....198.87..925.."),
                technique(
                        "Fish",
                        "Jellyfish",
                        "In four lines a digit fits only into the same four crossing lines, and leaves the rest "
                                + "of these.",
                        "The digit is once in each of the four lines, in four different crossing lines, and "
                                + "these have it from there.",
                        "Look at a digit that is still missing in most rows. If no swordfish shows, look the "
                                + "other way round: a jellyfish in rows often is a smaller fish in columns.",
                        ".2.5.4.78.98....35..5.3..2.15.3768.2.67..531..8.4..756.32...561876152..35..6.3287 auto"),
                technique(
                        "Fish",
                        "Finned X-Wing",
                        "An X-Wing but for a few places beside one of its corners: only what sees these too goes.",
                        "Either the digit is in the fin, or the X-Wing is whole. A cell that sees the fin and "
                                + "lies on the X-Wing's crossing line loses it in both cases.",
                        "Look for an X-Wing with one or two places too many, all of these in one box with a "
                                + "corner.",
                        "...2.1.7...5.8..9.....3.6....93.....716...43......6...8...4.7.356......1......58. auto"),
                technique(
                        "Fish",
                        "Sashimi X-Wing",
                        "A finned X-Wing of which a corner is missing: the fin stands in for it.",
                        "If the fin is wrong, the line has one place left, and the fish follows by singles. If "
                                + "the fin is right, what sees it goes. Common to both is what is removed.",
                        "It looks like a finned X-Wing of which the corner beside the fin is missing. A "
                                + "skyscraper is often the same thing.",
                        "...971.2.72..4.91.1.92..7...124.7569.7..921..9.461..725..1294372378546914917..258 auto"),
                technique(
                        "Fish",
                        "Finned swordfish",
                        "A swordfish but for a few places in one box: only what sees these too goes.",
                        "Either the digit is in a fin, or the swordfish is whole. What sees all fins and lies on "
                                + "a crossing line goes in both cases.",
                        "Look for three lines that nearly make a swordfish, with all surplus places in one box.",
                        "4829157361364..9587598632143.5.9..4.9.435..2.82.6..5936..5.918229..8..655.8..6.79 auto"),
                technique(
                        "Fish",
                        "Sashimi swordfish",
                        "A finned swordfish that would be none without its fin.",
                        "If all fins are wrong, what is left of the swordfish still binds the crossing lines. If "
                                + "one is right, what sees it goes.",
                        "Look for a swordfish that lacks a corner, with one or two places instead of it in the "
                                + "same box.",
                        "3219546784.7..3295.59..2314.345.98622.643.95..9526..43..284.5399.3.25486548396.2. auto"));
    }

    private static List<Article> oneDigit() {
        return List.of(
                technique(
                        "One digit",
                        "Skyscraper",
                        "In two lines a digit has two places each, and two of these see each other: one of the "
                                + "other two holds it.",
                        "The two places that see each other cannot both hold the digit. So at least one of the "
                                + "two lines has it at its other end, and what sees both ends cannot.",
                        "Look for two rows with two places each, two of which share a column while the others "
                                + "are in different columns of the same stack.",
                        "763...2489584321761427863956.7.2358438.6..72952.8.763123.5.8.678.627..53475369812 auto"),
                technique(
                        "One digit",
                        "Two-string kite",
                        "In a row and a column a digit has two places each, and one of each lie in the same box: "
                                + "one of the other two holds it.",
                        "The two places in the box cannot both hold the digit. So the row or the column has it "
                                + "at its far end, and the cell that sees both ends cannot.",
                        "Look for a row and a column with two places each that meet in a box, but not in the "
                                + "same cell.",
                        "341.69..59652..41.287514693816..53..539..1..6724..615.6531928..472.5.961198647532 auto"),
                technique(
                        "One digit",
                        "Turbot fish",
                        "Two pairs of places of a digit, linked by two that see each other: one of the two ends "
                                + "holds it.",
                        "Of two linked places one holds the digit. If the near end of the first pair does, that "
                                + "of the second does not, so its far end does. One far end is right.",
                        "Look for two houses with two places of a digit each, and a house that has one of each.",
                        "..5..42..6..2.1....7..3..6..3..8..7..687...23.57....8159..2....7.6.....2.2.9.7.5. auto"),
                technique(
                        "One digit",
                        "Empty rectangle",
                        "In a box a digit lies in one row and one column alone, and a pair of places outside "
                                + "leads from the one to the other.",
                        "If the far end of the pair is wrong, its near end is right, and the box must take the "
                                + "digit in the other line. So the cell where this line and the far end meet loses it.",
                        "Look for a box where the places of a digit form a cross or an L, and for a line beside "
                                + "it with two places.",
                        "4758..32.198235476632..4.8538.4...5.24...9.3.7596.3.148.3.4..9.9.73.2.4.524..8.63 auto"));
    }

    private static List<Article> wingsAndColors() {
        return List.of(
                technique(
                        "Wings and colors",
                        "XY-Wing",
                        "A cell with two candidates sees two others, each with one of these and the same third "
                                + "digit: one of them holds it.",
                        "Whichever of its two digits the pivot takes, one of the two wings is left with the "
                                + "third digit. What sees both wings cannot have it.",
                        "Start from a cell with two notes, and look for two other such cells in its sight that "
                                + "make three digits in all, each twice.",
                        "694875123257134986183269457..83.12.932.9.78....96823..8354967124..723598972518634"),
                technique(
                        "Wings and colors",
                        "XYZ-Wing",
                        "A cell with three candidates sees two others with two of these each: the digit of all "
                                + "three is in one of them.",
                        "The pivot takes one of three digits. If that is not the common one, one of the wings "
                                + "takes it. So what sees all three cells cannot have it.",
                        "Start from a cell with three notes. One wing is in its box, the other one in its line, "
                                + "and what goes is in the box and on the line.",
                        "981257463426138957375694281843765129519382...26741953869854...2152.7....734.2...5"),
                technique(
                        "Wings and colors",
                        "W-Wing",
                        "Two cells with the same two candidates are linked by two places of one of them: one of "
                                + "the cells holds the other digit.",
                        "Both cells cannot have the linking digit, for the line would then have no place for it. "
                                + "So one of them has the other digit, and what sees both cells cannot.",
                        "Look for two cells with the same two notes that do not see each other, and for a line "
                                + "in which one of the digits has two places, one in the sight of each.",
                        "7345196281824673596592..147341672895268951473....4.216.1..25.64.267.4.314..1.6.82 auto"),
                technique(
                        "Wings and colors",
                        "Remote pair",
                        "A chain of cells with the same two candidates: what sees both ends of an odd chain has "
                                + "neither.",
                        "Along the chain the two digits alternate. After an odd number of steps the ends differ, "
                                + "so both digits are there, and what sees both ends has neither.",
                        "Mark all cells with the same two notes, and go from one to the next that it sees. Look "
                                + "for ends an odd number of steps apart.",
                        "579624183182..74964361892577482.69.521379586496584.7..6.79.834.3914625788.4.7.6.9 auto"));
    }

    private static List<Article> oneSolution() {
        return List.of(
                technique(
                        "One solution",
                        "Unique rectangle type 1",
                        "Four cells in two boxes must not all hold the same two digits, or these could be "
                                + "exchanged: the fourth holds another.",
                        "With the same two digits in all four corners, these could be exchanged, and the puzzle "
                                + "would have two solutions. It has one, so the fourth corner takes neither.",
                        "Look for three cells with the same two notes that are corners of a rectangle in two "
                                + "boxes. The fourth corner has more.",
                        "3962574817143682958529143671..4....92.58..6.44.953...25.168...39..7451266.71.3..8 auto"),
                technique(
                        "One solution",
                        "Unique rectangle type 2",
                        "Two cells of the rectangle have the same further candidate: one of them holds it.",
                        "If neither of the two cells took the further digit, the four corners could be "
                                + "exchanged. So one of them does, and what sees both cannot have it.",
                        "Look for two cells with the same two notes in one box, and for the corners across in "
                                + "another box with one more note, the same in both.",
                        "6158932478472569..293714865...9287.49843715267..645.9847.5.9.8.1.9487.5...81.2479 auto"),
                technique(
                        "One solution",
                        "Unique rectangle type 3",
                        "The further candidates of two cells form a naked set with others.",
                        "One of the two corners takes a further candidate. Together they act as one cell with "
                                + "these, and with others in the house that makes a naked set.",
                        "Look for a rectangle with two plain corners, and compare what the other two have more "
                                + "with the notes in their row, column, or box.",
                        "938..5746547836219126..75387825..364.513..972.937..851279.5.683864.731.53156..4.7 auto"),
                technique(
                        "One solution",
                        "Unique rectangle type 4",
                        "One of the two digits has no other place beside the two cells, so the other one goes "
                                + "from both.",
                        "One digit must be in one of the two corners. If the other digit were in the second of "
                                + "them, the corners could be exchanged. So it is in neither.",
                        "Look for a rectangle with two plain corners, and ask where in the house of the other "
                                + "two each of the digits can go.",
                        "2..8..5.16953718421....2.9387142.35.42...31875..18742.7.42.89353....52.4952.34.18 auto"),
                technique(
                        "One solution",
                        "Hidden rectangle",
                        "A rectangle with one plain corner: a digit that is bound at the opposite corner rules "
                                + "out the other one there.",
                        "If the corner took the bound digit's partner, the corners beside it would take the "
                                + "bound digit, and the plain corner the partner: four cells that could be exchanged.",
                        "From a plain corner go to the opposite one. If one of the digits has no other place in "
                                + "its row and in its column than the rectangle, the other digit goes.",
                        "146.358..85362.4..927481635765812349214.6.7583895742..498.561..57214.9..631.9.5.4 auto"),
                technique(
                        "One solution",
                        "Unique loop type 1",
                        "A longer loop of cells with the same two candidates, one of which has more: it holds "
                                + "something else.",
                        "If all cells of the loop held the two digits, these could be exchanged all along it, "
                                + "and the puzzle would have two solutions.",
                        "Look for many cells with the same two notes. They form a loop if you can go from each "
                                + "to the next by row, column, or box, and come back, with two in every house.",
                        "7185234962.468..7556..74.28172345689345896217.8.2175344...68752857432961.2.75.843"),
                technique(
                        "One solution",
                        "Unique loop type 2",
                        "Cells of the loop have the same further candidate: one of them holds it.",
                        "One of the cells with the further candidate holds it, or the loop could be exchanged. "
                                + "What sees all of them cannot.",
                        "Look for a loop of cells with the same two notes, some of which have one more, the same "
                                + "in each.",
                        ".71...8.6498216537.3687..1432975468161438.7.57856.1.438571...69162..7.5894356817. "
                                + "................................................................................2 auto"),
                technique(
                        "One solution",
                        "Unique loop type 3",
                        "The further candidates of two cells of the loop form a naked set with others.",
                        "One of the two cells takes a further candidate, so they act as one cell in a naked set "
                                + "of the house that they share.",
                        "Look for a loop with two cells in one house that have more, and compare this with the "
                                + "other notes of the house.",
                        "938..5746547836219126..75387825..364.513..972.937..851279.5.683864.731.53156..4.. "
                                + "................................................................................7 auto"),
                technique(
                        "One solution",
                        "Unique loop type 4",
                        "One of the two digits is bound to the two cells with more candidates, so the other one "
                                + "goes from both.",
                        "One digit has no other place in the house, so it is in one of the two cells. The other "
                                + "digit must not be in the second, or the loop could be exchanged.",
                        "Look for a loop with two neighboring cells that have more, and ask where in their house "
                                + "each of the two digits can go.",
                        "35264..877843.526.6197284538.1...3..2738.6.4.9.5.3.8..526183794198574632437.6.518"),
                technique(
                        "One solution",
                        "BUG+1",
                        "Every cell has two candidates but one with three: the digit that is there three times "
                                + "in its row is right.",
                        "Without this digit, every candidate would be twice in each house, and what is left "
                                + "could be filled in two ways. BUG stands for bivalue universal grave.",
                        "Late in a puzzle, when all open cells have two notes but one has three, count its "
                                + "digits in its row: the one that is there three times is right.",
                        "728614359956378421134295876893761.4.275489613641523987469.5..3.587.3...4312.4.... auto"),
                technique(
                        "One solution",
                        "BUG type 1",
                        "Every cell has two candidates but one: it holds what it has more, or there would be two "
                                + "solutions.",
                        "Without what the cell has more, every candidate would be twice in each house, and there "
                                + "would be two solutions or none.",
                        "Late in a puzzle, look whether all open cells but one have two notes. In that one, what "
                                + "is there three times in a house is right.",
                        "6872359412936418574158793627....25.89..7582..852..37..328516479179384625564927183"),
                technique(
                        "One solution",
                        "BUG type 2",
                        "A few cells have one more candidate, the same for all: one of them holds it.",
                        "One of the cells takes the further candidate, or there would not be one solution. What "
                                + "sees all of them cannot have it.",
                        "Late in a puzzle, look whether a few cells have three notes, all others two, and "
                                + "whether the surplus digit is the same in each.",
                        "3...948.584..3.6.99.781.243789.2.15451694832723415798669857143247..895611..46.79. "
                                + "................................................................................8 auto"),
                unshown(
                        "One solution",
                        "BUG type 3",
                        "What two cells have more forms a naked set with others.",
                        "One of the two cells takes what it has more. So they act as one cell with these digits, "
                                + "and make a naked set with others of their house.",
                        "Look for a grid of cells with two notes in which two cells of one house have more, and "
                                + "compare this with the other notes of the house.",
                        RARE),
                unshown(
                        "One solution",
                        "BUG type 4",
                        "A digit is bound to the two cells that have more candidates.",
                        "A digit that both cells have is in one of them. The other one takes what it has more, "
                                + "or there would not be one solution. So the rest goes from both.",
                        "Look for a grid of cells with two notes in which two cells of one house have more, and "
                                + "share a digit that is nowhere else there.",
                        RARE));
    }

    private static List<Article> chains() {
        return List.of(
                technique(
                        "Chains",
                        "X-chain",
                        "Places of one digit, linked by rows, columns, and boxes with two places: one of the two "
                                + "ends holds it.",
                        "Along the chain, a place that is wrong makes the next one right, and that makes the one "
                                + "after it wrong. So if one end is wrong the other is right.",
                        "Draw the houses in which a digit has two places, and look for ways from one to the next "
                                + "through cells that see each other.",
                        "32..5.....7.28..3...43.....89743..5..3.7.59.8.658..3.7...5..4.3.439.857175..43.9. "
                                + "................................................................................. "
                                + "18x46/19x6/21x9/26x9/29x6/37x8/39x26/55x2 auto"),
                technique(
                        "Chains",
                        "XY-chain",
                        "Cells with two candidates each, linked by common digits: one of the two ends holds the "
                                + "digit that both have.",
                        "If the first cell does not take the common digit, it takes its other one, the next cell "
                                + "is pushed to its other digit, and so on to the last, which takes the common digit.",
                        "Look at cells with two notes. Go from one to another in its sight that shares a digit, "
                                + "leave by the other digit, and stop when the digit of the start is left.",
                        "615792384479385261..24..57915.8.47922..5..143.4.2..6587.4.238155...48927.2..57436 auto"),
                technique(
                        "Chains",
                        "AIC",
                        "Candidates linked in turn by “one of both” and “not both”: one of the two ends is true.",
                        "Suppose that one end is false, and follow the links: the other end is true. So one of "
                                + "the two is, and what would rule out both is false.",
                        "Start from a pair, in a cell or in a house. Go on in turn by “then this one is not” and "
                                + "“then that one is”. Short ways give most.",
                        "719456238836.9.4..524.83...4.73.....263.7...19.1...37.67583.1..348...56.192645783 auto"),
                technique(
                        "Chains",
                        "Grouped AIC",
                        "The same with groups: places of a digit in a box and a line together.",
                        "Two or three places of a digit where a box and a line cross count as one: the group is "
                                + "true if any of them is. The chain then holds as any other.",
                        "When a chain ends because a house has three or four places of a digit, see whether all "
                                + "but one lie together in a box and a line.",
                        ".86.2...9.3.7816.2.279...8..1.2.75388.2..39...5.4.8.262...7.893.9.8.2.67..8..92.5 "
                                + "................................................................................. "
                                + "18x1/37x4/52x4/73x4/81x14/83x4/85x3/91x134/95x1 auto"),
                technique(
                        "Chains",
                        "X-Cycle",
                        "Places of one digit form a loop of links, and one of each two neighbors holds it.",
                        "Going round the loop, right and wrong alternate, one way or the other. So every link of "
                                + "the loop has the digit at one of its ends, and the rest of the house does not.",
                        "Look at one digit. Join places in houses with two of them, and find a way back to the "
                                + "start with an even number of cells.",
                        "5..38.724.7..4253.4235.7.98.4572....73.4.825.2..135.473.2.74.....72..4...6485..72"),
                technique(
                        "Chains",
                        "Y-Cycle",
                        "Cells with two candidates form a loop, and one of each two neighbors in it is true.",
                        "Each cell of the loop pushes the next one to its other digit, one way round or the "
                                + "other. So each common digit is at one of its two cells.",
                        "Look for cells with two notes, each sharing one digit with the next, that come back to "
                                + "the first one.",
                        "4.2........32.8..6.68.7.92..19752..8.54819.7.827...1959854213677465.3...231..7..."),
                technique(
                        "Chains",
                        "XY-Cycle",
                        "Candidates form a loop of links, and one of each two neighbors in it is true.",
                        "Right and wrong alternate all round the loop. So of each two neighbors one is right, "
                                + "and what sees both with the same digit goes.",
                        "Follow a chain of links that comes back to where it began, so that even and odd fit.",
                        "56..4..1221...64.784..21.637921386451.64....94.86....16.5..4..83.4....9698126.7.. "
                                + "................................................................................4 auto"),
                technique(
                        "Chains",
                        "Forcing X-chain",
                        "What is supposed of one place of a digit leads along its other places to a conclusion.",
                        "If the supposition leads to its own opposite, it is wrong. The chain shows how, place "
                                + "by place, with one digit.",
                        "Look at one digit with few places. Suppose one of them, and follow what goes and what "
                                + "must come.",
                        "623.478.59786.53..5413.876.792..4536834562971165739..8386.71.5.257..61.3419253687"),
                technique(
                        "Chains",
                        "Forcing chain",
                        "What is supposed of one candidate leads along links to a conclusion.",
                        "If a candidate leads to its own opposite, it is wrong; if its absence leads to its "
                                + "presence, it is right.",
                        "Begin with a cell with two notes beside others of the kind, and follow one digit until "
                                + "it comes back to the start.",
                        "397.2814.821.4.3.9546319287.58.3.691.6289.534.39.5.87227398.4..684.7.9.3915463728"),
                technique(
                        "Chains",
                        "Nishio",
                        "A candidate leads along the places of its digit to a contradiction, so it is wrong.",
                        "A right candidate never leads to a contradiction. Here a digit would be left without a "
                                + "place, or be twice in a house.",
                        "Suppose one place of a digit, cross out what it sees, and follow the digit alone "
                                + "through all boxes. Does each of them still have a place?",
                        ".97583.2.82.19.3753..2.798...3..279..79.3..5228.759..3.6.928.37738..52.99.23..... "
                                + "............................................................................7.... auto"),
                technique(
                        "Chains",
                        "Cell forcing chains",
                        "Each candidate of a cell leads to the same conclusion.",
                        "One of the candidates is right, whichever. What follows from each of them is therefore "
                                + "true.",
                        "Choose a cell with three notes in the middle of many pairs, follow each note a few "
                                + "links, and look for what all of them say.",
                        ".1.697..8..98137..783452916...7.6..18..5....7.47.2...5.....5.79.7....1..2...7..8. "
                                + "................................................................................3 auto"),
                technique(
                        "Chains",
                        "Region forcing chains",
                        "Each place of a digit in a row, a column, or a box leads to the same conclusion.",
                        "The digit is in one of these places. What follows from each of them is therefore true.",
                        "Choose a digit with three places in a row, a column, or a box, follow each place a few "
                                + "links, and look for what all of them say.",
                        ".9..325.4.3.4....22419...363...7.4299..2.43..4.2.93.6..23.4.6.8..9..1243.8432..7. "
                                + "................................................................................. "
                                + "11x7/13x8/14x8/23x78/25x58/26x5/28x1/52x5/53x5/55x5/58x1/67x7/69x5/71x7/81x6/84x7/96x5 "
                                + "auto"),
                technique(
                        "Chains",
                        "Contradiction forcing chains",
                        "A candidate leads to a contradiction, so it is wrong.",
                        "The candidate leads to something and to its opposite. Both cannot be, so the candidate "
                                + "is wrong.",
                        "Suppose a candidate that would place many others, and follow it in several directions "
                                + "until two of them disagree.",
                        ".4.692.8582.5..9..5.94.....9..157...4.5329.6.1.2864....9.245.3.2..9.6....547..2.. "
                                + "................................................................................. "
                                + "23x13/29x1/32x7/37x1/39x1/73x6/82x7/83x1/87x1/89x1/99x1 auto"),
                technique(
                        "Chains",
                        "Double forcing chains",
                        "A candidate leads to the same conclusion whether it is true or not.",
                        "A candidate is true or it is not. What follows either way is true.",
                        "Choose a candidate with many strong links. Follow both what it forces and what its "
                                + "absence forces, and look for what both say.",
                        ".96.5...44.....7.6...34695..4.5..3..6..8....9..2.7....2.8.1.........58..5..2...13 "
                                + "................................................................................. "
                                + "11x7/23x1/32x7/49x2/52x3/57x5/62x5/74x7/81x3/83x7/93x7 auto"));
    }

    private static List<Article> sets() {
        return List.of(
                technique(
                        "Sets",
                        "Sue de Coq",
                        "Cells where a box and a line cross hold as many digits as they and two sets beside them "
                                + "together.",
                        "The cells of the crossing and the two sets have together as many digits as cells. So "
                                + "each digit of one set is used up in its line, each of the other in its box.",
                        "Look at two or three open cells where a box and a line cross, with two digits more than "
                                + "cells, and for a cell with two of these digits in the line and another one in the box.",
                        "9567.4..183461..7927198..4..4825193....8.64.....47....4275681935831..764169347.5. auto"),
                technique(
                        "Sets",
                        "ALS-XZ",
                        "Two sets of cells with one digit more than cells: a digit that cannot be in both leaves "
                                + "another one in one of the two.",
                        "Without one of its digits each set is locked on the rest. The digit that cannot be in "
                                + "both is missing in one set, so that one has the other common digit.",
                        "Look for sets of one to four cells in a house with one digit more than cells. Two of "
                                + "them that share two digits are enough, if all places of one see each other.",
                        "......273...5.....2.......5..9.6...44..8.....6....375...2....1.95.681.27.16..7... auto"),
                technique(
                        "Sets",
                        "ALS-XY-Wing",
                        "Three such sets, linked by two digits, as in an XY-Wing.",
                        "The set in the middle lacks one of the two linking digits at most. So one of the outer "
                                + "sets is locked, and has the common digit.",
                        "Read each cell of an XY-Wing as a set of cells with one digit more than cells.",
                        ".1.697..8..98137..783452916...7.6..18..5....7.47.2...5.....5.79.7....1..2...7..83 auto"),
                technique(
                        "Sets",
                        "Aligned pair exclusion",
                        "Of two cells all pairs of digits are listed: those that leave nothing for a cell in "
                                + "their sight are ruled out.",
                        "If two cells took a pair of digits that leaves nothing for a cell in the sight of both, "
                                + "there would be no solution. A digit that is only in such pairs goes.",
                        "Choose two cells that see many cells with two notes, and cross off each pair of digits "
                                + "that one of these consists of.",
                        ".4651..23.2194..85..5....416.71..294452769138.19..45761936824572643..819578491362"),
                technique(
                        "Sets",
                        "Aligned triple exclusion",
                        "The same with three cells.",
                        "All ways to fill three cells are listed. A digit that is only in ways that leave "
                                + "nothing for some cell in sight goes.",
                        "Few do this by hand. Choose three cells in one or two boxes with many cells of two or "
                                + "three notes around them.",
                        "......273...5.....2.......5..9.6...44..8.....6....375...2....1.95.681.27.16..7..."));
    }
}
