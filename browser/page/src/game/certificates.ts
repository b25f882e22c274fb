/** A line with which a certificate begins: a comment of one of two formats, with the name of a puzzle. */
const FIRST = /^(?=[c*] tilewright )/m;

/** The most characters of a link: programs that pass longer ones on cut them off. */
const LONGEST = 1_500;

const ADDRESS = "#/proofs/";

/** Whether a text looks like a certificate, or several. */
export function isCertificate(text: string): boolean {
  return /^\s*[c*] tilewright /.test(text);
}

/** The certificates of a text, one behind the other; whatever stands before the first is one that no checker takes. */
export function certificatesOf(text: string): readonly string[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(FIRST)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `${part}\n`);
}

/** The share ID of the position that a certificate is about; undefined for none. */
export function positionOf(certificate: string): string | undefined {
  const [, puzzle] = /^[c*] tilewright ([a-z]+) /.exec(certificate) ?? [];
  const [, position] = /^[c*] puzzle (.+)$/m.exec(certificate) ?? [];
  return puzzle === undefined || position === undefined ? undefined : `${puzzle}:${position}`;
}

/** The part of an address that checks a certificate; undefined when it is too large for one. */
export async function proofLink(certificate: string): Promise<string | undefined> {
  const packed = await bytesOf(new Blob([certificate]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const code = btoa(String.fromCharCode(...packed.slice(0, LONGEST)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return ADDRESS.length + code.length <= LONGEST ? ADDRESS + code : undefined;
}

/** The certificate of a code in an address; undefined when it has none, or one that is too large to have come from {@link proofLink}. */
export async function proofOfLink(code: string, most: number): Promise<string | undefined> {
  try {
    const packed = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const text = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder().decode(await bytesOf(text, most));
  } catch {
    return undefined;
  }
}

/** All bytes of a stream; fails when there are more than the most. */
async function bytesOf(stream: ReadableStream<Uint8Array>, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
