import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

/** The two sides of the contract, by the names that the pact and a broker know them by. */
export const CONSUMER = "merchant-console";
export const PROVIDER = "merchant-service";

/** Where the committed pact lives. */
export const PACTS_FOLDER = fileURLToPath(new URL("../pacts/", import.meta.url));
export const PACT_FILE_NAME = `${CONSUMER}-${PROVIDER}.json`;

/**
 * Where an exchange comes from: `shown` by the specification to the letter; `named` by us, within a call that it shows; or
 * `proposed`, a call or an answer that it does not show.
 */
export type Standing = z.output<typeof standing>;
const standing = z.enum(["shown", "named", "proposed"]);

const rule = z.looseObject({ match: z.string(), regex: z.optional(z.string()) });
const body = z.looseObject({ content: z.unknown() });
const generators = z.record(z.string(), z.record(z.string(), z.unknown()));

const matchingRules = z.looseObject({
  body: z.optional(z.record(z.string(), z.looseObject({ matchers: z.array(rule) }))),
});

/** An exchange as it is written; what is not named here is kept as it is. */
export const interaction = z.looseObject({
  description: z.string(),
  /** It was not accepted yet: that it fails is reported, and breaks no build. */
  pending: z._default(z.boolean(), false),
  providerStates: z.array(
    z.looseObject({ name: z.string(), params: z._default(z.record(z.string(), z.unknown()), {}) }),
  ),
  comments: z.looseObject({
    testname: z.string(),
    references: z.looseObject({
      specification: z.looseObject({ clauses: z.string(), outcome: z._default(z.string(), ""), status: standing }),
    }),
  }),
  request: z.looseObject({
    headers: z.record(z.string(), z.array(z.string())),
    method: z.string(),
    path: z.string(),
    query: z._default(z.record(z.string(), z.array(z.string())), {}),
    body: z.optional(body),
    generators: z.optional(generators),
  }),
  response: z.looseObject({ status: z.number(), body, matchingRules: z.optional(matchingRules) }),
});

/** One exchange of the pact, as much of it as our own checks read; the rest is kept untouched. */
export type WrittenInteraction = z.output<typeof interaction>;

const writtenPact = z.object({
  interactions: z.array(interaction),
  metadata: z.looseObject({
    contract: z._default(z.object({ version: z.string(), declined: z._default(z.array(z.string()), []) }), {
      ...{ version: "unnamed", declined: [] },
    }),
  }),
});

export type WrittenPact = {
  interactions: WrittenInteraction[];
  version: string;
  /** Calls and exchanges that were declined when it was written, and are not in it. */
  declined: string[];
};

/** Reads the text of a pact. @throws when it is not one that our own tests write. */
export function parsePact(text: string): WrittenPact {
  const { interactions, metadata } = writtenPact.parse(JSON.parse(text));
  return { interactions, ...metadata.contract };
}

/**
 * Reads the interactions of a pact. Its metadata is left out: it names tool versions, which say nothing of the contract.
 * @param folder where the pact was written; the committed one by default.
 * @throws when there is no pact, or when it is not one that our own tests write.
 */
export function readInteractions(folder = PACTS_FOLDER): WrittenInteraction[] {
  return parsePact(readFileSync(`${folder}/${PACT_FILE_NAME}`, "utf8")).interactions;
}
