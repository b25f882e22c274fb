package tilewright;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A regular expression of Java or JavaScript, to prove that a matcher with backtracking needs a time in proportion to the
 * length of the text, whatever the text is.
 *
 * <p>It does if the next character always decides whether a repetition goes on (the deterministic expressions of
 * Brüggemann-Klein and Wood [1]), for then going back fails at once; and, unless the match begins where the text does, if no
 * repetition runs over characters with which another match could begin. Outside of repetitions, choices may be open: they
 * multiply the time by a constant.
 *
 * <p>[1] One-unambiguous regular languages, Information and Computation 140, 1998.
 */
final class LinearPattern {

    /** Characters that stand for all: Latin, accents, punctuation, and arrows. */
    private static final int[][] TRIED = {{0, 0x37F}, {0x2000, 0x21FF}, {0x3000, 0x3001}, {0xFEFF, 0xFEFF}};

    private sealed interface Node {
        /** One character of a set. */
        record One(BitSet characters) implements Node {}

        record Sequence(List<Node> parts) implements Node {}

        record Choice(List<Node> parts) implements Node {}

        record Repeat(Node part, int least, int most, boolean possessive) implements Node {}

        record Look(Node part, boolean behind) implements Node {}

        /** A place that has no width: an end of the text or of a word. */
        record Place(boolean start) implements Node {}
    }

    private static final int UNBOUNDED = Integer.MAX_VALUE;

    private final String text;
    private final int flags;
    private int at;
    private boolean anchored;
    private BitSet beginnings = new BitSet();

    private LinearPattern(String text, int flags) {
        this.text = text;
        this.flags = flags;
    }

    /**
     * The reason why an expression may take longer than in proportion to the text; none if it cannot.
     *
     * @param flags those of {@link Pattern}
     * @param whole true if it must match from the beginning of the text, without searching for it
     */
    static Optional<String> fault(String expression, int flags, boolean whole) {
        LinearPattern pattern = new LinearPattern(expression, flags);
        Node node = pattern.choice();
        if (pattern.at < expression.length()) {
            return Optional.of("an unopened parenthesis at " + pattern.at);
        }
        pattern.anchored = whole || begins(node);
        pattern.beginnings = first(node);
        return pattern.fault(node, new BitSet(), false, whole);
    }

    /**
     * @param next what can come behind the node
     * @param again inside a repetition
     * @param failing true if what comes behind the node can fail
     */
    private Optional<String> fault(Node node, BitSet next, boolean again, boolean failing) {
        return switch (node) {
            case Node.One _, Node.Place _ -> Optional.empty();
            case Node.Sequence(List<Node> parts) -> sequence(parts, next, again, failing);
            case Node.Choice(List<Node> parts) -> {
                BitSet seen = new BitSet();
                Optional<String> found = Optional.empty();
                for (Node part : parts) {
                    BitSet begin = firstOr(part, next);
                    if (again && begin.intersects(seen)) {
                        yield Optional.of("two alternatives inside a repetition begin alike: " + shown(begin, seen));
                    }
                    seen.or(begin);
                    found = found.or(() -> fault(part, next, again, failing));
                }
                yield found;
            }
            case Node.Look(Node part, boolean behind) -> {
                if (unbounded(part) && (behind || again || !anchored)) {
                    yield Optional.of("an unbounded look ahead or back from more than one place");
                }
                yield fault(part, new BitSet(), again, false);
            }
            case Node.Repeat repeat -> repetition(repeat, next, again, failing);
        };
    }

    private Optional<String> sequence(List<Node> parts, BitSet next, boolean again, boolean failing) {
        BitSet behind = next;
        boolean fails = failing;
        for (int i = parts.size() - 1; i >= 0; i--) {
            Node part = parts.get(i);
            Optional<String> found = fault(part, behind, again, fails);
            if (found.isPresent()) {
                return found;
            }
            behind = firstOr(part, behind);
            fails |= !nullable(part) || part instanceof Node.Place || part instanceof Node.Look;
        }
        return Optional.empty();
    }

    private Optional<String> repetition(Node.Repeat repeat, BitSet next, boolean again, boolean failing) {
        BitSet begin = first(repeat.part);
        boolean many = repeat.most > 1;
        boolean open = repeat.least != repeat.most && !repeat.possessive && (many || again);
        if (open && begin.intersects(next)) {
            return Optional.of("what repeats can also be what follows: " + shown(begin, next));
        }
        if (many && nullable(repeat.part)) {
            return Optional.of("an empty text can be repeated");
        }
        if (repeat.most == UNBOUNDED && failing && !anchored && all(repeat).intersects(beginnings)) {
            return Optional.of(
                    "the search can begin again inside of a repetition, with: " + shown(all(repeat), beginnings));
        }
        BitSet behind = (BitSet) next.clone();
        if (many) {
            behind.or(begin);
        }
        return fault(repeat.part, behind, again || many, failing || repeat.least > 1);
    }

    private static String shown(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.and(other);
        StringBuilder shown = new StringBuilder();
        both.stream().filter(c -> c >= ' ').limit(10).forEach(shown::appendCodePoint);
        return shown.isEmpty() ? "a blank" : shown.toString();
    }

    /** All matches begin where the text does. */
    private static boolean begins(Node node) {
        return switch (node) {
            case Node.Place(boolean start) -> start;
            case Node.Sequence(List<Node> parts) -> parts.stream().anyMatch(LinearPattern::begins);
            case Node.Choice(List<Node> parts) -> parts.stream().allMatch(LinearPattern::begins);
            case Node.Repeat repeat -> repeat.least > 0 && begins(repeat.part);
            case Node.One _, Node.Look _ -> false;
        };
    }

