import { holdingCount } from "#contracts/verification/summary.ts";
import { holds, type Outcome, type Verification } from "#contracts/verification/verify-provider.ts";
import { escapeMarkup } from "./markup.ts";

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: 0.4rem 0.8rem 0.4rem 0; border-top: 1px solid #8884; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.3rem 0 0; }
:root { color-scheme: light dark; }`;

/** A verification as a self-contained HTML page: broken exchanges first, each with its reasons. */
export function htmlReport(verification: Verification, strict: boolean): string {
  const { outcomes, problems } = verification;
  const documented = outcomes.filter(({ proposed }) => !proposed);
  const proposed = outcomes.filter((outcome) => outcome.proposed);
  const verdict = problems.length > 0 ? "could not be tried" : holds(verification, strict) ? "holds" : "is broken";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The contract ${verdict}</title>
<style>${STYLE}</style>
<h1>The contract with the merchant console ${verdict}</h1>
${problems.map((problem) => `<p>${escapeMarkup(problem)}</p>`).join("\n")}
${section("Documented", documented, "BROKEN")}
${section("Proposed", proposed, "does not hold yet")}
</html>
`;
}

function section(title: string, outcomes: readonly Outcome[], bad: string): string {
  const rows = [...outcomes].sort((a, b) => Number(b.reasons.length > 0) - Number(a.reasons.length > 0));
  return `<h2>${title}: ${holdingCount(outcomes)} hold</h2>
<table>
<tr><th scope="col">exchange<th scope="col">clauses<th scope="col">result
${rows.map((row) => rowOf(row, bad)).join("\n")}
</table>`;
}

function rowOf({ description, clauses, reasons }: Outcome, bad: string): string {
  const result = reasons.length === 0 ? "holds" : `${bad}<pre>${escapeMarkup(reasons.join("\n"))}</pre>`;
  return `<tr><td>${escapeMarkup(description)}<td>${escapeMarkup(clauses.replace("clause ", ""))}<td>${result}`;
}
