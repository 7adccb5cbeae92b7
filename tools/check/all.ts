import { calls } from "./calls.ts";
import type { Check } from "./check.ts";
import { clauseNumbers } from "./clause-numbers.ts";
import { glossary } from "./glossary.ts";
import { lint } from "./lint.ts";
import { locales } from "./locales.ts";
import { plainWords } from "./plain-words.ts";
import { recurringTexts } from "./recurring-texts.ts";
import { requirements } from "./requirements.ts";
import { types } from "./types.ts";
import { unused } from "./unused.ts";

/** All checks of `npm run check`, slow ones first, so that the slow ones run in parallel. */
export const CHECKS: readonly Check[] = [
  types,
  lint,
  unused,
  calls,
  locales,
  recurringTexts,
  glossary,
  clauseNumbers,
  requirements,
  plainWords,
];
