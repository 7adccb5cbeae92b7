import { Stryker } from "@stryker-mutator/core";
import { ownOptions } from "./own-options.ts";

/**
 * `npm run mutants [-- FILE …] [--all]`: Stryker changes code that needs no screen, one change at a time. Fails when the
 * tests notice fewer than nine in ten; a `// Stryker disable` comment says why a change need not be noticed. Without
 * `--all`, what has not changed since the last run is not tried again.
 */

/** Folders where every file has a test beside it, and single files elsewhere; without their endings. */
const TESTED = [
  "contracts/reader/*",
  "contracts/{account/credentials,applications/web-address,bills/delivery,currencies/network}",
  "contracts/orders/{lifecycle,order,payment-difference,payment-tally}",
  "contracts/{envelope,error-catalogue,failure,failure-from,problem,http,languages,list,list-request}",
  "contracts/{readable-text,refusal-from-error}",
  "machines/{service-answers,account/password-strength,shell/column-layout,shell/session-record}",
  "src/ui/{chain/address-groups,chain/explorer-address,chain/looks-like-hash,format/format}",
  "src/ui/dialog/address-dialog",
  "src/records/list/{ago-text,row-slots,list-address,list-search}",
  "src/records/list/{search/filters-with-counts,search/days,views/view-address}",
  "src/records/list/export/{all-pages,field,file-bytes,file-name,totals}",
  "src/records/provide/{provide-bulk-run,paginate,finder}",
  "src/navigation/{guard,menu}",
  "src/services/{config,stored,stored-session,why-no-answer}",
];
const FOLDER = ".cache/mutants";

const { values, positionals } = ownOptions({ all: { type: "boolean", default: false } }, true);
const files = positionals.length > 0 ? positionals : TESTED.map((path) => `${path}.ts`);

await new Stryker({
  mutate: [...files, "!**/*.test.ts"],
  testFiles: TESTED.map((path) => `${path}.test.ts`),
  testRunner: "vitest",
  // In a process, as `npm test` does: a thread has no time zone of its own.
  vitest: { configFile: "tools/mutants/vitest.config.ts", pool: "forks" },
  // On a busy machine a late test is no endless loop.
  timeoutMS: 30_000,
  plugins: ["@stryker-mutator/vitest-runner"],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  concurrency: 1,
  // Stryker reads it with a call that TypeScript 7 no longer has; a file that is not there is not read.
  tsconfigFile: "none.json",
  ignorePatterns: ["docs/gallery", "dist", "dist-contract", ".cache"],
  tempDirName: `${FOLDER}/tree`,
  incremental: true,
  force: values.all,
  incrementalFile: `${FOLDER}/known.json`,
  thresholds: { high: 100, low: 90, break: 90 },
  reporters: ["clear-text", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  htmlReporter: { fileName: `${FOLDER}/report.html` },
}).runMutationTest();
