/** The formula of the completions of a board of Hues, which is all that a checker of its certificates has to trust. Nothing here searches. */
@NullMarked
package tilewright.hues.certificate;

import org.jspecify.annotations.NullMarked;
