import type { Language } from "#contracts/languages.ts";
import { fill, textsIn } from "#sandbox/texts.ts";

/** Browser and operating system in coarse words: enough for the owner to recognize, too little for tracking. */
export type Device = { browser: string; system: string };

/** In order of precedence: most user agents also contain the names of browsers that they derive from. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/\S+ .*\bSafari\//],
];

const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ["iPadOS", /\biPad\b/],
  ["iOS", /\biPhone\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Longer user agents are cut, because some of these expressions take quadratic time. */
const MAX_LENGTH = 512;

/** Recognizes the device from the `User-Agent` header; unrecognized parts are "". */
export function parseUserAgent(userAgent: string | null): Device {
  const read = (userAgent ?? "").slice(0, MAX_LENGTH);
  return { browser: nameOf(BROWSERS, read), system: nameOf(SYSTEMS, read) };
}

function nameOf(known: readonly [name: string, sign: RegExp][], userAgent: string): string {
  return known.find(([, sign]) => sign.test(userAgent))?.[0] ?? "";
}

/** Names a device, such as "Chrome on Windows", in the given language; "" if nothing was recognized. */
export function describeDevice(device: Device, language: Language): string {
  if (device.browser && device.system) return fill(textsIn(language).device, device);
  return device.browser || device.system;
}
