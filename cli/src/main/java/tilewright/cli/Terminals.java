package tilewright.cli;

/**
 * Which of the three streams are terminals.
 *
 * @param in a person types
 * @param out a person reads the results
 * @param err a person reads the messages
 */
record Terminals(boolean in, boolean out, boolean err) {

    static final Terminals NONE = new Terminals(false, false, false);
}
