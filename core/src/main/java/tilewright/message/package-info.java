/** Sentences as data: a key of a catalog with named arguments, written in a language where text leaves the program. */
@NullMarked
package tilewright.message;

import org.jspecify.annotations.NullMarked;
