/** The input of commands: setups, positions, and addresses as people type them. */
@NullMarked
package tilewright.cli.commands.input;

import org.jspecify.annotations.NullMarked;
