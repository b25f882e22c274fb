/** Jobs over files of any size: their options, their form for another process, and the start of that process. */
@NullMarked
package tilewright.cli.bulk;

import org.jspecify.annotations.NullMarked;
