import type { Page, Route } from "playwright-core";

/** How a call can come to nothing or to something unforeseen, and what the browser itself says about it. */
export const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "no connection": (route) => route.abort("internetdisconnected"),
  "an aborted connection": (route) => route.abort("connectionaborted"),
  "a status of 500 with HTML": (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<html><h1>Bad gateway</h1></html>" }),
  "HTML where JSON belongs": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>Maintenance</title>" }),
  "JSON that breaks off": (route) =>
    route.fulfill({ status: 200, contentType: "application/json", body: '{"success":true,"resData":{' }),
  "an answer of another shape": (route) => route.fulfill({ json: { success: true, resData: { unexpected: [1] } } }),
  "a refusal with an unknown code": (route) =>
    route.fulfill({ json: { success: false, errCode: "7777", errMsg: "The moon is in the way" } }),
};

/** The same for a call whose answer holds nothing (`resData` is ignored): that takes an answer of any shape. */
export const FAULTS_OF_EMPTY_ANSWERS = Object.entries(FAULTS).filter(([kind]) => kind !== "an answer of another shape");

/** What Chromium says by itself when a call fails so. */
export const WHAT_FAULTS_SAY = [
  /Failed to load resource/,
  /request failed: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_ABORTED)/,
];

/** Has the next call to a path come to nothing, and tells when it has; those after it are the service's again. */
export async function failOnce(page: Page, path: string, fault: (route: Route) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, (route) => fault(route).then(resolve), { times: 1 });
  return { happened: promise };
}

/** Keeps the calls to a path that a page makes from now on. */
export function callsTo(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(path)) calls.push(request.url());
  });
  return calls;
}
