/** Attacks on the built program and on a server of it, each a row with a figure. They need nothing but a JDK. */
@NullMarked
package tilewright.attacks;

import org.jspecify.annotations.NullMarked;
