import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/*
 * What Pact's own library cannot write, added to what it wrote: a list of rules of which one is "null" means "null, or what
 * the other rule says" (`combine: OR`; the library always writes AND), and the pact names its version.
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

/** The contract's version: the console's own. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")));

/** The text of the pact as it is committed, made of the text that Pact's library wrote. Done twice, it changes nothing. */
export function finishPact(text: string): string {
  const pact = written.parse(JSON.parse(text));
  for (const { response } of pact.interactions) {
    for (const one of Object.values(response.matchingRules?.body ?? {})) {
      if (one.matchers.some(({ match }) => match === "null")) one.combine = "OR";
    }
  }
  pact.metadata.contract = { version };
  return `${JSON.stringify(pact, null, 2)}\n`;
}
