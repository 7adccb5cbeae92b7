import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { folderName } from "#model-tests/gallery/looks.ts";
import { kept } from "./kept.ts";

/** As wide as a picture is shown beside a chart on a screen of two pixels to one. */
const WIDTH = 640;

/** The pictures of the named screens, small, as addresses that hold them; those that the gallery does not have are left out. */
export async function readPictures(
  screens: readonly string[],
  gallery = join(import.meta.dirname, "../../docs/gallery"),
): Promise<Record<string, string>> {
  const paths = [...new Set(screens)].map((screen): [string, string] => [
    screen,
    join(gallery, folderName(screen), "en-US-light-1440.webp"),
  ]);
  const small = paths
    .filter(([, path]) => existsSync(path))
    .map(async ([screen, path]): Promise<[string, string]> => {
      const whole = readFileSync(path);
      const small = await kept(`picture ${WIDTH}`, whole, async () =>
        (await sharp(whole).resize({ width: WIDTH }).webp({ quality: 60 }).toBuffer()).toString("base64"),
      );
      return [screen, `data:image/webp;base64,${small}`];
    });
  return Object.fromEntries(await Promise.all(small));
}
