import { readFileSync } from "node:fs";
import { Comparator } from "@pactflow/openapi-pact-comparator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { PACT_FILE_NAME, PACTS_FOLDER, readInteractions } from "#contracts/pact/written-pact.ts";
import { openApi } from "./openapi.ts";

type Body = { content: { "application/json": { schema: object; examples: Record<string, { value: unknown }> } } };
type Operation = {
  summary: string;
  description: string;
  tags: string[];
  requestBody?: Body;
  responses: { "200": Body };
};

const interactions = readInteractions();

/** Outcomes of requests that are invalid by design, which do not fit the document. */
const INVALID_BY_DESIGN = ["notSignedIn", "invalidInput"];

const validExchanges = interactions.filter(
  ({ comments }) => !INVALID_BY_DESIGN.includes(comments.references.specification.outcome),
);

async function mismatches(document: object, exchanges = validExchanges): Promise<string[]> {
  const pact = JSON.parse(readFileSync(`${PACTS_FOLDER}/${PACT_FILE_NAME}`, "utf8"));
  pact.interactions = exchanges;
  const found: string[] = [];
  for await (const { type, message } of new Comparator({ oas: document }).compare(pact)) {
    if (type === "error") found.push(message);
  }
  return found;
}

test("every call has a summary, its status, and an accepted answer as the first example", () => {
  const operations = Object.values<Record<string, Operation>>(openApi().paths).flatMap((methods) =>
    Object.values(methods),
  );
  for (const { summary, description, tags, responses } of operations) {
    const [first] = Object.values(responses["200"].content["application/json"].examples);
    expect(summary).not.toBe("");
    expect(first?.value, summary).toMatchObject({ success: true });
    expect(description).toMatch(tags.includes("documented") ? /^Documented by/ : /^Proposed/);
    expect(Object.keys(responses)).toEqual(["200", "4XX"]);
  }
});

test("every example fits its schema", () => {
  const document = openApi();
  const ajv = new Ajv2020({ strict: false, formats: { email: true, "date-time": true } });
  ajv.addSchema({ ...document, $id: "document" });
  const whole = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
  const problems = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ requestBody, responses }) =>
      [requestBody, responses["200"]].flatMap((body) => {
        if (!body) return [];
        const { schema, examples } = body.content["application/json"];
        const fits = ajv.compile(whole(schema));
        return Object.entries(examples).flatMap(([name, { value }]) =>
          fits(value) ? [] : [`${path}, ${name}: ${ajv.errorsText(fits.errors)}`],
        );
      }),
    ),
  );
  expect(problems).toEqual([]);
});

/** A record with amounts, times, words and fields that may be null, and a call without data. */
const APPROVED = ["/api/Order/Detail", "/api/Login/Logout"];

test("the document of a call", async () => {
  const { paths } = openApi();
  const calls = Object.fromEntries(APPROVED.map((path) => [path, paths[path]]));
  await expect(`${JSON.stringify(calls, null, 2)}\n`).toMatchFileSnapshot("printed/openapi-calls.txt");
});

test("the document and the pact agree, and a changed document does not", async () => {
  expect(await mismatches(openApi())).toEqual([]);
  const changed = openApi();
  delete changed.paths["/api/Login/Logout"];
  changed.components.schemas.Refusal.properties.errCode = { type: "integer" };
  const signing = validExchanges.filter(({ request }) => request.path.startsWith("/api/Login/"));
  const found = await mismatches(changed, signing);
  expect(found).toContainEqual(expect.stringContaining("Path"));
  expect(found.length).toBeGreaterThan(5);
});
