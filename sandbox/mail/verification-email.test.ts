import { expect, test } from "vitest";
import { codePurpose } from "#contracts/account/send-verification-code.ts";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { writeNoticeEmail, writeVerificationEmail } from "./verification-email.ts";

test.each(ALL_LANGUAGES)("in %s every occasion has its own email, with the code in text and HTML", (language) => {
  const occasions = ["alreadyRegistered", ...codePurpose.options] as const;
  const emails = occasions.map((occasion) =>
    writeVerificationEmail(occasion, { code: "012345", isLong: false }, language),
  );
  for (const { text, html, code } of emails) {
    expect(text).toContain("012345");
    expect(html).toContain("012345");
    expect(html).toContain(`lang="${language}"`);
    expect(code).toBe("012345");
  }
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(occasions.length);
});

test.each(ALL_LANGUAGES)(
  "in %s an address without an account gets an email that says so, without a code",
  (language) => {
    const { subject, text, html, code } = writeVerificationEmail("notRegistered", null, language);
    expect(code).toBeNull();
    expect(html).toContain(`<title>${subject}</title>`);
    for (const written of [text, html]) expect(written).not.toMatch(/null|undefined|>\s*<\/p>/);
  },
);

test("text in HTML emails is escaped", () => {
  const { html } = writeVerificationEmail("register", { code: "<b>&'\"", isLong: true }, "en-US");
  expect(html).toContain("&lt;b&gt;&amp;&#39;&quot;");
});

test.each(ALL_LANGUAGES)("in %s a merchant's name is escaped in HTML and headers", (language) => {
  const name = '<img src=x onerror="alert(1)">\r\nBcc: thief@company.example';
  const { subject, html } = writeNoticeEmail("secretRotated", { name, code: "<b>", until: "</p>" }, language);
  expect(html).not.toMatch(/<img|<b>|<\/p><\/p>/);
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(subject).not.toMatch(/Bcc|[\r\n]/);
});
