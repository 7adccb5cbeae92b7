import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The programs to start: the sandbox, or one with settings that the environment cannot change. */
const PROGRAMS = { main: "../main.ts", oneOfSeveral: "./one-of-several.ts" };

export type SandboxProcess = {
  url: string;
  pid: number;
  /** Its output so far. */
  printed: () => string;
  /** Whether its process is still running. */
  isLiving: () => boolean;
  /** Sends a signal and returns the exit code; null when the signal ended the process. */
  end: (signal: "SIGTERM" | "SIGINT" | "SIGKILL") => Promise<number | null>;
};

/** A sandbox did not start; the message is its output. */
export class NotStarted extends Error {
  override name = "NotStarted";
  readonly code: number | null;
  constructor(printed: string, code: number | null) {
    super(printed);
    this.code = code;
  }
}

/** Starts a sandbox as a process of its own, on a free port unless the environment names one. @throws NotStarted */
export function spawnSandbox(
  environment: Record<string, string>,
  program: keyof typeof PROGRAMS = "main",
): Promise<SandboxProcess> {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const file = fileURLToPath(new URL(PROGRAMS[program], import.meta.url));
  const env = { PATH, NODE_COMPILE_CACHE, PORT: "0", ...environment };
  const child = spawn(process.execPath, [file], { env });
  let printed = "";
  const gone = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, url] = /^Merchant Console: (\S+)\n/m.exec(printed) ?? [];
      if (!url) return;
      const end: SandboxProcess["end"] = (signal) => {
        child.kill(signal);
        return gone;
      };
      const isLiving = () => child.exitCode === null && child.signalCode === null;
      resolve({ url, pid: child.pid ?? 0, printed: () => printed, isLiving, end });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void gone.then((code) => reject(new NotStarted(printed, code)));
  });
}
