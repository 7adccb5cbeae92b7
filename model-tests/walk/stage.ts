import type { Browser, Locator, Page } from "playwright-core";
import type { AnyMachineSnapshot } from "xstate";
import { Person } from "#model-tests/browser/person.ts";
import { SCREEN_TIMEOUT } from "#model-tests/browser/timeout.ts";
import type * as engine from "#model-tests/engine/index.ts";
import { ANSWERS, MERCHANT } from "#model-tests/stand-in/answers.ts";
import { expectExplained, type WalkProblem } from "./explained.ts";
import { type Background, type Reply, ScriptedService } from "./scripted-service.ts";

/** What the service answers beside what is walked: the documented calls, and nothing of the proposed ones. */
const BACKGROUND: Background = {
  "/api/Login/Login": ANSWERS.login,
  "/api/user/logout": ANSWERS.profile,
  "/api/user/menu": ANSWERS.menu,
  "/api/User/Language": ANSWERS.language,
  "/api/User/SentVerificationCode": ANSWERS.sendCode,
  "/api/Register/CheckCaptchaCode": ANSWERS.checkCode,
  "/api/Login/Logout": ANSWERS.logout,
};

const { id, email, token } = MERCHANT;

/** What a device keeps of the merchant who is signed in at it (3.1). */
export const SIGNED_IN = {
  token,
  UserIdToken: JSON.stringify({ id, email, language: "en-US", nickName: "Mei", avatar: "" }),
};

type Stored = Readonly<Record<string, string>>;

export type StageOptions = {
  /** Where the console is, without a slash at the end. */
  url: string;
  /** The calls that wait for the path, and what other calls are answered with beside `BACKGROUND`. */
  held: readonly string[];
  background: Background;
  /** How long a screen may take to show something, in milliseconds. */
  timeout?: number;
};

/** A person at the console, and the service that is played to them. Paths are walked on it one after the other. */
export class Stage {
  readonly person: Person;
  readonly service: ScriptedService;
  /** How long a screen may take to show something, in milliseconds. */
  readonly timeout: number;

  private constructor(person: Person, service: ScriptedService, timeout: number) {
    this.person = person;
    this.service = service;
    this.timeout = timeout;
  }

  static async set(
    browser: Browser,
    { url, held, background, timeout = SCREEN_TIMEOUT }: StageOptions,
  ): Promise<Stage> {
    const person = await Person.open(browser, url);
    person.context.setDefaultTimeout(timeout);
    person.errors.allow(
      /Failed to load resource/,
      /request failed: net::ERR_CONNECTION_RESET/,
      // The background knows few of the proposed calls.
      / · notOffered · /,
    );
    const service = new ScriptedService(held, { ...BACKGROUND, ...background });
    await service.standInFor(person.context);
    // A page of the console's origin that runs nothing of the console.
    await person.context.route("**/blank-page", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Blank</title>" }),
    );
    await person.page.clock.install();
    const stage = new Stage(person, service, timeout);
    await stage.configures({});
    return stage;
  }

  /**
   * From the next page on, the console is configured so in its `config.json`. Otherwise it is as it was deployed, but for
   * `debug`: what is made up at the page (7.17) is not asked of the service, which is played here.
   */
  async configures(changes: Readonly<Record<string, unknown>>): Promise<void> {
    const { page } = this.person;
    await page.unroute("**/config.json");
    await page.route("**/config.json", async (route) => {
      const response = await route.fetch().catch(() => null);
      const deployed: unknown = await response?.json().catch(() => null);
      // The request was aborted, or there is no such file here.
      if (response === null) await route.abort().catch(() => undefined);
      else if (typeof deployed !== "object" || deployed === null) await route.fulfill({ response });
      else await route.fulfill({ json: { ...deployed, debug: false, ...changes } });
    });
  }

