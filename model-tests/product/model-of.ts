import { UNREACHABLE_ERROR } from "#machines/testing/failed-call.ts";
import { modelsWith } from "#model-tests/engine/index.ts";
import { ofEveryMachine } from "./every-machine.ts";

/** Lets the compiler check a model of the console against its machine: its calls fail as real ones do. */
export const modelOf = modelsWith({ failure: UNREACHABLE_ERROR, overTime: ofEveryMachine });
