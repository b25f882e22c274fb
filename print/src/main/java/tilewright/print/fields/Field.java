package tilewright.print.fields;

import tilewright.message.Message;

/**
 * A field that a description may have, in a file, in a request, or as an option of the same name.
 *
 * @param name such as {@code per-page}
 * @param value what is typed for it, in capitals, such as {@code N}; empty for yes and no
 * @param about what it does, in a line
 */
public record Field(String name, String value, Message about) {}
