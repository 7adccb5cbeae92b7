import type { Language } from "#contracts/languages.ts";

const STEPS = [
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;

/** A duration in a language: seconds up to two minutes, then whole minutes or hours, rounded up. */
export function formatDuration(seconds: number, language: Language): string {
  const { unit, seconds: each } = STEPS.find((step) => seconds > 2 * step.seconds) ?? { unit: "second", seconds: 1 };
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.ceil(seconds / each),
  );
}
