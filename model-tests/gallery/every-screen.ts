import { expect, type TaskMeta } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { axeFindings, languageAndTargetFindings, languageFindings } from "#model-tests/browser/axe.ts";
import { RUNS_SWEEPS } from "#model-tests/browser/extent.ts";
import { test as journey } from "#model-tests/browser/journey.ts";
import { layoutDefects } from "#model-tests/browser/layout-defects.ts";
import type { Person, PersonOptions } from "#model-tests/browser/person.ts";
import { type Merchant, Service } from "#model-tests/browser/service.ts";
import { clearMocks } from "#model-tests/situations/mocks.ts";
import { openScreen } from "#model-tests/situations/open-screen.ts";
import type { Screen } from "#model-tests/situations/screen.ts";
import type { RunningSandbox } from "#tools/running/sandbox.ts";
import { changesIn, comparePictures, isSame, shrink } from "./comparison.ts";
import { collect, isCompared, keptPicture, showChanged } from "./gallery.ts";
import { comparedLooks, isPictured, type Look, looksAt, picturedLooks, pictureName } from "./looks.ts";
import { fitToContent, forceState, stablePicture, takePicture, waitUntilStable } from "./picture.ts";
import { pinFonts } from "./pinned-fonts.ts";
import { stopClock } from "./still-clock.ts";
import { demoMerchant, MOMENT, startStillSandbox, TIME_ZONE } from "./still-service.ts";

/** Whether `npm run gallery` takes pictures; otherwise the test compares. */
const TAKING = process.env.GALLERY !== undefined;
/** Whether only the compared pictures are taken or checked. */
const isPart = TAKING ? process.env.GALLERY === "compared" : !RUNS_SWEEPS;

/** The narrowest screen, equal to 1280 pixels at 400 %. */
const NARROWEST = { width: 320, height: 640 };

/** The test stops after so many screens that could not be opened. */
const MOST_MISSING = 5;

/** Open overlays. */
const OPEN = ":is([role=dialog], [role=alertdialog], [role=menu]):visible";

/** The timeout of a test that opens every screen. */
export const LONG = { timeout: 2_400_000 };

/** A sandbox whose clock and chains are stopped. */
export type Still = {
  service: Service;
  /** The demo merchant with months of data. */
  demo: Merchant;
  /** The code of a pending order. */
  order: string;
  /** The options for a screen's user; mock mode is started when first needed. */
  as: (who: Screen["who"]) => Promise<PersonOptions>;
};

/** A test with a stopped sandbox. */
export const test = journey
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("still", { scope: "worker" }, async ({}, { onCleanup }) => {
    const running: Promise<RunningSandbox>[] = [];
    onCleanup(async () => void (await Promise.all(running.map(async (sandbox) => (await sandbox).stop()))));
    const start = (settings: Record<string, string>) => {
      const starting = startStillSandbox(settings);
      running.push(starting);
      return starting;
    };
    const { url } = await start({});
    const service = new Service(url);
    const demo = await demoMerchant(service);
    const startMocked = async () => {
      const mock = await start({ SANDBOX_MOCK: "1" });
      return { url: mock.url, signedInAs: await demoMerchant(new Service(mock.url)) };
    };
    let mocked: ReturnType<typeof startMocked> | undefined;
    const newcomer = await service.newMerchant("newcomer@merchant.example");
    const order = (await service.orders(demo)).find(({ payStatus }) => payStatus === "pending");
    if (!order) throw new Error("The demo merchant has no order to pay");
    const as = async (who: Screen["who"]): Promise<PersonOptions> => {
      if (who === "mocked") {
        mocked ??= startMocked();
        return mocked;
      }
      return who === "visitor" ? {} : { signedInAs: who === "merchant" ? demo : newcomer };
    };
    const still: Still = { service, demo, order: order.code, as };
    return still;
  })
  .extend("service", ({ still }) => still.service);

declare module "vitest" {
  interface TaskMeta {
    /** The names of the situations that a test has opened. */
    situations?: string[];
  }
}

type World = {
  task: { meta: TaskMeta };
  openConsole: (options: PersonOptions) => Promise<Person>;
  still: Still;
};

/** Declares a test for each language; `npm test` looks only at the screens with a picture. */
export function testEveryScreen(...locales: readonly Language[]): void {
  test.for(locales)(
    RUNS_SWEEPS
      ? "every screen is in %s, matches the gallery's pictures, has no axe findings, and does not scroll sideways (2.39, 4.3, 4.9, 8.3, 9.6)"
      : "screens with a picture in %s match the gallery (2.39, 4.3, 9.6)",
    LONG,
    (locale, { openConsole, still, task }) => checkEveryScreen(locale, { openConsole, still, task }),
  );
}

/**
 * Checks every screen in a language: its `lang`, its picture in the gallery, axe's rules, and its layout on
 * the narrowest display. In English the rules are all of axe's, in both themes and at both widths; in the other languages
 * they are those that a language can break.
 */
