/** What is used of it here; it brings no types. */
declare module "@bcoe/v8-coverage" {
  type Range = { startOffset: number; endOffset: number; count: number };
  export type ScriptCov = {
    scriptId: string;
    url: string;
    functions: { functionName: string; isBlockCoverage: boolean; ranges: Range[] }[];
  };
  export function mergeScriptCovs(scripts: readonly ScriptCov[]): ScriptCov | undefined;
}
