/** What is asked of Blueprint's toaster. */
type Shown = { getToasts: () => readonly { key: string }[]; dismiss: (key: string) => void };

/** What was drawn last of each id. */
const latest = new Map<string, { key: string; tone: string }>();
let changes = 0;

/**
 * The key of a toast that takes the place of the one before it with the same id. How something came out is a toast of
 * its own: Blueprint would leave it the time and the place of what was said before, so that it could go at once, as the
 * oldest of three.
 */
export function toastKey(shown: Shown, id: string, tone: string): string {
  const before = latest.get(id);
  let key = before?.key ?? id;
  if (before && before.tone !== tone && shown.getToasts().some((toast) => toast.key === before.key)) {
    shown.dismiss(before.key);
    changes += 1;
    key = `${id} ${changes}`;
  }
  latest.set(id, { key, tone });
  return key;
}
