import { afterAll, afterEach } from "vitest";

/*
 * A test during which the console or the process warns fails, with the warning, since warnings of passing tests are not read.
 * A test about such a complaint takes it itself, with `vi.spyOn(console, "error")`.
 */
const said: string[] = [];
for (const method of ["log", "info", "debug", "trace", "warn", "error"] as const) {
  console[method] = (...words: unknown[]) => {
    said.push(
      `console.${method}: ${words.map((word) => (word instanceof Error ? word.stack : String(word))).join(" ")}`,
    );
  };
}
const noteWarning = (warning: Error) => said.push(`warning: ${warning.stack ?? warning.message}`);
process.on("warning", noteWarning);

function failIfSaid(): void {
  const all = said.splice(0);
  if (all.length > 0) throw new Error(`Tests are silent, and this one was not:\n${all.join("\n")}`);
}

afterEach(failIfSaid);
afterAll(() => {
  // Files of one process come here one after another, each with a listener of its own.
  process.off("warning", noteWarning);
  failIfSaid();
});
