package tilewright.bulk.output;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.IoFailure;
import tilewright.cli.bulk.Counters;
import tilewright.cli.bulk.OutputOptions;
import tilewright.text.Json;

/**
 * A small file beside those of a part, written when they are whole: what the task told the driver, how long they are, and their
 * checksums. So another driver can take the part.
 */
public final class DoneFile {

    static final String END = ".done";

    private DoneFile() {}

    /** Writes the file of a part that is whole. */
    static void write(Part part, Configuration hadoop) throws IOException {
        Path path = new Path(part.file().name() + END);
        List<SummedFile> files = List.of(part.file(), part.errors(), part.again());
        SealedJson.write(
                path,
                Json.obj()
                        .with("folder", path.getParent().getName())
                        .with("number", part.number())
                        .with(
                                "files",
                                Json.strings(files.stream().map(DoneFile::name).toList()))
                        .withEach("bytes", files, file -> Json.number(file.length()))
                        .withEach("sums", files, file -> Json.number(file.sum()))
                        .with("counts", Json.numbers(part.tally().numbers()))
                        .with("told", Json.strings(part.told()))
                        .with("tally", part.counters().json()),
                Files.system(path, hadoop));
    }

    private static String name(SummedFile file) {
        return file.isEmpty() ? "" : new Path(file.name()).getName();
    }

    /** The numbers of the parts that such files belong to. */
    public static Set<Integer> numbers(List<String> files) {
        return files.stream()
                .map(file -> new Path(file).getName().split("-", -1)[1])
                .map(Integer::valueOf)
                .collect(Collectors.toSet());
    }

    /**
     * Reads all of a part.
     *
     * @param file the small file
     * @return empty when the files are not what was written
     */
    public static Optional<Part> read(String file, Configuration hadoop) {
        Path path = new Path(file);
        try {
            FileSystem system = Files.system(path, hadoop);
            Optional<Part> part = SealedJson.read(path, system)
                    .filter(done -> OutputOptions.value(done, "folder")
                            .equals(path.getParent().getName()))
                    .map(done -> part(done, path.getParent()));
            return part.isPresent() && sound(part.get(), hadoop) ? part : Optional.empty();
        } catch (IOException error) {
            throw IoFailure.reading(file, error);
        }
    }

    private static boolean sound(Part part, Configuration hadoop) throws IOException {
        return part.file().sound(hadoop)
                && part.errors().sound(hadoop)
                && part.again().sound(hadoop);
    }

    private static Part part(Json.Obj done, Path folder) {
        List<String> names = SealedJson.texts(done, "files");
        long[] bytes = numbers(done, "bytes");
        long[] sums = numbers(done, "sums");
        List<SummedFile> files = IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i).isEmpty()
                        ? SummedFile.NONE
                        : new SummedFile(folder + "/" + names.get(i), bytes[i], sums[i]))
                .toList();
        Counters counters = new Counters();
        counters.addAll(done);
        return new Part(
                Integer.parseInt(OutputOptions.value(done, "number")),
                files.get(0),
                files.get(1),
                files.get(2),
                Part.Tally.of(numbers(done, "counts")),
                SealedJson.texts(done, "told"),
                counters);
    }

    private static long[] numbers(Json.Obj done, String field) {
        return SealedJson.texts(done, field).stream().mapToLong(Long::parseLong).toArray();
    }
}
