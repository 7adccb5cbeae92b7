/** Whether a decimal string is nothing: "0", "0.00". */
export function isZero(amount: string): boolean {
  return /^0+(\.0*)?$/.test(amount);
}
