/** What machines read of the service, with its answers kept (docs/decisions/310). */
import { hashKey, QueryClient } from "@tanstack/query-core";
import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Reading } from "#src/ui/machine/first-reads.ts";
import type { Services } from "./services.ts";
import { storedLocale } from "./stored-locale.ts";

/** How long what was asked ahead is shown without being asked for again, in milliseconds. */
const CURRENT_FOR = 10_000;
/** How long an answer is kept that no screen reads, in milliseconds. */
const KEPT_FOR = 3_600_000;

/**
 * An actor that asks the service, for the `actors` of a machine: as XState's `fromPromise`, with answers that are kept.
 * @param call what it asks, such as "listOrders": with the user, the language and the input it is the key of the answer.
 * @param load only reads, and throws or answers as the functions of `contracts/` do.
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
      // The device's clock may have been set back: what is kept is asked for again.
      void queries().invalidateQueries({ queryKey, exact: true, refetchType: "none" });
      return await queries().fetchQuery({ queryKey, queryFn, meta: {} });
    } catch {
      if (own) return own;
      // It was on its way already, and came to nothing. For another user it is not asked.
      return hashKey(keyOf(input)) === hashKey(queryKey) ? load({ input, signal }) : new Promise(() => undefined);
    }
  };

  const reading: Reading<Input> = {
    kept: (input) => {
      const query = queries()
        .getQueryCache()
        .find<Output>({ queryKey: keyOf(input), exact: true });
      if (query?.state.data === undefined) return null;
      const answersBefore = query.meta?.answersBefore;
      const isAhead = typeof answersBefore === "number" && query.state.dataUpdateCount > answersBefore;
      const isCurrent = isAhead && !query.isStaleByTime(CURRENT_FOR);
      return { answer: query.state.data, at: query.state.dataUpdatedAt, isCurrent };
    },
    prefetch: (input) => {
      if (reading.kept(input)?.isCurrent) return;
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
  // The client says itself why there is no answer, also without a connection.
  return new QueryClient({ defaultOptions: { queries: { networkMode: "always", retry: false, gcTime: KEPT_FOR } } });
}

/** Throws for what was refused or could be read in part only: that is not kept. */
async function whole<Output extends Answer<unknown>>(coming: Promise<Output>): Promise<Output> {
  const answer = await coming;
  const unreadable: unknown = answer.accepted && Reflect.get(Object(answer.value), "unreadable");
  if (!answer.accepted || (Array.isArray(unreadable) && unreadable.length > 0)) throw new Error("Nothing to keep");
  return answer;
}
