package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

/** Pipes, devices, and sockets are not opened where a regular file is needed; lines of positions may come from them. */
class RegularFilesTest {

    private static final String REASON = "it is a pipe, a device, or a socket, not a regular file";
    private static final String BOOK =
            "title: A book\npuzzle: sudoku\nqr: no\nsections:\n  - {setup: easy, count: 1}\n";

    @TempDir
    private Path folder;

    private Path book;

    @BeforeEach
    void make() throws IOException {
        book = Files.writeString(folder.resolve("book.yaml"), BOOK);
    }

    /** Commands that open a file of this name. */
    private List<List<String>> commands(Path file) throws IOException {
        Path described = folder.resolve("described.yaml");
        Files.writeString(described, BOOK + "logo: " + file + "\n");
        String out = folder.resolve("out.html").toString();
        List<List<String>> commands = new ArrayList<>();
        commands.add(List.of("print", "--book", described.toString(), "-o", out, "--allow-files"));
        for (String field : List.of("--cover-picture", "--logo")) {
            commands.add(List.of("print", "--book", book.toString(), "-o", out, field, file.toString()));
        }
        for (String field : List.of("--preface", "--rules", "--dedication", "--back-matter", "--cover-text")) {
            commands.add(List.of("print", "--book", book.toString(), "-o", out, field, "file=" + file));
        }
        commands.add(List.of("print", "--book", file.toString(), "-o", out));
        commands.add(List.of("print", "sudoku", "--sheet", file.toString(), "-o", out));
        commands.add(List.of("serve", "--openapi", "--config", file.toString()));
        return commands;
    }

    private void refused(Path file) throws IOException {
        for (List<String> command : commands(file)) {
            Ran ran = Program.REAL.run(command.toArray(String[]::new));
            assertThat(ran.exit()).as(command.toString()).isIn(2, 3);
            assertThat(ran.err()).as(command.toString()).contains(REASON);
        }
        Ran played = Program.REAL.reading("load " + file + "\nquit\n").run("play", "sudoku");
        assertThat(played.out() + played.err()).contains(REASON);
    }

    @Test
    void devices_are_refused() throws IOException {
        refused(Path.of("/dev/null"));
        Path link = Files.createSymbolicLink(folder.resolve("link.png"), Path.of("/dev/zero"));
        refused(link);
    }

    @Test
    void sockets_are_refused() throws IOException {
        Path socket = folder.resolve("s.png");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            refused(socket);
        }
    }

    @Test
    void pipes_are_refused_before_they_are_opened() throws IOException, InterruptedException {
        try (Pipe pipe = Pipe.of(folder.resolve("p.png"), "nothing")) {
            refused(folder.resolve("p.png"));
            assertThat(pipe.read()).isFalse();
        }
    }

    @Test
    void reports_of_jobs_are_regular_files() throws IOException, InterruptedException {
        try (Pipe pipe = Pipe.of(folder.resolve("_report.json"), "{}")) {
            Ran ran = Program.REAL.run("bulk", "join", folder.toString());
            assertThat(ran.exit()).isEqualTo(3);
            assertThat(ran.err()).contains(REASON);
            assertThat(pipe.read()).isFalse();
        }
    }

    @Test
    void folders_are_called_folders() {
        Ran ran = Program.REAL.run("print", "--book", folder.toString(), "-o", folder.resolve("a.pdf") + "");
        assertThat(ran.err()).contains("it is a folder");
    }

    @Test
    void positions_come_from_pipes_too() throws IOException, InterruptedException {
        String line = ".".repeat(81) + "\n";
        for (Map.Entry<String, String> kind :
                Map.of("lines", "", "table", "puzzle\n").entrySet()) {
            Path path = folder.resolve(kind.getKey());
            try (Pipe _ = Pipe.of(path, kind.getValue() + line)) {
                List<String> words = Stream.concat(
                                Stream.of("convert", "sudoku", path.toString(), "--to", "zeros"),
                                kind.getValue().isEmpty() ? Stream.of() : Stream.of("--column", "puzzle"))
                        .toList();
                Ran ran = Program.REAL.run(words.toArray(String[]::new));
                assertThat(ran).as(ran.err()).isEqualTo(new Ran(0, line.replace(".", "0"), ""));
            }
        }
    }
}
