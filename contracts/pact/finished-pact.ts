import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { decided, readDecisions } from "./decisions.ts";
import { parsePact } from "./written-pact.ts";

/*
 * What Pact's own library cannot write, added to what it wrote: a list of rules of which one is "null" means "null, or what
 * the other rule says" (`combine: OR`; the library always writes AND), which exchanges must hold, and the pact's version.
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

/** The contract's version: the newest that its changelog names. */
export const version = z.string().parse(/^## (\d+\.\d+\.\d+)$/m.exec(changelog)?.[1]);

/** The text of the pact as it is committed, made of the text that Pact's library wrote. Done twice, it changes nothing. */
export function finishPact(text: string): string {
  const pact = written.parse(JSON.parse(text));
  for (const { response } of pact.interactions) {
    for (const one of Object.values(response.matchingRules?.body ?? {})) {
      if (one.matchers.some(({ match }) => match === "null")) one.combine = "OR";
    }
  }
  const decisions = readDecisions();
  const asked = decided(parsePact(text).interactions, decisions);
  const interactions = pact.interactions.flatMap((one) => {
    const [found] = asked.filter(({ description }) => description === one.description);
    return found ? [{ ...one, pending: found.pending }] : [];
  });
  const declined = decisions.declined.map(({ of }) => of);
  pact.metadata.contract = { version, ...(declined.length > 0 && { declined }) };
  return `${JSON.stringify({ ...pact, interactions }, null, 2)}\n`;
}
