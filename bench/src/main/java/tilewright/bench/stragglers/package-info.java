/** A simulation of jobs in which a few lines take much longer than the others. */
@NullMarked
package tilewright.bench.stragglers;

import org.jspecify.annotations.NullMarked;
