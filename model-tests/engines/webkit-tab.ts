import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { recordAnnouncements } from "#model-tests/browser/announcements.ts";
import { freePort } from "#tools/figures/free-port.ts";
import { describeTarget, FINDER_SCRIPT, findExpression, type Tab, type Target, until } from "./tab.ts";

const WITHOUT_GPU = {
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  LIBGL_ALWAYS_SOFTWARE: "1",
};
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/**
 * A tab of WebKitGTK over WebDriver, with its own display and message bus. Errors are recorded from the first search in a
 * document, because WebDriver cannot listen earlier.
 * @param downloads the folder for exports.
 */
export async function webkitTab(miniBrowser: string, downloads: string): Promise<Tab> {
  const port = await freePort();
  // A process group, so that xvfb-run, dbus-run-session and the driver end together.
  const driver = spawn(
    "xvfb-run",
    ["-a", "dbus-run-session", "--", "WebKitWebDriver", "--host=127.0.0.1", `--port=${port}`],
    // WebKit saves downloads in HOME.
    { env: { ...process.env, ...WITHOUT_GPU, HOME: downloads }, stdio: "ignore", detached: true },
  );
  const ended = once(driver, "exit");
  const server = `http://127.0.0.1:${port}`;
  await until("the driver of WebKit", async () => (await fetch(`${server}/status`).catch(() => null))?.ok);
  const browser = await new Builder()
    .usingServer(server)
    .disableEnvironmentOverrides()
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
    })
    .build();
  const read = async <Value>(expression: string) =>
    JSON.parse(await browser.executeScript<string>(`return JSON.stringify(${expression} ?? null)`)) as Value;
  const press = async (key: keyof typeof KEYS) => browser.actions().sendKeys(KEYS[key]).perform();
  return {
    goto: (address) => browser.get(address),
    // Found again if it was replaced meanwhile, or a toast is above it.
    click: async (what) => {
      await until(`a click on ${describeTarget(what)}`, async () => {
        await (await findIn(browser, what)).click();
        return true;
      });
    },
    type: async (what, text) => {
      const field = await findIn(browser, what);
      await field.clear();
      await field.sendKeys(text);
    },
    choose: async (what, value) => {
      const list = await findIn(browser, what);
      const option = await list.findElement({ css: `option[value="${value}"]` });
      // By keyboard, because the popup of options is not part of the page.
      await list.sendKeys(await option.getText());
    },
    press,
    read,
    errors: () => read(`JSON.parse(sessionStorage.getItem("${KEPT}") ?? "[]")`),
    close: async () => {
      await browser.quit().catch(() => undefined);
      if (driver.pid && driver.exitCode === null) process.kill(-driver.pid, "SIGTERM");
      await ended;
    },
  };
}

/** The session storage key for the errors of all documents. */
const KEPT = "errors";
const LISTENER = `
  const record = (what) => sessionStorage.setItem("${KEPT}", JSON.stringify([...JSON.parse(sessionStorage.getItem("${KEPT}") ?? "[]"), what]));
  addEventListener("error", ({ message }) => record("uncaught: " + message));
  addEventListener("unhandledrejection", ({ reason }) => record("uncaught: " + reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => record("policy: " + violatedDirective + " " + blockedURI));
  for (const kind of ["error", "warn"]) {
    const before = console[kind];
    console[kind] = (...values) => { record("console." + kind + ": " + values.join(" ")); before.apply(console, values); };
  }`;

async function findIn(browser: WebDriver, sought: Target): Promise<WebElement> {
  return until(describeTarget(sought), async () => {
    if (!(await browser.executeScript<boolean>("return 'TestingLibraryDom' in globalThis"))) {
      await browser.executeScript(LISTENER);
      await browser.executeScript(recordAnnouncements);
      await browser.executeScript(FINDER_SCRIPT);
    }
    return browser.executeScript<WebElement | null>(`return ${findExpression(sought)}`);
  });
}
