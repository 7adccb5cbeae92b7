import { durationWords, inWords } from "#model-tests/engine/charts/words.ts";

/** A row's situation, event or outcome in words: `open.typing, code` becomes "open › typing, code". */
export function rowWords(text: string): string {
  return text
    .replace(/(\w)\.(?=\w)/g, (found, before: string, at: number) => (isNumber(text, at) ? found : `${before} › `))
    .replace(/\b[A-Z]{2,}(_[A-Z]+)*\b/g, inWords)
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** The effects of a row in words, one per item; delays are shown as durations. */
export function effectsIn(effects: string): string[] {
  return effects
    .split("; ")
    .filter(Boolean)
    .map((effect) =>
      effect.replace(/^(\w+) in (\d+) ms$/, (_, name: string, time: string) =>
        /^\d+$/.test(name)
          ? `waits ${durationWords(Number(time))}`
          : `${inWords(name)}: waits ${durationWords(Number(time))}`,
      ),
    );
}

function isNumber(text: string, at: number): boolean {
  return /\d/.test(text[at] ?? "") && /\d/.test(text[at + 2] ?? "");
}
