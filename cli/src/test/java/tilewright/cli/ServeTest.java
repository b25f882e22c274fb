package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;
import tilewright.server.StudioServer;
import tilewright.server.operate.ServerLog;
import tilewright.server.sockets.RoomPlace;

final class ServeTest {

    private final Program program = Program.BLANK.interruptedBy(() -> true);

    @TempDir
    Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("settings"), text).toString();
    }

    @Test
    void rooms_are_kept_in_a_folder_or_a_database() {
        assertThat(program.run(
                                "serve",
                                "--data",
                                "rooms",
                                "--public-url",
                                "https://tiles.example",
                                "--metrics-from",
                                "10.0.0.0/8, ::1")
                        .err())
                .isEqualTo("text []\nrooms rooms https://tiles.example/ [10.0.0.0/8, ::1]\n");
        assertThat(program.in(Map.of("TILEWRIGHT_DATABASE", "postgresql://u:p@h/n"))
                        .run("serve")
                        .err())
                .isEqualTo("text []\nrooms postgresql://u:p@h/n - []\n");
    }

    @Test
    void what_is_typed_is_stronger_than_the_environment_and_that_than_the_file() throws IOException {
        String file = file("# the house\n\nport = 1\n host=h\nallow-host = a.example, b.example\n");
        Program other = program.in(Map.of("TILEWRIGHT_PORT", "2", "TILEWRIGHT_CONFIG", file));
        assertThat(program.run("serve", "--config", file, "--host", "localhost").out())
                .isEqualTo("The studio is at http://localhost:1/a.example,b.example\n");
        assertThat(other.run("serve", "--host", "localhost").out())
                .isEqualTo("The studio is at http://localhost:2/a.example,b.example\n");
        assertThat(other.run("serve", "--host", "localhost", "--port", "3").out())
                .isEqualTo("The studio is at http://localhost:3/a.example,b.example\n");
    }

    @Test
    void a_wrong_setting_is_called_as_it_was_given() throws IOException {
        assertThat(program.in(Map.of("TILEWRIGHT_PORT", "x")).run("serve"))
                .isEqualTo(usage("TILEWRIGHT_PORT must be 0–65535, not x"));
        assertThat(program.run("serve", "--config", file("port=70000")))
                .isEqualTo(usage("port must be 0–65535, not 70000"));
        assertThat(program.run("serve", "--metrics-from", "10.0.0.1/8"))
                .isEqualTo(usage("--metrics-from must be addresses or networks such as 10.0.0.0/8, not '10.0.0.1/8'"));
        assertThat(program.run("serve", "--public-url", "https://u:p@tiles.example/"))
                .isEqualTo(usage("--public-url must be an address such as https://tiles.example/, "
                        + "not 'https://u:p@tiles.example/'"));
        assertThat(program.in(Map.of("TILEWRIGHT_DATABASE", "postgresql://u:secret@h/n"))
                        .run("serve", "--data", "d"))
                .isEqualTo(usage("rooms are kept in one place: --data and TILEWRIGHT_DATABASE exclude each other"));
    }

    @Test
    void a_file_of_settings_may_be_wrong() throws IOException {
        String file = file("port=1\nprot=2\n");
        assertThat(program.run("serve", "--config", file))
                .isEqualTo(usage(file + ", line 2: unknown setting 'prot'; did you mean 'port'?"));
        assertThat(program.run("serve", "--config", file("port=1\n\nport=2")))
                .isEqualTo(usage(file + ", line 3: the setting 'port' comes twice"));
        assertThat(program.run("serve", "--config", file("port")))
                .isEqualTo(usage(file + ", line 1: expected NAME = VALUE, or a comment behind #"));
        assertThat(program.run("serve", "--config", file("config=other")).err())
                .startsWith("tilewright: " + file + ", line 1: unknown setting 'config'");
        assertThat(program.run("serve", "--config", file("x".repeat(200_000))).err())
                .isEqualTo("tilewright: cannot read '" + file + "': settings have at most 100000 bytes\n");
        assertThat(program.run("serve", "--config", folder.resolve("none").toString())
                        .err())
                .startsWith("tilewright: cannot read '")
                .endsWith("no such file or folder\n");
    }

    @Test
    void rooms_are_backed_up_and_restored() throws Exception {
        String data = folder.resolve("rooms").toString();
        String copy = folder.resolve("copy.db").toString();
        assertThat(program.run("serve", "--backup", copy, "--data", data))
                .isEqualTo(new Ran(3, "", "tilewright: there are no rooms in the folder " + data + "\n"));
        try (StudioServer _ = StudioServer.start(new StudioServer.Options(
                StudioServer.LOOPBACK,
                0,
                Set.of(),
                Set.of(),
                new ServerLog(ServerLog.Format.TEXT, InstantSource.system(), _ -> {}),
                new StudioServer.Operation(
                        Optional.of(new RoomPlace.Folder(Path.of(data))), Optional.empty(), Set.of())))) {
            assertThat(program.run("serve", "--backup", copy, "--data", data))
                    .isEqualTo(new Ran(0, "The rooms are in " + copy + "\n", ""));
            assertThat(program.run("serve", "--restore", copy, "--data", data).err())
                    .startsWith("tilewright: the folder " + data + " is in use by another process");
        }
        assertThat(program.run("serve", "--backup", copy, "--data", data).err())
                .isEqualTo("tilewright: the file " + copy + " exists already; choose another name\n");
        assertThat(program.run("serve", "--restore", copy, "--data", data))
                .isEqualTo(new Ran(0, "The rooms are in " + data + "\n", ""));
        assertThat(program.run("serve", "--backup", copy))
                .isEqualTo(usage("name the folder by --data DIR, and one file: --backup FILE or --restore FILE"));
    }

    private static Ran usage(String sentence) {
        return new Ran(2, "", "tilewright: " + sentence + "\n");
    }

    @Test
    void a_server_is_checked_from_outside() throws Exception {
        try (StudioServer server = StudioServer.start(0)) {
            Ran ran = program.run("serve", "--check", "http://localhost:" + server.port(), "--quick");
            assertThat(ran.out())
                    .startsWith("ok: the server answers at http://localhost:" + server.port() + "/\n")
                    .endsWith("failed: the server keeps no rooms; start it with --data DIR\n");
            assertThat(ran.exit()).isEqualTo(1);
        }
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        assertThat(program.run("serve", "--check", "http://localhost:" + port).out())
                .startsWith("failed: nothing answers at http://localhost:" + port + "/ (")
                .hasLineCount(1);
        assertThat(program.run("serve", "--check", "localhost"))
                .isEqualTo(usage("--check must be an address such as https://tiles.example/, not 'localhost'"));
    }

    @Test
    void a_password_that_is_typed_is_warned_of() {
        String warning =
                "tilewright: others on this machine see the password after --database in the list of processes;"
                        + " put it into the file after --config, or into TILEWRIGHT_DATABASE\n";
        String parameter = "jdbc:postgresql://db.example/rooms?user=ann&password=secret";
        for (String typed : List.of("postgresql://ann:secret@db.example/rooms", parameter)) {
            assertThat(program.run("serve", "--database", typed).err()).startsWith(warning);
        }
        for (String without : List.of("postgresql://ann@db.example/rooms", "postgresql://db.example:5432/rooms")) {
            assertThat(program.run("serve", "--database", without).err()).doesNotContain("list of processes");
        }
    }

    @Test
    void the_description_of_a_server_is_printed_without_one() {
        Ran ran = program.run("serve", "--openapi", "--public-url", "https://tiles.example/");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith("{\"openapi\":\"3.1.0\",")
                .contains("\"servers\":[{\"url\":\"https://tiles.example\"}]")
                .endsWith("}\n");
    }

    @Test
    void a_log_in_json_is_json_from_the_first_line_on() {
        Ran ran = program.interruptedBy(() -> true)
                .run("serve", "--log-format", "json", "--data", "rooms", "--public-url", "https://tiles.example/");
        assertThat(ran.out()).matches("""
                \\{"time":"[^"]+","event":"started","address":"http://127.0.0.1:8080/","public":"https://tiles.example/",\
                "rooms":"rooms"}
                """);
        assertThat(program.run("serve", "--access-log", "maybe"))
                .isEqualTo(usage("--access-log must be yes or no, not 'maybe'"));
    }

    @Test
    void a_file_of_certificates_may_be_wrong() throws IOException {
        String none = file("nothing");
        assertThat(program.run("serve", "--check", "https://localhost:1/", "--ca", none))
                .isEqualTo(new Ran(3, "", "tilewright: cannot read '" + none + "': it has no certificate in PEM\n"));
        assertThat(program.run("serve", "--check", "https://localhost:1/", "--ca", none + "-")
                        .err())
                .endsWith("no such file or folder\n");
    }
}
