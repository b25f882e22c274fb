/*
 * Loads the engine. TeaVM brings a loader of its own, but that makes functions out of texts, which the page's policy
 * forbids; this one gives the engine the little that it asks for. The names are TeaVM's (0.15): when the engine asks
 * for more, it cannot be loaded, and the browser names the missing import.
 */

/** The exports of the engine. */
export type Exports = {
  /** Fails with the message of the exception when the engine has a fault. */
  answer(request: string): string;
  /** Has it answer in another language than English, whose words these are. */
  speak(words: string): void;
};

/** Exports by which exceptions can be read. */
type Inside = {
  "teavm.javaException": WebAssembly.Tag;
  "teavm.exceptionMessage"(exception: object): object | null;
  "teavm.stringToJs"(text: object): string;
  answer: Exports["answer"];
  speak: Exports["speak"];
};

/** Newer browsers bring the engine's texts themselves; to older ones the page gives what is missing. */
const STRINGS = "wasm:js-string";

/** @param onLine called with each line of a log while an answer is being made */
export async function load(module: WebAssembly.Module, onLine: (line: string) => void): Promise<Exports> {
  const { exports } = await WebAssembly.instantiate(module, imports(module, onLine));
  const inside = exports as unknown as Inside;
  return {
    answer(request) {
      try {
        return inside.answer(request);
      } catch (failure) {
        throw new Error(reason(failure, inside));
      }
    },
    speak: (words) => inside.speak(words),
  };
}

function imports(module: WebAssembly.Module, onLine: (line: string) => void): WebAssembly.Imports {
  const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  const { min = 1, dataSize = 0 } = section ? JSON.parse(new TextDecoder().decode(section)) : {};
  // strings that the browser brings itself are no longer wanted
  const brought = WebAssembly.Module.imports(module).every((wanted) => wanted.module !== STRINGS);
  return {
    env: { memory: new WebAssembly.Memory({ initial: min, maximum: 1 << 15 }) },
    teavm: { takeStackTrace: () => ({}), decorateException() {} },
    tilewright: { tell: lines(onLine) },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmMath: { sqrt: Math.sqrt },
    teavmMemory: { heapOffset: constant((dataSize + 7) & ~7), maxSize: constant(2 ** 31 - 1), notifyHeapResized() {} },
    teavmJso: {
      stringBuiltinsSupported: () => brought,
      isUndefined: (value: unknown) => value === undefined,
      // The only function that the engine wants made from a text gives back the text that it is given.
      createFunction1: (_: string, body: string) => (body === "return str;" ? (text: string) => text : unsupported()),
      callFunction1: (call: (value: unknown) => unknown, value: unknown) => call(value),
    },
    [STRINGS]: {
      length: (text: string) => text.length,
      charCodeAt: (text: string, at: number) => text.charCodeAt(at),
      concat: (one: string, other: string) => one + other,
      substring: (text: string, from: number, to: number) => text.substring(from, to),
      fromCharCode: (code: number) => String.fromCharCode(code),
      fromCharCodeArray: unsupported,
      intoCharCodeArray: unsupported,
    },
  };
}

/** Takes signs one by one, and gives on the lines that they make up. */
function lines(onLine: (line: string) => void): (sign: number) => void {
  let line = "";
  return (sign) => {
    if (sign !== 10) {
      line += String.fromCharCode(sign);
      return;
    }
    onLine(line);
    line = "";
  };
}

function constant(value: number): WebAssembly.Global {
  return new WebAssembly.Global({ value: "i32", mutable: false }, value);
}

/** The message of an exception of the engine; or the browser's message for another fault. */
function reason(failure: unknown, inside: Inside): string {
  const tag = inside["teavm.javaException"];
  if (!(failure instanceof WebAssembly.Exception && failure.is(tag))) return String(failure);
  const message = inside["teavm.exceptionMessage"](failure.getArg(tag, 0));
  return message === null ? "an exception without a message" : inside["teavm.stringToJs"](message);
}

function unsupported(): never {
  throw new Error("the engine asked for something that the page does not have");
}
