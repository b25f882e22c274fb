/** Scenes, pictures made of meanings, and their writers for SVG and the terminal. */
@NullMarked
package tilewright.draw;

import org.jspecify.annotations.NullMarked;
