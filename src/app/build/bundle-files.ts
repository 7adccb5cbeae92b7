import type { Rolldown } from "vite";

/** The addresses of built files. */
export type BundleFiles = { scripts: string[]; styles: string[] };

/**
 * What a source file became in the build: its chunk and everything that the chunk imports at once, dependencies first.
 * @throws when no chunk came of the source, since a page would then ask for nothing.
 */
export function filesOf(bundle: Rolldown.OutputBundle, source: string): BundleFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  if (!chunk) throw new Error(`The build made no chunk of ${source}`);
  const names = withDependencies(chunk.fileName, bundle);
  const files = names.map((name) => bundle[name]).filter((file) => file?.type === "chunk");
  return {
    scripts: files.map(({ fileName }) => `/${fileName}`),
    styles: withoutDuplicates(files.flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])])).map(
      (name) => `/${name}`,
    ),
  };
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
