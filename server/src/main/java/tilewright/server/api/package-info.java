/** The protocols at {@code /api}, their description, and what the page and the operator ask about the server. */
@NullMarked
package tilewright.server.api;

import org.jspecify.annotations.NullMarked;
