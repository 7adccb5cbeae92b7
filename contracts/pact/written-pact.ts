import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

/** The participants of the contract, as the pact and a broker name them. */
export const CONSUMER = "merchant-console";
export const PROVIDER = "merchant-service";

/** The folder of the committed pact. */
export const PACTS_FOLDER = fileURLToPath(new URL("../pacts/", import.meta.url));
export const PACT_FILE_NAME = `${CONSUMER}-${PROVIDER}.json`;

/**
 * Where an exchange comes from: `shown` literally by the specification; `named` by us within a call that it shows; or
 * `proposed`, a call or an answer that it does not show.
 */
export type ExchangeStatus = z.output<typeof exchangeStatus>;
const exchangeStatus = z.enum(["shown", "named", "proposed"]);

const rule = z.looseObject({ match: z.string(), regex: z.optional(z.string()) });
const body = z.looseObject({ content: z.unknown() });
const generators = z.record(z.string(), z.record(z.string(), z.unknown()));

const matchingRules = z.looseObject({
  body: z.optional(z.record(z.string(), z.looseObject({ matchers: z.array(rule) }))),
});

/** An exchange of the pact; fields that are not named here are kept. */
export const interaction = z.looseObject({
  description: z.string(),
  /** Not accepted yet: a failure is reported, and breaks no build. */
  pending: z._default(z.boolean(), false),
  providerStates: z.array(
    z.looseObject({ name: z.string(), params: z._default(z.record(z.string(), z.unknown()), {}) }),
  ),
  comments: z.looseObject({
    testname: z.string(),
    references: z.looseObject({
      specification: z.looseObject({
        clauses: z.string(),
        outcome: z._default(z.string(), ""),
        status: exchangeStatus,
      }),
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

/** One exchange of the pact. */
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
  /** Calls and exchanges that were declined, and are left out. */
  declined: string[];
};

/** Reads the text of a pact. @throws ZodError if its structure is unexpected. */
export function parsePact(text: string): WrittenPact {
  const { interactions, metadata } = writtenPact.parse(JSON.parse(text));
  return { interactions, ...metadata.contract };
}

/**
 * Reads the exchanges of a pact.
 * @param folder the folder of the pact; the committed one by default.
 * @throws if there is no pact, or its structure is unexpected.
 */
export function readInteractions(folder = PACTS_FOLDER): WrittenInteraction[] {
  return parsePact(readFileSync(`${folder}/${PACT_FILE_NAME}`, "utf8")).interactions;
}
