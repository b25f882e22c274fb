/** Tests of the launcher, and of what the build makes for it. */
@NullMarked
package tilewright.launcher;

import org.jspecify.annotations.NullMarked;
