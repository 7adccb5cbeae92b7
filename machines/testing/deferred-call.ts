import { fromPromise } from "xstate";

/** A call to the service that is answered when a test says so; stands in for an invoked promise actor. */
export function deferredCall<Output, Input = unknown>() {
  const asked: Input[] = [];
  const open: PromiseWithResolvers<Output>[] = [];
  return {
    logic: fromPromise<Output, Input>(({ input }) => {
      asked.push(input);
      const call = Promise.withResolvers<Output>();
      open.push(call);
      return call.promise;
    }),
    /** What each call was asked, the first call first. */
    asked,
    /** Answers the latest call, or the one of that number (0 is the first). */
    async answers(output: Output, call = asked.length - 1) {
      theCall(call).resolve(output);
      await settled();
    },
    /** Fails the latest call in transport. */
    async fails(error = new Error("The service could not be reached")) {
      theCall(asked.length - 1).reject(error);
      await settled();
    },
  };

  function theCall(number: number) {
    const call = open[number];
    if (call === undefined) throw new Error(`There was no call ${number}`);
    return call;
  }
}

/** Lets every answer that was given arrive. */
export function settled() {
  return new Promise((resolve) => setTimeout(resolve));
}
