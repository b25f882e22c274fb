/** Jobs over files of any size: what is typed, what another process is told, and how it is started. */
@NullMarked
package tilewright.cli.bulk;

import org.jspecify.annotations.NullMarked;
