/**
 * A transfer's confirmations, at most as many as required. Null where the service counts none, or none are required.
 */
export function confirmationsOf(counted: {
  confirmations: number | null;
  requiredConfirmations: number | null;
}): { seen: number; required: number } | null {
  const { confirmations, requiredConfirmations: required } = counted;
  return confirmations === null || !required ? null : { seen: Math.min(confirmations, required), required };
}
