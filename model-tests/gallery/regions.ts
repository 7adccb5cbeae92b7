/** A differing region, in pixels from the top left corner. */
export type Region = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The number of differing pixels. */
  pixels: number;
};

/** Differences up to this distance form one region, as the letters of a word. */
const GAP = 3;

/**
 * Groups differing pixels that are near each other into regions, from the top.
 * @param differences a number for each pixel, row by row, 0 if equal. It is cleared.
 */
export function regionsOf(differences: Uint32Array, width: number): Region[] {
  const regions: Region[] = [];
  for (let at = 0; at < differences.length; at++) {
    if (differences[at] !== 0) regions.push(takeRegion(differences, width, at));
  }
  return regions;
}

/** Removes the region of a pixel from the remaining differences. */
function takeRegion(left: Uint32Array, width: number, start: number): Region {
  const height = left.length / width;
  const [first, top] = [start % width, Math.floor(start / width)];
  const found = { left: first, right: first, top, bottom: top, pixels: 0 };
  const open = [start];
  left[start] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    found.pixels++;
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
    const lastRow = Math.min(y + GAP + 1, height - 1);
    const lastColumn = Math.min(x + GAP + 1, width - 1);
    for (let row = Math.max(y - GAP - 1, 0); row <= lastRow; row++) {
      for (let column = Math.max(x - GAP - 1, 0); column <= lastColumn; column++) {
        const near = row * width + column;
        if (left[near] === 0) continue;
        left[near] = 0;
        open.push(near);
      }
    }
  }
  const { right, bottom, pixels } = found;
  return { left: found.left, top: found.top, width: right - found.left + 1, height: bottom - found.top + 1, pixels };
}
