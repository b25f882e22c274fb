/** Tests and measurements of the engine in the page: its bytes, its answers, and the page without a network. */
@NullMarked
package tilewright.page.engine;

import org.jspecify.annotations.NullMarked;
