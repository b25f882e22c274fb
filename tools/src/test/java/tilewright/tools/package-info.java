@NullMarked
package tilewright.tools;

import org.jspecify.annotations.NullMarked;
