/** Commands that print: sheets, books, and feeds. */
@NullMarked
package tilewright.cli.commands.print;

import org.jspecify.annotations.NullMarked;
