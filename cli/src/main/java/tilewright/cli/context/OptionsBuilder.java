package tilewright.cli.context;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.ScopeType;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Catalog;

/**
 * The options, parameters, and help of a command: picocli's model of the command, made by calls. Reading it from
 * annotations would take longer than many a command.
 *
 * <p>Each option and parameter is a supplier of what was typed. Before the arguments are read, and when it was not typed, it
 * gives the usual value or nothing.
 */
public final class OptionsBuilder {

    /** Unlike picocli's own it does not look for a class of Groovy, for which the whole jar's directory is read. */
    public static final IFactory FACTORY = new PlainFactory();

    private final CommandSpec spec;
    private final ScopeType scope;
    private final Words words;
    private final List<String> footer = new ArrayList<>();
    private boolean lastApart;
    private Optional<ArgGroupSpec.Builder> group = Optional.empty();
    private Optional<Supplier<List<String>>> lateFooter = Optional.empty();

    /**
     * @param command what picocli is to call
     * @param words the language of the help
     */
    public OptionsBuilder(Object command, Words words) {
        this(command, ScopeType.LOCAL, words);
    }

    /** @param scope whether the commands below have the options as well */
    OptionsBuilder(Object command, ScopeType scope, Words words) {
        this.spec = CommandSpec.wrapWithoutInspection(command, FACTORY);
        this.scope = scope;
        this.words = words;
    }

    /** The model, which grows with each option. */
    public CommandSpec spec() {
        return spec;
    }

    /** Sets the help text before the options. */
    public void help(Message about) {
        spec.usageMessage().description(text(about));
    }

    /** Adds commands as examples at the end of the footer, the help text below the options. */
    public void examples(String... commands) {
        paragraph(HelpMessages.examples());
        for (String command : commands) {
            footer.add("  " + command);
        }
        show();
    }

    /** Adds a command as the only example at the end of the footer. */
    public void example(String command) {
        paragraph(HelpMessages.example());
        footer.add("  " + command);
        show();
    }

    /** Adds a paragraph at the end of the footer. */
    public void paragraph(Message text) {
        footer.add("");
        footer.add(text(text));
        show();
    }

    /** Removes the footer. */
    public void withoutFooter() {
        footer.clear();
        lateFooter = Optional.empty();
        show();
    }

    private void show() {
        spec.usageMessage().footer(footer.toArray(String[]::new));
    }

    /** Returns a text of the help as picocli wants it. */
    public String text(Message about) {
        return written(about).replace("%", "%%");
    }

    /** Most texts in English stand there as they are; then nothing is loaded to write them. */
    private String written(Message about) {
        String english = about.english();
        boolean plain =
                !english.isEmpty() && words == Words.ENGLISH && english.indexOf('{') < 0 && !english.contains("''");
        return plain ? english : words.text(about);
    }

    /** Adds lines behind the footer that are made only when the help is shown. */
    public void lateFooter(Supplier<List<String>> lines) {
        lateFooter = Optional.of(lines);
    }

    /** Adds a command as an example that is made only when the help is shown. */
    public void lateExample(Supplier<String> command) {
        lateFooter(() -> List.of("", text(HelpMessages.example()), "  " + command.get()));
    }

    /** The further lines behind the footer. */
    public List<String> laterLines() {
        return lateFooter.map(Supplier::get).orElse(List.of());
    }

    /** Adds options that the help shows below a heading of their own. */
    public <T> T group(Message heading, Supplier<T> options) {
        ArgGroupSpec.Builder together =
                ArgGroupSpec.builder().validate(false).exclusive(false).heading("%n" + text(heading) + "%n");
        group = Optional.of(together);
        T added = options.get();
        group = Optional.empty();
        spec.addArgGroup(together.build());
        return added;
    }

    /** An option without a value. */
    public Supplier<Boolean> flag(String name, Message about) {
        return usual(truth(name).description(text(about)).build(), false);
    }

