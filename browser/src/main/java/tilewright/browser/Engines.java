package tilewright.browser;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.teavm.model.MethodReference;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import tilewright.Puzzles;
import tilewright.message.Languages;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.WithVariants;
import tilewright.studio.ProtocolSchema;
import tilewright.text.Json;

/**
 * The part of the build that makes what the page needs of the core: for each puzzle of the one list an engine that knows it
 * alone, {@code ID.wasm}, and for those of {@link Puzzles#FOR_PLAY} a smaller one without hints and studies,
 * {@code ID-play.wasm}, and for one with variants another for these, {@code ID-variants.wasm}; {@code checks.wasm}, which checks
 * certificates of all and has no solver in it; {@code protocol.ts} and
 * {@code protocol.schema.json}, the forms of these; {@code rooms.ts} and {@code rooms.schema.json}, those of the messages of
 * rooms; and in each language what {@link PageFiles} says.
 *
 * <p>When neither the core nor this module has changed since the last time, nothing is done; when words alone have, the engines stay.
 */
public final class Engines {

    /** The main class of an engine. TYPE stands for the class of its studio, MADE for what makes one. */
    private static final String MAIN = """
            import org.teavm.interop.Export;
            import org.teavm.interop.Import;
            import org.teavm.jso.core.JSString;
            import tilewright.message.Message;
            import tilewright.message.Words;
            import tilewright.studio.TYPE;

            public final class Engine {

                private static final TYPE STUDIO = MADE;

                private static Words words = Words.ENGLISH;

                private Engine() {}

                /** Sets the language of all answers from now on, by its compiled catalogs. */
                @Export(name = "speak")
                public static void speak(JSString catalogs) {
                    words = Words.parse(catalogs.stringValue());
                }

                /** Answers a request of the protocol: one line of JSON in, one line out. */
                @Export(name = "answer")
                public static JSString answer(JSString request) {
                    return JSString.valueOf(STUDIO.answer(request.stringValue(), Engine::tell, words));
                }

                /** Sends a line of a log, character by character, while the answer is being made. */
                private static void tell(Message message) {
                    String line = words.text(message);
                    for (int i = 0; i < line.length(); i++) {
                        tell(line.charAt(i));
                    }
                    tell('\\n');
                }

                @Import(module = "tilewright", name = "tell")
                private static native void tell(int sign);
            }
            """;

    /** The name of the engine that checks certificates. */
    private static final String CHECKS = "checks";

    /** The names of classes that search end so: an engine that only checks has none. */
    private static final List<String> SEARCHERS = List.of("Solver", "Search", "Prover", "Refuter", "Exact");

    /** Number of engines that are made smaller at once: that takes twice as long as to compile them. */
    private static final int OPTIMIZERS = 2;

    /** The method that the JDK's functions of letters and blanks need. */
    private static final MethodReference CHARACTER_TYPE =
            new MethodReference(Character.class, "getType", int.class, int.class);

    private final Path folder;
    private final WasmOptimizer optimizer;

    private Engines(Path folder, WasmOptimizer optimizer) {
        this.folder = folder;
        this.optimizer = optimizer;
    }

    /**
     * Runs this part of the build. Arguments: the folder to write to, and the folder with Binaryen's tools as scripts
     * for Node.
     */
    public static void main(String[] arguments)
            throws IOException, InterruptedException, ExecutionException, TeaVMToolException {
        Path folder = Path.of(arguments[0]);
        WasmOptimizer optimizer = new WasmOptimizer(Path.of(arguments[1]), folder.resolveSibling("optimized-engines"));
        new Engines(folder, optimizer).make();
    }

    private void make() throws IOException, InterruptedException, ExecutionException, TeaVMToolException {
        String program = InputDigest.ofClasses(Puzzles.class, Engines.class);
        if (!isMadeOf("made-of", program)) {
            clear();
            engines();
            Files.writeString(folder.resolve("made-of"), program);
        }
        String words = InputDigest.ofAll(Puzzles.class, Engines.class);
        if (!isMadeOf("words-made-of", words)) {
            for (String language : Languages.tags()) {
                new PageFiles(folder, language).write();
            }
            Files.writeString(folder.resolve("words-made-of"), words);
        }
    }

    private boolean isMadeOf(String name, String inputs) throws IOException {
        Path stamp = folder.resolve(name);
        return Files.exists(stamp) && Files.readString(stamp).equals(inputs);
    }

