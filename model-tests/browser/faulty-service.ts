import type { Page, Route } from "playwright-core";

/** Every code that ends the session (8.3), repeated here to find mistakes in the console's list. */
export const ENDING_CODES = ["4010", "4011", "4013", "4019", "4020", "4014", "4015", "4021", "4025", "4027", "5010"];

/** A refusal with an unknown code, for which the service's text is shown (8.2, 8.14). */
export const UNKNOWN_CODE = { kind: "a refusal with an unknown code", words: "The moon is in the way" } as const;

type Kind = { kind: string; apply: (route: Route) => Promise<void> };

/**
 * The ways in which a call can fail, grouped by the failure that the client reports: screens cannot distinguish the kinds
 * of a family, as `contracts/http.test.ts` proves.
 */
const FAMILIES: readonly (readonly Kind[])[] = [
  [
    { kind: "no connection", apply: (route) => route.abort("internetdisconnected") },
    { kind: "an aborted connection", apply: (route) => route.abort("connectionaborted") },
  ],
  [
    {
      kind: "a status of 500 with HTML",
      apply: (route) =>
        route.fulfill({ status: 500, contentType: "text/html", body: "<html><h1>Bad gateway</h1></html>" }),
    },
  ],
  [
    {
      kind: "HTML where JSON belongs",
      apply: (route) =>
        route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>Maintenance</title>" }),
    },
    {
      kind: "JSON that breaks off",
      apply: (route) =>
        route.fulfill({ status: 200, contentType: "application/json", body: '{"success":true,"resData":{' }),
    },
    // Without an envelope, which also fails calls whose data is not read (7.2).
    { kind: "an answer of another shape", apply: (route) => route.fulfill({ json: { unexpected: [1] } }) },
  ],
  [
    {
      kind: UNKNOWN_CODE.kind,
      apply: (route) => route.fulfill({ json: { success: false, errCode: "7777", errMsg: UNKNOWN_CODE.words } }),
    },
  ],
];

/** One fault of each family. @param turn selects the kinds, so that every kind is used for some call. */
export function oneOfEachFamily(turn: number): Kind[] {
  return FAMILIES.flatMap((family) => family[turn % family.length] ?? []);
}

/** The console's text for each fault, except the refusal (8.4). */
export const FAULT_KEYS: Readonly<Record<string, string>> = {
  "no connection": "shell:fault.unreachable",
  "an aborted connection": "shell:fault.unreachable",
  "a status of 500 with HTML": "shell:fault.serverFault",
  "HTML where JSON belongs": "shell:fault.unreadable",
  "JSON that breaks off": "shell:fault.unreadable",
  "an answer of another shape": "shell:fault.unreadable",
};

/** The console messages of Chromium and of the product for these faults. */
export const FAULT_ERRORS = [
  /Failed to load resource/,
  / · unreadable · /,
  /request failed: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_ABORTED)/,
];

/** Fails the next call to a path only. `happened` resolves when it has failed. */
export async function failOnce(page: Page, path: string, fault: (route: Route) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, (route) => fault(route).then(resolve), { times: 1 });
  return { happened: promise };
}

/** Collects the calls of a page to a path. */
export function callsTo(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.url());
  });
  return calls;
}
