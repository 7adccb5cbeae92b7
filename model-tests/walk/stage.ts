import type { Browser, Locator, Page } from "playwright-core";
import type { AnyMachineSnapshot } from "xstate";
import { focusBesideDialog } from "#model-tests/browser/focus.ts";
import { Person } from "#model-tests/browser/person.ts";
import { SCREEN_TIMEOUT } from "#model-tests/browser/timeout.ts";
import * as engine from "#model-tests/engine/index.ts";
import { DOCUMENTED_ANSWERS, MERCHANT } from "./documented-answers.ts";
import { expectProblemMessages, type WalkProblem } from "./problem-messages.ts";
import { type Background, type Reply, ScriptedService } from "./scripted-service.ts";

const { id, email, token } = MERCHANT;

/** Stored data of a signed-in merchant (3.1). */
export const SIGNED_IN = {
  token,
  UserIdToken: JSON.stringify({ id, email, language: "en-US", nickName: "Mei", avatar: "" }),
};

type Stored = Readonly<Record<string, string>>;

export type StageOptions = {
  /** The console's URL, without a trailing slash. */
  url: string;
  /** Paths of the calls that wait for the walk; `background` answers other calls in addition to the documented ones. */
  held: readonly string[];
  background: Background;
  /** Timeout for expectations, in milliseconds. */
  timeout?: number;
};

/** A browser with the console and a mocked service, shared by paths that are walked one after another. */
export class Stage {
  readonly person: Person;
  readonly service: ScriptedService;
  readonly timeout: number;

  private constructor(person: Person, service: ScriptedService, timeout: number) {
    this.person = person;
    this.service = service;
    this.timeout = timeout;
  }

  static async create(
    browser: Browser,
    { url, held, background, timeout = SCREEN_TIMEOUT }: StageOptions,
  ): Promise<Stage> {
    const person = await Person.open(browser, url);
    person.context.setDefaultTimeout(timeout);
    person.errors.allow(
      /Failed to load resource/,
      /request failed: net::ERR_CONNECTION_RESET/,
      // Most proposed calls are missing from the background.
      / · notOffered · /,
    );
    const service = new ScriptedService(held, { ...DOCUMENTED_ANSWERS, ...background });
    await service.intercept(person.context);
    // A blank page on the console's origin, to change storage without running the console.
    await person.context.route("**/blank-page", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Blank</title>" }),
    );
    await person.page.clock.install();
    const stage = new Stage(person, service, timeout);
    await stage.configure({});
    return stage;
  }

  /**
   * Changes `config.json` from the next page load on. The rest stays as deployed, except that `debug` is off: debug
   * mode makes answers in the page (7.17) instead of calling the mocked service.
   */
  async configure(changes: Readonly<Record<string, unknown>>): Promise<void> {
    const { page } = this.person;
    await page.unroute("**/config.json");
    await page.route("**/config.json", async (route) => {
      const response = await route.fetch().catch(() => null);
      const deployed: unknown = await response?.json().catch(() => null);
      // The request was aborted, or the file does not exist.
      if (response === null) await route.abort().catch(() => undefined);
      else if (typeof deployed !== "object" || deployed === null) await route.fulfill({ response });
      else await route.fulfill({ json: { ...deployed, debug: false, ...changes } });
    });
  }

