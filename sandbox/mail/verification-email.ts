import { html } from "hono/html";
import type { CodePurpose } from "#contracts/account/send-verification-code.ts";
import type { Language } from "#contracts/languages.ts";
import { fill, textsIn } from "#sandbox/texts.ts";
import type { Email } from "./outbox.ts";

/** The purpose of an email that a code was requested for. */
export type EmailPurpose = CodePurpose | "alreadyRegistered" | "notRegistered";

/**
 * Writes an email with a code, in text and in HTML; with null, one that says that its address has no account.
 */
export function writeVerificationEmail(
  occasion: EmailPurpose,
  made: { code: string; isLong: boolean } | null,
  language: Language,
): Omit<Email, "to"> {
  const { greeting, ignore, signature, occasions, ...email } = textsIn(language).email;
  const { subject, lead } = occasions[occasion];
  const validity = made?.isLong ? email.validityOfLong : email.validity;
  const code = made?.code ?? null;
  const aboutCode = code === null ? [] : [`    ${code}`, validity, ignore];
  return {
    subject,
    text: [greeting, lead, ...aboutCode, signature].join("\n\n"),
    html: writeHtml({ subject, greeting, lead, code, validity, ignore, signature, language }),
    code,
  };
}

/** Security notices that are sent by email. */
export type EmailedNotice =
  | "passwordChanged"
  | "newSignIn"
  | "secretRotated"
  | "secretShown"
  | "callbackAddressChanged";

/** Writes the email of a security notice. */
export function writeNoticeEmail(
  kind: EmailedNotice,
  values: Readonly<Record<string, string>>,
  language: Language,
): Omit<Email, "to"> {
  const { email, notice } = textsIn(language);
  const { greeting, signature } = email;
  const subject = notice[kind].title;
  const lead = fill(notice[kind].content, values);
  return {
    subject,
    text: [greeting, lead, signature].join("\n\n"),
    html: writeHtml({ subject, greeting, lead, code: null, validity: "", ignore: "", signature, language }),
    code: null,
  };
}

type Parts = Record<"subject" | "greeting" | "lead" | "validity" | "ignore" | "signature" | "language", string> & {
  code: string | null;
};

/** Inline styles, since mail programs drop style sheets. */
function writeHtml({ subject, greeting, lead, code, validity, ignore, signature, language }: Parts): string {
  const aboutCode =
    code === null
      ? ""
      : html`<p style="margin:24px 0;padding:16px;background:#f2f3f5;border-radius:8px;font:600 28px/1 ui-monospace,monospace;letter-spacing:6px;text-align:center">${code}</p>
<p>${validity}</p>
<p style="color:#4e5969;font-size:14px">${ignore}</p>
`;
  return String(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#f2f3f5;color:#1d2129;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">
<p style="margin:0 0 24px;color:#165dff;font-weight:600">Merchant Console</p>
<p>${greeting}</p>
<p>${lead}</p>
${aboutCode}<p style="color:#4e5969;font-size:14px">${signature}</p>
</div>
</body>
</html>`);
}
