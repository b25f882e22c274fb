/** Rooms in a database: SQLite in a folder, or PostgreSQL, which several servers may share. */
@NullMarked
package tilewright.server.store;

import org.jspecify.annotations.NullMarked;
