import { expect } from "vitest";
import { EVERY_SCREEN, type Screen } from "../browser/areas/every-screen.ts";
import { axeFindings } from "../browser/axe.ts";
import { test as journey } from "../browser/journey.ts";
import type { Person } from "../browser/person.ts";
import { Service } from "../browser/service.ts";
import { LOCALES, type Locale } from "../browser/texts.ts";
import { comparePictures, isSame, shrink } from "../gallery/comparison.ts";
import {
  clearChanged,
  isPictured,
  keepPicture,
  keptPicture,
  type Look,
  looksAt,
  picturedLooks,
  pictureName,
  showChanged,
} from "../gallery/gallery.ts";
import { settles, takePicture } from "../gallery/picture.ts";
import { pinFonts } from "../gallery/pinned-fonts.ts";
import { demoMerchant, MOMENT, startStillSandbox, TIME_ZONE } from "../gallery/still-service.ts";

/** `npm run gallery` keeps the pictures that changed, in every look; a test compares them. */
const KEEPING = process.env.GALLERY === "keep";

/** The narrowest screen, which is also 400 % of 1280 pixels. */
const NARROWEST = { width: 320, height: 640 };

const test = journey
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("still", { scope: "file" }, async ({}, { onCleanup }) => {
    clearChanged();
    const sandbox = await startStillSandbox();
    onCleanup(() => sandbox.stop());
    const service = new Service(sandbox.url);
    const demo = await demoMerchant(service);
    const newcomer = await service.newMerchant("newcomer@merchant.example");
    const order = (await service.orders(demo)).find(({ payStatus }) => payStatus === "pending");
    if (!order) throw new Error("The demo merchant has no order to pay");
    return { service, demo, newcomer, order: order.code };
  })
  .extend("service", ({ still }) => still.service);

test.for(KEEPING ? LOCALES.filter(isPictured) : LOCALES)(
  "every screen speaks %s, looks as in the gallery, axe finds nothing there, and nothing scrolls sideways (2.39, 4.3, 4.9, 8.3, 9.6)",
  { timeout: 600_000 },
  async (locale, { comeIn, still }) => {
    const options = { locale, timeZone: TIME_ZONE };
    const people = {
      visitor: await comeIn(options),
      newcomer: await comeIn({ ...options, signedInAs: still.newcomer }),
      merchant: await comeIn({ ...options, signedInAs: still.demo }),
    };
    for (const { context } of Object.values(people)) {
      await context.clock.setFixedTime(MOMENT);
      await pinFonts(context);
    }
    const found: string[] = [];
    for (const [index, screen] of EVERY_SCREEN.entries()) {
      const person = people[screen.who];
      const looks = KEEPING ? picturedLooks(locale) : looksAt(index, locale);
      await show(person, looks[0]);
      await person.goTo(screen.path(still.order));
      await screen.isThere(person);
      for (const look of looks) {
        await show(person, look);
        await settles(person.page);
        const where = `${screen.name}, ${look.theme}, ${look.width} px`;
        // A screen's colours are the same in every language, and so in the other theme it is looked at in one.
        const isExamined = !KEEPING && (look === looks[0] || locale === "en-US");
        if (isExamined) found.push(...(await axeFindings(person.page)).map((finding) => `${where}: ${finding}`));
        if (isPictured(locale)) found.push(...(await changes(person, { screen, locale, look })));
      }
      expect(await person.page.evaluate(() => document.documentElement.lang), screen.name).toBe(locale);
      await person.page.setViewportSize(NARROWEST);
      await settles(person.page);
      const width = await person.page.evaluate(() => document.documentElement.scrollWidth);
      if (width > NARROWEST.width) found.push(`${screen.name} is ${width} pixels wide on ${NARROWEST.width}`);
    }
    expect(found).toEqual([]);
  },
);

async function show({ page }: Person, look: Look | undefined) {
  if (!look) return;
  await page.setViewportSize({ width: look.width, height: look.width > 1000 ? 900 : 740 });
  await page.emulateMedia({ colorScheme: look.theme });
}

/** What is seen on a screen that the gallery shows otherwise, a line each; keeps it there instead when asked to. */
async function changes(
  person: Person,
  { screen, locale, look }: { screen: Screen; locale: Locale; look: Look },
): Promise<string[]> {
  const name = pictureName(screen.name, locale, look);
  // As the gallery keeps it: what its format leaves out is no change.
  const picture = await shrink(await takePicture(person.page));
  const kept = keptPicture(name);
  const difference = kept && (await comparePictures(kept, picture));
  if (difference && isSame(difference)) return [];
  if (KEEPING) {
    keepPicture(name, picture);
    return [];
  }
  const file = showChanged(name, picture);
  if (!difference) return [`The gallery has no ${name}; see ${file}, and keep it with npm run gallery`];
  const { share, sizes } = difference;
  return [`${name} changed: ${(share * 100).toFixed(2)} % of it, ${sizes.join(" to ")} pixels; see ${file}`];
}
