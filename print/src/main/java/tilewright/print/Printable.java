package tilewright.print;

import java.util.Optional;
import tilewright.draw.Scene;

/**
 * A puzzle to be printed.
 *
 * @param id its share ID
 * @param rating how hard it is, in a few words; empty when nobody knows
 * @param scene the puzzle
 * @param solution its solution; empty when there is none to print
 */
public record Printable(String id, String rating, Scene scene, Optional<Scene> solution) {}
