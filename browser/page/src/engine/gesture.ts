/** A gesture at the board. Keys have the names of the protocol, such as `5` and `Shift+5`. */
export type Gesture =
  | { readonly kind: "tap"; readonly spot: string }
  | { readonly kind: "drag"; readonly from: string; readonly to: string }
  | { readonly kind: "type"; readonly spot: string; readonly key: string };

/** The text of gestures in the protocol; several are one step. */
export function formatGestures(gestures: readonly Gesture[]): string {
  return gestures.map(format).join(" ");
}

function format(gesture: Gesture): string {
  switch (gesture.kind) {
    case "tap":
      return `tap:${gesture.spot}`;
    case "drag":
      return `drag:${gesture.from}:${gesture.to}`;
    case "type":
      return `type:${gesture.spot}:${gesture.key}`;
  }
}

/** The gestures of a text of the protocol; what is none is left out. */
export function parseGestures(text: string): readonly Gesture[] {
  return text.split(" ").flatMap(parse);
}

function parse(text: string): readonly Gesture[] {
  const [kind, spot, other] = text.split(":");
  if (!spot) return [];
  if (kind === "tap") return [{ kind, spot }];
  if (!other) return [];
  return kind === "drag" ? [{ kind, from: spot, to: other }] : kind === "type" ? [{ kind, spot, key: other }] : [];
}

/** The spots of a gesture. */
export function touched(gesture: Gesture): readonly string[] {
  return gesture.kind === "drag" ? [gesture.from, gesture.to] : [gesture.spot];
}
