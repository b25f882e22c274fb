package tilewright.bulk.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.cli.bulk.Harvest;
import tilewright.cli.bulk.Tallies;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * A small file beside those of a part, written when they are whole: what the task told the driver, and how long they are. So
 * another driver can take the part.
 */
final class DoneFile {

    static final String END = ".done";

    private DoneFile() {}

    /** Says that a part is whole. */
    static void write(Part part, Configuration hadoop) throws IOException {
        Path path = new Path(part.file() + END);
        FileSystem system = Files.system(path, hadoop);
        Json.Obj done = Json.obj()
                .with("number", part.number())
                .with("files", Json.strings(files(part).map(DoneFile::name).toList()))
                .with("bytes", Json.arr(bytes(files(part), system).map(Json::number)))
                .with("counts", Json.numbers(part.tally().numbers()))
                .with("told", Json.strings(part.told()))
                .with("tally", part.tallies().json());
        try (OutputStream out = Files.create(path, system)) {
            out.write((done + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Stream<String> files(Part part) {
        return Stream.of(part.file(), part.errors(), part.again());
    }

    private static String name(String file) {
        return file.isEmpty() ? "" : new Path(file).getName();
    }

    private static Stream<Long> bytes(Stream<String> files, FileSystem system) throws IOException {
        Stream.Builder<Long> bytes = Stream.builder();
        for (String file : files.toList()) {
            bytes.add(file.isEmpty() ? 0L : system.getFileStatus(new Path(file)).getLen());
        }
        return bytes.build();
    }

    /** The part; empty when a file of it is missing, or was cut. */
    static Optional<Part> read(Path path, FileSystem system) throws IOException {
        try (InputStream in = system.open(path)) {
            Json.Obj done = (Json.Obj) Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip());
            List<String> names = texts(done, "files");
            List<String> files = names.stream()
                    .map(name -> name.isEmpty() ? "" : path.getParent() + "/" + name)
                    .toList();
            for (String file : files) {
                if (!file.isEmpty() && !system.exists(new Path(file))) {
                    return Optional.empty();
                }
            }
            List<String> bytes =
                    bytes(files.stream(), system).map(String::valueOf).toList();
            Tallies tallies = new Tallies();
            tallies.addAll(done);
            Part part = new Part(
                    Integer.parseInt(Harvest.value(done, "number")),
                    files.get(0),
                    files.get(1),
                    files.get(2),
                    Part.Tally.of(texts(done, "counts").stream()
                            .mapToLong(Long::parseLong)
                            .toArray()),
                    texts(done, "told"),
                    tallies);
            return bytes.equals(texts(done, "bytes")) ? Optional.of(part) : Optional.empty();
        } catch (TextError cut) {
            return Optional.empty();
        }
    }

    private static List<String> texts(Json.Obj done, String field) {
        return ((Json.Arr) done.field(field).orElseThrow())
                .items().stream()
                        .map(item -> item instanceof Json.Str text ? text.value() : item.toString())
                        .toList();
    }
}
