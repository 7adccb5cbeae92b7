// biome-ignore-all lint/performance/noBarrelFile: The engine has one entrance.
export { approve, leftOver, type Tables, unapproved } from "./approved/approval.ts";
export { changesOf } from "./approved/difference.ts";
export { readApproved } from "./approved/file.ts";
export { CRITERIA, type Criterion } from "./generate/criteria.ts";
export { type Edge, explore, type Graph } from "./generate/explore.ts";
export { type Generated, generate, generateEach } from "./generate/generate.ts";
export { postmanTours, tourLengths } from "./generate/postman.ts";
export { stepName } from "./generate/step.ts";
export {
  all,
  answerValue,
  any,
  atStart,
  type Condition,
  contextValue,
  emits,
  exactly,
  fromState,
  hadContext,
  hasCall,
  hasContext,
  hasDelay,
  hasEffect,
  ignored,
  inState,
  type Moment,
  not,
  nothing,
  onEvent,
} from "./invariants/moment.ts";
export { after, atMostOnce, during, never, type TimeInvariant, when } from "./invariants/over-time.ts";
export { walkAtRandom } from "./invariants/random-walks.ts";
export {
  checkModel,
  type Excuse,
  excuseTexts,
  type MachineModel,
  modelOf,
  modelsWith,
  noPayload,
  raisedInternally,
} from "./model.ts";
export { paths, tablesOf } from "./paths.ts";
export type { Clause, Product } from "./product.ts";
export { replayProblem } from "./replay/replay.ts";
export { approvedAt, lastCommit } from "./report/changes.ts";
export { walkedElements } from "./report/clause-facts.ts";
export { coverageJson } from "./report/coverage-json.ts";
export { csv } from "./report/csv.ts";
export type { CallFacts, ExchangeFacts, Facts } from "./report/facts.ts";
export { gatherFacts, type Results } from "./report/gather.ts";
export { type Html, html } from "./report/html.ts";
export { junitXml } from "./report/junit.ts";
export { screensOf } from "./report/page/lookup.ts";
export { overview } from "./report/page/overview.ts";
export { effectsIn, rowWords } from "./report/page/row-words.ts";
export { entriesOf, searchOf } from "./report/page/search.ts";
export { picturePath } from "./report/pictures.ts";
export { type BrowserReport, type PathReport, pathReport, pathTitle, share, summaryLines } from "./report/report.ts";
export { keepWalks, readWalks } from "./report/walks-kept.ts";
export { writeReport } from "./report/write-report.ts";
export { triedIn, triedLines } from "./session/session-coverage.ts";
export { replaysOf } from "./session/session-paths.ts";
export { type Recording, readSession, type SessionRecord } from "./session/session-record.ts";
export { checkWalk } from "./walk/check-walk.ts";
export { evidencePath, shortened, shortestFailing, walkTraced } from "./walk/evidence.ts";
export {
  type Action,
  type Control,
  type Expectation,
  either,
  enabled,
  type MachineWalk,
  press,
  type WalkStage,
} from "./walk/machine-walk.ts";
export { commandFor, planInEnvironment, planOfEnvironment, quoted, type RunPlan } from "./walk/plan.ts";
export { statePictures } from "./walk/state-pictures.ts";
export { summaryOf as walkSummary } from "./walk/summary.ts";
export { until } from "./walk/until.ts";
export { WalkFailure, walkPath } from "./walk/walk-path.ts";
export {
  type ChosenPath,
  chosenPaths,
  everyWalkPaths,
  pathOfSteps,
  pathThrough,
  TOURS,
  type WalkPaths,
  walkPaths,
} from "./walk/walk-paths.ts";
