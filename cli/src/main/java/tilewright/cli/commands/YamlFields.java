package tilewright.cli.commands;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import tilewright.cli.context.Failure;
import tilewright.puzzle.Nearest;

/**
 * The fields of a YAML mapping, each asked for by its name. What is wrong is said with its line and column. One thread at a
 * time.
 */
final class YamlFields {

    private static final List<String> YES = List.of("yes", "true", "on");
    private static final List<String> NO = List.of("no", "false", "off");

    private final String file;
    private final Node place;
    private final Map<String, Node> fields = new LinkedHashMap<>();

    private YamlFields(String file, Node node, List<String> known) {
        this.file = file;
        this.place = node;
        if (!(node instanceof MappingNode mapping)) {
            throw wrong(node, "expected fields such as '" + known.getFirst() + ": …'");
        }
        for (NodeTuple field : mapping.getValue()) {
            String name = scalar(field.getKeyNode());
            if (!known.contains(name)) {
                String near = Nearest.of(name, known)
                        .map(it -> "; did you mean '" + it + "'?")
                        .orElse("; there are " + String.join(", ", known));
                throw wrong(field.getKeyNode(), "unknown field '" + name + "'" + near);
            }
            if (fields.put(name, field.getValueNode()) != null) {
                throw wrong(field.getKeyNode(), "the field '" + name + "' is there twice");
            }
        }
    }

    /**
     * Those of a whole file.
     *
     * @param file its name
     * @param known all names that a field may have
     */
    static YamlFields of(String file, String text, List<String> known) {
        try {
            LoadSettings settings = LoadSettings.builder().setLabel(file).build();
            Node root = new Compose(settings)
                    .composeString(text)
                    .orElseThrow(() -> Failure.usage("'" + file + "' describes no book: it is empty"));
            return new YamlFields(file, root, known);
        } catch (MarkedYamlEngineException bad) {
            String at = bad.getProblemMark()
                    .map(mark -> ", line " + (mark.getLine() + 1) + ", column " + (mark.getColumn() + 1))
                    .orElse("");
            throw Failure.usage("'" + file + "'" + at + ": this is not YAML: " + bad.getProblem());
        } catch (YamlEngineException bad) {
            throw Failure.usage("'" + file + "' is not YAML: " + bad.getMessage());
        }
    }

    /** What to say of a field, or of the whole. */
    Failure wrong(String name, String reason) {
        return wrong(fields.getOrDefault(name, place), reason);
    }

    private Failure wrong(Node node, String reason) {
        String at = node.getStartMark()
                .map(mark -> ", line " + (mark.getLine() + 1) + ", column " + (mark.getColumn() + 1))
                .orElse("");
        return Failure.usage("'" + file + "'" + at + ": " + reason);
    }

    boolean has(String name) {
        return fields.containsKey(name);
    }

    Optional<String> text(String name) {
        return Optional.ofNullable(fields.get(name)).map(this::scalar);
    }

    /** A text or a list of texts; none when the field is absent. */
    List<String> texts(String name) {
        Node node = fields.get(name);
        if (node == null) {
            return List.of();
        }
        if (!(node instanceof SequenceNode list)) {
            return List.of(scalar(node));
        }
        List<String> texts = new ArrayList<>();
        list.getValue().forEach(item -> texts.add(scalar(item)));
        return texts;
    }

    /** The mappings of a list, each with fields of these names. */
    List<YamlFields> list(String name, List<String> known) {
        Node node = fields.getOrDefault(name, place);
        if (!(node instanceof SequenceNode list) || list.getValue().isEmpty()) {
            throw wrong(node, "expected '" + name + ":' and a list below it, each item after a hyphen");
        }
        List<YamlFields> all = new ArrayList<>();
        list.getValue().forEach(item -> all.add(new YamlFields(file, item, known)));
        return all;
    }

    boolean truth(String name, boolean usual) {
        Optional<String> typed = text(name);
        if (typed.isPresent() && !YES.contains(typed.get()) && !NO.contains(typed.get())) {
            throw wrong(name, name + " must be yes or no, not '" + typed.get() + "'");
        }
        return typed.map(YES::contains).orElse(usual);
    }

    long number(String name, long usual, long least, long most) {
        Optional<String> typed = text(name);
        try {
            long number = typed.isEmpty() ? usual : Long.parseLong(typed.get());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw wrong(name, name + " must be " + least + "–" + most + ", not '" + typed.orElse("") + "'");
    }

    /** One of some words, in capitals or not, as it is among them. */
    String one(String name, String usual, List<String> words) {
        String typed = text(name).orElse(usual);
        return words.stream()
                .filter(word -> word.equalsIgnoreCase(typed))
                .findFirst()
                .orElseThrow(
                        () -> wrong(name, name + " must be " + String.join(" or ", words) + ", not '" + typed + "'"));
    }

    private String scalar(Node node) {
        if (node instanceof ScalarNode scalar) {
            return scalar.getValue().strip();
        }
        throw wrong(node, "expected a word or a number");
    }
}