    private void engines() throws IOException, InterruptedException, ExecutionException, TeaVMToolException {
        try (ExecutorService optimizers = Executors.newFixedThreadPool(OPTIMIZERS)) {
            List<Future<Void>> smaller = new ArrayList<>();
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                String type = puzzle.getClass().getName();
                if (puzzle instanceof WithVariants) {
                    smaller.add(engine(puzzle.id(), main("withoutFiles", type + ".classic()"), optimizers));
                    smaller.add(engine(
                            puzzle.id() + "-variants", main("withoutFiles", type + ".forVariants()"), optimizers));
                } else {
                    smaller.add(engine(puzzle.id(), main("withoutFiles", "new " + type + "()"), optimizers));
                }
                if (Puzzles.FOR_PLAY.contains(puzzle.getClass())) {
                    smaller.add(engine(puzzle.id() + "-play", main("forPlay", type + ".forPlay()"), optimizers));
                }
            }
            smaller.add(engine(CHECKS, checks(), optimizers));
            for (Future<Void> engine : smaller) {
                engine.get();
            }
        }
        optimizer.forgetUnused();
        Json.Obj schema = ProtocolSchema.schema();
        Files.writeString(folder.resolve("protocol.schema.json"), schema.toString());
        Files.writeString(folder.resolve("protocol.ts"), ProtocolTypes.of(schema));
        Json.Obj rooms = ProtocolSchema.rooms();
        Files.writeString(folder.resolve("rooms.schema.json"), rooms.toString());
        Files.writeString(folder.resolve("rooms.ts"), ProtocolTypes.ofRooms(rooms));
    }

    private void clear() throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> old = Files.walk(folder)) {
                for (Path file : old.filter(Files::isRegularFile).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private static String checks() {
        return MAIN.replace("TYPE", "ProofStudio").replace("MADE", "new ProofStudio(tilewright.ProofCheckers::of)");
    }

    private static String main(String studio, String puzzle) {
        return MAIN.replace("TYPE", "Studio").replace("MADE", "Studio." + studio + "(" + puzzle + ")");
    }

    /** Compiles an engine, and has it made smaller while the next is compiled. */
    private Future<Void> engine(String name, String main, ExecutorService optimizers)
            throws IOException, TeaVMToolException {
        Path raw = compile(name, main);
        return optimizers.submit(() -> {
            optimizer.optimize(raw, folder.resolve(name + ".wasm"));
            return null;
        });
    }

    /** Compiles an engine; gives the file. */
    private Path compile(String name, String source) throws IOException, TeaVMToolException {
        Path work = Files.createDirectories(folder.resolve("work").resolve(name));
        Path main = work.resolve("Engine.java");
        Files.writeString(main, source);
        List<String> arguments = List.of(
                "-nowarn",
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                work.toString(),
                main.toString());
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
            throw new IllegalStateException(
                    "the main class of an engine does not compile; the compiler says why above");
        }
        URL[] path = {work.toUri().toURL()};
        try (URLClassLoader classes = new URLClassLoader(path, Engines.class.getClassLoader())) {
            TeaVMTool tool = new TeaVMTool();
            tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
            tool.setMainClass("Engine");
            tool.setTargetDirectory(work.toFile());
            tool.setTargetFileName("raw.wasm");
            tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
            tool.setObfuscated(true);
            tool.setClassLoader(classes);
            tool.generate();
            if (tool.getClasses().contains("java.util.regex.Pattern")) {
                throw new IllegalStateException(
                        name + ": regular expressions would make the engine a third larger; does the core call split?");
            }
            if (name.equals(CHECKS)) {
                tool.getClasses().stream()
                        .filter(type -> type.startsWith("tilewright.")
                                && SEARCHERS.stream().anyMatch(type::endsWith))
                        .findFirst()
                        .ifPresent(type -> {
                            throw new IllegalStateException(name + ": has a class that searches: " + type);
                        });
            }
            if (tool.getDependencyInfo().getMethod(CHARACTER_TYPE) != null) {
                throw new IllegalStateException(
                        name
                                + ": the kinds of all characters would make the engine 4 KB larger; does the core call what Ascii or Whitespace has?");
            }
            Files.write(
                    work.resolve(PageFiles.MESSAGES),
                    tool.getClasses().stream()
                            .filter(type -> type.endsWith("Messages"))
                            .sorted()
                            .toList());
            if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
                TeaVMProblemRenderer.describeProblems(
                        tool.getDependencyInfo().getCallGraph(),
                        tool.getProblemProvider(),
                        new ConsoleTeaVMToolLog(false));
                throw new IllegalStateException(
                        name + ": the core uses what TeaVM does not know, see above and CONTRIBUTING.md");
            }
        }
        return work.resolve("raw.wasm");
    }
}
