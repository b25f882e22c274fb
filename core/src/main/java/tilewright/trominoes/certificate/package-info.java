/** The formula of the coverings of a board, which is all that a checker of its certificates has to trust. Nothing here searches. */
@NullMarked
package tilewright.trominoes.certificate;

import org.jspecify.annotations.NullMarked;
