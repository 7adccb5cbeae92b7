import { expect, test } from "vitest";
import { codePurpose } from "#contracts/account/send-verification-code.ts";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { writeVerificationEmail } from "./verification-email.ts";

test.each(ALL_LANGUAGES)("in %s every occasion has its own e-mail, with the code in text and HTML", (language) => {
  const occasions = ["alreadyRegistered", ...codePurpose.options] as const;
  const emails = occasions.map((occasion) => writeVerificationEmail(occasion, "012345", language));
  for (const { text, html, code } of emails) {
    expect(text).toContain("012345");
    expect(html).toContain("012345");
    expect(html).toContain(`lang="${language}"`);
    expect(code).toBe("012345");
  }
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(occasions.length);
});

test.each(ALL_LANGUAGES)("in %s an address without an account is told so, and of no code", (language) => {
  const { subject, text, html, code } = writeVerificationEmail("notRegistered", null, language);
  expect(code).toBeNull();
  expect(html).toContain(`<title>${subject}</title>`);
  for (const written of [text, html]) expect(written).not.toMatch(/null|undefined|>\s*<\/p>/);
});

test("what is written into HTML cannot become HTML", () => {
  const { html } = writeVerificationEmail("register", "<b>&'\"", "en-US");
  expect(html).toContain("&lt;b&gt;&amp;&#39;&quot;");
});
