package tilewright.cli.commands.print;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;
import tilewright.cli.commands.input.UsageFaults;
import tilewright.cli.context.Failure;
import tilewright.cli.context.RegularFile;
import tilewright.message.Message;
import tilewright.print.fields.Fields;

/**
 * The fields of a YAML mapping, each asked for by its name. What is wrong is said with its line and column. One thread at a
 * time.
 */
final class YamlFields implements Fields {

    /** Bytes of a description at most: ten thousand positions with notes have fewer. */
    private static final int LARGEST = 8 << 20;

    /** Maximum number of characters of a problem with text that is not YAML. */
    private static final int LONGEST_PROBLEM = 200;

    private final String file;
    private final Node place;
    private final Map<String, Node> fields = new LinkedHashMap<>();

    private YamlFields(String file, Node node, List<String> known) {
        this.file = file;
        this.place = node;
        if (!(node instanceof MappingNode mapping)) {
            throw wrong(node, PrintMessages.expectedFields(known.getFirst()));
        }
        for (NodeTuple field : mapping.getValue()) {
            String name = scalar(field.getKeyNode(), LONGEST);
            if (!known.contains(name)) {
                throw wrong(
                        field.getKeyNode(),
                        PrintMessages.unknownField(Message.verbatim(name), Fields.suggestion(name, known)));
            }
            if (fields.put(name, field.getValueNode()) != null) {
                throw wrong(field.getKeyNode(), PrintMessages.fieldTwice(Message.verbatim(name)));
            }
        }
    }

    /** A text that stands for a field. */
    private YamlFields(String file, Node node, String name) {
        this.file = file;
        this.place = node;
        fields.put(name, node);
    }

    /**
     * Reads the fields of a whole file.
     *
     * @param known all names that a field may have
     */
    static YamlFields ofFile(String name, List<String> known) {
        try {
            return of(name, read(name), known);
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw UsageFaults.noFile(name, Message.verbatim(""));
        } catch (MalformedInputException binary) {
            throw Failure.usage(PrintMessages.notText(Message.verbatim(name)));
        } catch (IOException error) {
            throw Failure.reading(name, Failure.reason(error));
        }
    }

    /** Reads a file, but no more than a description may have. */
    private static String read(String name) throws IOException {
        try (InputStream in = RegularFile.open(Path.of(name))) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw Failure.usage(PrintMessages.largeBook(Message.verbatim(name), LARGEST >> 20));
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        }
    }

    /**
     * Reads the fields of the text of a whole file.
     *
     * @param file its name
     * @param known all names that a field may have
     */
    static YamlFields of(String file, String text, List<String> known) {
        try {
            LoadSettings settings = LoadSettings.builder()
                    .setLabel(file)
                    .setCodePointLimit(LARGEST)
                    .setBufferSize(text.length() + 1) // else a long word is moved once more for each buffer it fills
                    .build();
            Parser events = new ParserImpl(settings, new StreamReader(settings, text));
            Node root = new Composer(settings, new BoundedEvents(events))
                    .getSingleNode()
                    .orElseThrow(() -> Failure.usage(PrintMessages.emptyBook(Message.verbatim(file))));
            return new YamlFields(file, root, known);
        } catch (MarkedYamlEngineException bad) {
            throw wrong(file, bad.getProblemMark(), PrintMessages.notYamlHere(told(bad.getProblem())));
        } catch (BoundedEvents.LimitExceeded beyond) {
            throw wrong(file, beyond.place(), beyond.reason());
        } catch (YamlEngineException bad) {
            throw Failure.usage(PrintMessages.notYaml(Message.verbatim(file), told(String.valueOf(bad.getMessage()))));
        }
    }

    private static Message told(String problem) {
        return Message.verbatim(
                problem.length() <= LONGEST_PROBLEM ? problem : problem.substring(0, LONGEST_PROBLEM) + " …");
    }

    private static Failure wrong(String file, Optional<Mark> mark, Message problem) {
        Message name = Message.verbatim(file);
        return Failure.usage(mark.map(at -> PrintMessages.inLine(name, at.getLine() + 1, at.getColumn() + 1, problem))
                .orElseGet(() -> PrintMessages.inFile(name, problem)));
    }

    @Override
    public String label(String name) {
        return name;
    }

    @Override
    public Failure wrong(String name, Message reason) {
        return wrong(fields.getOrDefault(name, place), reason);
    }

    private Failure wrong(Node node, Message reason) {
        return wrong(file, node.getStartMark(), reason);
    }

    @Override
    public boolean has(String name) {
        return fields.containsKey(name);
    }

    @Override
    public Optional<String> text(String name, int most) {
        return Optional.ofNullable(fields.get(name)).map(node -> scalar(node, most));
    }

    @Override
    public List<String> texts(String name, int most) {
        Node node = fields.get(name);
        if (node == null) {
            return List.of();
        }
        if (!(node instanceof SequenceNode list)) {
            return List.of(scalar(node, most));
        }
        List<String> texts = new ArrayList<>();
        list.getValue().forEach(item -> texts.add(scalar(item, most)));
        return texts;
    }

    @Override
    public List<YamlFields> list(String name, List<String> known, int most) {
        Node node = fields.getOrDefault(name, place);
        if (!(node instanceof SequenceNode list) || list.getValue().isEmpty()) {
            throw wrong(node, PrintMessages.expectedList(name));
        }
        if (list.getValue().size() > most) {
            throw wrong(
                    node, PrintMessages.manyItems(name, most, list.getValue().size()));
        }
        List<YamlFields> all = new ArrayList<>();
        list.getValue().forEach(item -> all.add(new YamlFields(file, item, known)));
        return all;
    }

    @Override
    public Optional<? extends Fields> fields(String name, String plain, List<String> known) {
        Node node = fields.get(name);
        return !plain.isEmpty() && node instanceof ScalarNode
                ? Fields.super.fields(name, plain, known)
                : Optional.ofNullable(node).map(mapping -> new YamlFields(file, mapping, known));
    }

    @Override
    public List<? extends Fields> items(String name, String plain, List<String> known, int most) {
        Node node = fields.get(name);
        if (node == null) {
            return List.of();
        }
        List<Node> items = node instanceof SequenceNode list ? list.getValue() : List.of(node);
        if (items.size() > most) {
            throw wrong(node, PrintMessages.manyItems(name, most, items.size()));
        }
        return items.stream()
                .map(item -> item instanceof ScalarNode
                        ? new YamlFields(file, item, plain)
                        : new YamlFields(file, item, known))
                .toList();
    }

    private String scalar(Node node, int most) {
        if (node instanceof ScalarNode scalar) {
            String text = scalar.getValue().strip();
            if (text.length() > most) {
                throw wrong(node, PrintMessages.longWord(most, text.length()));
            }
            return text;
        }
        throw wrong(node, PrintMessages.expectedWord());
    }
}
