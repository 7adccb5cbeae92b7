import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import type { AnyMachineSnapshot } from "xstate";
import { activeNodes, isAtomic } from "#model-tests/engine/generate/active-nodes.ts";
import { stateName } from "#model-tests/engine/generate/element-names.ts";
import { type Situation, situationKey } from "#model-tests/engine/generate/explore.ts";
import { pureMachine } from "#model-tests/engine/generate/pure-machine.ts";
import { stepName } from "#model-tests/engine/generate/step.ts";
import type { Path } from "#model-tests/engine/generate/tour.ts";
import { actionOf, isUsable, type MachineWalk, type WalkStage } from "./machine-walk.ts";
import { until } from "./until.ts";
import { isEnd, type WalkPaths } from "./walk-paths.ts";

/** A failed path, with the number of steps taken before. */
export class WalkFailure extends Error {
  override name = "WalkFailure";
  readonly taken: number;
  /** The failed expectation, without its position on the path. */
  readonly why: string;
  constructor(machine: string, path: Path, taken: number, cause: unknown, screen: readonly string[]) {
    const steps = path.edges.slice(0, taken).map(({ step }) => stepName(step));
    const why = cause instanceof Error ? cause.message : String(cause);
    const number = path.number === 0 ? "" : `path ${path.number}, `;
    const where = `${machine}, ${number}step ${taken} of ${path.edges.length}`;
    super([`${where}, after ${steps.join(" → ") || "opening"}: ${why}`, ...screen].join("\n"), { cause });
    this.taken = taken;
    this.why = why;
  }
}

/** The limit on the screen text that a failure prints, in characters. */
const MAX_TEXT_LENGTH = 400;

/** The screen as a failure prints it: the expected state, the shown state, and the text. */
async function screenOf(stage: WalkStage, mark: string | null, expected: unknown): Promise<string[]> {
  const soon = { timeout: 1_000 };
  const shown =
    mark === null
      ? null
      : await stage
          .machineElement(mark)
          .getAttribute("data-state", soon)
          .catch(() => null);
  const words = await textOf(stage.page);
  return [
    `Expected state: ${JSON.stringify(expected)}${mark === null ? "" : `; on the screen: ${shown ?? "none"}`}`,
    `Text on the screen: ${words.replaceAll(/\s+/g, " ").trim().slice(0, MAX_TEXT_LENGTH) || "none"}`,
  ];
}

/** The text of the topmost dialog, else of the main part, else of the whole page. */
async function textOf(page: Page): Promise<string> {
  for (const part of ['[role="dialog"]:visible, [role="alertdialog"]:visible', "main:visible", "body"]) {
    const shown = page.locator(part).last();
    const words = (await shown.isVisible().catch(() => false)) ? await shown.innerText().catch(() => "") : "";
    if (words !== "") return words;
  }
  return "";
}

export type WalkHooks = {
  /** Runs each step under its name, for a custom report. */
  onStep?: (name: string, act: () => Promise<void>) => Promise<void>;
  /** Runs once the page shows the expected state; `states` are the machine's atomic states. */
  onState?: (states: readonly string[], page: Page) => Promise<void>;
};

/**
 * Walks one path at the console. After each step the screen must show the expected mark, the state's visible content
 * and only the problem it explains, and no control for an ignored event.
 * @throws WalkFailure naming the steps taken, without their payloads.
 */
export async function walkPath<Stage extends WalkStage>(
  { walk, initialEdges, graph }: WalkPaths<Stage>,
  path: Path,
  stage: Stage,
  { onStep = (_, act) => act(), onState }: WalkHooks = {},
): Promise<void> {
  const { machine } = walk.model;
  const pure = pureMachine(walk.model);
  let snapshot = initialEdges.reduce((at, { step }) => pure.follow(at, step.event).snapshot, pure.initial);
  let taken = 0;
  try {
    await onStep("open the page", async () => {
      await walk.open(stage, path.edges[0]?.step);
      await checkSituation(graph.initial);
    });
    for (const edge of path.edges) {
      taken += 1;
      await onStep(stepName(edge.step), async () => {
        const isReloaded = walk.endsWithReload && isEnd(edge) ? stage.page.waitForEvent("load") : null;
        await Promise.all([isReloaded, actionOf(walk, edge.step)?.(stage, edge.step, snapshot)]);
        // The context depends on this path, not only on the situation.
        snapshot = pure.follow(snapshot, edge.step.event).snapshot;
        if (isEnd(edge)) return;
        if (situationKey(walk.model, snapshot) !== edge.to)
          throw new Error(`stateKey does not distinguish the situation before ${edge.to}`);
        await checkSituation(graph.situations.get(edge.to));
      });
      if (isEnd(edge)) break;
    }
    stage.expectNoErrors();
  } catch (error) {
    const { dataMachine = machine.id } = walk;
    throw new WalkFailure(machine.id, path, taken, error, await screenOf(stage, dataMachine, snapshot.value));
  }

  async function checkSituation(situation: Situation | undefined) {
    const isShown = await expectSituation(stage, walk, situation, snapshot);
    if (isShown) await onState?.(activeNodes(snapshot).filter(isAtomic).map(stateName), stage.page);
  }
}

/** @returns whether the state could be observed; some states are too short */
async function expectSituation<Stage extends WalkStage>(
  stage: Stage,
  walk: MachineWalk<Stage>,
  situation: Situation | undefined,
  snapshot: AnyMachineSnapshot,
): Promise<boolean> {
  const { model, expectations, inEveryState, dataMachine = model.machine.id } = walk;
  const isOver = snapshot.status !== "active";
  if (walk.isTransient?.(snapshot)) return false;
  if (dataMachine !== null && !isOver) await expectShownState(stage, dataMachine, snapshot.value);
  for (const node of activeNodes(snapshot)) await expectations[node.path.join(".")]?.(stage, snapshot);
  if (isOver) return true;
  if (inEveryState) await until(() => inEveryState(stage, snapshot), stage.timeout);
  await stage.checkScreen?.(walk, snapshot);
  await until(() => expectUnusable(stage, walk, situation, snapshot), stage.timeout);
  return true;
}

/** Waits until the machine's mark on the screen (`data-state`) has this state value. */
async function expectShownState(stage: WalkStage, machine: string, value: unknown): Promise<void> {
  const mark = stage.machineElement(machine);
  await until(async () => {
    const written = await mark.getAttribute("data-state", { timeout: 1_000 }).catch(() => null);
    if (written === null) throw new Error(`no element has data-machine="${machine}" and a data-state`);
    if (!isDeepStrictEqual(JSON.parse(written), value))
      throw new Error(`data-state is ${written}, expected ${JSON.stringify(value)}`);
  }, stage.timeout);
}

/** Expects an ignored event's control to be missing or disabled. */
async function expectUnusable<Stage extends WalkStage>(
  stage: Stage,
  { model, controls = {}, enabledWhileIgnored = {} }: MachineWalk<Stage>,
  situation: Situation | undefined,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  for (const [event, control] of Object.entries(controls)) {
    const ways = Object.keys(model.events[event] ?? {}).length;
    const ignored = situation?.undefinedCells.filter(({ label }) => label === event).length ?? 0;
    if (event in enabledWhileIgnored || ignored === 0 || ignored < ways) continue;
    if (await isUsable(stage, control(stage, snapshot)))
      throw new Error(`the control of ${event} is enabled, although the machine ignores the event here`);
  }
}