    private static boolean nullable(Node node) {
        return switch (node) {
            case Node.One _ -> false;
            case Node.Sequence(List<Node> parts) -> parts.stream().allMatch(LinearPattern::nullable);
            case Node.Choice(List<Node> parts) -> parts.stream().anyMatch(LinearPattern::nullable);
            case Node.Repeat repeat -> repeat.least == 0 || nullable(repeat.part);
            case Node.Look _, Node.Place _ -> true;
        };
    }

    private static BitSet first(Node node) {
        BitSet first = new BitSet();
        switch (node) {
            case Node.One(BitSet characters) -> first.or(characters);
            case Node.Sequence(List<Node> parts) -> {
                for (Node part : parts) {
                    first.or(first(part));
                    if (!nullable(part)) {
                        break;
                    }
                }
            }
            case Node.Choice(List<Node> parts) -> parts.forEach(part -> first.or(first(part)));
            case Node.Repeat repeat -> first.or(first(repeat.part));
            case Node.Look _, Node.Place _ -> {}
        }
        return first;
    }

    private static BitSet firstOr(Node node, BitSet next) {
        BitSet first = first(node);
        if (nullable(node)) {
            first.or(next);
        }
        return first;
    }

    private static BitSet all(Node node) {
        BitSet all = new BitSet();
        switch (node) {
            case Node.One(BitSet characters) -> all.or(characters);
            case Node.Sequence(List<Node> parts) -> parts.forEach(part -> all.or(all(part)));
            case Node.Choice(List<Node> parts) -> parts.forEach(part -> all.or(all(part)));
            case Node.Repeat repeat -> all.or(all(repeat.part));
            case Node.Look _, Node.Place _ -> {}
        }
        return all;
    }

    private static boolean unbounded(Node node) {
        return switch (node) {
            case Node.One _, Node.Place _ -> false;
            case Node.Sequence(List<Node> parts) -> parts.stream().anyMatch(LinearPattern::unbounded);
            case Node.Choice(List<Node> parts) -> parts.stream().anyMatch(LinearPattern::unbounded);
            case Node.Repeat repeat -> repeat.most == UNBOUNDED || unbounded(repeat.part);
            case Node.Look(Node part, boolean _) -> unbounded(part);
        };
    }

    private Node choice() {
        List<Node> parts = new ArrayList<>();
        do {
            List<Node> sequence = new ArrayList<>();
            while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
                sequence.add(repeated(one()));
            }
            parts.add(new Node.Sequence(sequence));
        } while (skips("|"));
        return parts.size() == 1 ? parts.getFirst() : new Node.Choice(parts);
    }

    private Node one() {
        if (skips("^") || skips("\\A")) {
            return new Node.Place(true);
        }
        if (skips("$") || skips("\\b") || skips("\\B") || skips("\\z")) {
            return new Node.Place(false);
        }
        if (skips("(")) {
            return group();
        }
        int begin = at;
        if (skips("[")) {
            int depth = 1;
            at += text.startsWith("^", at) ? 1 : 0;
            for (; depth > 0; at++) {
                switch (text.charAt(at)) {
                    case '\\' -> at++;
                    case '[' -> depth++;
                    case ']' -> depth--;
                    default -> {}
                }
            }
        } else if (skips("\\p") || skips("\\P")) {
            at = text.indexOf('}', at) + 1;
        } else if (skips("\\")) {
            at += text.startsWith("u", at) ? 5 : text.startsWith("x", at) ? 3 : 1;
        } else {
            at++;
        }
        return new Node.One(characters(text.substring(begin, at)));
    }

    private Node group() {
        boolean ahead = skips("?=") || skips("?!");
        boolean behind = !ahead && (skips("?<=") || skips("?<!"));
        if (!ahead && !behind && !skips("?:") && skips("?<")) {
            at = text.indexOf('>', at) + 1;
        }
        Node inner = choice();
        if (!skips(")")) {
            throw new IllegalArgumentException(
                    "cannot read this expression from character (%d) on: (%s)".formatted(at, text));
        }
        return ahead || behind ? new Node.Look(inner, behind) : inner;
    }

    private Node repeated(Node part) {
        int least;
        int most;
        if (skips("*")) {
            least = 0;
            most = UNBOUNDED;
        } else if (skips("+")) {
            least = 1;
            most = UNBOUNDED;
        } else if (skips("?")) {
            least = 0;
            most = 1;
        } else if (skips("{")) {
            String[] counts = text.substring(at, text.indexOf('}', at)).split(",", -1);
            at = text.indexOf('}', at) + 1;
            least = Integer.parseInt(counts[0]);
            String last = counts[counts.length - 1];
            most = last.isEmpty() ? UNBOUNDED : Integer.parseInt(last);
        } else {
            return part;
        }
        boolean possessive = skips("+");
        skips("?");
        return new Node.Repeat(part, least, most, possessive);
    }

    private BitSet characters(String one) {
        Pattern pattern = Pattern.compile(one, flags);
        BitSet characters = new BitSet();
        for (int[] range : TRIED) {
            for (int c = range[0]; c <= range[1]; c++) {
                characters.set(c, pattern.matcher(Character.toString(c)).matches());
            }
        }
        return characters;
    }

    private boolean skips(String expected) {
        boolean here = text.startsWith(expected, at);
        at += here ? expected.length() : 0;
        return here;
    }
}
