/** Start boards of Paletto: drawn so that all are equally likely, and counted. */
@NullMarked
package tilewright.paletto.start;

import org.jspecify.annotations.NullMarked;
