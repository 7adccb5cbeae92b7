import { join } from "node:path";
import type { Request } from "playwright-core";
import { expect } from "vitest";
import { type AccessibleText, accessibleText } from "#model-tests/browser/accessible-text.ts";
import type { Person, PersonOptions } from "#model-tests/browser/person.ts";
import { type Still, test } from "#model-tests/gallery/every-screen.ts";
import { settles } from "#model-tests/gallery/picture.ts";
import { pinFonts } from "#model-tests/gallery/pinned-fonts.ts";
import { stopClock } from "#model-tests/gallery/still-clock.ts";
import { TIME_ZONE } from "#model-tests/gallery/still-service.ts";
import { type Frame, fileOfText, frameOf, keptTextOf, SITUATIONS_BY_FEATURE, TEXTS } from "./kept-text.ts";
import { isUnanswered } from "./played.ts";
import { reach } from "./reach.ts";
import type { Screen } from "./screen.ts";

/** The screens whose frame is the usual one. */
const USUAL: Partial<Record<Screen["who"], string>> = {
  visitor: "sign-in",
  newcomer: "no applications",
  merchant: "my orders",
};
/** How long a page may take to come to rest, in milliseconds. */
const TIMEOUT = 10_000;
/** After so many situations that cannot be reached, the others of a file are not tried: each takes its time. */
const MANY = 10;

type World = { comeIn: (options: PersonOptions) => Promise<Person>; still: Still };

/** Declares a test for each situation of some features: what assistive technology is given of it is what is kept. */
export function keepTextsOf(...features: readonly string[]): void {
  const situations = features.flatMap((feature) =>
    (SITUATIONS_BY_FEATURE[feature] ?? []).map((screen) => ({ feature, screen, name: screen.name })),
  );
  const frames = new Map<Screen["who"], Promise<Frame>>();
  let lost = 0;
  test.for(situations)(
    "$name: assistive technology is given the text that is kept",
    async ({ feature, screen }, { comeIn, still, task }) => {
      if (lost >= MANY) throw new Error(`Not looked at: ${MANY} others of this file could not be reached`);
      const world = { comeIn, still };
      const text = await textOf(screen, world).catch((error: unknown) => {
        lost++;
        throw error;
      });
      const name = USUAL[screen.who];
      const usual = SITUATIONS_BY_FEATURE["screens"]?.find((one) => one.name === name);
      const isApart = usual === undefined || usual === screen || screen.isDocument;
      if (!isApart && !frames.has(screen.who)) frames.set(screen.who, textOf(usual, world).then(frameOf));
      const frame = isApart ? undefined : await frames.get(screen.who);
      const kept = keptTextOf(text, frame && usual ? { screen: usual.name, frame } : null);
      await expect(kept, `To accept it: npm run gallery -- --text "${screen.name}"`).toMatchFileSnapshot(
        join(TEXTS, fileOfText(feature, screen)),
      );
      task.meta.situations = [screen.name];
    },
  );
}

/** Reaches a situation in a browser of its own, and reads it once it has come to rest. */
async function textOf(screen: Screen, { comeIn, still }: World): Promise<AccessibleText> {
  const viewport = { width: screen.width ?? 1440, height: 900 };
  const person = await comeIn({ locale: "en-US", timeZone: TIME_ZONE, viewport, ...(await still.as(screen.who)) });
  const underWay = requestsOf(person);
  await pinFonts(person.context);
  await stopClock(person.context);
  await saveData(person);
  await reach(person, screen, () => person.goTo(screen.path(still.order)));
  let before: string | null = null;
  for (const end = Date.now() + TIMEOUT; Date.now() < end; ) {
    await settles(person.page, screen.isUnderWay);
    const isIdle = await person.page.evaluate(async () => {
      await scheduler.postTask(() => undefined, { priority: "background" });
      return globalThis.pendingTimers?.size === 0;
    });
    const now = await accessibleText(person.page);
    const isQuiet = isIdle && [...underWay].every(isUnanswered);
    const written = JSON.stringify(now);
    if (isQuiet && written === before) return now;
    before = isQuiet ? written : null;
  }
  throw new Error(`${screen.name} does not come to rest within ${TIMEOUT / 1000} s`);
}

/** Nothing is fetched ahead for who saves data: no text shows it, and it takes its time. */
async function saveData({ context }: Person) {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

/** What a person's page has asked for and not been answered yet. */
function requestsOf({ page }: Person): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return underWay;
}
