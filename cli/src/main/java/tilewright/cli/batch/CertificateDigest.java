package tilewright.cli.batch;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.text.Json;

/**
 * A task that gives the size and the SHA-256 of a certificate, or of a formula, in its place: a table of many is small, and the certificate of each can be made again.
 *
 * @param proving makes the certificates
 */
record CertificateDigest(Task proving) implements Task {

    @Override
    public Answer answer(long item, String line) {
        Answer answer = proving.answer(item, line);
        return answer instanceof Answer.Done done ? digested(done) : answer;
    }

    private static Answer digested(Answer.Done done) {
        String text = done.line().text();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        String sha256 = HexFormat.of().formatHex(sha256(bytes));
        Map<String, Json> fields = new LinkedHashMap<>(done.fields().fields());
        fields.remove("certificate");
        fields.remove("formula");
        Json.Obj digested = new Json.Obj(fields).with("bytes", bytes.length).with("sha256", sha256);
        return new Answer.Done(sha256 + " " + bytes.length, digested);
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
