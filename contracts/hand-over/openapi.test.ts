import { readFileSync } from "node:fs";
import { Comparator } from "@pactflow/openapi-pact-comparator";
import { expect, test } from "vitest";
import { CLIENT_CALLS } from "#contracts/pact/contracted-calls.ts";
import { PACT_FILE_NAME, PACTS_FOLDER, readInteractions } from "#contracts/pact/written-pact.ts";
import { OPENAPI_FILE, openApiOf } from "./openapi.ts";
import { REQUEST_SCHEMAS } from "./request-schemas.ts";

const interactions = readInteractions();
const kept = () => JSON.parse(readFileSync(OPENAPI_FILE, "utf8"));

/** What is asked without a token or with an input that is not of its shape is wrong on purpose, and the document says so. */
const WRONG_ON_PURPOSE = ["notSignedIn", "invalidInput"];

const asIntended = interactions.filter(
  ({ comments }) => !WRONG_ON_PURPOSE.includes(comments.references.specification.outcome),
);

async function mismatches(document: object, exchanges = asIntended): Promise<string[]> {
  const pact = JSON.parse(readFileSync(`${PACTS_FOLDER}/${PACT_FILE_NAME}`, "utf8"));
  pact.interactions = exchanges;
  const found: string[] = [];
  for await (const { type, message } of new Comparator({ oas: document }).compare(pact)) {
    if (type === "error") found.push(message);
  }
  return found;
}

test("the document names every call of the client", () => {
  expect(Object.keys(REQUEST_SCHEMAS).sort()).toEqual(Object.keys(CLIENT_CALLS).sort());
});

test("the kept document is what the schemas and the pact say", () => {
  expect(kept(), "run `npm run contracts`").toEqual(JSON.parse(JSON.stringify(openApiOf(interactions))));
});

test("the kept document and the pact agree, and one that was changed does not", async () => {
  expect(await mismatches(kept())).toEqual([]);
  const changed = kept();
  delete changed.paths["/api/Login/Logout"];
  changed.components.schemas.Refusal.properties.errCode = { type: "integer" };
  const signing = asIntended.filter(({ request }) => request.path.startsWith("/api/Login/"));
  const found = await mismatches(changed, signing);
  expect(found).toContainEqual(expect.stringContaining("Path"));
  expect(found.length).toBeGreaterThan(5);
});
