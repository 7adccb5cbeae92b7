import { expect } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { EVERY_SCREEN, type Screen } from "#model-tests/browser/areas/every-screen.ts";
import { axeFindings, colourFindings } from "#model-tests/browser/axe.ts";
import { test as journey } from "#model-tests/browser/journey.ts";
import type { Person, PersonOptions } from "#model-tests/browser/person.ts";
import { type Merchant, Service } from "#model-tests/browser/service.ts";
import { comparePictures, isExact, isSame, shrink } from "./comparison.ts";
import {
  isPictured,
  keepPicture,
  keptPicture,
  type Look,
  looksAt,
  picturedLooks,
  pictureName,
  showChanged,
} from "./gallery.ts";
import { pictureAtRest, settles, showWhole, takePicture } from "./picture.ts";
import { pinFonts } from "./pinned-fonts.ts";
import { demoMerchant, MOMENT, startStillSandbox, TIME_ZONE } from "./still-service.ts";

/** `npm run gallery` keeps the pictures that changed, in every look; a test compares them. */
const KEEPING = process.env.GALLERY === "keep";
/** What is kept shall be true to the last word; machines draw letters in their own ways. */
const isAlike = KEEPING ? isExact : isSame;

/** The narrowest screen, which is also 400 % of 1280 pixels. */
const NARROWEST = { width: 320, height: 640 };

/** How long a test may take that goes to every screen, on a busy machine. */
export const LONG = { timeout: 600_000 };

/**
 * A test whose service stands still: `still` holds whose business it shows, the code of an order to pay, and where the
 * same business is shown in mock mode.
 */
export const test = journey
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("still", { scope: "worker" }, async ({}, { onCleanup }) => {
    const [sandbox, mock] = await Promise.all([startStillSandbox(), startStillSandbox({ SANDBOX_MOCK: "1" })]);
    onCleanup(async () => void (await Promise.all([sandbox.stop(), mock.stop()])));
    const service = new Service(sandbox.url);
    const demo = await demoMerchant(service);
    const mocked = { url: mock.url, signedInAs: await demoMerchant(new Service(mock.url)) };
    const newcomer = await service.newMerchant("newcomer@merchant.example");
    const order = (await service.orders(demo)).find(({ payStatus }) => payStatus === "pending");
    if (!order) throw new Error("The demo merchant has no order to pay");
    return { service, demo, newcomer, order: order.code, mocked };
  })
  .extend("service", ({ still }) => still.service);

type World = {
  comeIn: (options: PersonOptions) => Promise<Person>;
  still: { demo: Merchant; newcomer: Merchant; order: string; mocked: { url: string; signedInAs: Merchant } };
};

/**
 * Looks at every screen in a language: whether it says which, looks as in the gallery, breaks a rule of axe's, and fits
 * the narrowest display.
 */
export async function lookAtEveryScreen(locale: Language, { comeIn, still }: World): Promise<void> {
  const options = { locale, timeZone: TIME_ZONE };
  const people = {
    visitor: await comeIn(options),
    newcomer: await comeIn({ ...options, signedInAs: still.newcomer }),
    merchant: await comeIn({ ...options, signedInAs: still.demo }),
    mocked: await comeIn({ ...options, ...still.mocked }),
  };
  for (const { context } of Object.values(people)) {
    await context.clock.setFixedTime(MOMENT);
    if (isPictured(locale)) await pinFonts(context);
  }
  const found: string[] = [];
  for (const [index, screen] of EVERY_SCREEN.entries()) {
    const person = people[screen.who];
    const [first, ...others] = KEEPING ? picturedLooks(locale, screen) : looksAt(index, locale);
    if (!first) continue;
    await show(person, first);
    await person.goTo(screen.path(still.order));
    await screen.isThere(person);
    found.push(...(await changes(person, { screen, locale, look: first })));
    if (!KEEPING) found.push(...(await findings(person, screen, first.theme, axeFindings)));
    for (const look of others) {
      await show(person, look);
      await wears(person, look.theme);
      found.push(...(await changes(person, { screen, locale, look })));
    }
    // The colours of the other theme are those of every language.
    if (!KEEPING && isPictured(locale)) {
      const theme = first.theme === "light" ? "dark" : "light";
      await person.page.emulateMedia({ colorScheme: theme });
      await wears(person, theme);
      found.push(...(await findings(person, screen, theme, colourFindings)));
    }
    expect(await person.page.evaluate(() => document.documentElement.lang), screen.name).toBe(locale);
    await person.page.setViewportSize(NARROWEST);
    await settles(person.page);
    const width = await person.page.evaluate(() => document.documentElement.scrollWidth);
    if (width > NARROWEST.width) found.push(`${screen.name} is ${width} pixels wide on ${NARROWEST.width}`);
  }
  expect(found).toEqual([]);
}

async function show({ page }: Person, { width, theme }: Look) {
  await page.setViewportSize({ width, height: width > 1000 ? 900 : 740 });
  await page.emulateMedia({ colorScheme: theme });
}

/** Waits until a page that stands there has followed the system's theme. */
async function wears({ page }: Person, theme: Look["theme"]) {
  const body = theme === "dark" ? 'body[arco-theme="dark"]' : "body:not([arco-theme])";
  await page.locator(body).waitFor({ state: "attached" });
}

/** What axe finds on a screen as it is shown, a line each. */
async function findings({ page }: Person, screen: Screen, theme: Look["theme"], examine: typeof axeFindings) {
  const look = `${screen.name}, ${theme}, ${page.viewportSize()?.width} px`;
  return (await examine(page)).map((finding) => `${look}: ${finding}`);
}

/**
 * Waits until a screen settles. What is seen on it that the gallery shows otherwise, a line each; keeps it there instead
 * when asked to. The gallery shows nothing of a language that is not pictured.
 */
async function changes(
  { page }: Person,
  { screen, locale, look }: { screen: Screen; locale: Language; look: Look },
): Promise<string[]> {
  if (!isPictured(locale)) {
    await settles(page);
    return [];
  }
  await showWhole(page);
  const name = pictureName(screen.name, locale, look);
  const kept = keptPicture(name);
  // What looks as it should is at rest, and nothing more has to be found out.
  if (kept && isAlike(await comparePictures(kept, await takePicture(page)))) return [];
  // As the gallery keeps it: what its format leaves out is no change.
  const picture = await shrink(await pictureAtRest(page));
  const difference = kept && (await comparePictures(kept, picture));
  if (difference && isAlike(difference)) return [];
  if (KEEPING) {
    keepPicture(name, picture);
    return [];
  }
  const file = showChanged(name, picture);
  if (!difference) return [`The gallery has no ${name}; see ${file}, and keep it with npm run gallery`];
  const { share, sizes } = difference;
  return [`${name} changed: ${(share * 100).toFixed(2)} % of it, ${sizes.join(" to ")} pixels; see ${file}`];
}
