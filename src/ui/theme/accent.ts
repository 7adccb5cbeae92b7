/**
 * The accent's tokens for the chosen theme colour (2.37), adapted to be readable: text on and in the accent has a contrast
 * of 4.5 to 1 (WCAG AA), fills 3 to 1 against the surface.
 */
import { type Color, colorOf, contrast, hexOf, lightness, mix, shade } from "./color.ts";

/** The surface colours of tokens.css. */
const SURFACES = {
  light: ["#ffffff", "#f6f7f9", "#f1f3f6"],
  dark: ["#12151c", "#0b0d12", "#1a1e27"],
} as const;

const TEXTS = { light: "#ffffff", dark: "#0b0d12" } as const;
const READABLE = 4.5;
const VISIBLE = 3;
/** The part of the accent in a marked entry's background; console.css. */
const MARKED = 0.1;

export type Accent = Record<"accent" | "accent-strong" | "accent-text" | "accent-soft" | "on-accent" | "focus", string>;

/** The accent of one theme, as `#rrggbb` for each token, from a colour as `#RRGGBB`. */
export function accentOf(themeColor: string, theme: keyof typeof SURFACES): Accent {
  const chosen = colorOf(themeColor);
  const surfaces = SURFACES[theme].map(colorOf);
  const away = theme === "light" ? -1 : 1;

  const visible = nearestShade(chosen, away, (fill) => surfaces.every((surface) => contrast(fill, surface) >= VISIBLE));
  const [white, black] = [colorOf(TEXTS.light), colorOf(TEXTS.dark)];
  // Other buttons have white text, so a colour that is nearly dark enough for it is darkened.
  const isWhiteReadable = contrast(visible, white) >= VISIBLE;
  const on = isWhiteReadable ? white : black;
  const fill = nearestShade(visible, isWhiteReadable ? -1 : 1, (shaded) => contrast(shaded, on) >= READABLE);
  const strong = shade(fill, lightness(fill) + (isWhiteReadable ? -0.06 : 0.06));

  const [surface = white] = surfaces;
  const soft = mix(fill, theme === "light" ? 0.08 : 0.16, surface);
  const grounds = [...surfaces, soft, ...surfaces.map((ground) => mix(fill, MARKED, ground))];
  const text = nearestShade(fill, away, (shaded) => grounds.every((ground) => contrast(shaded, ground) >= READABLE));

  return {
    accent: hexOf(fill),
    "accent-strong": hexOf(strong),
    "accent-text": hexOf(text),
    "accent-soft": hexOf(soft),
    "on-accent": hexOf(on),
    focus: hexOf(text),
  };
}

/** The nearest darker (-1) or lighter (1) shade that is good; the last one if none is. */
function nearestShade(color: Color, direction: -1 | 1, isGood: (shaded: Color) => boolean): Color {
  let shaded = color;
  let light = lightness(color);
  // Rounded as written, so that rounding does not lower the contrast.
  while (!isGood(colorOf(hexOf(shaded))) && (direction < 0 ? light > 0 : light < 1)) {
    light += direction * 0.01;
    shaded = shade(color, light);
  }
  return shaded;
}
