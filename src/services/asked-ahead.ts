/** What is asked of the service before anybody needs it, and taken by whoever needs it then (docs/decisions/289). */
import type * as z from "zod/mini";
import type { Answer } from "#contracts/envelope.ts";
import type { Request, Send } from "#contracts/http.ts";

/** How long an answer waits for whoever needs it, in milliseconds: what is shown is never older than that. */
export const KEPT_FOR = 10_000;

type Kept = {
  /** What its answer was read with, and with that what the answer is. */
  resData: z.ZodMiniType;
  /** Null where it came to nothing: then it is asked for anew, so that the reason is told to whoever needs it. */
  answer: Promise<Answer<unknown> | null>;
};

/**
 * Gives a way to ask ahead, and the way to the service that takes what was asked so: each answer once, also while it is
 * still on its way, for the very same request by the same asker.
 * @param quiet sends without telling anybody what becomes of it.
 * @param asker who asks, and in which language: everything of a request that it does not hold itself.
 * @returns `ahead` sends what only reads, and answers only with what came whole: nobody hears of anything else; what changes
 * anything lets go of all that was kept.
 */
export function askedAhead(send: Send, quiet: Send, asker: () => unknown): { send: Send; ahead: Send } {
  let kept = new Map<string, Kept>();
  const keyOf = ({ method, path, query, body }: Request<z.ZodMiniType>) =>
    JSON.stringify([asker(), method, path, query, body]);
  const forget = () => {
    kept = new Map();
  };

  const ahead: Send = async (request) => {
    const key = keyOf(request);
    if (request.reads && !kept.has(key)) {
      const { signal: _, ...whole } = request;
      const here = kept;
      const drop = () => void (here.get(key) === one && here.delete(key));
      const answer = quiet(whole).then(
        (came) => (isWhole(came) ? came : null),
        () => null,
      );
      const one = { resData: request.resData, answer };
      kept.set(key, one);
      // What came to nothing is kept as well: it is not asked for ahead once more right away.
      void answer.then(() => setTimeout(drop, KEPT_FOR));
    }
    const one = kept.get(key);
    const came = one?.resData === request.resData ? await one.answer : null;
    // Whoever is here by now may be somebody else, or have changed what it says.
    const isStillTrue = came && kept.get(key) === one && keyOf(request) === key;
    // It was read with this schema.
    return isStillTrue ? (came as Answer<z.output<typeof request.resData>>) : new Promise(() => undefined);
  };

  const take = async <Schema extends z.ZodMiniType>(request: Request<Schema>, key: string, { answer }: Kept) => {
    const { signal } = request;
    const here = kept;
    const one = here.get(key);
    here.delete(key);
    // Whoever asked has left: another may need it. In development React asks twice in a row.
    const giveBack = () => void (one && here.set(key, one));
    signal?.addEventListener("abort", giveBack);
    const came = await answer;
    signal?.removeEventListener("abort", giveBack);
    // It was read with this schema.
    return signal?.aborted || !came ? send(request) : (came as Answer<z.output<Schema>>);
  };

  return {
    ahead,
    send: (request) => {
      const key = keyOf(request);
      const one = kept.get(key);
      if (one?.resData === request.resData && !request.signal?.aborted) return take(request, key, one);
      if (request.reads) return send(request);
      // What was asked before a change may not know of it, nor what is asked while it is made.
      forget();
      return send(request).finally(forget);
    },
  };
}

/** What could not be read of an answer is told to whoever needs it: they ask for it themselves. */
function isWhole(answer: Answer<unknown>): boolean {
  if (!answer.accepted) return false;
  const unreadable: unknown = Reflect.get(Object(answer.value), "unreadable");
  return !Array.isArray(unreadable) || unreadable.length === 0;
}
