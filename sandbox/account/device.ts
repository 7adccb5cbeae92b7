import type { Language } from "#contracts/languages.ts";
import { fill, textsIn } from "#sandbox/texts.ts";

/** A browser and its system in coarse words: enough to be recognized by its owner, too little to follow anybody. */
export type Device = { browser: string; system: string };

/** The first that fits: most browsers also call themselves by the names of those that they descend from. */
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

/** Longer than any browser's; of a stranger's 16 kB, some signs above would be looked for thousands of times over. */
const MOST_READ = 512;

/** Tells a device from the header `User-Agent`; a part that it can't tell is empty. */
export function readDevice(userAgent: string | null): Device {
  const read = (userAgent ?? "").slice(0, MOST_READ);
  return { browser: nameOf(BROWSERS, read), system: nameOf(SYSTEMS, read) };
}

function nameOf(known: readonly [name: string, sign: RegExp][], userAgent: string): string {
  return known.find(([, sign]) => sign.test(userAgent))?.[0] ?? "";
}

/** Names a device for its owner, such as "Chrome on Windows"; as much as is known of it, "" for nothing. */
export function writeDevice(device: Device, language: Language): string {
  if (device.browser && device.system) return fill(textsIn(language).device, device);
  return device.browser || device.system;
}