  /** Loads an address on a device that keeps only this; by default the merchant's session (3.1). */
  async opens(address: string, stored: Stored = SIGNED_IN, storedForTab: Stored = {}): Promise<void> {
    const { person, service } = this;
    await person.goto("/blank-page");
    await person.page.clock.resume();
    service.begin();
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

  /** From here on, time passes only where a path says so. It stops a little ahead, since it goes on meanwhile. */
  async stopsTheClock(): Promise<void> {
    const { clock } = this.person.page;
    await clock.pauseAt((await this.person.page.evaluate(() => Date.now())) + 1_000);
  }

  /**
   * Puts a field on the page into which something can be typed that a reload would lose: the console watches every form.
   */
  async letsType(): Promise<void> {
    await this.person.page.evaluate(() => {
      const form = document.body.appendChild(document.createElement("form"));
      form.appendChild(document.createElement("input")).name = "unsaved";
    });
  }

  /** Types something that a reload would lose, or takes it away again. */
  async types(isUnsaved: boolean): Promise<void> {
    await this.person.page.locator('[name="unsaved"]').fill(isUnsaved ? "something" : "");
  }

  /** Lets time pass at once, in milliseconds, from when the page has done what it was up to. */
  async waits(milliseconds: number): Promise<void> {
    await this.service.isTakenIn(this.person.page);
    await this.person.page.clock.fastForward(milliseconds);
  }

  /** The person looks at another tab, or comes back to this one. */
  async turns(to: "away" | "back"): Promise<void> {
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

  markOf(machine: string): Locator {
    return this.person.machine(machine).first();
  }

  async answers(walk: MachineWalk, actor: string, fixture: string | null): Promise<void> {
    const reply = fixture === null ? "breaks off" : replyOf(walk, actor, fixture);
    await this.service.answer(walk.calls?.[actor] ?? "", reply);
  }

  /** The screen explains the machine's problems, and no other. */
  async looks(walk: MachineWalk, snapshot: AnyMachineSnapshot): Promise<void> {
    const { mark = walk.model.machine.id } = walk;
    if (!walk.explainedIn && mark === null) return;
    const problems = walk.problemsOf?.(snapshot) ?? [snapshot.context.problem ?? null];
    const where = walk.explainedIn?.(this) ?? this.markOf(mark ?? "");
    await expectExplained(
      this.person,
      walk,
      problems.filter((one) => one !== null),
      where,
    );
  }

  expectQuiet(): void {
    this.person.errors.expectNone();
  }

  async leaves(): Promise<void> {
    await this.person.close();
  }
}

/** Of a signed-out person (3.1). */
export const SIGNED_OUT: Stored = {};

export type Act = engine.Act<Stage>;
export type Look = engine.Look<Stage>;
export type Control = engine.Control<Stage>;

/** How a machine's generated paths are walked at the real console: all that is the machine's own. */
export type MachineWalk = engine.MachineWalk<Stage> & {
  /** How the service writes what an invoked call is answered with, where its contract reads it into something else. */
  wire?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** What other calls are answered with, by their path. */
  background?: Background;
  /** The problems that the screen has to explain; `context.problem` by default. */
  problemsOf?: (snapshot: AnyMachineSnapshot) => readonly (WalkProblem | null)[];
  /** Where the machine's problems are its own, and no one's answer: what the product says of each, by its key in locales/. */
  words?: Readonly<Record<string, string>>;
  /** Where problems are explained; by default where the machine's mark is. */
  explainedIn?: (stage: Stage) => Locator;
};

/** What the service says when an invoked call is answered with one of the model's fixtures. */
export function replyOf({ model, wire = {} }: MachineWalk, actor: string, fixture: string): Reply {
  const answer = model.answers[actor]?.[fixture];
  if (typeof answer !== "object" || answer === null || !("accepted" in answer))
    return { accepted: true, value: answer };
  const reply = answer as Extract<Reply, { accepted: boolean }>;
  const written = wire[actor];
  return reply.accepted && written ? { accepted: true, value: written(reply.value) } : reply;
}