async function checkEveryScreen(locale: Language, { openConsole, still, task }: World): Promise<void> {
  const options = { locale, timeZone: TIME_ZONE, theme: "system" } as const;
  const people = new Map<string, Person>();
  const newPerson = async (who: Screen["who"]) => {
    const person = await openConsole({ ...options, ...(await still.as(who)) });
    await stopClock(person.context);
    if (isPictured(locale)) await pinFonts(person.context);
    return person;
  };
  // Mocked data may be stored on the device, so it is removed before the next screen.
  const keyOf = ({ who, mocks }: Screen) => (mocks ? `${who} with mocks` : who);
  const personFor = async (screen: Screen) => {
    const present = people.get(keyOf(screen));
    if (present && screen.mocks) {
      await clearMocks(present);
      await present.reset();
      await present.context.clock.setFixedTime(MOMENT);
    }
    const person = present ?? (await newPerson(screen.who));
    people.set(keyOf(screen), person);
    return person;
  };
  /** The people whose console is loaded, so that they can navigate inside it. */
  const inside = new Set<Person>();
  const examine = rulesFor(locale);
  const loaded = new Set<string>();
  const found: string[] = [];
  const looked = new Set<string>();
  const screens = EVERY_SCREEN.map((screen) => ({ screen, looks: looksOf(locale, screen) }));
  const lookedAt = screens.filter(({ looks }) => looks.length > 0);
  const lookAt = async (person: Person, screen: Screen, [first, ...others]: readonly Look[]) => {
    if (first === undefined) return;
    const path = screen.path(still.order);
    await person.page.unrouteAll();
    const isInside =
      inside.has(person) &&
      !screen.isDocument &&
      !screen.mocks &&
      (locale !== "en-US" || loaded.has(path)) &&
      // Closing the wizard's last dialog leads to the sign-in.
      (screen.who !== "visitor" || (await person.page.locator(OPEN).count()) === 0);
    // Mocked situations are opened on a wide display, as for their texts.
    const entered: Look = screen.mocks ? { ...first, width: screen.width ?? 1440 } : first;
    await openScreen(person, screen, () =>
      isInside ? move(person, screen, path, entered) : load(person, path, entered),
    );
    const look = async (one: Look) => {
      found.push(...(await pictureChanges(person, { screen, locale, look: one })));
      // What is printed is read by no screen reader.
      const isPrinted = await person.page.evaluate(() => matchMedia("print").matches);
      if (!needsOnlyPictures(screen) && !isPrinted) found.push(...(await findings(person, screen, one.theme, examine)));
    };
    if (entered.width !== first.width) await show(person, first);
    await look(first);
    for (const other of others) {
      await show(person, other);
      if (screen.isNotStarted) await openScreen(person, screen, () => load(person, path, other));
      await wears(person, other.theme);
      await look(other);
    }
    const spoken = await person.page.evaluate(() => document.documentElement.lang);
    if (!screen.changesLanguage) expect(spoken, screen.name).toBe(locale);
    if (!needsOnlyPictures(screen)) found.push(...(await narrowDefects(person, screen)));
    loaded.add(path);
    looked.add(screen.name);
    task.meta.situations = [...looked];
    if (screen.isDocument) inside.delete(person);
    else inside.add(person);
  };
  let missing = 0;
  for (const [at, { screen, looks }] of lookedAt.entries()) {
    // Each took its timeout, and the others would probably fail, too.
    if (missing === MOST_MISSING) {
      found.push(`not looked at: ${lookedAt.length - at} more screens`);
      break;
    }
    const person = await personFor(screen);
    const looking = lookAt(person, screen, looks).then(() => person.errors.expectNone());
    await looking.catch((error: unknown) => {
      // The next screen loads its page, so that it is not affected.
      missing += 1;
      found.push(`${screen.name} is not there: ${error}`);
      inside.delete(person);
      if (screen.mocks) people.delete(keyOf(screen));
    });
  }
  expect(found).toEqual([]);
}

/** Whether axe and the width are left out: `npm test` checks them with the accessible text of a screen without mocks. */
function needsOnlyPictures({ mocks }: Screen): boolean {
  return TAKING || (isPart && !mocks);
}

/** The looks to take or to check, each once; of the languages' own looks `npm test` leaves out those without a picture. */
function looksOf(locale: Language, screen: Screen): readonly Look[] {
  if (isPart) return comparedLooks(locale, screen);
  if (TAKING) return picturedLooks(locale, screen);
  const looks = [...comparedLooks(locale, screen), ...looksAt(locale, screen)];
  return [...new Map(looks.map((look) => [pictureName("", locale, look), look])).values()];
}

/**
 * All findings of axe on a screen that a test has opened in the light theme, and its layout defects on the narrowest
 * display, a line each. @param theme switched to as if another tab had chosen it.
 */
