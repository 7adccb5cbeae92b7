import { describeAccess, lineIf, type StartLine } from "./describe-access.ts";
import { openLog } from "./log.ts";
import { monotonicClock } from "./monotonic-clock.ts";
import { redactor } from "./redaction.ts";
import { DEMO_MERCHANT } from "./seed/demo-merchant.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";
import { NotReadyError, PortError, type Sandbox, startSandbox } from "./start.ts";
import { StorageError } from "./storage/storage-error.ts";

/** Errors whose message says what to do. */
const USER_ERRORS = [SettingsError, PortError, StorageError, NotReadyError];

/**
 * Starts the sandbox as the environment says, prints where it is, and stops when it is asked to. What keeps it from
 * starting is printed, and ends the process.
 * @param own settings that no variable of the environment can change.
 * @param ready what the first answer waits for besides the storage, such as the console's files.
 */
export async function run(own: Partial<Settings> = {}, ready: Promise<unknown> = Promise.resolve()): Promise<void> {
  // What is stored is for this account alone.
  process.umask(0o077);
  let settings: Settings | null = null;
  try {
    settings = { ...readSettings(process.env), ...own };
    await start(settings, ready);
  } catch (error) {
    // Never the error itself: some carry the address that they failed at, with its password.
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(redactor(settings)(isUserError(error) ? `\n${error.message}\n` : told));
    process.exit(1);
  }
}

function isUserError(error: unknown): error is Error {
  return USER_ERRORS.some((kind) => error instanceof kind);
}

async function start(settings: Settings, ready: Promise<unknown>): Promise<void> {
  const { standsAt } = settings;
  const { log, logRequest } = openLog(settings.logLevel);
  const clock = standsAt ? () => standsAt : monotonicClock(log);
  const giveUp = ({ message }: Error) => {
    console.error(`\n${message}\n`);
    process.exit(1);
  };
  const sandbox = await startSandbox({ settings, clock, log, logRequest, giveUp, ready });
  // Before the line that others wait for to end it.
  stopOnSignal(sandbox);
  console.log(`
  The sandbox is for trying and testing; it processes no payments.

${startLines(settings, sandbox)
  .map(([what, text]) => `  ${what.padEnd(15)}${text}`)
  .join("\n")}

Merchant Console: ${sandbox.url}`);
}

/** What there is to know at the start. Of all secrets, only the key that the tester needs is told, and the demo's. */
function startLines(settings: Settings, { url, storagePlace }: Sandbox): StartLine[] {
  const { demo, smtpUrl, testerKey, identity, mock } = settings;
  return [
    ...describeAccess(settings),
    ...lineIf(demo, "Demo account", DEMO_MERCHANT.email),
    ...lineIf(demo, "Password", DEMO_MERCHANT.password),
    ["E-mails", smtpUrl ? "sent by SMTP_URL" : `read them at ${url}/sandbox`],
    ["Pay an order", `${url}/sandbox`],
    ...lineIf(testerKey, "Key of /sandbox", `${testerKey} (the password, with any name)`),
    ["Data", storagePlace],
    ...lineIf(identity, "Identity", "a stand-in signs anybody in with any e-mail"),
    ...lineIf(mock, "Mock mode", "messages, the server menu and the role are made up"),
    ["Stop", "Ctrl+C"],
  ];
}

function stopOnSignal(sandbox: Sandbox): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await sandbox.stop();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
