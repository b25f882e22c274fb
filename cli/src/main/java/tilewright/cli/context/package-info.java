/** What every command is given: the environment, results, messages, options, and what is said of failures. */
@NullMarked
package tilewright.cli.context;

import org.jspecify.annotations.NullMarked;
