import { UNREACHABLE_ERROR } from "#machines/testing/sample-failure.ts";
import { modelsWith } from "#model-tests/engine/index.ts";
import { invariantsOfEveryMachine } from "./every-machine.ts";

/** Creates a model that the compiler checks against its machine. */
export const modelOf = modelsWith({ failure: UNREACHABLE_ERROR, overTime: invariantsOfEveryMachine });
