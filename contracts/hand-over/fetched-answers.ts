import { afterEach } from "vitest";
import { openApi } from "./openapi.ts";
import { responseChecker } from "./response-checker.ts";

/* Validates every answer that a test fetches from the service against the OpenAPI document. */

const problemWith = responseChecker(openApi());
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
