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
 * Provides the resource machine with a call.
 * @param inputOf maps the wanted key (a record's code, a network, or "" for the only one) to the call's input.
 */
export function provideResource<Input, Value>(
  call: ReadCall<Input, Value>,
  inputOf: (wanted: string, services: Services) => Input,
  sendOf: (services: Services) => Send = ({ send }) => send,
) {
  return provideLoaded(call.path, (services, wanted, signal) =>
    call(sendOf(services), inputOf(wanted, services), signal),
  );
}

/** Provides the resource machine with a loader. @param call the cache key, as for `fromCall`. */
export function provideLoaded<Value>(
  call: string,
  load: (services: Services, wanted: string, signal: AbortSignal) => Promise<Answer<Value>>,
) {
  return (services: Services): ResourceOf<Value> =>
    resourceOf<Value>(
      fromCall<Answer<unknown>, string | null>(services, call, ({ input, signal }) =>
        load(services, input ?? "", signal),
      ),
    );
}
