/** Formulas of propositional logic and the check of proofs that they cannot hold. Nothing here searches. */
@NullMarked
package tilewright.proof;

import org.jspecify.annotations.NullMarked;
