/** The rooms of a server: their sockets, threads, and what there is to measure of them. */
@NullMarked
package tilewright.server.sockets;

import org.jspecify.annotations.NullMarked;
