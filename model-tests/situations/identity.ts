import type { Person } from "#model-tests/browser/person.ts";
import type { Mocks } from "./mocks.ts";

export const SCRIPT = "/identity-as-played.js";

/** The part of the provider's library that the console uses (7.19); its popup stays open. */
export const LIBRARY = `window.google = { accounts: {
  id: { initialize() {}, prompt() {}, cancel() {} },
  oauth2: { initCodeClient: (client) => ({ requestCode: () => { window.popup = client; } }) },
} };`;

/** Configures an identity provider (2.38). */
export const PROVIDER: Mocks = {
  "/config.json": { file: { identityClientId: "client", identityScriptUrl: SCRIPT, identityFlow: "code" } },
  [SCRIPT]: { script: LIBRARY },
};

export async function openIdentity(person: Person): Promise<void> {
  await person.button("identity:continue").click();
}
