/** Makes what people download: {@code ./build dist}. */
@NullMarked
package tilewright.tools.dist;

import org.jspecify.annotations.NullMarked;
