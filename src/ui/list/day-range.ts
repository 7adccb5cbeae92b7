/**
 * The moments between which two days lie, both days whole. Days are of the merchant's own calendar ("2026-11-21"), so
 * they become moments (ISO 8601 in UTC) by the time zone of the device; a day that is not given bounds nothing.
 */
export function dayRange(from: string | undefined, until: string | undefined) {
  return {
    ...(from && { createdFrom: new Date(`${from}T00:00:00.000`).toISOString() }),
    ...(until && { createdUntil: new Date(`${until}T23:59:59.999`).toISOString() }),
  };
}
