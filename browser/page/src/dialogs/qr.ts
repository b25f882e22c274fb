import encodeQR from "qr";

/** Longer texts make codes whose squares are too small for the camera of a phone. */
const LONGEST = 1_200;

/** A QR code as a drawing. */
export type Code = {
  /** Squares to the side, the white rim included. */
  readonly size: number;
  /** The dark squares as the path of a drawing. */
  readonly path: string;
};

/** The QR code of a text; undefined when the text is too long for one that can be read with ease. */
export function qr(text: string): Code | undefined {
  if (new TextEncoder().encode(text).length > LONGEST) return undefined;
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const path: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) path.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
    }
  });
  return { size: rows.length, path: path.join("") };
}
