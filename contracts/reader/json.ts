/**
 * Parses JSON with numbers as texts of their digits, so that none is rounded to a float. Browsers without access to the
 * source text (Firefox before 135, Safari before 18.4) leave numbers, of which `amount` accepts only exact ones.
 * @throws SyntaxError if the text is no JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, digitsOfNumbers);
}

function digitsOfNumbers(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === "number" ? (context?.source ?? value) : value;
}
