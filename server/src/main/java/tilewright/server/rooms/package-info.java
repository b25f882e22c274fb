/** Rooms in which people at different places play one puzzle. Knows neither sockets nor databases. */
@NullMarked
package tilewright.server.rooms;

import org.jspecify.annotations.NullMarked;
