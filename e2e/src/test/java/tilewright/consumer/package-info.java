/** Tests of what other projects get: core and print as artifacts of Maven. */
@NullMarked
package tilewright.consumer;

import org.jspecify.annotations.NullMarked;
