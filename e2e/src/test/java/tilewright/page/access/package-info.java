/** Tests of the page for everyone: by keys, by screen readers, and in every language. */
@NullMarked
package tilewright.page.access;

import org.jspecify.annotations.NullMarked;
