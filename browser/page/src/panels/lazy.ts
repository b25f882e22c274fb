/* The parts of a game's page that its first picture does without: one file to load, once the board can be played. */
import "./about";
import "./commands";
import "./live-studies";
import "./rating";
import "./report";
import "./spoiler-study";
