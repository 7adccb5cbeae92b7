import { fromPromise } from "xstate";

/** A promise actor that a test resolves or rejects. */
export function deferredCall<Output, Input = unknown>() {
  const inputs: Input[] = [];
  const open: PromiseWithResolvers<Output>[] = [];
  return {
    logic: fromPromise<Output, Input>(({ input }) => {
      inputs.push(input);
      const call = Promise.withResolvers<Output>();
      open.push(call);
      return call.promise;
    }),
    /** The inputs of all calls, in order. */
    inputs: inputs,
    /** Resolves the latest call, or the one with this index. */
    async answers(output: Output, call = inputs.length - 1) {
      theCall(call).resolve(output);
      await settled();
    },
    /** Rejects the latest call. */
    async fails(error = new Error("The service could not be reached")) {
      theCall(inputs.length - 1).reject(error);
      await settled();
    },
  };

  function theCall(number: number) {
    const call = open[number];
    if (call === undefined) throw new Error(`There was no call ${number}`);
    return call;
  }
}

/** Waits until all resolved promises are handled. */
export function settled() {
  return new Promise((resolve) => setTimeout(resolve));
}
