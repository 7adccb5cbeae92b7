import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { startStubProvider } from "#contracts/verification/stub-provider.ts";

/** Approved messages of `npm run contracts:requests`, in `printed/`: `npm test -- --update requests-printed`. */
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

async function printed(words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, ["contracts/requests.ts", ...words], { cwd: ROOT });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return `${said}${complained}exit code ${code}\n`.replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1:PORT");
}

test.each([
  ["an unknown option", "no-such-option", ["--ur", "http://x"]],
  ["no number", "no-number", ["--count", "many"]],
  ["no request", "no-request", ["--count", "0"]],
  ["a state endpoint alone", "state-url-alone", ["--state-url", "http://x"]],
  ["no address", "no-address", ["--url", "merchant"]],
])("%s", async (_title, file, words) => {
  await expect(await printed(words)).toMatchFileSnapshot(`printed/requests-${file}.txt`);
});

test("a service without a state endpoint, with one that sets up nothing, and no service", async () => {
  const { stop, ...gone } = await startStubProvider();
  stop();
  const service = await startStubProvider({ silentStates: ["a paid order", "a signed-in merchant"] });
  onTestFinished(() => service.stop());
  const of = (url: string, stateUrl: string) => printed(["--url", url, "--state-url", stateUrl, "--count", "1"]);
  await expect(await of(service.url, gone.stateUrl)).toMatchFileSnapshot("printed/requests-no-state-endpoint.txt");
  await expect(await of(service.url, service.stateUrl)).toMatchFileSnapshot("printed/requests-no-merchant.txt");
  const byUrl = await printed(["--url", service.url, "--count", "1"]);
  await expect(byUrl).toMatchFileSnapshot("printed/requests-no-merchant.txt");
  await expect(await of(gone.url, gone.stateUrl)).toMatchFileSnapshot("printed/requests-no-service.txt");
});
