import { createSend, type Send } from "#contracts/http.ts";
import { type SandboxProcess, spawnSandbox } from "./sandbox-process.ts";

export type SeveralSandboxes = {
  /** The number of sandboxes, including one that is restarting. */
  count: number;
  /** The URL of this sandbox, or of the next running one; the index wraps around. */
  urlOf: (index: number) => string;
  /** Sends calls to the sandboxes in turn. */
  sendAs: (token: string | null) => Send;
  /** Kills one as by a power cut. */
  kill: (index: number) => Promise<void>;
  /** Starts it again. */
  revive: (index: number) => Promise<void>;
  /** The number of running sandboxes. */
  living: () => number;
  /** The output of all sandboxes, including killed ones. */
  printed: () => string;
  stop: () => Promise<void>;
};

/** Starts several sandboxes with one environment and distributes requests in turn, as a load balancer does. */
export async function startSeveral(count: number, environment: Record<string, string>): Promise<SeveralSandboxes> {
  const start = () => spawnSandbox(environment, "oneOfSeveral");
  const lives: (SandboxProcess | null)[] = await Promise.all(Array.from({ length: count }, start));
  const all = [...lives];
  let asked = 0;
  const urlOf = (index: number) => {
    const living = [...lives.slice(index % count), ...lives].find((one) => one !== null);
    if (!living) throw new Error("every sandbox is down");
    return living.url;
  };
  return {
    count,
    urlOf,
    sendAs: (token) => (request) =>
      createSend({ baseUrl: urlOf(asked++), language: () => "en-US", token: () => token })(request),
    kill: async (index) => {
      const victim = lives[index];
      lives[index] = null;
      await victim?.end("SIGKILL");
    },
    revive: async (index) => {
      lives[index] = await start();
      all.push(lives[index]);
    },
    living: () => lives.filter((one) => one?.isLiving()).length,
    printed: () => all.map((one) => one?.printed()).join("\n"),
    stop: async () => {
      await Promise.all(lives.map((one) => one?.end("SIGTERM")));
    },
  };
}
