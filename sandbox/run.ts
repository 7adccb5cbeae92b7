import { describeAccess, lineIf, type StartLine } from "./describe-access.ts";
import { openLog } from "./log.ts";
import { monotonicClock } from "./monotonic-clock.ts";
import { redactor } from "./redaction.ts";
import { DEMO_MERCHANT } from "./seed/demo-merchant.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";
import { NotReadyError, PortError, type Sandbox, startSandbox } from "./start.ts";
import { StorageError } from "./storage/storage-error.ts";

/** Errors whose message has instructions for the operator. */
const USER_ERRORS = [SettingsError, PortError, StorageError, NotReadyError];

/**
 * Starts the sandbox with settings from the environment, prints its URL, and stops on a signal. An error at the start is
 * printed and ends the process.
 * @param own settings that the environment cannot change.
 * @param ready resolves once requests can be answered, such as when the console is built.
 */
export async function run(own: Partial<Settings> = {}, ready: Promise<unknown> = Promise.resolve()): Promise<void> {
  // New files are for this user only.
  process.umask(0o077);
  let settings: Settings | null = null;
  try {
    settings = { ...readSettings(process.env), ...own };
    await start(settings, ready);
  } catch (error) {
    // Only the message: some errors contain a URL with its password.
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
  // Before the line that tests wait for until they send a signal.
  stopOnSignal(sandbox);
  console.log(`
  The sandbox is for trying and testing; it processes no payments.

${startLines(settings, sandbox)
  .map(([what, text]) => `  ${what.padEnd(15)}${text}`)
  .join("\n")}

Merchant Console: ${sandbox.url}`);
}

/** The lines printed at the start. Their only secrets are the tester's key and the demo's password. */
function startLines(settings: Settings, { url, storagePlace }: Sandbox): StartLine[] {
  const { demo, smtpUrl, testerKey, identity, mock } = settings;
  return [
    ...describeAccess(settings),
    ...lineIf(demo, "Demo account", DEMO_MERCHANT.email),
    ...lineIf(demo, "Password", DEMO_MERCHANT.password),
    ["Emails", smtpUrl ? "sent by SMTP_URL" : `read them at ${url}/sandbox`],
    ["Pay an order", `${url}/sandbox`],
    ...lineIf(testerKey, "Key of /sandbox", `${testerKey} (the password, with any name)`),
    ["Data", storagePlace],
    ...lineIf(identity, "Identity", "a simulated provider signs anyone in with any email"),
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
