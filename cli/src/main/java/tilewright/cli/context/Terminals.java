package tilewright.cli.context;

/**
 * The streams that are terminals.
 *
 * @param in a person types
 * @param out a person reads the results
 * @param err a person reads the messages
 */
public record Terminals(boolean in, boolean out, boolean err) {

    public static final Terminals NONE = new Terminals(false, false, false);
}
