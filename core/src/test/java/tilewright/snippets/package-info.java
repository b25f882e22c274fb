/** The examples in the Javadoc of the library: each is a test. */
@NullMarked
package tilewright.snippets;

import org.jspecify.annotations.NullMarked;
