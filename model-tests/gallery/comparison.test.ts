import sharp from "sharp";
import { expect, test } from "vitest";
import { comparePictures, isSame, shrink } from "./comparison.ts";

/** A white surface with a blue mark on it, in PNG. */
function surface({ width = 400, mark = 24, left = 100 }: { width?: number; mark?: number; left?: number } = {}) {
  const input = { create: { width: mark, height: mark, channels: 3, background: "#165dff" } } as const;
  return sharp({ create: { width, height: 300, channels: 3, background: "#fff" } })
    .composite([{ input: { ...input }, left, top: 40 }])
    .png()
    .toBuffer();
}

test("a picture is itself, also in the gallery's format", async () => {
  const picture = await surface();
  expect(await comparePictures(await shrink(picture), picture)).toEqual({ share: 0, sizes: ["400×300", "400×300"] });
});

test("a mark that moved by its own size is a change, and by a part of a pixel's square is none", async () => {
  expect(isSame(await comparePictures(await surface(), await surface({ left: 124 })))).toBe(false);
  expect(isSame(await comparePictures(await surface({ mark: 4 }), await surface({ mark: 5 })))).toBe(true);
});

test("another size is another picture", async () => {
  const difference = await comparePictures(await surface(), await surface({ width: 404 }));
  expect(difference.sizes).toEqual(["400×300", "404×300"]);
  expect(isSame(difference)).toBe(false);
});
