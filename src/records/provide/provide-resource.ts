import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { type ResourceOf, resourceOf } from "#src/records/resource/use-resource.ts";
import { fromCall } from "#src/services/reading.ts";
import type { Services } from "#src/services/services.ts";

/** A contract's call that only reads. */
type ReadCall<Input, Value> = { path: string } & ((
  send: Send,
  input: Input,
  signal?: AbortSignal,
) => Promise<Answer<Value>>);

/**
 * The resource machine with a call.
 * @param inputOf maps the wanted key (a record's code, a network, or "" for the only one) to the call's input.
 */
export function provideResource<Input, Value>(
  services: Services,
  call: ReadCall<Input, Value>,
  inputOf: (wanted: string) => Input,
  send: Send = services.send,
): ResourceOf<Value> {
  return resourceFromLoader(services, call.path, ({ input, signal }) => call(send, inputOf(input ?? ""), signal));
}

/** The resource machine with a loader. @param call the cache key, as for `fromCall`. */
export function resourceFromLoader<Value>(
  services: Services,
  call: string,
  load: (ask: { input: string | null; signal: AbortSignal }) => Promise<Answer<Value>>,
): ResourceOf<Value> {
  return resourceOf<Value>(fromCall<Answer<unknown>, string | null>(services, call, load));
}
