import { type ElementHandle, launch } from "puppeteer-core";
import { recordAnnouncements } from "#model-tests/browser/announcements.ts";
import { SLOWED } from "#model-tests/browser/timeout.ts";
import { chromiumFlags } from "#tools/chromium.mjs";
import { describeTarget, FINDER_SCRIPT, findExpression, type Tab, type Target, until } from "./tab.ts";

/** A tab of Chromium over CDP, or of Firefox over WebDriver BiDi. @param downloads the folder for exports. */
export async function puppeteerTab(
  kind: "chrome" | "firefox",
  executablePath: string,
  downloads: string,
): Promise<Tab> {
  const browser = await launch({
    browser: kind,
    executablePath,
    headless: true,
    args: kind === "chrome" ? chromiumFlags() : [],
    extraPrefsFirefox: {
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      "intl.accept_languages": "en-US",
    },
    downloadBehavior: { policy: "allow", downloadPath: downloads },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const heard: string[] = [];
  await page.evaluateOnNewDocument(ERRORS_IN_WORDS);
  await page.evaluateOnNewDocument(recordAnnouncements);
  if (kind === "chrome" && SLOWED > 1) await page.emulateCPUThrottling(SLOWED);
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) heard.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`uncaught: ${error}`));
  const sought = (what: Target) =>
    until(describeTarget(what), async () => {
      if (!(await page.evaluate("'TestingLibraryDom' in globalThis"))) await page.evaluate(FINDER_SCRIPT);
      return (await page.evaluateHandle(findExpression(what))).asElement() as ElementHandle<Element> | null;
    });
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    click: async (what) => (await sought(what)).click(),
    type: async (what, text) => {
      const field = await sought(what);
      await field.evaluate((element) => element instanceof HTMLInputElement && element.select());
      await field.type(text);
    },
    choose: async (what, value) => {
      await (await sought(what)).select(value);
    },
    press: (key) => page.keyboard.press(key),
    read: async (expression) => JSON.parse((await page.evaluate(`JSON.stringify(${expression} ?? null)`)) as string),
    errors: async () => heard,
    close: () => browser.close(),
  };
}

/** Logs errors as text, because Firefox reports only the type of a logged error object. */
const ERRORS_IN_WORDS = `
  const log = console.error;
  console.error = (...values) => log(...values.map((value) => (value instanceof Error ? value + "\\n" + value.stack : value)));
`;
