import sharp from "sharp";

/** Squares of so many pixels are compared by their mean colour, so that another way of smoothing letters is no change. */
const SQUARE = 4;
/** How far a mean may lie from another in any of red, green and blue, of 255, and still be the same colour. */
const TOLERANCE = 28;
/** The share of squares that may differ between machines: an icon is more than that, and so are most words. */
const ALLOWED_SHARE = 0.002;

export type Difference = {
  /** Of the squares that differ, from 0 to 1; 1 where the sizes differ. */
  share: number;
  /** Of the one picture and the other, as `width×height` in pixels. */
  sizes: readonly [string, string];
};

/** A picture in WebP, in a quarter of the room that its PNG takes: plain surfaces without loss, gradients with some. */
export async function shrink(picture: Buffer): Promise<Buffer> {
  const [exact, lossy] = await Promise.all([
    sharp(picture).webp({ lossless: true }).toBuffer(),
    sharp(picture).webp({ quality: 80, smartSubsample: true }).toBuffer(),
  ]);
  return exact.length <= lossy.length ? exact : lossy;
}

/** Compares two pictures, in whatever formats. */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([squaresOf(expected), squaresOf(actual)]);
  const sizes = [one.size, other.size] as const;
  if (one.size !== other.size) return { share: 1, sizes };
  let different = 0;
  const isApart = (at: number) => Math.abs((one.colours[at] ?? 0) - (other.colours[at] ?? 0)) > TOLERANCE;
  for (let red = 0; red < one.colours.length; red += 3) {
    if (isApart(red) || isApart(red + 1) || isApart(red + 2)) different++;
  }
  return { share: different / (one.colours.length / 3), sizes };
}

/** Whether two pictures show the same to a person, though another machine may have drawn them. */
export function isSame({ share }: Difference): boolean {
  return share <= ALLOWED_SHARE;
}

/** Whether two pictures are alike to the last square. */
export function isExact({ share }: Difference): boolean {
  return share === 0;
}

async function squaresOf(picture: Buffer): Promise<{ size: string; colours: Buffer }> {
  // Two steps: in one, WebP would be scaled down while it is decoded, in a way of its own.
  const { data, info } = await sharp(picture)
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [columns, rows] = [Math.ceil(info.width / SQUARE), Math.ceil(info.height / SQUARE)];
  const squares = sharp(data, { raw: info }).resize(columns, rows, { fit: "fill" });
  return { size: `${info.width}×${info.height}`, colours: await squares.raw().toBuffer() };
}
