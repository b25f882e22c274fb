package tilewright.server.mcp;

import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.text.Json;

/** The errors of JSON-RPC 2.0, section 5.1. */
enum RpcError {
    PARSE(-32_700),
    INVALID_REQUEST(-32_600),
    UNKNOWN_METHOD(-32_601),
    INVALID_PARAMS(-32_602),
    INTERNAL(-32_603),

    /** The server takes no more requests now. */
    BUSY(-32_000);

    private final int code;

    RpcError(int code) {
        this.code = code;
    }

    /** Returns the response to a message. */
    Json.Obj response(Json id, Message reason, Words words) {
        Json.Obj error = Json.obj().with("code", code).with("message", words.text(reason));
        return Json.obj().with("jsonrpc", "2.0").with("id", id).with("error", error);
    }
}
