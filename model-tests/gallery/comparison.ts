import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { type Region, regionsOf } from "./regions.ts";

/** Regions up to this square of pixels are ignored. */
const LARGEST = 8;
/** The colour tolerance from 0 to 1; a dividing line differs more from its card. */
const TOLERANCE = 0.05;
/** Up to here, a difference is faint, as lossy compression causes. */
const FAINT = 0.1;

/** A region, and whether all its differences are faint. */
type ChangedRegion = Region & { isFaint: boolean };

export type Difference = {
  /** The differing regions without antialiasing, from the top; empty if the sizes differ. */
  regions: readonly ChangedRegion[];
  /** The sizes, such as `360×740 to 360×760` pixels; null if equal. */
  resized: string | null;
};

/** Converts a PNG to WebP of a quarter of its size: lossless, except for gradients. */
export async function shrink(picture: Buffer): Promise<Buffer> {
  const [exact, lossy] = await Promise.all([
    sharp(picture).webp({ lossless: true }).toBuffer(),
    shrinkWithLoss(picture),
  ]);
  return exact.length <= lossy.length ? exact : lossy;
}

function shrinkWithLoss(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ quality: 80, smartSubsample: true }).toBuffer();
}

/** Compares a kept picture with a new one, which is compressed in the same way first, so that loss is no difference. */
export async function comparePictures(kept: Buffer, taken: Buffer): Promise<Difference> {
  const other = isLossy(kept) ? await shrinkWithLoss(taken) : taken;
  if (other.equals(kept)) return { regions: [], resized: null };
  const [before, now] = await Promise.all([pixelsOf(kept), pixelsOf(other)]);
  if (before.size !== now.size) return { regions: [], resized: `${before.size} to ${now.size}` };
  const regions = regionsOf(differing(before, now, TOLERANCE), before.width);
  if (regions.length === 0) return { regions: [], resized: null };
  const plain = differing(before, now, FAINT);
  return {
    regions: regions.map((region) => ({ ...region, isFaint: !isIn(plain, region, before.width) })),
    resized: null,
  };
}

/** One number for each pixel: 0 if equal, without antialiasing. */
function differing(before: Pixels, now: Pixels, threshold: number): Uint32Array {
  const mask = new Uint32Array(before.width * before.height);
  const options = { threshold, diffMask: true };
  pixelmatch(before.pixels, now.pixels, new Uint8Array(mask.buffer), before.width, before.height, options);
  return mask;
}

function isIn(mask: Uint32Array, { left, top, width, height }: Region, row: number): boolean {
  for (let y = top; y < top + height; y++) {
    if (mask.subarray(y * row + left, y * row + left + width).some((pixel) => pixel !== 0)) return true;
  }
  return false;
}

/** Whether a WebP is lossy, by its first chunk. */
function isLossy(webp: Buffer): boolean {
  return webp.toString("latin1", 12, 16) === "VP8 ";
}

/** The visible regions: larger than the square, and faint ones only with more pixels than it has. */
export function changesIn({ regions }: Difference): readonly Region[] {
  return regions.filter(
    ({ width, height, pixels, isFaint }) =>
      (width > LARGEST || height > LARGEST) && !(isFaint && pixels <= LARGEST ** 2),
  );
}

/** Whether two pictures look the same, also when rendered on different machines. */
export function isSame(difference: Difference): boolean {
  return difference.resized === null && changesIn(difference).length === 0;
}

/** Whether two pictures are equal without antialiasing. */
export function isExact({ regions, resized }: Difference): boolean {
  return resized === null && regions.length === 0;
}

type Pixels = { size: string; width: number; height: number; pixels: Buffer };

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { size: `${width}×${height}`, width, height, pixels: data };
}
