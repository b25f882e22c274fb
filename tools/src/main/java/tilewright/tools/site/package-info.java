/** Makes the site of the documentation: {@code ./build site}. */
@NullMarked
package tilewright.tools.site;

import org.jspecify.annotations.NullMarked;
