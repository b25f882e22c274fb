/** Tests of what stands around games: the start page, lessons, the guide, kept games, and statistics. */
@NullMarked
package tilewright.page.home;

import org.jspecify.annotations.NullMarked;
