import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import { isMachine } from "#model-tests/engine/model.ts";

/** Mutated sources by number, each loaded instead of its file. */
const changed = new Map<number, { file: string; source: string; files: readonly string[] }>();

registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    const number = numberIn(context.parentURL);
    const files = changed.get(number)?.files ?? [];
    return files.some((file) => pathToFileURL(file).href === resolved.url)
      ? { ...resolved, url: `${resolved.url}?mutant=${number}` }
      : resolved;
  },
  load: (url, context, next) => {
    const number = numberIn(url);
    const mutant = changed.get(number);
    if (mutant === undefined) return next(url, context);
    const path = new URL(url).pathname;
    const source = path === pathToFileURL(mutant.file).pathname ? mutant.source : readFileSync(path, "utf8");
    return { format: "module", source: stripTypeScriptTypes(source), shortCircuit: true };
  },
});

/**
 * Loads a machine with one of its sources changed.
 * @param files its sources, starting with the one that exports it
 * @throws Error when XState refuses the changed machine.
 */
export async function loadChanged(
  machine: string,
  files: readonly string[],
  file: string,
  source: string,
): Promise<AnyStateMachine> {
  const number = changed.size + 1;
  changed.set(number, { file, source, files });
  const loaded: Record<string, unknown> = await import(`${pathToFileURL(files[0] ?? file).href}?mutant=${number}`);
  const found = Object.values(loaded).find((value) => isMachine(value) && value.id === machine);
  if (!isMachine(found)) throw new Error(`${files[0]} exports no ${machine}`);
  return found;
}

function numberIn(url: string | undefined): number {
  return Number(/\?mutant=(\d+)$/.exec(url ?? "")?.[1] ?? 0);
}
