/** Tests of what the page prints. */
@NullMarked
package tilewright.page.print;

import org.jspecify.annotations.NullMarked;
