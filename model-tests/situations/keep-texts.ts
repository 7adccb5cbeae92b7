import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { accessibleText } from "#model-tests/browser/accessible-text.ts";
import { throttle } from "#model-tests/browser/chromium.ts";
import { drawn } from "#model-tests/browser/drawn.ts";
import { unprotectedExactText } from "#model-tests/browser/exact-text.ts";
import { focusBesideDialog } from "#model-tests/browser/focus.ts";
import { layoutDefects } from "#model-tests/browser/layout-defects.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { SCREEN_TIMEOUT } from "#model-tests/browser/timeout.ts";
import { screenFindings, test as stillTest } from "#model-tests/gallery/every-screen.ts";
import { waitUntilStable } from "#model-tests/gallery/picture.ts";
import { type Frame, fileOfText, frameOf, keptTextOf, SITUATIONS_BY_FEATURE, TEXTS } from "./kept-text.ts";
import { changesOf, isUnanswered } from "./mocks.ts";
import { openScreen } from "./open-screen.ts";
import type { Screen } from "./screen.ts";
import { SituationBrowsers } from "./situation-browsers.ts";
import { tryCloseButton, tryRetryButtons } from "./try-buttons.ts";
import { tryKeys } from "./try-keys.ts";

/** The screens with the default frame. */
const USUAL: Partial<Record<Screen["who"], string>> = {
  visitor: "sign-in",
  newcomer: "no applications",
  merchant: "my orders",
};
/** The longest wait for a page to become stable, in milliseconds; long, because machines may be busy. */
const TIMEOUT = 2 * SCREEN_TIMEOUT;
/** A file is given up after so many situations that time out. */
const MANY = 10;

const test = stillTest.extend("stage", { scope: "worker" }, ({ chromium, still }, { onCleanup }) => {
  const stage = new SituationBrowsers(() => chromium.browser(), still);
  onCleanup(() => stage.close());
  return stage;
});

/**
 * Declares a test for each situation of some features: its accessible text is the kept one, the focused element is in
 * the window and in its dialog, its layout has no defects, a close button of its dialog works, and so do its "Try again"
 * and the keys of its menus and tab lists. Without mocks, axe finds nothing, in the light or the dark theme by turns, and the layout has no defects at 320
 * pixels.
 */
export function testKeptTexts(...features: readonly string[]): void {
  const situations = features.flatMap((feature) =>
    (SITUATIONS_BY_FEATURE[feature] ?? []).map((screen) => ({ feature, screen })),
  );
  const frames = new Map<Screen["who"], Promise<Frame>>();
  const tried = new Set<string>();
  let lost = 0;
  // A loop because `test.for` shortens names, and `npm run gallery -- --text` needs the whole name.
  for (const [index, { feature, screen }] of situations.entries()) {
    const alsoChecked = screen.mocks ? "" : ", no axe findings, fits 320 pixels (4.3, 9.6)";
    test(`${screen.name}: accessible text${alsoChecked}`, async ({ stage, still: { order }, task }) => {
      if (lost >= MANY) throw new Error(`Not looked at: ${MANY} others of this file could not be reached`);
      const theme = index % 2 === 0 ? "light" : "dark";
      const look = async () => {
        const { person, ...read } = await openAndRead(screen, stage, order);
        return { ...read, found: await examine(person, screen, theme, tried) };
      };
      const { text, changes, saved, found } = await look().catch(async (error: unknown) => {
        lost++;
        await stage.discard(screen.who).catch(() => undefined);
        throw error;
      });
      expect.soft(found).toEqual([]);
      const name = USUAL[screen.who];
      const usual = SITUATIONS_BY_FEATURE["screens"]?.find((one) => one.name === name);
      const isApart = usual === undefined || usual === screen || screen.isDocument;
      if (!isApart && !frames.has(screen.who))
        frames.set(
          screen.who,
          openAndRead(usual, stage, order).then(({ text }) => frameOf(text)),
        );
      const frame = isApart ? undefined : await frames.get(screen.who);
      const kept = keptTextOf(text, { changes, saved }, frame && usual ? { screen: usual.name, frame } : null);
      await expect(kept, `To accept: npm run gallery -- --text "${screen.name}"`).toMatchFileSnapshot(
        join(TEXTS, fileOfText(feature, screen)),
      );
      task.meta.situations = [screen.name];
    });
  }
}

