/** The input of jobs: files, cut into slices, and tables. */
@NullMarked
package tilewright.bulk.input;

import org.jspecify.annotations.NullMarked;
