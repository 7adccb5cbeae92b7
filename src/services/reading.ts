/** Cached calls for machines (docs/decisions/310). */
import { hashKey, QueryClient } from "@tanstack/query-core";
import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { CachedActor } from "#src/ui/machine/first-reads.ts";
import type { Services } from "./services.ts";
import { storedLocale } from "./stored-locale.ts";

/** How long a prefetched answer is shown without a new request, in milliseconds. */
const CURRENT_FOR = 10_000;
/** How long an unused answer stays in the cache, in milliseconds. */
const KEPT_FOR = 3_600_000;

/**
 * An actor for a machine's `actors` that calls the service: XState's `fromPromise` with a cache.
 * @param call the call's name, such as "listOrders": the cache key with the user, the language and the input.
 * @param load a read-only call of `contracts/`.
 */
export function fromCall<Output extends Answer<unknown>, Input>(
  { answers, session }: Pick<Services, "answers" | "session">,
  call: string,
  load: (ask: { input: Input; signal: AbortSignal }) => Promise<NoInfer<Output>>,
): PromiseActorLogic<Output, Input> {
  const keyOf = (input: Input) => [session.getSnapshot().context.user?.id, storedLocale(), call, input];
  const queries = () => answers.queries(createQueries);

  const read = async (input: Input, signal: AbortSignal): Promise<Output> => {
    const queryKey = keyOf(input);
    let own: Promise<Output> | undefined;
    const queryFn = () => {
      own = load({ input, signal });
      const stop = () => queries().cancelQueries({ queryKey, exact: true }, { revert: false });
      signal.addEventListener("abort", stop, { once: true });
      return whole(own);
    };
    try {
      // The device's clock may have been set back, so the cached answer is loaded again.
      void queries().invalidateQueries({ queryKey, exact: true, refetchType: "none" });
      return await queries().fetchQuery({ queryKey, queryFn, meta: {} });
    } catch {
      if (own) return own;
      // The prefetch failed. It is not repeated for another user.
      return hashKey(keyOf(input)) === hashKey(queryKey) ? load({ input, signal }) : new Promise(() => undefined);
    }
  };

  const reading: CachedActor<Input> = {
    cached: (input) => {
      const query = queries()
        .getQueryCache()
        .find<Output>({ queryKey: keyOf(input), exact: true });
      if (query?.state.data === undefined) return null;
      const answersBefore = query.meta?.answersBefore;
      const isAhead = typeof answersBefore === "number" && query.state.dataUpdateCount > answersBefore;
      const isCurrent = isAhead && !query.isStaleByTime(CURRENT_FOR);
      return { answer: query.state.data, at: query.state.dataUpdatedAt, isFresh: isCurrent };
    },
    prefetch: (input) => {
      if (reading.cached(input)?.isFresh) return;
      const queryKey = keyOf(input);
      const queryFn = () => whole(load({ input, signal: new AbortController().signal }));
      // An older answer that is still kept is not current.
      const meta = { answersBefore: queries().getQueryState(queryKey)?.dataUpdateCount ?? 0 };
      void queries().prefetchQuery({ queryKey, queryFn, meta });
    },
  };
  return Object.assign(
    fromPromise<Output, Input>(({ input, signal }) => read(input, signal)),
    reading,
  );
}

function createQueries() {
  // The client reports failures itself, also without a connection.
  return new QueryClient({ defaultOptions: { queries: { networkMode: "always", retry: false, gcTime: KEPT_FOR } } });
}

/** Throws for refused or partly unreadable answers, which are not cached. */
async function whole<Output extends Answer<unknown>>(coming: Promise<Output>): Promise<Output> {
  const answer = await coming;
  const unreadable: unknown = answer.accepted && Reflect.get(Object(answer.value), "unreadable");
  if (!answer.accepted || (Array.isArray(unreadable) && unreadable.length > 0)) throw new Error("Nothing to keep");
  return answer;
}
