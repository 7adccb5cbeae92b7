import { describe, expect } from "vitest";
import { RUNS_SWEEPS } from "#model-tests/browser/extent.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { DocumentedService } from "./documented-service.ts";
import { type AnswerFormat, combineFormats, FORMATS, SERVICES } from "./formats.ts";
import * as journeys from "./journeys.ts";
import { checkEveryScreen } from "./screens.ts";

/*
 * `npm run sweeps` walks every journey with each format alone. `npm test` does with one service that has many
 * formats at once; each format alone is read in
 * formats.test.ts.
 */
const WALKED: readonly (readonly [string, AnswerFormat])[] = RUNS_SWEEPS
  ? Object.entries(FORMATS)
  : SERVICES.slice(0, 1).map((names) => [names.join(", "), combineFormats(names)] as const);

test("each format is used by a service", () => {
  expect(SERVICES.flat().sort()).toEqual(Object.keys(FORMATS).sort());
});

describe("account, wallet and console home at services with the documented calls only", () => {
  test("work with every answer format and with long refusals (8.2)", async ({ openConsole }) => {
    const person = await openConsole();
    allowMissingCalls(person);
    await person.goto("/register");
    await person.waitForHydration();
    for (const [index, [name, format]] of WALKED.entries()) {
      await walk(person, format, RUNS_SWEEPS || index === 0).catch((cause: unknown) => {
        throw new Error(`at a service that writes ${name}`, { cause });
      });
    }
    const errMsg = `${"Lorem ipsum dolor sit amet ".repeat(2_000)}${"x".repeat(50_000)}`;
    await new DocumentedService({ refused: { fields: { errMsg } } }).answerFor(person);
    await person.navigate("/login");
    await journeys.readLongRefusal(person, errMsg);
  }, 600_000);

  test("every screen is complete, loads nothing forever, and does not blame the connection, in both themes", async ({
    openConsole,
  }) => {
    const person = await openConsole();
    allowMissingCalls(person);
    await person.goto("/login");
    await new DocumentedService({}).answerFor(person);
    await journeys.signInDirectly(person);
    await checkEveryScreen(person);
  });
});

/** A merchant's actions from the registration to the sign-out. */
async function walk(person: Person, format: AnswerFormat, isWhole: boolean) {
  const service = new DocumentedService(format);
  await service.answerFor(person);
  if (isWhole) await journeys.register(person);
  else await person.navigate("/login");
  await journeys.signIn(person);
  await journeys.readHome(person);
  await journeys.readWallet(person);
  await journeys.changeNickname(person);
  if (isWhole) await journeys.changePassword(person);
  await journeys.endSession(person, service);
  if (!isWhole) return;
  await journeys.resetPassword(person);
  await journeys.signOut(person);
}

function allowMissingCalls({ errors }: Person) {
  // Missing calls and unknown tokens cause failed requests.
  errors.allow(/Failed to load resource: the server responded with a status of 4(?:0[0145]|22)/);
  // The console warns once about each missing call.
  errors.allow(/ · notOffered · /);
}
