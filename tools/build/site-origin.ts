/**
 * The origin of the public site, such as `https://pay.example`, from the environment variable `SITE_ORIGIN`; null by
 * default. Search engines and link previews need absolute addresses, and a static page does not know its own.
 * @throws Error when it is not the origin of a web site, since the wrong one would be on every page
 */
export function siteOrigin(setting = process.env["SITE_ORIGIN"]): string | null {
  if (!setting) return null;
  const url = URL.parse(setting);
  if (!url || !/^https?:$/.test(url.protocol) || setting.replace(/\/$/, "") !== url.origin) {
    throw new Error(`SITE_ORIGIN has to be an origin such as https://pay.example, and not ${setting}`);
  }
  return url.origin;
}
