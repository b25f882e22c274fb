/** Tests of what makes the downloads. */
@NullMarked
package tilewright.tools.dist;

import org.jspecify.annotations.NullMarked;
