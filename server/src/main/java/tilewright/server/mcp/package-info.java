/** The Model Context Protocol, by which assistants play and study puzzles. */
@NullMarked
package tilewright.server.mcp;

import org.jspecify.annotations.NullMarked;
