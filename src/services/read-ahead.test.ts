import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import * as z from "zod/mini";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { resource } from "#machines/shell/resource.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { settled } from "#machines/testing/deferred-call.ts";
import { beginningOf, type NameOf } from "#src/ui/machine/last-shown.ts";
import { askedAhead } from "./asked-ahead.ts";
import { createLastShown } from "./last-shown.ts";
import { readAhead } from "./read-ahead.ts";
import { provided, type Services } from "./services.ts";

const ORDER = { reads: true, method: "GET", path: "/api/Order/Load", resData: z.string() } as const;
const wantedOf: NameOf<typeof resource> = ({ wanted }) => wanted;

test("a screen begins with what was read ahead, and asks for it by itself, which sends nothing more", async () => {
  const { services, opens, ahead, sent } = serviceOf(accepted("first"));
  readAhead(services, provideOrder, { wanted: "A1" }, wantedOf);
  await settled();
  expect(ahead).toEqual(["A1"]);

  const { actor, begins } = opens("A1");
  expect(begins).toMatchObject({ value: "loading", context: { value: "first" } });
  actor.start();
  await settled();
  expect(actor.getSnapshot()).toMatchObject({ value: "loaded", context: { value: "first" } });
  expect([ahead, sent]).toEqual([["A1"], []]);
});

test("what is asked for again later goes to the service", async () => {
  const { services, opens, sent } = serviceOf(accepted("first"));
  readAhead(services, provideOrder, { wanted: "A1" }, wantedOf);
  await settled();
  const { actor } = opens("A1");
  actor.start();
  await settled();
  actor.send({ type: "REFRESHED" });
  await settled();
  expect(sent).toEqual(["A1"]);
  expect(actor.getSnapshot()).toMatchObject({ value: "loaded", context: { value: "first" } });
});

test("a screen begins with nothing where that was refused, is still on its way, or nobody is signed in", async () => {
  for (const { answer, isSignedIn = true } of [
    { answer: refusal("2101") },
    { answer: new Promise<never>(() => undefined) },
    { answer: accepted("first"), isSignedIn: false },
  ]) {
    const { services, opens } = serviceOf(answer, isSignedIn);
    readAhead(services, provideOrder, { wanted: "A1" }, wantedOf);
    await settled();
    expect(opens("A1").begins.context.value).toBeNull();
  }
});

function provideOrder({ send }: Services) {
  return resource.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) => send({ ...ORDER, query: { code: input ?? "" }, signal })),
    },
  });
}

/** The services of the console as far as reading needs them; every request gets the same answer. */
function serviceOf(answer: Answer<unknown> | Promise<Answer<unknown>>, isSignedIn = true) {
  const [sent, ahead]: [string[], string[]] = [[], []];
  const answering = (asked: string[]): Send => {
    return async ({ query }) => {
      asked.push(query?.code ?? "");
      // Read with the schema above.
      return (await answer) as Answer<never>;
    };
  };
  const services = {
    ...askedAhead(answering(sent), answering(ahead), () => "mei"),
    lastShown: createLastShown(() => isSignedIn),
  } as unknown as Services;
  return {
    ...{ services, sent, ahead },
    opens: (wanted: string) => {
      const logic = provided(services, provideOrder);
      const actor = createActor(logic, beginningOf(services.lastShown, logic, { wanted }, wantedOf));
      return { actor, begins: actor.getSnapshot() };
    },
  };
}
