import * as fc from "fast-check";
import { reasonOf } from "#contracts/verification/wait-for-server.ts";
import { arbitraryInputs, type RequestSchema } from "./arbitrary.ts";
import { responseChecker } from "./response-checker.ts";

/** The parts of an OpenAPI document from which requests are generated. */
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: unknown;
};
type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: RequestSchema }[];
  requestBody?: { content: { "application/json": { schema: RequestSchema } } };
  responses: { "200": { content: { "application/json": { schema: object } } } };
};

export type RequestRun = { requests: number; complaints: string[] };

/**
 * Sends every call of the document to a service, with valid and invalid inputs, with a valid, a wrong or no token.
 * Complains about answers that no client could read: a status of 500 or more, no JSON, or JSON that does not fit the
 * document. Each complaint has the smallest input that causes it.
 * @param freshToken returns a valid token; called once per call.
 * @param count the approximate number of requests in all.
 */
export async function tryRequests(
  url: string,
  document: Document,
  freshToken: () => Promise<string>,
  { count, seed }: { count: number; seed: number },
): Promise<RequestRun> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const opinion: RequestRun = { requests: 0, complaints: [] };
  const problemWith = responseChecker(document);
  for (const { method, path, operation } of calls) {
    const token = await freshToken();
    const tokens = fc.constantFrom(token, token, token, "never-given", null);
    const property = fc.asyncProperty(inputsOf(operation), tokens, async (input, sent) => {
      opinion.requests += 1;
      const complaint = await sendRequest(url + path, method, operation, input, sent).then(
        (answer) => complaintIn(answer, (body) => problemWith(`${method} ${path}`, body)),
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

async function sendRequest(
  address: string,
  method: string,
  { requestBody }: Operation,
  input: unknown,
  token: string | null,
) {
  const url = new URL(address);
  if (!requestBody) {
    for (const [name, value] of Object.entries(Object(input))) url.searchParams.append(name, String(value));
  }
  return fetch(url, {
    method,
    headers: {
      // Some services close idle connections while inputs are generated.
      Connection: "close",
      "Content-Type": "application/json",
      Language: "en-US",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(requestBody && { body: JSON.stringify(input) }),
  });
}

/** What is wrong with an answer; null if nothing is. A status of 4xx may have any JSON. */
async function complaintIn(answer: Response, problemWith: (body: unknown) => string | null): Promise<string | null> {
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
