/**
 * The address of a user's picture (3.2, 3.3) on the page's or the service's origin; null for other origins, which the
 * content policy refuses, and where there is none.
 * @param avatar as sent by the service: an address or a path; "" without a picture.
 * @param service the service's base address; "" for the page's own origin.
 */
export function avatarAddress(avatar: string, service: string, page: string): string | null {
  const base = new URL(`${service}/`, page);
  const given = avatar.trim();
  // A service below a path may send paths without it.
  const path = /^\/(?![/\\])/.test(given) && !given.startsWith(base.pathname) ? `.${given}` : given;
  if (given === "" || !URL.canParse(path, base)) return null;
  const { protocol, origin, href } = new URL(path, base);
  const isKnown = origin === new URL(page).origin || origin === base.origin;
  return isKnown && /^https?:$/.test(protocol) ? href : null;
}
