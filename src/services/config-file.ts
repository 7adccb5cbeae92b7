/** How long `config.json` may take to come, in milliseconds. */
const TIMEOUT = 20_000;

let asked: Promise<Response> | undefined;

/** Asks for `config.json` before the code that reads it is there; kept free of everything else, so that this is possible. */
export function askForConfig(): void {
  asked ??= ask();
  // That it cannot be had is said when it is read.
  asked.catch(() => undefined);
}

/**
 * What was asked for, else what is asked for now: an answer is read once.
 * @throws Error when there is no connection, or no answer in time.
 */
export function configFile(): Promise<Response> {
  const answer = asked ?? ask();
  asked = undefined;
  return answer;
}

function ask() {
  return fetch(`${import.meta.env.BASE_URL}config.json`, {
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT),
  });
}
