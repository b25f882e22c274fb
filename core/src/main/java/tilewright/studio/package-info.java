/** The protocol of the page, a function from one line of JSON to one line of JSON. */
@NullMarked
package tilewright.studio;

import org.jspecify.annotations.NullMarked;
