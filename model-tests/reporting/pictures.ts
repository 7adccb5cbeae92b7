import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { folderName } from "#model-tests/gallery/looks.ts";
import { picturePath } from "./folder.ts";
import { kept } from "./kept.ts";
import { pictureName } from "./page/picture-name.ts";
import type { Picture } from "./screens.ts";

/** As wide as a picture is shown beside a chart on a screen of two pixels to one. */
const WIDTH = 640;
const GALLERY = join(import.meta.dirname, "../../docs/gallery");

/** The named pictures, small, as addresses that hold them, by `pictureName`; those that are not there are left out. */
export async function readPictures(pictures: readonly Picture[], gallery = GALLERY): Promise<Record<string, string>> {
  const paths = new Map(pictures.map((picture) => [pictureName(picture), pathOf(picture, gallery)]));
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

function pathOf({ isWalked, screen, state }: Picture, gallery: string): string {
  return isWalked ? picturePath(screen, state) : join(gallery, folderName(screen), "en-US-light-1440.webp");
}
