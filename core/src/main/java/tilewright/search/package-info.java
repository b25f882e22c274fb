/**
 * Searches that can be left and taken up again, and those who drive them. Stable: {@link tilewright.search.Limits},
 * {@link tilewright.search.Stop}, {@link tilewright.search.Stopped}, and {@link tilewright.search.Outcome}.
 */
@NullMarked
package tilewright.search;

import org.jspecify.annotations.NullMarked;
