/** Pure functions from a line to a line, for files and for bulk work. */
@NullMarked
package tilewright.task;

import org.jspecify.annotations.NullMarked;
