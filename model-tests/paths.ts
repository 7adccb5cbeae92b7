import { exitWithMessage } from "#tools/exit-with-message.ts";
import { ownOptions } from "#tools/own-options.ts";
import { CRITERIA, paths, triedIn, triedLines } from "./engine/index.ts";
import { EVERY_MODEL } from "./models/every-model.ts";
import { withoutModel } from "./models/without-model.ts";
import { chosenModels, oneOf, wholeNumber } from "./options.ts";
import { unmadeCalls } from "./product/exchanges.ts";
import { sessionOf } from "./product/recording.ts";
import { PRODUCT } from "./product.ts";

/**
 * `npm run paths`: generates paths through every machine and writes the report. Fails if an element is not covered, an
 * invariant does not hold, behaviour differs from the approved table, or a machine has no model.
 * With `--session`, reports instead which parts of the machines the recorded sessions cover. Its options are in
 * docs/model-tests.md.
 */
const { values } = ownOptions({
  machine: { type: "string", multiple: true, default: [] },
  criterion: { type: "string", default: "everything" },
  walks: { type: "string", default: "10" },
  seed: { type: "string", default: String(Date.now() % 1_000_000) },
  approve: { type: "string", multiple: true, default: [] },
  base: { type: "string" },
  check: { type: "boolean", default: false },
  session: { type: "string", multiple: true, default: [] },
});
await exitWithMessage(values.session.length > 0 ? reportSessions : main);

function reportSessions(): void {
  const models = chosenModels(values.machine);
  for (const line of triedLines(triedIn(values.session.map(sessionOf), models))) console.log(line);
}

async function main(): Promise<void> {
  if (values.check && values.approve.length > 0) throw new Error("--check and --approve cannot be combined.");
  if (values.base !== undefined && (values.check || values.machine.length > 0 || values.criterion !== "everything"))
    throw new Error("--base needs the report, which --machine, --criterion and --check do not write.");
  const models = chosenModels(values.machine);
  const problems = await paths(PRODUCT, {
    models,
    criterion: oneOf(CRITERIA, values.criterion, "criterion"),
    walks: wholeNumber(values.walks, "--walks", 1),
    seed: wholeNumber(values.seed, "--seed"),
    approve: values.approve,
    base: values.base,
    isCheck: values.check,
  });
  const all = [...problems, ...(models === EVERY_MODEL ? [...(await withoutModel()), ...unmadeCalls()] : [])];
  for (const problem of all) console.error(problem);
  if (all.length > 0) process.exitCode = 1;
}
