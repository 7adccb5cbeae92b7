import type { Settings } from "./settings.ts";

/** A line printed at the start. */
export type StartLine = readonly [what: string, text: string];

/** A line that is printed on a condition. */
export function lineIf(told: unknown, ...line: StartLine): StartLine[] {
  return told ? [line] : [];
}

/** Describes who can access which part of the sandbox. */
export function describeAccess({ host, testerKey, trustProxy, identity, demo }: Settings): StartLine[] {
  if (testerKey === null)
    return [["Open to", "this machine alone: its users can read every email and pay every order"]];
  const whom = trustProxy ? "everyone who reaches the proxy in front" : `everyone who reaches ${host}`;
  return [
    ["Open to", `${whom}: the console and its calls, as to any stranger`],
    ["With the key", "/sandbox: every email with its code, and paying every order"],
    ...lineIf(identity, "Open too", "signing in as anyone, through the simulated identity provider"),
    ...lineIf(demo, "Open too", "the demo account, whose password everybody knows"),
  ];
}
