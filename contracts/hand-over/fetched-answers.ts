import { afterAll, afterEach } from "vitest";
import { problemWith } from "./own-response-checker.ts";

/* Validates every answer that a test fetches from the service against the OpenAPI document. */

const problems: string[] = [];
const fetched = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const response = await fetched(input, init);
  const { pathname } = new URL(response.url);
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  if (response.status === 200 && pathname.startsWith("/api/") && isJson) {
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    const problem = problemWith(`${method} ${pathname}`, await response.clone().json());
    if (problem) problems.push(`${method} ${pathname}: ${problem}`);
  }
  return response;
};

afterEach(() => {
  const all = problems.splice(0);
  if (all.length > 0) throw new Error(`Answers outside the OpenAPI document:\n${all.join("\n")}`);
});

afterAll(() => {
  // The test files of one process run one after another, and each would check the answers once more.
  globalThis.fetch = fetched;
});
