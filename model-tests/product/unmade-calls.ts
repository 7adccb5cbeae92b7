import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CALLS } from "#contracts/calls.ts";
import type { Definition } from "#contracts/define-call.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { type Calls, readCalls, routeOf } from "./exchanges.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Returns a message for each call of the contract that no machine makes, with the file to write. */
export function unmadeCalls(made: Calls = readCalls()): string[] {
  const routes = EVERY_MODEL.flatMap(({ machine }) =>
    [...(made.get(machine.id)?.values() ?? [])].flat().map(({ method, path }) => `${method} ${path}`),
  );
  const list = readFileSync(join(ROOT, "contracts/calls.ts"), "utf8");
  return Object.entries<Definition>(CALLS).flatMap(([name, call]) => {
    const { method, path } = routeOf(call);
    const area = new RegExp(`import \\{ ${name} \\} from "\\./([\\w-]+)/`).exec(list)?.[1];
    return routes.includes(`${method} ${path}`)
      ? []
      : [`${method} ${path} is made by no machine that is tested: give ${name} to an actor in src/${area}/provide.ts.`];
  });
}
