import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { changesIn, comparePictures, isExact, isSame, shrink } from "./comparison.ts";

type Area = { left: number; top: number; width: number; height: number };

const GALLERY = join(import.meta.dirname, "../../docs/gallery");

/** A white PNG with blue marks. */
function surface(...marks: readonly Area[]) {
  const input = (mark: Area) => ({ create: { ...mark, channels: 3, background: "#165dff" } }) as const;
  return sharp({ create: { width: 400, height: 300, channels: 3, background: "#fff" } })
    .composite(marks.map((mark) => ({ input: input(mark), left: mark.left, top: mark.top })))
    .png()
    .toBuffer();
}

const square = (size: number, left: number): Area => ({ left, top: 40, width: size, height: size });

/** A kept picture with a part painted over in the colour of its top left corner. */
async function erase(picture: string, area: Area): Promise<{ kept: Buffer; erased: Buffer }> {
  const kept = readFileSync(join(GALLERY, picture));
  const [red = 0, green = 0, blue = 0] = await sharp(kept).extract(area).removeAlpha().raw().toBuffer();
  const paint = { create: { ...area, channels: 3, background: { r: red, g: green, b: blue } } } as const;
  const erased = await sharp(kept)
    .composite([{ input: paint, left: area.left, top: area.top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { kept, erased };
}

test.each([
  ["an amount", "pay-dialog/en-US-light-1440.webp", [383, 211, 84, 32]],
  ["one figure of an amount", "order-details/en-US-light-1440.webp", [539, 355, 9, 17]],
  ["a sentence", "pay-dialog/en-US-light-1440.webp", [378, 236, 560, 24]],
  ["a QR code", "pay-dialog/en-US-light-1440.webp", [408, 393, 136, 136]],
  ["an icon", "pay-dialog/en-US-light-1440.webp", [526, 214, 26, 26]],
  ["a button", "pay-dialog/en-US-light-1440.webp", [946, 568, 116, 54]],
  ["a status badge", "order-details/en-US-light-1440.webp", [1247, 260, 142, 30]],
  ["a row's actions", "order-details/en-US-light-1440.webp", [848, 458, 108, 38]],
  ["a heading", "settings-drawer/en-US-light-1440-focus.webp", [249, 118, 130, 32]],
  ["a dividing line", "settings-drawer/en-US-light-1440-focus.webp", [276, 297, 724, 12]],
  ["a switch", "settings-drawer/en-US-light-1440-focus.webp", [1380, 234, 44, 28]],
  ["a field", "sign-in/en-US-dark-360-focus.webp", [10, 200, 340, 50]],
  ["a label", "sign-in/en-US-dark-360-focus.webp", [12, 265, 76, 22]],
  ["a link", "sign-in/en-US-dark-360-focus.webp", [154, 444, 128, 24]],
] as const)("an erased %s is detected", async (_what, picture, [left, top, width, height]) => {
  const { kept, erased } = await erase(picture, { left, top, width, height });
  const changes = changesIn(await comparePictures(kept, erased));
  expect(changes).not.toEqual([]);
  for (const change of changes) expect(isWithin(change, { left, top, width, height })).toBe(true);
});

test("a picture equals itself, also in the gallery's format", async () => {
  const picture = await surface(square(24, 100));
  expect(await comparePictures(await shrink(picture), picture)).toEqual({ regions: [], resized: null });
});

test("a difference up to 8 × 8 pixels is ignored, a larger one is reported", async () => {
  const difference = await comparePictures(
    await surface(),
    await surface(square(8, 0), square(8, 100), square(8, 392)),
  );
  expect(difference.regions).toMatchObject([square(8, 0), square(8, 100), square(8, 392)]);
  expect([isSame(difference), isExact(difference)]).toEqual([true, false]);
  for (const [width, height] of [
    [9, 1],
    [1, 9],
  ] as const) {
    const line = { left: 100, top: 40, width, height };
    expect(changesIn(await comparePictures(await surface(), await surface(line)))).toMatchObject([line]);
  }
});

test("a faint line is reported if it has more pixels than that square, a clear one always", async () => {
  const line = async (width: number, colour: string) => {
    const paint = { create: { width, height: 1, channels: 3, background: colour } } as const;
    const lined = sharp(await surface()).composite([{ input: paint, left: 20, top: 20 }]);
    return isSame(await comparePictures(await surface(), await lined.png().toBuffer()));
  };
  expect([await line(64, "#f0f0f0"), await line(65, "#f0f0f0")]).toEqual([true, false]);
  expect([await line(8, "#d0d0d0"), await line(9, "#d0d0d0")]).toEqual([true, false]);
});

test("small differences within 3 pixels form one region, with 4 pixels between them they do not", async () => {
  const apart = async (gap: number) =>
    comparePictures(await surface(), await surface(square(6, 100), square(6, 106 + gap)));
  expect((await apart(3)).regions).toMatchObject([{ left: 100, top: 40, width: 15, height: 6 }]);
  expect(isSame(await apart(3))).toBe(false);
  expect(isSame(await apart(4))).toBe(true);
});

test("a different smoothing of an edge is ignored", async () => {
  const edge = (x: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/><circle cx="${x}" cy="150" r="80" fill="#165dff"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
  expect(isSame(await comparePictures(await edge(200), await edge(200.3)))).toBe(true);
  expect(isSame(await comparePictures(await edge(200), await edge(203)))).toBe(false);
});

test("a different size is reported", async () => {
  const wider = await sharp(await surface())
    .extend({ right: 4 })
    .png()
    .toBuffer();
  const difference = await comparePictures(await surface(), wider);
  expect(difference.resized).toBe("400×300 to 404×300");
  expect([isSame(difference), isExact(difference)]).toEqual([false, false]);
});

function isWithin(inner: Area, outer: Area): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  );
}
