package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

/** Addresses of PostgreSQL. */
final class PostgresAddressTest {

    @Test
    void an_address_has_user_password_host_port_and_name() {
        PostgresAddress address = PostgresAddress.of("postgresql://anna:p%40ss%2Fw+rd@db.example:5433/rooms?ssl=true");
        assertThat(address.shown())
                .isEqualTo("postgresql://db.example:5433/rooms")
                .isEqualTo(address.toString());
        PGSimpleDataSource source = address.source();
        assertThat(source.getUser()).isEqualTo("anna");
        assertThat(source.getPassword()).isEqualTo("p@ss/w+rd");
        assertThat(source.getServerNames()).containsExactly("db.example");
        assertThat(source.getPortNumbers()).containsExactly(5433);
        assertThat(source.getDatabaseName()).isEqualTo("rooms");
        assertThat(source.getSsl()).isTrue();
    }

    @Test
    void an_address_of_jdbc_is_taken_as_it_is() {
        PostgresAddress address = PostgresAddress.of("jdbc:postgresql://one,two/rooms?user=anna&password=secret");
        assertThat(address.toString()).isEqualTo("jdbc:postgresql://one,two/rooms");
        assertThat(address.source().getServerNames()).containsExactly("one", "two");
        assertThat(address.source().getPassword()).isEqualTo("secret");
    }

    @Test
    void what_is_no_address_is_refused() {
        for (String text : List.of(
                "nonsense",
                "/var/lib/tilewright",
                "mysql://host/rooms",
                "postgresql://",
                "postgresql:rooms",
                "postgres://host",
                "postgres://host/",
                "postgresql://a b/c")) {
            assertThatThrownBy(() -> PostgresAddress.of(text))
                    .as(text)
                    .isInstanceOf(DatabaseRefusal.class)
                    .hasMessageContaining("postgresql://USER:PASSWORD@HOST:PORT/NAME");
        }
    }

    @Test
    void a_database_that_is_not_there_is_named_without_its_password() {
        assertThatThrownBy(() -> RoomDatabase.open(
                        "postgresql://anna:secret@localhost:1/rooms", "server-a", InstantSource.system(), _ -> {}))
                .isInstanceOf(DatabaseRefusal.class)
                .hasMessageStartingWith("cannot connect to the database postgresql://localhost:1/rooms: ")
                .hasMessageNotContaining("secret")
                .hasMessageNotContaining("\n");
    }
}
