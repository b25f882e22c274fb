/** Programs of the build. They need nothing but a JDK, so that {@code java FILE} runs them before anything is compiled. */
@NullMarked
package tilewright.tools;

import org.jspecify.annotations.NullMarked;
