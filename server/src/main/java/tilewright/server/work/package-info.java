/** The work of answering requests: threads that clients share fairly, and requests of one line and of many. */
@NullMarked
package tilewright.server.work;

import org.jspecify.annotations.NullMarked;
