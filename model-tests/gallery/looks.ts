import type { Language } from "#contracts/languages.ts";
import type { Screen } from "#model-tests/situations/screen.ts";
import { COMPARED } from "./compared.ts";

/** How a screen is shown; with a state, as if every element had the pointer on it, or the focus. */
export type Look = { theme: "light" | "dark"; width: 1440 | 360; state?: "hover" | "focus" };

/** The languages in pictures. */
export const PICTURED: readonly Language[] = ["en-US", "zh-TW", "th-TH"];

const THEMES = ["light", "dark"] as const;
const WIDTHS = [1440, 360] as const;
const EVERY_LOOK: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** The looks of each language in tests. */
const LOOKS: Readonly<Record<Language, readonly Look[]>> = {
  "en-US": [
    { theme: "light", width: 1440 },
    { theme: "dark", width: 360 },
  ],
  "zh-TW": [{ theme: "dark", width: 1440 }],
  "zh-CN": [{ theme: "light", width: 360 }],
  "ja-JP": [{ theme: "dark", width: 360 }],
  "ko-KR": [{ theme: "light", width: 1440 }],
  "th-TH": [{ theme: "light", width: 360 }],
};

const STATES = [{}, { state: "hover" }, { state: "focus" }] as const;

type Shown = Pick<Screen, "name" | "width" | "mocks">;

/** The looks of a screen in a language, at its only width if it has one. */
export function looksAt(locale: Language, { width }: Pick<Shown, "width">): readonly Look[] {
  return LOOKS[locale].map((look) => ({ ...look, ...(width && { width }) }));
}

/** The compared looks of a screen in a language. */
export function comparedLooks(locale: Language, { name }: Pick<Shown, "name">): readonly Look[] {
  const looks = EVERY_LOOK.flatMap((look) => STATES.map((state) => ({ ...look, ...state })));
  return looks.filter((look) => COMPARED[name]?.includes(lookName(locale, look)));
}

/** The looks that `npm run gallery` takes; of mocked situations, a wide one in English. */
export function picturedLooks(locale: Language, screen: Shown): readonly Look[] {
  const compared = comparedLooks(locale, screen);
  if (screen.mocks) return compared.length > 0 || locale !== "en-US" ? compared : looksAt(locale, screen).slice(0, 1);
  if (!isPictured(locale)) return [];
  const fitting = EVERY_LOOK.filter((look) => screen.width === undefined || look.width === screen.width);
  return [...fitting, ...compared.filter(({ state }) => state)];
}

export function isPictured(locale: Language): boolean {
  return PICTURED.includes(locale);
}

/** The name of a picture's file below the gallery, such as `my-orders/en-US-light-1440.webp`. */
export function pictureName(screen: string, locale: Language, look: Look): string {
  return `${folderName(screen)}/${lookName(locale, look)}.webp`;
}

function lookName(locale: Language, { theme, width, state }: Look) {
  return [locale, theme, width, state].filter(Boolean).join("-");
}

/** The folder of a screen's pictures. */
export function folderName(screen: string): string {
  return screen.replace(/[^a-z0-9]+/gi, "-");
}
