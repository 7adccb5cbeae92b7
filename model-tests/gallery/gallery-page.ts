import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { type Html, html } from "#model-tests/engine/index.ts";
import type { Screen } from "#model-tests/situations/screen.ts";
import { PICTURED, picturedLooks, pictureName } from "./looks.ts";

/** A static page with all pictures. */
export function galleryPage(): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gallery of the Merchant Console</title>
<style>
body { margin: 2rem; font-family: system-ui, sans-serif; }
.pictures { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem; }
figure { margin: 0; }
img { border: 1px solid #8888; }
</style>
</head>
<body>
<h1>Gallery</h1>
${EVERY_SCREEN.map(section)}
</body>
</html>
`;
}

function section(screen: Screen): Html {
  return html`<section>
<h2>${screen.name}</h2>
<div class="pictures">${PICTURED.flatMap((locale) =>
    picturedLooks(locale, screen).map((look) => {
      const { theme, width } = look;
      const name = pictureName(screen.name, locale, look);
      const shown = Math.round(width / 3.6);
      return html`<figure><a href="${name}"><img src="${name}" alt="" width="${shown}" loading="lazy"></a><figcaption>${locale}, ${theme}, ${width} px</figcaption></figure>`;
    }),
  )}</div>
</section>
`;
}
