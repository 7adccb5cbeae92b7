// biome-ignore-all lint/performance/noBarrelFile: Faults on purpose have an entrance of their own, since they take hold of how modules are loaded.
export { type Reasons, reasonFor, uselessReasons } from "./equivalent.ts";
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
export { isFound, isFoundByGenerated, type Judged, KILLERS } from "./verdict.ts";
