/** Makes proofs that formulas cannot hold, and certificates of what is claimed of the completions of positions. */
@NullMarked
package tilewright.prove;

import org.jspecify.annotations.NullMarked;
