/** USDT has six decimals, so sums in millionths are exact. */
const PLACES = 6;

/** Parses a decimal such as "29.90" into millionths; further decimals are cut off. */
export function parseMicros(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, "0"));
}

/**
 * Formats millionths as a decimal: "0", or with at least two decimals ("29.90", "0.000001"). Negative amounts become
 * "0".
 */
export function formatMicros(micros: bigint): string {
  if (micros === 0n) return "0";
  const digits = micros.toString().padStart(PLACES + 1, "0");
  const fraction = digits.slice(-PLACES).replace(/0{1,4}$/, "");
  return `${digits.slice(0, -PLACES)}.${fraction}`;
}

/** Formats an amount from the database as the service's answers do. */
export function formatAmount(amount: string): string {
  return formatMicros(parseMicros(amount));
}

/** Half of an amount in millionths, rounded down to hundredths of a USDT; at least one millionth. */
export function halfOf(micros: bigint): bigint {
  return (micros / 20_000n) * 10_000n || 1n;
}
