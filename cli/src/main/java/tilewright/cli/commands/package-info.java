/** The commands. */
@NullMarked
package tilewright.cli.commands;

import org.jspecify.annotations.NullMarked;
