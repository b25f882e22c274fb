/** The command that serves the studio to browsers and programs. */
@NullMarked
package tilewright.cli.commands.serve;

import org.jspecify.annotations.NullMarked;
