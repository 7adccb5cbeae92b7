import { fileURLToPath } from "node:url";

/** The verifier that this project installs. */
export const OWN_VERIFIER = fileURLToPath(new URL("../../node_modules/.bin/pact-verifier", import.meta.url));
