/** What is asked of Blueprint's toaster; its newest toast is the first. */
type ShownToasts = { getToasts: () => readonly { key: string }[]; dismiss: (key: string) => void };

/** What was drawn last of each id. */
const latest = new Map<string, { key: string; tone: string }>();
let changes = 0;

/**
 * The key of a toast that takes the place of the one before it with the same id. How something came out is a toast of
 * its own where newer ones stand above: changed in its place, it could be put away at once, as the oldest of three.
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
