import type { Person } from "#model-tests/browser/person.ts";
import { type Mocks, mockCalls } from "./mocks.ts";
import type { Screen } from "./screen.ts";

export type More = Partial<Omit<Screen, "name" | "path" | "states">>;

/** A situation that never ends. */
export const LOADING = { isLoading: true } as const;

/** A situation at a path, of a signed-in merchant by default. */
export function situation(name: string, path: string, shows: string | readonly string[], more: More = {}): Screen {
  const states = typeof shows === "string" ? [shows] : shows;
  return { who: "merchant", mocks: {}, ...more, name, path: () => path, states: states };
}

/** Runs steps one after the other. */
export const inOrder =
  (...acts: readonly ((person: Person) => Promise<unknown>)[]) =>
  async (person: Person): Promise<void> => {
    for (const act of acts) await act(person);
  };

/** Clicks the first button with this text. */
export const clickButton =
  (key: string, values?: Record<string, string>) =>
  (person: Person): Promise<void> =>
    person.button(key, values).first().click();

/** Clicks a button with `aria-disabled`. */
export const clickDisabledButton =
  (key: string) =>
  (person: Person): Promise<void> =>
    person.button(key).first().click({ force: true });

/** Waits for a dialog and closes it with Escape. */
export async function dismissDialog({ page }: Person): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** Removes the nickname from the stored user and reloads. */
export async function withoutNickname({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem("UserIdToken") ?? "{}");
    localStorage.setItem("UserIdToken", JSON.stringify({ ...user, nickName: "" }));
  });
  await page.reload();
}

/** Waits until these words can be read. */
export const expectText =
  (key: string) =>
  (person: Person): Promise<void> =>
    person.expectText(key);

/** Presses keys one after the other. */
export const pressKeys =
  (...pressed: readonly string[]) =>
  async ({ page }: Person): Promise<void> => {
    for (const key of pressed) await page.keyboard.press(key);
  };

/** Advances the clock by milliseconds once no call is under way, since it would time out. */
export const fastForward =
  (time: number) =>
  async ({ page }: Person): Promise<void> => {
    await page.waitForFunction(() => !globalThis.mockedCallsPending);
    await page.clock.fastForward(time);
  };

/** Waits until a machine shows a state. */
export const expectState =
  (machine: string, state: string) =>
  (person: Person): Promise<void> =>
    person.expectState(machine, state);

/** Mocks calls from here on. */
export const thenMock =
  (mocks: Mocks) =>
  (person: Person): Promise<void> =>
    mockCalls(person, mocks);

/** Waits for a toast. */
export const waitForToast = ({ page }: Person): Promise<void> => page.locator("[class*=toast]").first().waitFor();
