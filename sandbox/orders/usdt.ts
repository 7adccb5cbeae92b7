/** USDT has six places; sums are exact in millionths. */
const PLACES = 6;

/** Reads a decimal such as "29.90" as millionths; places beyond the sixth are cut off. */
export function toMicros(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, "0"));
}

/** Writes millionths as a decimal: "0", or with at least two places ("29.90", "0.000001"). Never below zero. */
export function toAmount(micros: bigint): string {
  if (micros === 0n) return "0";
  const digits = micros.toString().padStart(PLACES + 1, "0");
  const fraction = digits.slice(-PLACES).replace(/0{1,4}$/, "");
  return `${digits.slice(0, -PLACES)}.${fraction}`;
}

/** Writes an amount of the database in the one way in which the service writes amounts. */
export function normalAmount(amount: string): string {
  return toAmount(toMicros(amount));
}
