/** A whole server of rooms with its clients, network, clock, and disk, in one thread and from one seed. */
@NullMarked
package tilewright.server.simulation;

import org.jspecify.annotations.NullMarked;
