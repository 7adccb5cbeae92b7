// biome-ignore-all lint/performance/noBarrelFile: Mutants have a separate entry point because loading them registers module hooks.
export { judge, judgeAsItIs } from "./judge.ts";
export { MUTANT_KINDS, mutantsOf } from "./mutants.ts";
export {
  faultName,
  HEAD,
  mutantsCsv,
  row,
  sharesOf,
  shortfalls,
  summaryOf,
} from "./summary.ts";
export { isFound, isFoundByGenerated, type Judged, KILLERS, type Reasons, reasonFor } from "./verdict.ts";