export async function screenFindings(person: Person, screen: Screen, theme: Look["theme"]): Promise<string[]> {
  await person.page.evaluate((newValue) => {
    // It hides the page where only the text is read.
    document.adoptedStyleSheets = [];
    localStorage.setItem("arco-theme", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "arco-theme", newValue }));
  }, theme);
  await wears(person, theme);
  return [...(await findings(person, screen, theme, axeFindings)), ...(await narrowDefects(person, screen))];
}

/** The axe rules of a language. Target sizes are checked in Chinese, whose texts are shortest. */
function rulesFor(locale: Language) {
  if (locale === "en-US") return axeFindings;
  return locale === "zh-TW" ? languageAndTargetFindings : languageFindings;
}

/** Loads a screen by its path. */
async function load(person: Person, path: string, look: Look) {
  await show(person, look);
  await person.goto(path);
}

/** Navigates inside the console through another screen, so that elements of the last one are not mistaken for it. */
async function move(person: Person, { who }: Screen, path: string, look: Look) {
  const { page, t } = person;
  const [between, title] =
    who === "visitor" ? ["/register", "account:register.title"] : ["/nowhere", "site:notFound.title"];
  await person.navigate(between);
  const open = page.locator(OPEN);
  const discard = person.button("shell:leave.discard");
  const close = async () => {
    if ((await discard.count()) > 0) await discard.click();
    else if ((await open.count()) > 0) await page.keyboard.press("Escape");
    return open.count();
  };
  await expect.poll(close).toBe(0);
  const heading = page.getByRole("heading", { name: t(title), exact: true });
  await heading.waitFor();
  // A focus ring depends on whether the last input was a key or the pointer.
  await page.keyboard.press("Escape");
  await show(person, look);
  await person.navigate(path);
  // The previous screen stays until the new one is loaded.
  if (path !== between) await heading.waitFor({ state: "detached" });
}

async function show(person: Person, { width, theme }: Look) {
  await resize(person, { width, height: width > 1000 ? 900 : 740 });
  await person.page.emulateMedia({ colorScheme: theme });
}

/** A page in full screen keeps its size. */
async function resize({ page }: Person, size: { width: number; height: number }) {
  await page.evaluate(() => (document.fullscreenElement ? document.exitFullscreen() : undefined));
  await page.setViewportSize(size);
}

/** Waits until the page has the system's theme. */
async function wears({ page }: Person, theme: Look["theme"]) {
  const body = theme === "dark" ? 'body[arco-theme="dark"]' : "body:not([arco-theme])";
  await page.locator(body).waitFor({ state: "attached" });
}

/** Whether a screen shows the tooltip of a chart, which stays where the wider chart showed it. */
export const isPointed = ({ name }: Screen): boolean => /pointer on a/.test(name);

/** The layout defects of a screen on the narrowest display, a line each. */
async function narrowDefects(person: Person, screen: Screen): Promise<string[]> {
  if (isPointed(screen)) return [];
  await resize(person, NARROWEST);
  await waitUntilStable(person.page, screen.isLoading);
  const defects = await person.page.evaluate(layoutDefects);
  return defects.map((defect) => `${screen.name}, ${NARROWEST.width} px: ${defect}`);
}

/** The axe findings of a screen, a line each. */
async function findings({ page }: Person, screen: Screen, theme: Look["theme"], examine: typeof axeFindings) {
  const look = `${screen.name}, ${theme}, ${page.viewportSize()?.width} px`;
  return (await examine(page, screen.isLoading)).map((finding) => `${look}: ${finding}`);
}

/**
 * Waits until a screen is stable, and takes its picture or compares it with the kept one. @returns the differences, a line
 * each; none in languages without pictures.
 */
async function pictureChanges(
  { page }: Person,
  { screen, locale, look }: { screen: Screen; locale: Language; look: Look },
): Promise<string[]> {
  const name = pictureName(screen.name, locale, look);
  if (!TAKING && !isCompared(name)) {
    await waitUntilStable(page, screen.isLoading);
    return [];
  }
  await fitToContent(page, screen.isLoading);
  await using _ = look.state ? await forceState(page, look.state) : null;
  if (TAKING) {
    await collect(name, await stablePicture(page));
    return [];
  }
  const kept = keptPicture(name);
  // An equal picture is stable.
  if (kept && isSame(await comparePictures(kept, await takePicture(page)))) return [];
  const picture = await stablePicture(page);
  const difference = kept && (await comparePictures(kept, picture));
  if (difference && isSame(difference)) return [];
  const file = showChanged(name, await shrink(picture));
  if (!difference) return [`The gallery has no ${name}; see ${file}, and keep it with npm run gallery`];
  const where = changesIn(difference).map(({ width, height, left, top }) => `${width}×${height} at ${left}, ${top}`);
  const [first, ...others] = difference.resized === null ? where : [difference.resized];
  return [`${name} changed: ${first}${others.length === 0 ? "" : ` and ${others.length} more`}; see ${file}`];
}