    /** An option without a value, which the help does not show. */
    public Supplier<Boolean> hiddenFlag(String name) {
        return usual(truth(name).hidden(true).build(), false);
    }

    /**
     * Refuses more than one of these options without a value, as picocli does for a group. To make such a group it would look
     * for a class of Groovy, for which the whole jar's directory is read.
     *
     * @throws MutuallyExclusiveArgsException when two of them were typed
     */
    public void atMostOne(List<String> names) {
        List<String> typed = names.stream()
                .filter(name -> Boolean.TRUE.equals(spec.findOption(name).getValue()))
                .toList();
        if (typed.size() > 1) {
            throw new MutuallyExclusiveArgsException(
                    spec.commandLine(), String.join(", ", typed) + PicocliMessages.EXCLUSIVE);
        }
    }

    /** An option whose value has the type of its default. */
    public <T> Supplier<T> option(String name, String label, T usual, Message about) {
        return usual(valued(name, label, usual.getClass(), about).build(), usual);
    }

    /** An option without a usual value. */
    public <T> Supplier<Optional<T>> optional(String name, String label, Class<T> type, Message about) {
        return optional(valued(name, label, type, about).build());
    }

    /** An option that must be typed. */
    public Supplier<String> required(String name, String label, Message about) {
        return usual(valued(name, label, String.class, about).required(true).build(), "");
    }

    /** An option that must be typed; a shell completes it with these words, which are read only for that. */
    public Supplier<String> required(String name, String label, Message about, Iterable<String> words) {
        return usual(
                valued(name, label, String.class, about)
                        .required(true)
                        .completionCandidates(words)
                        .build(),
                "");
    }

    /** An option without a default; a shell completes it with these words, which are read only for that. */
    public Supplier<Optional<String>> optional(String name, String label, Message about, Iterable<String> words) {
        return optional(valued(name, label, String.class, about)
                .completionCandidates(words)
                .build());
    }

    /**
     * Two options for yes, {@code --NAME}, and for no, {@code --no-NAME}; no goes before yes. Behind the one for yes may stand one
     * of some words.
     *
     * @param usual whether yes holds by itself; the help shows the other option
     * @param words yes first, and no second
     */
    public Supplier<Optional<String>> choice(String name, boolean usual, List<String> words, Message about) {
        Supplier<Optional<String>> yes = optional(OptionSpec.builder("--" + name)
                .type(String.class)
                .arity("0")
                .preprocessor(new KnownValue(words))
                .hidden(usual)
                .description(text(about))
                .scopeType(scope)
                .build());
        Supplier<Boolean> no = usual(
                truth("--no-" + name).hidden(!usual).description(text(about)).build(), false);
        return () -> no.get() ? Optional.of(words.get(1)) : yes.get();
    }

    /** A preprocessor that takes the next word as the value of an option where it is one of the known ones. */
    private record KnownValue(List<String> words) implements IParameterPreprocessor {
        @Override
        public boolean preprocess(
                Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> about) {
            boolean own = "=".equals(about.get("separator"))
                    || !arguments.isEmpty() && words.contains(arguments.peek().toLowerCase(Locale.ROOT));
            option.setValue(own ? arguments.pop() : words.getFirst());
            return true;
        }
    }

    /** An option that may be repeated. */
    public Supplier<List<String>> repeated(String name, String label, Message about) {
        return usual(
                valued(name, label, List.class, about)
                        .auxiliaryTypes(String.class)
                        .build(),
                List.of());
    }

    /** The first parameter: a puzzle. */
    public Supplier<String> puzzle(Catalog catalog) {
        return usual(
                parameter("PUZZLE", String.class, HelpMessages.puzzle())
                        .index("0")
                        .required(true)
                        .completionCandidates(new PuzzleNames(catalog))
                        .build(),
                "");
    }

    /** The first parameter: a puzzle, which need not be typed. */
    public Supplier<Optional<String>> puzzleIfAny(Catalog catalog) {
        return optional(parameter("PUZZLE", String.class, HelpMessages.puzzle())
                .index("0")
                .arity("0..1")
                .completionCandidates(new PuzzleNames(catalog))
                .build());
    }

