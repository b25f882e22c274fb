/** The items that a person keeps on the server under a key, without an account. Knows neither HTTP nor databases. */
@NullMarked
package tilewright.server.saved;

import org.jspecify.annotations.NullMarked;
