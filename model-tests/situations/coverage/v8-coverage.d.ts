/** The package has no types; this is the part used here. */
declare module "@bcoe/v8-coverage" {
  type Range = { startOffset: number; endOffset: number; count: number };
  export type ScriptCov = {
    scriptId: string;
    url: string;
    functions: { functionName: string; isBlockCoverage: boolean; ranges: Range[] }[];
  };
  export function mergeScriptCovs(scripts: readonly ScriptCov[]): ScriptCov | undefined;
}
