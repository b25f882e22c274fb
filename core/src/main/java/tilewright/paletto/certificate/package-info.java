/** The check of strategies of Paletto, which knows the rules and nothing else. Nothing here searches. */
@NullMarked
package tilewright.paletto.certificate;

import org.jspecify.annotations.NullMarked;
