import { existsSync, readFileSync } from "node:fs";
import type { Product } from "#model-tests/engine/product.ts";
import type { Picture } from "./facts.ts";
import { kept } from "./kept.ts";
import { pictureName } from "./page/picture-name.ts";
import { picturePath } from "./screens.ts";

/** Twice the width at which a picture is shown, for screens with a pixel ratio of 2. */
const WIDTH = 640;

/** Returns scaled-down pictures as data URLs, by `pictureName`, without those whose file is missing. */
export async function readPictures(
  shown: readonly Picture[],
  product: Pick<Product, "report" | "pictures">,
): Promise<Record<string, string>> {
  const { default: sharp } = await import("sharp");
  const paths = new Map(shown.map((picture) => [pictureName(picture), pathOf(picture, product)]));
  const small = [...paths]
    .filter(([, path]) => existsSync(path))
    .map(async ([name, path]): Promise<[string, string]> => {
      const whole = readFileSync(path);
      const small = await kept(`picture ${WIDTH}`, whole, async () =>
        (await sharp(whole).resize({ width: WIDTH }).webp({ quality: 60 }).toBuffer()).toString("base64"),
      );
      return [name, `data:image/webp;base64,${small}`];
    });
  return Object.fromEntries(await Promise.all(small));
}

function pathOf({ isWalked, screen, state }: Picture, { report, pictures }: Pick<Product, "report" | "pictures">) {
  return isWalked ? picturePath(screen, state, report) : (pictures?.fileOf(screen) ?? "");
}
