import type { Rolldown } from "vite";

type Modules = {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, "isEntry" | "importers" | "dynamicImporters"> | null;
};

const CONSOLE = /[\\/]src[\\/]app[\\/]console-screens\.ts$/;
const SIGN_IN = /[\\/]account[\\/]LoginScreen\.tsx$/;
/** What pages outside the console's frame, or the first call, import when they need it. */
const ELSEWHERE =
  /[\\/]src[\\/](site|services[\\/](client|mock-calls)|account[\\/](Register|Forgot|identity)|ui[\\/]toasts)/;

/**
 * The chunk of a module that the console's frame imports: `frame` where every page that needs the module has the frame,
 * `signing-in` where the sign-in page shares it. The bundler makes a chunk for each set of importers, of which more than
 * twenty would be requested with the first screen, of a few hundred bytes each.
 * @returns null for every other module: the bundler decides.
 */
export function consoleChunkOf(id: string, modules: Modules): string | null {
  // Rolldown loses the exports of a chunk's own entry when a group takes it.
  if (CONSOLE.test(id)) return null;
  const reached = new Set([id]);
  const roots: string[] = [];
  for (const one of reached) {
    const info = modules.getModuleInfo(one);
    if (info?.isEntry) return null;
    if (info && info.dynamicImporters.length > 0) roots.push(one);
    for (const importer of info?.importers ?? []) reached.add(importer);
  }
  if (!roots.some((root) => CONSOLE.test(root))) return null;
  if (roots.some((root) => SIGN_IN.test(root))) return "signing-in";
  return roots.some((root) => ELSEWHERE.test(root)) ? null : "frame";
}
