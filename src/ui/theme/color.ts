/** Colours as numbers: their contrast, and lighter or darker shades. */

/** In linear light, each from 0 to 1. */
export type Color = { readonly red: number; readonly green: number; readonly blue: number };

/** Reads `#RRGGBB`. */
export function colorOf(hex: string): Color {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { red: channel(1), green: channel(3), blue: channel(5) };
}

/** Writes `#rrggbb`. */
export function hexOf({ red, green, blue }: Color): string {
  const digits = (value: number) =>
    Math.round(encoded(value) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${digits(red)}${digits(green)}${digits(blue)}`;
}

/** The WCAG contrast of two colours, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Mixes two colours as `color-mix(in srgb, …)` does; `part` of the first is from 0 to 1. */
export function mix(over: Color, part: number, under: Color): Color {
  const channel = (a: number, b: number) => linear(encoded(a) * part + encoded(b) * (1 - part));
  return {
    red: channel(over.red, under.red),
    green: channel(over.green, under.green),
    blue: channel(over.blue, under.blue),
  };
}

/** The L of OKLCH, from 0 to 1. */
export function lightness(color: Color): number {
  return lab(color).light;
}

/** The same hue with another lightness; the chroma is reduced where sRGB requires it. */
export function shade(color: Color, light: number): Color {
  const { a, b } = lab(color);
  for (let part = 1; part > 0; part -= 0.02) {
    const candidate = fromLab(light, a * part, b * part);
    if (isShowable(candidate)) return clipped(candidate);
  }
  return clipped(fromLab(light, 0, 0));
}

function luminance({ red, green, blue }: Color) {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number) {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

// The published matrices of OKLab.
function lab({ red, green, blue }: Color) {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function fromLab(light: number, a: number, b: number): Color {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    blue: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}

function isShowable({ red, green, blue }: Color) {
  return [red, green, blue].every((value) => value > -0.0005 && value < 1.0005);
}

function clipped({ red, green, blue }: Color): Color {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { red: within(red), green: within(green), blue: within(blue) };
}
