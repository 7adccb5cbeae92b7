import { existsSync } from "node:fs";
import type { Chart } from "#model-tests/charts/chart.ts";
import { picturePath } from "./folder.ts";

/** A picture of a state: from the last walk, or the screen of the gallery that shows it. */
export type Picture = { state: string; screen: string; isWalked?: true };

/** The pictures of a machine: those of its last walk, and for its other states what the gallery has. */
export function picturesOf(machine: string, { states }: Chart, isWalked: boolean, folder?: string): Picture[] {
  const walked = isWalked ? states.filter(({ id }) => existsSync(picturePath(machine, id, folder))) : [];
  const known = new Set(walked.map(({ id }) => id));
  return [
    ...walked.map(({ id }): Picture => ({ state: id, screen: machine, isWalked: true })),
    ...(PICTURES[machine] ?? []).filter(({ state }) => !known.has(state)),
  ];
}

/** Which screen of the gallery shows a machine in which state. */
export const PICTURES: Readonly<Record<string, { state: string; screen: string }[]>> = {
  session: [
    { state: "identity.signedOut", screen: "sign-in" },
    { state: "identity.signedIn.settled", screen: "console home" },
    { state: "ending.asking", screen: "ended session" },
  ],
  verification: [
    { state: "open.unsent", screen: "gate before credentials" },
    { state: "open.unsent", screen: "gate before an edit" },
  ],
  codeDelivery: [{ state: "unsent", screen: "gate before credentials" }],
  applicationCreation: [{ state: "open.typing", screen: "adding an application" }],
  applicationEdit: [{ state: "verifying", screen: "gate before an edit" }],
  credentialView: [{ state: "verifying", screen: "gate before credentials" }],
  registration: [{ state: "open.typing", screen: "registration" }],
  orderPlacement: [{ state: "choosing", screen: "packages" }],
  orderPayment: [
    { state: "payment.pending.open", screen: "pay dialog" },
    { state: "payment.pending.confirmingCancel", screen: "cancel question" },
  ],
  currencySwitches: [{ state: "ready", screen: "my currencies" }],
  list: [
    { state: "shown", screen: "my orders" },
    { state: "empty", screen: "no applications" },
    { state: "noMatch", screen: "no orders that match" },
  ],
  resource: [{ state: "loaded", screen: "order details" }],
  receiptsTrend: [{ state: "loaded", screen: "console home" }],
  accessProcess: [{ state: "shown", screen: "console home of a newcomer" }],
  signatureCheck: [{ state: "checked", screen: "developer center" }],
  devices: [{ state: "shown", screen: "user centre" }],
  identityProvider: [{ state: "idle", screen: "sign-in by an identity provider" }],
  forgotPassword: [
    { state: "open.identifying.typing", screen: "forgot password" },
    { state: "open.choosing.typing", screen: "choosing another password" },
    { state: "done", screen: "password reset" },
  ],
  passwordChange: [{ state: "open.showingIssues", screen: "change-password dialog" }],
  profileEdit: [{ state: "open.typing", screen: "profile form" }],
  languageChange: [{ state: "confirming", screen: "language question" }],
  settings: [{ state: "drawer.open", screen: "settings drawer" }],
  tabs: [{ state: "open", screen: "tab bar" }],
  palette: [{ state: "idle", screen: "command palette" }],
  connection: [{ state: "offline", screen: "lost connection" }],
  release: [{ state: "offered", screen: "newer release" }],
  messages: [{ state: "shown", screen: "messages in mock mode" }],
};
