/** Running a server: its bounds, log, and measurements, and the checks of one that runs. */
@NullMarked
package tilewright.server.operate;

import org.jspecify.annotations.NullMarked;
