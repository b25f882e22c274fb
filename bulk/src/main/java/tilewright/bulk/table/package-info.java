/** Answers as rows of tables with typed columns. */
@NullMarked
package tilewright.bulk.table;

import org.jspecify.annotations.NullMarked;
