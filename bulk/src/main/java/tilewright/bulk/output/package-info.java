/** The output of jobs: parts, bad lines, and a report, which appear together. */
@NullMarked
package tilewright.bulk.output;

import org.jspecify.annotations.NullMarked;
