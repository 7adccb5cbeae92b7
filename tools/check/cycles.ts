import type { Check } from "./check.ts";
import { type Module, readModules } from "./modules.ts";

/** No file imports itself through others. Types are gone when the files run, and a lazy import waits: neither counts. */
export const cycles: Check = {
  name: "import cycles",
  run: async (root) => {
    const modules = new Map(readModules(root).map((module) => [module.path, module]));
    const settled = new Set<string>();
    const found: string[] = [];
    const follow = (module: Module, trail: readonly string[]) => {
      const start = trail.indexOf(module.path);
      if (start >= 0) {
        found.push([...trail.slice(start), module.path].join(" → "));
        return;
      }
      if (settled.has(module.path)) return;
      for (const { target, typeOnly, lazy } of module.imports) {
        if (typeOnly || lazy || !("file" in target)) continue;
        const next = modules.get(target.file);
        if (next) follow(next, [...trail, module.path]);
      }
      settled.add(module.path);
    };
    for (const module of modules.values()) follow(module, []);
    return found;
  },
};
