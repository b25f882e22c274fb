/** Jobs over files of any size on Apache Spark. */
@NullMarked
package tilewright.bulk;

import org.jspecify.annotations.NullMarked;
