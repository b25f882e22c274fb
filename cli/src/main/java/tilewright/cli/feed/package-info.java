/** Feeds, calendars, and sheets with the puzzles of days, for any host of files. */
@NullMarked
package tilewright.cli.feed;

import org.jspecify.annotations.NullMarked;