/** Opens a situation, and reads its accessible text once it is at rest. */
async function openAndRead(screen: Screen, stage: SituationBrowsers, order: string) {
  const { person, underWay, files } = await stage.openConsole(screen);
  const { page } = person;
  await openScreen(person, screen, () => person.goto(screen.path(order)));
  await page.mouse.move(0, 0);
  const isQuiet = () => [...underWay].every(isUnanswered);
  for (const end = Date.now() + TIMEOUT; Date.now() < end; ) {
    // A response that arrives meanwhile may not be shown yet.
    const wasQuiet = isQuiet();
    await page.evaluate(drawn);
    const isAtRest = await page.evaluate(comeToRest, screen.isLoading ?? false);
    if (wasQuiet && isAtRest && isQuiet()) {
      const text = await accessibleText(page);
      const changes = await changesOf(person);
      const saved = await Promise.all(files.map(async (file) => readFile(await file.path(), "utf8")));
      await throttle(page, 1);
      return { person, text, changes, saved };
    }
  }
  const requests = [...underWay].map((request) => request.url()).join(", ") || "none";
  throw new Error(`${screen.name} does not come to rest within ${TIMEOUT / 1000} s; requests under way: ${requests}`);
}

/** Runs in the page, since each round trip costs more than waiting there: whether nothing is pending or changing. */
async function comeToRest(isLoading: boolean): Promise<boolean> {
  const isIdle = () =>
    globalThis.pendingTimers?.size === 0 &&
    !globalThis.mockedCallsPending &&
    (isLoading || document.querySelector('[class*="skeleton" i]') === null);
  for (let before = "", turn = 0; turn < 50; turn++) {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await scheduler.postTask(() => undefined, { priority: "background" });
    const now = document.documentElement.outerHTML;
    if (isIdle() && now === before) return true;
    before = now;
    if (!isIdle()) await new Promise<void>((next) => globalThis.ownTimers?.setTimeout(next, 20));
  }
  return false;
}

/** What is wrong with an open situation, a line each; without mocks also what axe finds in a theme. Tries its buttons. */
async function examine(person: Person, screen: Screen, theme: "light" | "dark", tried: Set<string>): Promise<string[]> {
  const { page } = person;
  const found = (await unprotectedExactText(page)).map((text) => `a translator would change the exact text ${text}`);
  if (!(await page.evaluate(isFocusInWindow))) found.push("the focused element is outside the window");
  const beside = await page.evaluate(focusBesideDialog);
  if (beside !== null) found.push(`a dialog is open, and the focus is outside it, on ${beside}`);
  if (await page.evaluate(isPasswordWithoutUser)) found.push("a password manager would not know whose password it is");
  found.push(...(await page.evaluate(layoutDefects)));
  const others = person.context.pages().filter((other) => other !== page);
  if (others.length > 0) found.push(`opens another browser tab: ${others.map((other) => other.url()).join(", ")}`);
  if (!screen.mocks) found.push(...(await screenFindings(person, screen, theme)));
  if (!screen.isLoading) {
    if (await tryRetryButtons(page, tried)) await waitUntilStable(page);
    await tryKeys(page, tried);
    await tryCloseButton(page, tried);
  }
  person.errors.expectNone();
  return found;
}

/** Runs in the page: whether the window shows what is focused. Focus traps of overlays have no height. */
function isFocusInWindow(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  const { top, bottom, left, right, height } = focused.getBoundingClientRect();
  return height === 0 || (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth);
}

/** Runs in the page: whether a form asks for a password without a field for the email address, which may be hidden. */
function isPasswordWithoutUser(): boolean {
  const passwords = [...document.querySelectorAll<HTMLInputElement>("input[autocomplete$=-password]")];
  return passwords.some(({ form }) => {
    const user = form?.querySelector<HTMLInputElement>("input[autocomplete=username]");
    return !user || (user.hidden && user.value === "");
  });
}
