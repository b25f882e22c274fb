package tilewright.server.sockets;

import static org.assertj.core.api.Assertions.assertThat;
import static tilewright.server.ServedRooms.ask;
import static tilewright.server.ServedRooms.enter;
import static tilewright.server.ServedRooms.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.server.ServedRooms;
import tilewright.server.TestSocket;
import tilewright.server.Wire;
import tilewright.text.Json;

/** Folders of rooms as an earlier commit and version left them: people go on where they were. */
final class OldRoomsTest {

    private static final String ROOM = "nasnl6bppijg";
    private static final String HOLD = "EEEEEEEEEEEEEEEEEEEEEE";
    private static final String GET = "{\"do\":\"get\",\"key\":\"AbCdEfGhIjKlMnOpQrStUv\",\"ids\":[\"g1\"]}";

    private final Path folder;
    private final ServedRooms rooms;

    OldRoomsTest(@TempDir Path folder) throws Exception {
        this.folder = folder;
        rooms = served("rooms-87496966");
    }

    private ServedRooms served(String script) throws IOException, SQLException {
        Path place = Files.createDirectories(folder.resolve(script));
        lay(script, place.resolve("rooms.db"));
        return new ServedRooms(place);
    }

    @AfterEach
    void close() throws Exception {
        rooms.close();
    }

    /** Makes the database, as if it had been left just now: what nobody has touched for long is deleted. */
    private static void lay(String name, Path file) throws IOException, SQLException {
        long now = System.currentTimeMillis();
        try (InputStream script = OldRoomsTest.class.getResourceAsStream("/tilewright/server/store/" + name + ".sql");
                Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(new String(script.readAllBytes(), StandardCharsets.UTF_8));
            statement.executeUpdate("update rooms set changed = " + now + ", expires = "
                    + (now + Duration.ofDays(1).toMillis()));
            statement.executeUpdate("update saved_keys set used = " + now);
        }
    }

    @Test
    void a_game_in_a_room_goes_on() throws Exception {
        TestSocket socket = rooms.socket();
        var entered = ask(socket, enter(ROOM, HOLD), "entered");
        assertThat(text(entered, "play")).isEqualTo("trominoes:g.../..../..../....! | h=r1c2 v=r2c1");
        assertThat(entered.toString()).contains("\"v\":7,", "\"name\":\"Ada\"", "\"name\":\"Bo\"");
        assertThat(ask(socket, "{'do':'log','from':1}", "log").toString())
                .contains("\"kind\":\"made\"", "\"kind\":\"sat\"", "\"kind\":\"acted\"", "\"kind\":\"undone\"");
        assertThat(ask(socket, "{'do':'act','id':'act-act-1','base':7,'moves':'v=r2c2'}", "saved")
                        .toString())
                .contains("\"v\":8");
        assertThat(text(ask(rooms.socket(), enter(ROOM, HOLD), "entered"), "play"))
                .endsWith(" | h=r1c2 v=r2c1 v=r2c2");
    }

    @Test
    void what_people_saved_is_there() throws Exception {
        try (Wire wire = rooms.rig.wire()) {
            assertThat(wire.write("POST /api/saved HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n"
                                    + "Content-Type: application/json\r\nContent-Length: " + GET.length() + "\r\n\r\n"
                                    + GET)
                            .all())
                    .contains("\"text\":\"trominoes:g.../..../..../.... | h=r1c2\"");
        }
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                kvdnvyak4ryo, EEEEEEEEEEEEEEEEEEEEEA, 7, r1c2=1, sudoku:9.46..8...............12.4...89.6.5..6....7..5..2...38.29..3.....7...5...5.46.... | r1c5?23 r1c5=3
                u73xn6tpqczc, EEEEEEEEEEEEEEEEEEEEEE, 6, r1c5=5, sudoku:6x6 x ...3...........4.2..6......1.4...... | r1c1=1 r1c2?25 r2c3=4
                dp6virpvha5m, EEEEEEEEEEEEEEEEEEEEEI, 6, r1c2?12, hues:..5173.8/43...265/25.4..34/8..6.7.1/548154../3...6..4/217.8.72/7.563...! | r1c1?67 p6=r1c1 r3c3?18
                5vsbtie2ewgg, EEEEEEEEEEEEEEEEEEEEEM, 7, v=r2c1, trominoes:g....../......./......./......./......./......./.......! | h=r1c2
                7xqnn7ychfzi, FFFFFFFFFFFFFFFFFFFFFQ, 6, end, paletto:ACBC/CBAB/DADA/BDCD | r1c1 end r1c4
                """)
    void a_room_of_version_0_1_goes_on(String room, String hold, int version, String move, String play)
            throws Exception {
        ServedRooms old = served("rooms-0.1");
        try {
            TestSocket socket = old.socket();
            Json.Obj entered = ask(socket, enter(room, hold), "entered");
            assertThat(text(entered, "play")).isEqualTo(play);
            assertThat(entered.toString()).contains("\"v\":" + version + ",", "\"name\":\"Ada\"", "\"name\":\"Bo\"");
            String act = "{'do':'act','id':'act-act-1','base':%d,'moves':'%s'}".formatted(version, move);
            assertThat(ask(socket, act, "saved").toString()).contains("\"v\":" + (version + 1));
        } finally {
            old.close();
        }
    }
}
