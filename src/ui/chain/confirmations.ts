/**
 * How many blocks are on top of a transfer, of how many that it needs: never more than these. Null where the service
 * counts none, or where none is needed.
 */
export function confirmationsOf(counted: {
  confirmations: number | null;
  requiredConfirmations: number | null;
}): { seen: number; required: number } | null {
  const { confirmations, requiredConfirmations: required } = counted;
  return confirmations === null || !required ? null : { seen: Math.min(confirmations, required), required };
}
