import { plain } from "./plain.ts";

/**
 * The typed or pasted email address: without invisible characters and surrounding blanks, extracted from "mailto:…" or
 * "Lin <lin@shop.example>", with its domain in ASCII. Blanks within stay and make the address invalid, since they may
 * separate parts of the name.
 */
export function typedEmail(typed: string): string {
  const text = plain(typed)
    .normalize("NFKC")
    .replace(/\u3002/g, ".")
    .trim();
  const [, bracketed = text] = /<\s*([^<>]+?)\s*>$/.exec(text) ?? [];
  return withAsciiDomain(bracketed.replace(/^mailto:\s*/i, ""));
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 0 || /^[ -~]*$/.test(domain) || /[\s/?#:@\\[\]%]/.test(domain)) return address;
  return URL.canParse(`https://${domain}`) ? address.slice(0, at + 1) + new URL(`https://${domain}`).hostname : address;
}
