/** Computer players and game search for any rules. */
@NullMarked
package tilewright.agent;

import org.jspecify.annotations.NullMarked;
