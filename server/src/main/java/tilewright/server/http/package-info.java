/** Requests of HTTP and their answers: who may ask, how bodies are read and answers sent, within bounds that hold for all clients. */
@NullMarked
package tilewright.server.http;

import org.jspecify.annotations.NullMarked;
