/**
 * Parses JSON so that no number goes through a float: each becomes the text of its digits, as it was sent. Browsers that
 * give no access to them (Firefox before 135, Safari before 18.4) leave numbers, and `amount` takes only the exact ones.
 * @throws SyntaxError where the text is no JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, digitsOfNumbers);
}

function digitsOfNumbers(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === "number" ? (context?.source ?? value) : value;
}
