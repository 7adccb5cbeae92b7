import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import english from "#locales/en-US/shell.json" with { type: "json" };
import thai from "#locales/th-TH/shell.json" with { type: "json" };
import { BusyButton } from "./BusyButton.tsx";

test.each([
  ["en-US", english, "One moment"],
  ["th-TH", thai, "โปรดรอสักครู่"],
])("a button that waits says so in %s, and cannot be pressed", async (lng, shell, words) => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng, resources: { [lng]: { shell } } });
  const shown = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <BusyButton busy>Save</BusyButton>
    </I18nextProvider>,
  );
  expect(shown).toMatch(/^<button[^>]* class="[^"]*bp6-loading[^>]* disabled=""/);
  expect(shown).toContain(`aria-label="${words}"`);
});
