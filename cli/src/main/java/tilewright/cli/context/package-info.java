/** The common parts of all commands: environment, results, messages, options, and failures. */
@NullMarked
package tilewright.cli.context;

import org.jspecify.annotations.NullMarked;
