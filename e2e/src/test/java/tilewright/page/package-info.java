/** Tests that drive the page in a real browser. */
@NullMarked
package tilewright.page;

import org.jspecify.annotations.NullMarked;
