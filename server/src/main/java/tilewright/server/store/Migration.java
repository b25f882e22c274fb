package tilewright.server.store;

import java.util.Arrays;
import java.util.Optional;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationVersion;

/** The schema of a database, and how it is brought up to date. */
final class Migration {

    /** The place of the migrations among the resources. */
    static final String LOCATION = "classpath:tilewright/server/store/schema";

    private static final String HISTORY = "schema_history";

    private final Flyway flyway;

    /** @param locations of migrations */
    Migration(DataSource source, String... locations) {
        this.flyway = Flyway.configure(Migration.class.getClassLoader())
                .dataSource(source)
                .locations(locations)
                .failOnMissingLocations(true)
                .table(HISTORY)
                .load();
    }

    /** Returns the version of the schema; empty for a database without one. */
    Optional<String> version() {
        return Optional.ofNullable(flyway.info().current())
                .map(MigrationInfo::getVersion)
                .map(MigrationVersion::toString);
    }

    /** Returns whether there is something to do. */
    boolean pending() {
        return flyway.info().pending().length > 0;
    }

    /**
     * Brings the schema up to date. Somebody else keeps others from doing the same.
     *
     * @throws DatabaseRefusal when it is newer than this program, or cannot be brought up to date
     */
    void run() {
        try {
            MigrationInfoService info = flyway.info();
            String ours = Arrays.stream(info.all())
                    .filter(migration -> !migration.getState().isFailed())
                    .filter(migration -> migration.getState().isResolved())
                    .map(migration -> migration.getVersion().toString())
                    .reduce("", (_, later) -> later);
            String theirs = version().orElse(ours);
            if (!ours.equals(theirs)
                    && MigrationVersion.fromVersion(theirs).isNewerThan(MigrationVersion.fromVersion(ours))) {
                throw new DatabaseRefusal(StoreMessages.newer(theirs, ours));
            }
            flyway.migrate();
        } catch (FlywayException failure) {
            throw new DatabaseRefusal(StoreMessages.notMigrated(DatabaseRefusal.reason(failure)));
        }
    }
}
