import { login } from "#contracts/account/login.call.ts";
import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";
import { type BenchSandbox, sendTo, startBenchSandbox } from "./bench-sandbox.ts";
import { chosenEngines } from "./chosen-engines.ts";
import { compare } from "./compare.ts";
import { LISTS, load } from "./load-clients.ts";
import { report } from "./report.ts";

/*
 * Compares the duration of a list call with and without concurrent sign-ins. Prints one figure per line as JSON, for
 * `npm run bench -- --sign-ins`.
 */

/** Sign-ins per second; each occupies a hashing thread for some 10 ms. */
const SIGN_INS = 10;
/** Short rounds, so that other load affects both alike. */
const TURN = { clients: 5, calls: 100 };

for (const engine of chosenEngines()) {
  const sandbox = await startBenchSandbox(engine);
  let failed = 0;
  const timeOfLists = async () => {
    const { p50, errors } = await load(sandbox, LISTS, TURN);
    failed += errors;
    return p50;
  };
  const timeAmongSignIns = async () => {
    const signingIn = signInOften(sandbox);
    const time = await timeOfLists();
    failed += await signingIn.stop();
    return time;
  };
  report(
    await compare(`${engine}: a list among sign-ins`, {
      base: { label: "alone", time: timeOfLists },
      measured: { label: `beside ${SIGN_INS} sign-ins a second`, time: timeAmongSignIns },
      most: 2,
    }),
  );
  report({ name: `${engine}: lists and sign-ins that failed`, value: failed, unit: "", limit: { most: 0 } });
  await sandbox.stop();
}

/** Signs in at this rate until stopped. @returns the number of failures. */
function signInOften({ url }: BenchSandbox): { stop: () => Promise<number> } {
  const send = sendTo(url);
  const answers: Promise<boolean>[] = [];
  const signIn = () => {
    const answer = login(send, DEMO_MERCHANT);
    answers.push(
      answer.then(
        ({ accepted }) => accepted,
        () => false,
      ),
    );
  };
  signIn();
  const timer = setInterval(signIn, 1000 / SIGN_INS);
  return {
    stop: async () => {
      clearInterval(timer);
      return (await Promise.all(answers)).filter((accepted) => !accepted).length;
    },
  };
}
