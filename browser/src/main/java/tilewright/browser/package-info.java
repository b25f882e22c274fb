/** The engine as the browser calls it: one line of JSON in, one line out. */
@NullMarked
package tilewright.browser;

import org.jspecify.annotations.NullMarked;
