package tilewright.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import tilewright.Puzzles;
import tilewright.message.Languages;
import tilewright.message.Words;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.studio.Studio;
import tilewright.text.Json;

/**
 * The files that the page reads in one language: {@code catalog.json}, the puzzles, without the choices of their
 * setups, and the requests that the studio answers; {@code choices.json}, these choices; {@code home.json}, the cards
 * of home; {@code rules-ID.json}, {@code lesson-ID.json}, and {@code guide.json}, what there is to learn and to read.
 * For each engine, but for English, its words: {@code ENGINE.txt}, the lines of the compiled catalog whose English it
 * has.
 */
final class PageFiles {

    /** A file beside an engine that lists the classes of its messages. */
    static final String MESSAGES = "messages";

    private static final String ENGLISH = "en";
    private static final String CHOICES = "choices";

    private final Path engines;
    private final Path folder;
    private final String language;
    private final Words words;

    /** @param engines the folder of the engines, where English has its files; others have a folder in it */
    PageFiles(Path engines, String language) {
        this.engines = engines;
        this.language = language;
        folder = language.equals(ENGLISH) ? engines : engines.resolve(language);
        words = Languages.words(language);
    }

    void write() throws IOException {
        Files.createDirectories(folder);
        try (Workspace workspace = new Workspace();
                Studio studio = new Studio(Puzzles.CATALOG, workspace, language)) {
            List<Json.Obj> puzzles = studio.puzzles();
            write(
                    "catalog",
                    Json.obj()
                            .with("puzzles", Json.arr(puzzles.stream().map(PageFiles::withoutChoices)))
                            .with("requests", new Json.Arr(List.copyOf(Studio.requests()))));
            Json.Obj choices = Json.obj();
            for (int i = 0; i < puzzles.size(); i++) {
                String id = Puzzles.CATALOG.puzzles().get(i).id();
                choices = choices.with(id, puzzles.get(i).field(CHOICES).orElseThrow());
            }
            write("choices", choices);
            write("home", HomeCards.of(Puzzles.CATALOG));
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                String request = "{\"do\":\"guide\",\"puzzle\":\"" + puzzle.id() + "\"}";
                Files.writeString(
                        folder.resolve("rules-" + puzzle.id() + ".json"), studio.answer(request, _ -> {}, words));
                write("lesson-" + puzzle.id(), LessonFile.of(puzzle, workspace, language));
            }
            write("guide", GuideFile.of(Puzzles.CATALOG, language));
        }
        if (!language.equals(ENGLISH)) {
            for (String engine : engines()) {
                Files.writeString(folder.resolve(engine + ".txt"), wordsOf(engine));
            }
        }
    }

    /** The choices are long, and nobody needs them before a new game. */
    private static Json.Obj withoutChoices(Json.Obj puzzle) {
        Map<String, Json> fields = new LinkedHashMap<>(puzzle.fields());
        fields.remove(CHOICES);
        return new Json.Obj(fields);
    }

    private void write(String name, Json value) throws IOException {
        Files.writeString(folder.resolve(name + ".json"), Json.text(value, words));
    }

    private List<String> engines() throws IOException {
        try (Stream<Path> files = Files.list(engines)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".wasm"))
                    .map(name -> name.replace(".wasm", ""))
                    .sorted()
                    .toList();
        }
    }

    /** The first line of the compiled catalog, and the lines of all messages of an engine. */
    private String wordsOf(String engine) throws IOException {
        List<String> classes =
                Files.readAllLines(engines.resolve("work").resolve(engine).resolve(MESSAGES));
        String program = Files.readString(engines.resolve(engine + ".wasm"), StandardCharsets.ISO_8859_1);
        StringBuilder lines = new StringBuilder();
        Set<String> needed = Set.of();
        for (String line : compiled().split("\n")) {
            if (line.startsWith("#")) {
                String type = line.substring(1).replace('/', '.');
                needed = classes.contains(type) ? keys(type, program) : Set.of();
            } else if (line.startsWith("=") || needed.contains(line.substring(0, line.indexOf('\t')))) {
                lines.append(line).append('\n');
            }
        }
        return lines.toString();
    }

    /**
     * The keys in the compiled catalog of the messages of a class that a program has: what nothing asks for is not in it. Texts beyond
     * ASCII are written otherwise there, and count as used.
     */
    private static Set<String> keys(String type, String program) throws IOException {
        try (InputStream in = Objects.requireNonNull(
                Puzzle.class.getResourceAsStream("/" + type.replace('.', '/') + ".class"), type)) {
            Set<String> keys = new HashSet<>();
            for (PoolEntry constant : ClassFile.of().parse(in.readAllBytes()).constantPool()) {
                if (constant instanceof StringEntry text
                        && (program.contains(text.stringValue())
                                || !StandardCharsets.US_ASCII.newEncoder().canEncode(text.stringValue()))) {
                    keys.add(Integer.toString(text.stringValue().hashCode(), Character.MAX_RADIX));
                }
            }
            return keys;
        }
    }

    private String compiled() {
        String file = "/META-INF/tilewright/words/" + language + "/core";
        try (InputStream in = Objects.requireNonNull(Puzzle.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
