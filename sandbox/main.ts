import { DEMO_MERCHANT } from "./seed/demo-merchant.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { PortError, type Sandbox, startSandbox } from "./start.ts";
import { StorageError } from "./storage/database.ts";

/** Starts the sandbox as the environment says, tells where it is, and stops when it is asked to. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const clock = () => settings.standsAt ?? new Date();
  const sandbox = await startSandbox({ settings, clock, log: (line) => console.error(line) });
  const identity = settings.identity ? "\n  Identity       a stand-in signs anybody in with any e-mail" : "";
  const mock = settings.mock ? "\n  Mock mode      messages, the server menu and the role are made up" : "";
  const mail = settings.smtpUrl ? "sent by SMTP_URL" : `read them at ${sandbox.url}/sandbox`;
  console.log(`
  The sandbox is for trying and testing; it processes no payments.

  Demo account   ${DEMO_MERCHANT.email}
  Password       ${DEMO_MERCHANT.password}
  E-mails        ${mail}
  Pay an order   ${sandbox.url}/sandbox
  Data           ${sandbox.storagePlace}${identity}${mock}
  Stop           Ctrl+C

Merchant Console: ${sandbox.url}`);
  stopOnSignal(sandbox);
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

try {
  await main();
} catch (error) {
  const isForPeople = error instanceof SettingsError || error instanceof PortError || error instanceof StorageError;
  console.error(isForPeople ? `\n${error.message}\n` : error);
  process.exit(1);
}
