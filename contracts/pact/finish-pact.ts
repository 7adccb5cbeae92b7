import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { applyDecisions, readDecisions } from "./decisions.ts";
import { parsePact } from "./written-pact.ts";

/*
 * Adds to the pact what Pact's library cannot write: `combine: OR` for rules that allow null (the library always writes AND), which exchanges must hold, and the version.
 */

const rule = z.looseObject({ combine: z.string(), matchers: z.array(z.looseObject({ match: z.string() })) });
const written = z.looseObject({
  interactions: z.array(
    z.looseObject({
      response: z.looseObject({
        matchingRules: z.optional(z.looseObject({ body: z.optional(z.record(z.string(), rule)) })),
      }),
    }),
  ),
  metadata: z.looseObject({}),
});

const changelog = readFileSync(new URL("../CHANGELOG.md", import.meta.url), "utf8");

/** The contract's version: the newest one in its changelog. */
export const version = z.string().parse(/^## (\d+\.\d+\.\d+)$/m.exec(changelog)?.[1]);

/** Converts the text that Pact's library wrote to the committed text. Idempotent. */
export function finishPact(text: string): string {
  const pact = written.parse(JSON.parse(text));
  for (const { response } of pact.interactions) {
    for (const one of Object.values(response.matchingRules?.body ?? {})) {
      if (one.matchers.some(({ match }) => match === "null")) one.combine = "OR";
    }
  }
  const decisions = readDecisions();
  const asked = applyDecisions(parsePact(text).interactions, decisions);
  const interactions = pact.interactions.flatMap((one) => {
    const [found] = asked.filter(({ description }) => description === one.description);
    return found ? [{ ...one, pending: found.pending }] : [];
  });
  const declined = decisions.declined.map(({ of }) => of);
  pact.metadata.contract = { version, ...(declined.length > 0 && { declined }) };
  return `${JSON.stringify({ ...pact, interactions }, null, 2)}\n`;
}
