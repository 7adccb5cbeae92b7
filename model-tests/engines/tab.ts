/** What can be found on a page: by its role and its name as a screen reader says them, or a field by its label. */
export type Target = { role: string; name: string | RegExp } | { label: string };

/** A tab of some browser, and what a person does in it. Every engine has one of its own; the story is written with this. */
export type Tab = {
  /** What the browser calls itself, with its version. */
  engine: string;
  goto: (address: string) => Promise<void>;
  click: (sought: Target) => Promise<void>;
  /** Types over what a field holds. */
  type: (sought: Target, text: string) => Promise<void>;
  /** Chooses an option of a list by its value. */
  choose: (sought: Target, value: string) => Promise<void>;
  press: (key: "Enter" | "Escape" | "Space") => Promise<void>;
  /** Runs an expression in the page. @returns what comes of it, as JSON carries it. */
  read: <Value>(expression: string) => Promise<Value>;
  /** What the pages complained of: uncaught errors, errors and warnings of the console, violations of the content policy. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** How long anything on a screen may take to come, in milliseconds, and how often one looks. */
const TIMEOUT = 40_000;
const BETWEEN_LOOKS = 50;

/**
 * Asks again until there is an answer. A question that fails counts as one without an answer: its page may be about to
 * be replaced. @throws Error saying what never came.
 */
export async function until<Value>(what: string, ask: () => Promise<Value | null | undefined | false>): Promise<Value> {
  const end = Date.now() + TIMEOUT;
  let failure: unknown;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      failure = error;
      return null;
    });
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Not within ${TIMEOUT / 1000} s: ${what}`, { cause: failure });
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
}

/** An expression that finds the first such element on a page once it stands still; null before. */
export function findExpression(sought: Target): string {
  return `(() => {
    const found = ${query(sought)}[0];
    const { x, y, width, height } = found?.getBoundingClientRect() ?? {};
    const place = [x, y, width, height].join();
    const isStill = place === globalThis.placeBefore;
    globalThis.placeBefore = place;
    return found && isStill ? found : null;
  })()`;
}

/** What is sought, in words. */
export function describeTarget(sought: Target): string {
  return "label" in sought ? `the field "${sought.label}"` : `${sought.role} ${sought.name}`;
}

function query(sought: Target): string {
  const find = "globalThis.TestingLibraryDom";
  if ("label" in sought) {
    return `${find}.queryAllByLabelText(document.body, ${JSON.stringify(sought.label)}, { selector: "input" })`;
  }
  const { role, name } = sought;
  const written = typeof name === "string" ? JSON.stringify(name) : name;
  return `${find}.queryAllByRole(document.body, "${role}", { name: ${written} })`;
}
