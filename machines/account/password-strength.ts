/**
 * An estimate of how hard a new password is to guess, beyond the rules of 5.3, and the most useful advice. Common
 * words, the user's name and sequences are removed before measuring.
 */
export type PasswordStrength = {
  level: "weak" | "fair" | "strong";
  advice: "personal" | "common" | "pattern" | "longer" | "enough";
};

/** Thresholds in bits: weak below the first, strong from the second. */
const FAIR_BITS = 42;
const STRONG_BITS = 66;

/** Common parts of leaked passwords; each counts as one character. */
const COMMON_WORDS =
  /p[a@]ss(w[o0]rd)?|qwert[yz]?|azerty|asdf(gh)?|zxcv(bn)?|letmein|welcome|admin|login|master|secret|dragon|monkey|iloveyou|sunshine|princess|football|baseball|abc123|usdt|merchant|bitcoin|crypto/gi;

/** The strength of a password for this email ("" if unknown); null for "". */
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

/** The number of characters without those that repeat or continue the two before ("aaa", "1234"). */
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

/** The size of the alphabet that a password uses. */
function alphabetOf(password: string): number {
  const kinds = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 33],
  ] as const;
  return kinds.reduce((size, [kind, members]) => size + (kind.test(password) ? members : 0), 1);
}
