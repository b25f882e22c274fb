/** Reading and writing text: cursors, formats, errors with a place, and JSON. */
@NullMarked
package tilewright.text;

import org.jspecify.annotations.NullMarked;