  /** Loads an address with only this data in storage, by default the merchant's session (3.1). */
  async open(address: string, stored: Stored = SIGNED_IN, storedForTab: Stored = {}): Promise<void> {
    const { person, service } = this;
    await person.goto("/blank-page");
    await person.page.clock.resume();
    service.reset();
    await person.page.evaluate(
      ([lasting, passing]) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [name, value] of lasting) localStorage.setItem(name, value);
        for (const [name, value] of passing) sessionStorage.setItem(name, value);
      },
      [Object.entries(stored), Object.entries(storedForTab)] as const,
    );
    await person.goto(address);
    await person.waitForHydration();
  }

  /**
   * Pauses the clock, so that only the path advances time. Pauses one second ahead because time passes during the call.
   */
  async pauseClock(): Promise<void> {
    const { clock } = this.person.page;
    await clock.pauseAt((await this.person.page.evaluate(() => Date.now())) + 1_000);
  }

  /** Adds a form field that can hold unsaved input; the console watches every form. */
  async addUnsavedField(): Promise<void> {
    await this.person.page.evaluate(() => {
      const form = document.body.appendChild(document.createElement("form"));
      form.appendChild(document.createElement("input")).name = "unsaved";
    });
  }

  async fillUnsavedField(isUnsaved: boolean): Promise<void> {
    await this.person.page.locator('[name="unsaved"]').fill(isUnsaved ? "something" : "");
  }

  /** Advances the clock by milliseconds once the page has processed all answers. */
  async advanceClock(milliseconds: number): Promise<void> {
    await this.service.waitUntilProcessed(this.person.page);
    await this.person.page.clock.fastForward(milliseconds);
  }

  /** Stores entries from another tab, a page without the console, in order; removes those that are null. */
  async storeElsewhere(entries: Readonly<Record<string, string | null>>): Promise<void> {
    const tab = await this.person.newTab();
    await tab.goto(`${this.person.url}/blank-page`);
    await tab.evaluate((all) => {
      for (const [name, value] of all) {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, value);
      }
    }, Object.entries(entries));
    await tab.close();
  }

  /** Simulates switching to another tab or back to this one. */
  async switchTab(to: "away" | "back"): Promise<void> {
    await this.person.page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        get: () => (isHidden ? "hidden" : "visible"),
      });
      document.dispatchEvent(new Event("visibilitychange"));
    }, to === "away");
  }

  get page(): Page {
    return this.person.page;
  }

  machineElement(machine: string): Locator {
    return this.person.machine(machine).first();
  }

  async answer(walk: MachineWalk, actor: string, fixture: string | null): Promise<void> {
    const reply = fixture === null ? "breaks off" : replyOf(walk, actor, fixture);
    await this.service.answer(walk.calls?.[actor] ?? "", reply);
  }

  /** Checks that an open dialog has the focus, and that the screen explains the machine's problems and no others. */
  async checkScreen(walk: MachineWalk, snapshot: AnyMachineSnapshot): Promise<void> {
    await engine.until(async () => {
      const beside = await this.page.evaluate(focusBesideDialog);
      if (beside !== null) throw new Error(`a dialog is open, and the focus is outside it, on ${beside}`);
    }, this.timeout);
    const { dataMachine = walk.model.machine.id } = walk;
    if (!walk.messagesIn && dataMachine === null) return;
    const problems = walk.problemsOf?.(snapshot) ?? [snapshot.context.problem ?? null];
    const where = walk.messagesIn?.(this) ?? this.machineElement(dataMachine ?? "");
    await expectProblemMessages(
      this.person,
      walk,
      problems.filter((one) => one !== null),
      where,
    );
  }

  expectNoErrors(): void {
    this.person.errors.expectNone();
  }

  async close(): Promise<void> {
    await this.person.close();
  }
}

/** Stored data of a signed-out person (3.1). */
export const SIGNED_OUT: Stored = {};

export type Action = engine.Action<Stage>;
export type Expectation = engine.Expectation<Stage>;
export type Control = engine.Control<Stage>;

export function buttonIn(part: Control, key: string): Control {
  return (stage, snapshot) => part(stage, snapshot).getByRole("button", { name: stage.person.t(key), exact: true });
}

export type MachineWalk = engine.MachineWalk<Stage> & {
  /** Converts values of an actor to the service's format, for calls whose contract transforms the answer. */
  toWire?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** Answers to other calls, by path. */
  background?: Background;
  /** The problems that the screen must explain; `context.problem` by default. */
  problemsOf?: (snapshot: AnyMachineSnapshot) => readonly (WalkProblem | null)[];
  /** Locale keys of the messages for problems that the machine finds itself. */
  messageKeys?: Readonly<Record<string, string>>;
  /** The locator for explanations; by default the machine's mark. */
  messagesIn?: (stage: Stage) => Locator;
};

/** Returns the service's reply to an actor's call for one of the model's fixtures. */
export function replyOf({ model, toWire = {} }: MachineWalk, actor: string, fixture: string): Reply {
  const answer = model.answers[actor]?.[fixture];
  if (typeof answer !== "object" || answer === null || !("accepted" in answer))
    return { accepted: true, value: answer };
  const reply = answer as Extract<Reply, { accepted: boolean }>;
  const written = toWire[actor];
  return reply.accepted && written ? { accepted: true, value: written(reply.value) } : reply;
}
