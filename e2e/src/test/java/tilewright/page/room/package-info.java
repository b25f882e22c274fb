/** Tests of games with others, in several browsers and against a server that holds rooms. */
@NullMarked
package tilewright.page.room;

import org.jspecify.annotations.NullMarked;
