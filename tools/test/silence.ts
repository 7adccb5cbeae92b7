import { afterAll, afterEach } from "vitest";

/*
 * Fails every test that prints to the console or causes a process warning, since warnings of passing tests are not read. A test that expects output replaces the method with `vi.spyOn(console, "error")`.
 */
const output: string[] = [];
for (const method of ["log", "info", "debug", "trace", "warn", "error"] as const) {
  console[method] = (...words: unknown[]) => {
    output.push(
      `console.${method}: ${words.map((word) => (word instanceof Error ? word.stack : String(word))).join(" ")}`,
    );
  };
}
const recordWarning = (warning: Error) => output.push(`warning: ${warning.stack ?? warning.message}`);
process.on("warning", recordWarning);

function failIfPrinted(): void {
  const all = output.splice(0);
  if (all.length > 0) throw new Error(`Tests are silent, and this one was not:\n${all.join("\n")}`);
}

afterEach(failIfPrinted);
afterAll(() => {
  // The test files of one process run one after another, and each adds a listener.
  process.off("warning", recordWarning);
  failIfPrinted();
});