    /** The parameter at a place, counted from 0, which need not be typed. */
    public Supplier<Optional<String>> optionalAt(int place, String label, Message about) {
        return optional(parameter(label, String.class, about)
                .index(Integer.toString(place))
                .arity("0..1")
                .build());
    }

    /** The parameter at a place, counted from 0, which must be typed. */
    public Supplier<String> at(int place, String label, Message about) {
        return usual(
                parameter(label, String.class, about)
                        .index(Integer.toString(place))
                        .required(true)
                        .build(),
                "");
    }

    /** Removes options and parameters by name; their values are then those of options that are not typed. */
    public void without(String... names) {
        List<String> unwanted = List.of(names);
        List.copyOf(spec.args()).stream()
                .filter(word ->
                        unwanted.contains(word instanceof OptionSpec option ? option.longestName() : word.paramLabel()))
                .forEach(spec::remove);
    }

    /**
     * All parameters from the second on, except the last where {@link #last} takes it; a shell completes them with
     * these words, which are read only for that.
     */
    public Supplier<List<String>> rest(String label, Message about, Iterable<String> words) {
        Supplier<List<String>> all = usual(
                parameter(label, List.class, about)
                        .auxiliaryTypes(String.class)
                        .index("1..*")
                        .completionCandidates(words)
                        .arity("0..*")
                        .build(),
                List.of());
        return () -> lastApart && !all.get().isEmpty()
                ? all.get().subList(0, all.get().size() - 1)
                : all.get();
    }

    /** A parameter that takes the last of those of {@link #rest}, if it was typed. */
    public Supplier<Optional<String>> last(String label) {
        lastApart = true;
        return () -> spec.positionalParameters().stream()
                .filter(word -> word.paramLabel().equals(label))
                .flatMap(word -> word.stringValues().stream())
                .reduce((_, later) -> later);
    }

    /** The only parameter, which must be typed; the usual value gives its type. */
    public <T> Supplier<T> only(String label, T usual, Message about) {
        return usual(parameter(label, usual.getClass(), about).required(true).build(), usual);
    }

    private OptionSpec.Builder truth(String name) {
        return OptionSpec.builder(name).type(boolean.class).scopeType(scope);
    }

    private OptionSpec.Builder valued(String name, String label, Class<?> type, Message about) {
        return OptionSpec.builder(name)
                .paramLabel(label)
                .type(type)
                .description(text(about))
                .scopeType(scope);
    }

    private PositionalParamSpec.Builder parameter(String label, Class<?> type, Message about) {
        return PositionalParamSpec.builder().paramLabel(label).type(type).description(text(about));
    }

    private void add(ArgSpec word) {
        if (group.isPresent()) {
            group.get().addArg(word);
        } else {
            spec.add(word);
        }
    }

    private <T> Supplier<T> usual(ArgSpec word, T usual) {
        add(word);
        return new DefaultedValue<>(word, usual);
    }

    private <T> Supplier<Optional<T>> optional(ArgSpec word) {
        add(word);
        return new OptionalValue<>(word);
    }

    /** A factory of lists, for repeated options, and of classes whose constructor has no arguments. */
    private static final class PlainFactory implements IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            return type == List.class
                    ? type.cast(new ArrayList<>())
                    : type.getDeclaredConstructor().newInstance();
        }
    }

    /** The argument, or the usual value. */
    private record DefaultedValue<T>(ArgSpec word, T usual) implements Supplier<T> {
        @Override
        public T get() {
            @Nullable T typed = word.getValue();
            return typed == null ? usual : typed;
        }
    }

    /** The argument, if there is one. */
    private record OptionalValue<T>(ArgSpec word) implements Supplier<Optional<T>> {
        @Override
        public Optional<T> get() {
            return Optional.ofNullable(word.<@Nullable T>getValue());
        }
    }
}
