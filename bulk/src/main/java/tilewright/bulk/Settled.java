package tilewright.bulk;

import tilewright.cli.batch.Printed;

/** Tells of an answer that came with few nodes whether more nodes would give the same. */
final class Settled {

    private Settled() {}

    /**
     * Whether answers tell it at all. With few nodes, a covering comes from a search, with many from the graph of all; nobody has
     * proved that the first ones are the same.
     *
     * @param verb of the command
     * @param puzzle its name
     */
    static boolean tells(String verb, String puzzle) {
        return !(verb.equals("solve") && puzzle.equals("trominoes"));
    }

    /** Whether more nodes would not change it: it is whole, and leaves nothing open. */
    static boolean of(String verb, Printed answer) {
        return !answer.overBudget()
                && switch (verb) {
                    case "lamp" -> !answer.out().contains("\"verdict\":\"undecided\"");
                    case "verdicts" -> !answer.out().contains("\"chance\":"); // an estimate
                    default -> true;
                };
    }
}
