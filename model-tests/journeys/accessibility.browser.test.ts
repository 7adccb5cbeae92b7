import { expect } from "vitest";
import { EVERY_SCREEN } from "../browser/areas/every-screen.ts";
import { axeFindings } from "../browser/axe.ts";
import { test } from "../browser/journey.ts";
import { LOCALES } from "../browser/texts.ts";

test.for(["light", "dark"] as const)(
  "axe finds nothing on any screen in the %s theme (4.3)",
  async (theme, { comeIn, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    const people = {
      visitor: await comeIn({ theme }),
      merchant: await comeIn({ theme, signedInAs: merchant }),
    };
    const found: string[] = [];
    for (const { name, who, path, isThere } of EVERY_SCREEN) {
      await people[who].goTo(path(code));
      await isThere(people[who]);
      found.push(...(await axeFindings(people[who].page)).map((finding) => `${name}: ${finding}`));
    }
    expect(found).toEqual([]);
  },
);

test.for(LOCALES.filter((one) => one !== "en-US"))(
  "every screen speaks %s, the questions of 4.9 and 8.3 included, says so, and axe finds nothing there (4.9, 8.3, 9.6)",
  async (locale, { comeIn, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    const found: string[] = [];
    const people = {
      visitor: await comeIn({ locale }),
      merchant: await comeIn({ locale, signedInAs: merchant }),
    };
    for (const { name, who, path, isThere } of EVERY_SCREEN) {
      const person = people[who];
      await person.goTo(path(code));
      await isThere(person);
      expect(await person.page.evaluate(() => document.documentElement.lang), name).toBe(locale);
      found.push(...(await axeFindings(person.page)).map((finding) => `${name}: ${finding}`));
    }
    expect(found).toEqual([]);
  },
);

test("no screen scrolls sideways at 320 pixels, which is also 400 % of 1280 (2.39)", async ({
  comeIn,
  merchant,
  service,
}) => {
  const { code } = await service.newOrder(merchant);
  const viewport = { width: 320, height: 640 };
  const people = { visitor: await comeIn({ viewport }), merchant: await comeIn({ viewport, signedInAs: merchant }) };
  const wider: string[] = [];
  for (const { name, who, path, isThere } of EVERY_SCREEN) {
    await people[who].goTo(path(code));
    await isThere(people[who]);
    const width = await people[who].page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) wider.push(`${name}: ${width} px`);
  }
  expect(wider).toEqual([]);
});
