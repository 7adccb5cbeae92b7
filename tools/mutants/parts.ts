/** What is changed together, and the tests that ought to notice: globs from the root. */
export type Part = { name: string; sources: readonly string[]; tests: readonly string[] };

/**
 * The parts whose logic is held to be tested by itself (docs/decisions/267). A change has to be noticed by the tests that
 * stand beside it: every test of the house would notice more, and say less of where it broke.
 */
export const PARTS: readonly Part[] = [
  part("reader", "contracts/reader"),
  part("rules", "contracts/{account,applications,bills,currencies,orders}", [
    "credentials",
    "web-address",
    "delivery",
    "network",
    "lifecycle",
    "order",
    "payment-tally",
  ]),
  part("envelope", "contracts", [
    "envelope",
    "error-catalogue",
    "failure",
    "failure-from",
    "problem",
    "http",
    "languages",
    "list",
    "list-request",
    "readable-text",
    "refusal-within",
  ]),
  // What every machine is made of is tested by every machine.
  { ...part("machines", "machines"), tests: ["machines/**/*.test.ts"] },
  part("account", "machines/account"),
  part("applications", "machines/applications"),
  part("bills", "machines/bills"),
  part("currencies", "machines/currencies"),
  part("dashboard", "machines/dashboard"),
  part("orders", "machines/orders"),
  part("shell", "machines/shell"),
  part("texts", "src/{ui/chain,ui/format,records/list}", [
    "address-groups",
    "ago-text",
    "explorer-address",
    "format",
    "in-place",
    "list-address",
    "looks-like-hash",
    "visible-columns",
  ]),
  part("export", "src/records/list/export", ["all-pages", "field", "file-bytes", "file-name", "totals"]),
  part("navigation", "src/navigation", ["guard", "menu"]),
  part("records", "src/records/provide", ["act-on-each", "cut-to-pages", "finder"]),
  part("services", "src/services", ["config", "stored", "stored-session", "why-no-answer"]),
  part("search", "src/{ui/dialog,records/list,records/list/search,records/list/views}", [
    "address-dialog",
    "counted-filters",
    "days",
    "list-search",
    "view-address",
  ]),
];

/** Folders with their tests; of some only those files that nothing else judges. */
function part(name: string, folders: string, files: readonly string[] = ["*"]): Part {
  return {
    name,
    sources: files.map((file) => `${folders}/${file}.ts`),
    tests: files.map((file) => `${folders}/${file}.test.ts`),
  };
}
