/**
 * How hard a new password is to guess, beyond the rules of 5.3, and what would help most. An estimate: it leaves out
 * what guessing programs try first, and weighs what is left.
 */
export type PasswordStrength = {
  level: "weak" | "fair" | "strong";
  advice: "personal" | "common" | "pattern" | "longer" | "enough";
};

/** Below the first number of bits a password is weak, from the second on it is strong. */
const FAIR_BITS = 42;
const STRONG_BITS = 66;

/** Beginnings of most passwords that are found in lists; a whole word counts as one character. */
const COMMON_WORDS =
  /p[a@]ss(w[o0]rd)?|qwert[yz]?|azerty|asdf(gh)?|zxcv(bn)?|letmein|welcome|admin|login|master|secret|dragon|monkey|iloveyou|sunshine|princess|football|baseball|abc123|usdt|merchant|bitcoin|crypto/gi;

/** The strength of what was typed so far, for somebody with this e-mail ("" when unknown); null for nothing typed. */
export function passwordStrength(password: string, email: string): PasswordStrength | null {
  if (password === "") return null;
  // Stryker disable next-line StringLiteral,OptionalChaining: split gives one part or more.
  const name = email.trim().split("@")[0]?.toLowerCase() ?? "";
  const isPersonal = name.length >= 3 && password.toLowerCase().includes(name);
  const impersonal = isPersonal ? password.toLowerCase().replaceAll(name, "*") : password;
  const uncommon = impersonal.replace(COMMON_WORDS, "*");
  const left = withoutRows(uncommon);
  const bits = left * Math.log2(alphabetOf(password));
  // Stryker disable next-line EqualityOperator: no password has exactly as many bits.
  const level = bits < FAIR_BITS ? "weak" : bits < STRONG_BITS ? "fair" : "strong";
  if (level === "strong") return { level, advice: "enough" };
  if (isPersonal) return { level, advice: "personal" };
  if (uncommon !== impersonal) return { level, advice: "common" };
  return { level, advice: left < [...uncommon].length ? "pattern" : "longer" };
}

/** How many characters are left when each that repeats or continues the two before it ("aaa", "1234") is left out. */
function withoutRows(text: string): number {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  return points.filter((point, at) => {
    const before = points[at - 1];
    const beforeThat = points[at - 2];
    // Stryker disable next-line ConditionalExpression,LogicalOperator: a step from undefined is NaN, which is no row.
    if (before === undefined || beforeThat === undefined) return true;
    const step = point - before;
    return Math.abs(step) > 1 || step !== before - beforeThat;
  }).length;
}

/** How many characters there are of the kinds that a password uses. */
function alphabetOf(password: string): number {
  const kinds = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 33],
  ] as const;
  return kinds.reduce((size, [kind, members]) => size + (kind.test(password) ? members : 0), 1);
}
