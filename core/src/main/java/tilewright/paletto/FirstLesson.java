package tilewright.paletto;

import java.util.List;
import tilewright.puzzle.Lesson;
import tilewright.puzzle.Lesson.Slip;
import tilewright.puzzle.Lesson.Step;
import tilewright.puzzle.Lesson.Task.Moves;

/** The first lesson in Paletto. */
final class FirstLesson {

    private static final String START = "DCAB/CDBC/ABAD/DACB";

    static final Lesson LESSON = new Lesson(List.of(
            new Step(
                    "Open sides",
                    "A piece can be taken when at least two of its four sides are open: to the edge of the board or to an "
                            + "empty cell. At the beginning these are the corners. Take one.",
                    START,
                    "r1c1 r1c4 r4c1 r4c4",
                    "",
                    new Moves("r1c1", "r1c4", "r4c1", "r4c4"),
                    "The piece is yours. Beside the board you see how many of each color you have.",
                    List.of(new Slip("tap:r1c2", "Only its upper side is open. A corner has two.")),
                    "Take one of the ringed corners."),
            new Step(
                    "A whole turn",
                    "In one turn you may take several pieces, all of one color. Take both ringed ones, then end your turn.",
                    START,
                    "r1c1 r4c1",
                    "",
                    new Moves("r1c1 r4c1 | end"),
                    "Two pieces in one turn. Now it is the other player’s turn.",
                    List.of(
                            new Slip(
                                    "tap:r1c4",
                                    "That is another color. Begin with a ringed piece: a turn has one color."),
                            new Slip("tap:r1c1 tap:end", "That ends the turn with one piece. Take both first.")),
                    "Take the two ringed pieces, then end the turn."),
            new Step(
                    "Together",
                    "The remaining pieces must stay connected, side by side. Three pieces here have two open sides, but "
                            + "not all may go. Take one that may.",
                    "AB../.C../.AB./....",
                    "",
                    "",
                    new Moves("r1c1", "r3c3"),
                    "The others are still connected.",
                    List.of(
                            new Slip(
                                    "tap:r2c2",
                                    "Without the one in the middle there would be two groups. Take a piece at an end."),
                            new Slip(
                                    "tap:r1c2",
                                    "Without this one the piece in the corner would be alone. Take a piece at an end."),
                            new Slip(
                                    "tap:r3c2",
                                    "Without this one the piece beside it would be alone. Take a piece at an end.")),
                    "Take a piece at one of the two ends."),
            new Step(
                    "Win with a color",
                    "Whoever collects a whole color wins at once. You already have the other three of the ringed one. Take it.",
                    "..../..BC/..AD/.... 2 0 0213,3120",
                    "r3c4",
                    "",
                    new Moves("r3c4"),
                    "All four are yours: you win.",
                    List.of(
                            new Slip(
                                    "tap:r2c4",
                                    "Both players have pieces of this color: nobody can complete it any more. Take the ringed one.")),
                    "Take the ringed piece: it is the fourth of its color."),
            new Step(
                    "Win with the last piece",
                    "Whoever takes the last piece of the board wins as well. Nobody can complete a color here. Take one piece or "
                            + "two, so that the last one will be yours, then end your turn.",
                    "..../.ABA/..../.... 2 0 1222,1122",
                    "",
                    "",
                    new Moves("r2c2 | end", "r2c4 | end"),
                    "Two pieces are left. Only one of them can be taken in a turn, so the last one is yours.",
                    List.of(
                            new Slip(
                                    "tap:r2c2 tap:r2c4",
                                    "Then one piece is left, and the other player takes it. Take less."),
                            new Slip(
                                    "tap:r2c4 tap:r2c2",
                                    "Then one piece is left, and the other player takes it. Take less."),
                            new Slip("tap:r2c3", "Without the one in the middle the others would be apart.")),
                    "Take one piece at an end, no more, then end the turn."),
            new Step(
                    "One turn wins",
                    "Now a real game. Of two colors you have two pieces each, as the trays show. One turn wins at once: find it.",
                    "..A./.DBD/ABC./.CB. 2 0 0022,2100",
                    "",
                    "",
                    new Moves("r2c2 r2c4"),
                    "You win. That is all there is to know; the rest is looking ahead.",
                    List.of(
                            new Slip(
                                    "tap:r4c2",
                                    "A good idea, but the other one of this color cannot be taken yet. Try your other color."),
                            new Slip("tap:r2c2 tap:end", "There was one more of this color to take in the same turn."),
                            new Slip("tap:r2c4 tap:end", "There was one more of this color to take in the same turn.")),
                    "Of which color do you have two, with two more to take?")));

    private FirstLesson() {}
}
