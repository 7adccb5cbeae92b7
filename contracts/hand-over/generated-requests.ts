import * as fc from "fast-check";
import { reasonOf } from "#contracts/verification/timeout.ts";
import { arbitraryInputs, type RequestSchema } from "./arbitrary.ts";
import { responseChecker } from "./response-checker.ts";

/** The part of an OpenAPI document that requests are made of. */
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: unknown;
};
type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: RequestSchema }[];
  requestBody?: { content: { "application/json": { schema: RequestSchema } } };
  responses: { "200": { content: { "application/json": { schema: object } } } };
};

export type Opinion = { requests: number; complaints: string[] };

/**
 * Asks a service every call of the document, with inputs that fit and inputs that do not, with a token, with a wrong one and
 * without, and minds each answer that no client could read: a status of 500 or more, no JSON, or JSON of another shape than the
 * document says. A complaint is shrunk to the smallest input that still shows it.
 * @param freshToken gives a token that works; asked for once for each call.
 * @param count about how many requests in all.
 */
export async function tryRequests(
  url: string,
  document: Document,
  freshToken: () => Promise<string>,
  { count, seed }: { count: number; seed: number },
): Promise<Opinion> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const opinion: Opinion = { requests: 0, complaints: [] };
  const problemWith = responseChecker(document);
  for (const { method, path, operation } of calls) {
    const token = await freshToken();
    const tokens = fc.constantFrom(token, token, token, "never-given", null);
    const property = fc.asyncProperty(inputsOf(operation), tokens, async (input, sent) => {
      opinion.requests += 1;
      const complaint = await ask(url + path, method, operation, input, sent).then(
        (answer) => complaintAbout(answer, (body) => problemWith(`${method} ${path}`, body)),
        (error: unknown) => `no answer: ${reasonOf(error)}`,
      );
      if (complaint) throw new Error(complaint);
    });
    const result = await fc.check(property, { numRuns: Math.ceil(count / calls.length), seed });
    if (result.failed) {
      const why = result.errorInstance instanceof Error ? result.errorInstance.message : "";
      opinion.complaints.push(`${method} ${path}: ${why}, for ${JSON.stringify(result.counterexample?.[0])}`);
    }
  }
  return opinion;
}

function inputsOf({ requestBody, parameters }: Operation): fc.Arbitrary<unknown> {
  if (requestBody) return arbitraryInputs(requestBody.content["application/json"].schema);
  const query = parameters.filter((one) => one.in === "query");
  const required = query.filter((one) => one.required).map(({ name }) => name);
  return arbitraryInputs({
    type: "object",
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required,
  });
}

async function ask(address: string, method: string, { requestBody }: Operation, input: unknown, token: string | null) {
  const url = new URL(address);
  if (!requestBody) {
    for (const [name, value] of Object.entries(Object(input))) url.searchParams.append(name, String(value));
  }
  return fetch(url, {
    method,
    headers: {
      // Making values takes longer than some services keep a connection: one that they closed meanwhile gives no answer.
      Connection: "close",
      "Content-Type": "application/json",
      Language: "en-US",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(requestBody && { body: JSON.stringify(input) }),
  });
}

/** What is wrong with an answer; null where nothing is. A status of 4xx may say what it likes, in JSON. */
async function complaintAbout(answer: Response, problemWith: (body: unknown) => string | null): Promise<string | null> {
  const body = await answer.text();
  if (answer.status >= 500) return `status ${answer.status}`;
  if (!/^application\/(problem\+)?json\b/i.test(answer.headers.get("Content-Type") ?? "")) return "no JSON";
  const parsed = parse(body);
  if (parsed === undefined) return "JSON that cannot be read";
  const problem = answer.status === 200 ? problemWith(parsed) : null;
  return problem && `an answer outside its schema (${problem})`;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
