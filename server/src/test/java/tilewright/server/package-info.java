/** Tests of the server, over HTTP. */
@NullMarked
package tilewright.server;

import org.jspecify.annotations.NullMarked;
