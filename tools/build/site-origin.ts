/**
 * The origin under which the public site will stand, such as `https://pay.example`, from the environment variable
 * `SITE_ORIGIN`; null where none is set. Search engines and link previews want whole addresses, and a page that is only
 * a file can't learn its own.
 * @throws Error when it is not the origin of a web site: a wrong one would be on every page.
 */
export function siteOrigin(setting = process.env["SITE_ORIGIN"]): string | null {
  if (!setting) return null;
  const url = URL.parse(setting);
  if (!url || !/^https?:$/.test(url.protocol) || setting.replace(/\/$/, "") !== url.origin) {
    throw new Error(`SITE_ORIGIN has to be an origin such as https://pay.example, and not ${setting}`);
  }
  return url.origin;
}
