import { plain } from "./plain.ts";

/**
 * The e-mail address that was typed or pasted: without invisible marks and the blanks around it, out of a link
 * ("mailto:…") or "Lin <lin@shop.example>", with an international domain as it goes over the wire. Blanks within stay,
 * and are an error: what stands before them may belong to the name.
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
