/** The part of Blueprint's toaster that is used; its newest toast is the first. */
type ShownToasts = { getToasts: () => readonly { key: string }[]; dismiss: (key: string) => void };

/** The last toast of each id. */
const latest = new Map<string, { key: string; tone: string }>();
let changes = 0;

/**
 * The key of a toast, which replaces the previous one of the same id. An outcome (another tone) below newer toasts gets a
 * new key: updated in place it could be dismissed at once as the oldest of three.
 */
export function toastKey(shown: ShownToasts, id: string, tone: string): string {
  const before = latest.get(id);
  let key = before?.key ?? id;
  const place = shown.getToasts().findIndex((toast) => toast.key === before?.key);
  if (before && before.tone !== tone && place > 0) {
    shown.dismiss(before.key);
    changes += 1;
    key = `${id} ${changes}`;
  }
  latest.set(id, { key, tone });
  return key;
}
