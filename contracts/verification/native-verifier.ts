import { Verifier } from "@pact-foundation/pact";
import { PROVIDER } from "#contracts/pact/written-pact.ts";
import { PATIENCE } from "./patience.ts";

/*
 * A process of its own for Pact's native verifier, which writes to the terminal past every wrapper: here it can be
 * ignored. It is started as `native-verifier.ts <provider> <state endpoint> <pact file>` and sends its report, a
 * JSON text, to the process that started it.
 */

const [providerBaseUrl = "", providerStatesSetupUrl = "", pactFile = ""] = process.argv.slice(2);

/*
 * The situations are set up through an address, although pact-js calls that deprecated: of a handler in this process
 * that is missing or throws, it only warns, and the verification passes.
 */
const report = await new Verifier({
  provider: PROVIDER,
  providerBaseUrl,
  providerStatesSetupUrl,
  pactUrls: [pactFile],
  logLevel: "error",
  timeout: PATIENCE,
})
  .verifyProvider()
  .catch((failure: Error) => failure.message);

process.send?.(report, () => process.disconnect());
