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
import tilewright.server.ServedRooms;
import tilewright.server.TestSocket;
import tilewright.server.Wire;

/** A folder of rooms as an earlier commit left it: people go on where they were. */
final class OldRoomsTest {

    private static final String ROOM = "nasnl6bppijg";
    private static final String HOLD = "EEEEEEEEEEEEEEEEEEEEEE";
    private static final String GET = "{\"do\":\"get\",\"key\":\"AbCdEfGhIjKlMnOpQrStUv\",\"ids\":[\"g1\"]}";

    private final ServedRooms rooms;

    OldRoomsTest(@TempDir Path folder) throws Exception {
        lay(Files.createDirectories(folder.resolve("rooms")).resolve("rooms.db"));
        rooms = new ServedRooms(folder.resolve("rooms"));
    }

    @AfterEach
    void close() throws Exception {
        rooms.close();
    }

    /** Makes the database, as if it had been left just now: what nobody has touched for long is deleted. */
    private static void lay(Path file) throws IOException, SQLException {
        long now = System.currentTimeMillis();
        try (InputStream script =
                        OldRoomsTest.class.getResourceAsStream("/tilewright/server/store/rooms-87496966.sql");
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
}
