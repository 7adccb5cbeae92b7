/**
 * The address of a user's picture (3.2, 3.3), where it may be loaded from: the page's own origin or the service's, over
 * the web. Null for any other, which the content policy would refuse, and where there is none.
 * @param avatar as the service gives it: an address, or a path of the service; "" without a picture.
 * @param service where the service answers; "" for the page's own origin, or a path of it.
 */
export function avatarAddress(avatar: string, service: string, page: string): string | null {
  const base = new URL(`${service}/`, page);
  const given = avatar.trim();
  // As its calls are: a service below a path may not know that it is.
  const path = /^\/(?![/\\])/.test(given) && !given.startsWith(base.pathname) ? `.${given}` : given;
  if (given === "" || !URL.canParse(path, base)) return null;
  const { protocol, origin, href } = new URL(path, base);
  const isKnown = origin === new URL(page).origin || origin === base.origin;
  return isKnown && /^https?:$/.test(protocol) ? href : null;
}
