/** What is changed together, and the tests that ought to notice: globs from the root. */
export type Room = { name: string; sources: readonly string[]; tests: readonly string[] };

/**
 * The rooms whose logic is held to be tested by itself (docs/decisions/267). A change has to be noticed by the tests that
 * stand beside it: every test of the house would notice more, and say less of where it broke.
 */
export const ROOMS: readonly Room[] = [
  room("reader", "contracts/reader"),
  room("rules", "contracts/{account,applications,bills,currencies,orders}", [
    "credentials",
    "web-address",
    "delivery",
    "network",
    "lifecycle",
    "order",
    "payment-tally",
  ]),
  room("envelope", "contracts", [
    "envelope",
    "error-catalogue",
    "failure",
    "failure-from",
    "http",
    "languages",
    "list",
    "readable-text",
    "refusal-within",
  ]),
  // What every machine is made of is tested by every machine.
  { ...room("machines", "machines"), tests: ["machines/**/*.test.ts"] },
  room("account", "machines/account"),
  room("applications", "machines/applications"),
  room("bills", "machines/bills"),
  room("currencies", "machines/currencies"),
  room("dashboard", "machines/dashboard"),
  room("orders", "machines/orders"),
  room("shell", "machines/shell"),
  room("texts", "src/ui/{chain,format,list}", [
    "address-groups",
    "ago-text",
    "explorer-address",
    "format",
    "in-place",
    "list-address",
    "looks-like-hash",
    "visible-columns",
  ]),
  room("export", "src/records/list/export", ["all-pages", "field", "file-bytes", "file-name", "totals"]),
  room("navigation", "src/navigation", ["guard", "menu"]),
  room("services", "src/services", [
    "act-on-each",
    "config",
    "cut-to-pages",
    "finder",
    "stored",
    "stored-session",
    "why-no-answer",
  ]),
  room("search", "src/ui/{dialog,list,list/search,list/views}", [
    "address-dialog",
    "counted-filters",
    "days",
    "list-search",
    "view-address",
  ]),
];

/** Folders with their tests; of some only those files that nothing else judges. */
function room(name: string, folders: string, files: readonly string[] = ["*"]): Room {
  return {
    name,
    sources: files.map((file) => `${folders}/${file}.ts`),
    tests: files.map((file) => `${folders}/${file}.test.ts`),
  };
}
