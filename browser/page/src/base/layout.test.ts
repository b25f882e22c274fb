import { expect, test } from "vitest";
import { layoutOf } from "./layout";

test.each([
  [1440, 900, "wide"],
  [1280, 720, "wide"],
  [1280, 600, "flat"],
  [1024, 768, "wide"],
  [1024, 1024, "wide"],
  [800, 760, "wide"],
  [1024, 1366, "tall"],
  [820, 1180, "tall"],
  [768, 1024, "tall"],
  [720, 900, "tall"],
  [600, 960, "tall"],
  [390, 844, "phone"],
  [430, 932, "phone"],
  [360, 740, "phone"],
  [360, 640, "small"],
  [320, 568, "small"],
  [375, 553, "small"],
  [320, 480, "small"],
  [640, 640, "small"],
  [320, 256, "small"],
  [844, 390, "flat"],
  [720, 450, "flat"],
  [480, 320, "flat"],
  [1600, 480, "flat"],
])("%i × %i is %s", (width, height, expected) => {
  expect(layoutOf(width, height)).toBe(expected);
});
