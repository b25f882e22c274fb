/** Tests of links, boards in other pages, and the packages for those who make them. */
@NullMarked
package tilewright.page.share;

import org.jspecify.annotations.NullMarked;
