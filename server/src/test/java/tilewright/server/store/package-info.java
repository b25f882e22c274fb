@NullMarked
package tilewright.server.store;

import org.jspecify.annotations.NullMarked;
