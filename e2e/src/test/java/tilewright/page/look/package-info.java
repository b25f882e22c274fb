/** Tests of how the page looks in every window, and its kept pictures. */
@NullMarked
package tilewright.page.look;

import org.jspecify.annotations.NullMarked;
