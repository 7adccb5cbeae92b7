import type { Rolldown } from "vite";

/** The addresses of built files. */
export type BundleFiles = { scripts: string[]; styles: string[] };

/**
 * Where a source file went in the build: its chunk and everything that the chunk imports at once, dependencies first.
 * @throws when no chunk came of the source, since a page would then ask for nothing.
 */
export function filesOf(bundle: Rolldown.OutputBundle, source: string): BundleFiles {
  const holds = (id: string | null) => id?.endsWith(`/${source}`) ?? false;
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  // A module may stand in one chunk and be asked for through another.
  const own = chunks.filter(({ moduleIds, facadeModuleId }) => holds(facadeModuleId) || moduleIds.some(holds));
  if (own.length === 0) throw new Error(`The build made no chunk of ${source}`);
  const names = own.flatMap(({ fileName }) => withDependencies(fileName, bundle));
  const files = withoutDuplicates(names)
    .map((name) => bundle[name])
    .filter((file) => file?.type === "chunk");
  return {
    scripts: files.map(({ fileName }) => `/${fileName}`),
    styles: withoutDuplicates(files.flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])])).map(
      (name) => `/${name}`,
    ),
  };
}

/**
 * The address of a stylesheet that was built for itself.
 * @throws when there is none.
 */
export function styleOf(bundle: Rolldown.OutputBundle, source: string): string {
  const asset = Object.values(bundle).find((file) => file.type === "asset" && file.originalFileNames.includes(source));
  if (!asset) throw new Error(`The build made no stylesheet of ${source}`);
  return `/${asset.fileName}`;
}

function withDependencies(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = bundle[name];
  if (chunk?.type !== "chunk") return [];
  return [...chunk.imports.flatMap((dependency) => withDependencies(dependency, bundle, seen)), name];
}

export function withoutDuplicates(names: readonly string[]): string[] {
  return [...new Set(names)];
}
