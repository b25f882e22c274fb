/** Descriptions of what is printed, field by field. */
@NullMarked
package tilewright.print.fields;

import org.jspecify.annotations.NullMarked;
