import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { describeDevice, parseUserAgent } from "./device.ts";

const MOZILLA = "Mozilla/5.0";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Chrome on Windows", `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  [
    "Edge on Windows",
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  ["Opera on macOS", `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/124`],
  ["Firefox on Linux", `${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`],
  [
    "Safari on macOS",
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15`,
  ],
  [
    "Safari on iOS",
    `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    "Chrome on iOS",
    `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1`,
  ],
  ["Chrome on Android", `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
  [
    "Samsung Internet on Android",
    `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  ["Chrome on ChromeOS", `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ["Linux", `${MOZILLA} (X11; Linux x86_64) Konqueror/5`],
  ["", "curl/8.17.0"],
  ["", null],
  // A user agent longer than the limit is cut.
  ["", `${"x".repeat(512)} (X11; Linux x86_64) Firefox/145.0`],
])("recognizes %j", (named, userAgent) => {
  expect(describeDevice(parseUserAgent(userAgent), "en-US")).toBe(named);
});

test("the user agent's text is never repeated", () => {
  const device = describeDevice(parseUserAgent("<script>Chrome/1</script> Windows"), "en-US");
  expect(device).toBe("Chrome on Windows");
});

test("a device is named in the merchant's language", () => {
  const device = { browser: "Chrome", system: "Windows" };
  const named = ALL_LANGUAGES.map((language) => describeDevice(device, language));
  for (const name of named) expect(name).toMatch(/^(?=.*Chrome)(?=.*Windows)/);
  expect(named).toEqual([
    "Chrome on Windows",
    "Windows 上的 Chrome",
    "Windows 上的 Chrome",
    "Windows の Chrome",
    "Windows의 Chrome",
    "Chrome บน Windows",
  ]);
});
