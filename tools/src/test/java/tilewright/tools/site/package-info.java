/** Tests of the site of the documentation. */
@NullMarked
package tilewright.tools.site;

import org.jspecify.annotations.NullMarked;
