import { fromPromise } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Message } from "#contracts/mock/list-messages.ts";
import { messages } from "#machines/shell/messages.ts";
import type { Services } from "#src/services/services.ts";

const NO_SERVICE: Answer<readonly Message[] | null> = { accepted: true, value: null };

/** The message box (2.36) with the mock calls of 7.17; outside of mock mode it asks nobody, and there are no messages. */
export function provideMessages({ mock }: Services) {
  if (!mock) return messages.provide({ actors: { loadMessages: fromPromise(async () => NO_SERVICE) } });
  return messages.provide({
    actors: {
      loadMessages: fromPromise(async ({ signal }) => (await mock()).listMessages(signal)),
      readMessages: fromPromise(async ({ input, signal }) => (await mock()).readMessages(input.ids, signal)),
    },
  });
}
