import { createInstance } from "i18next";
import type { KeyboardEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import english from "#locales/en-US/shell.json" with { type: "json" };
import thai from "#locales/th-TH/shell.json" with { type: "json" };
import { Button } from "./Button.tsx";

test("a button sends no form unless it is told to", () => {
  expect(renderToStaticMarkup(<Button>Cancel</Button>)).toBe(
    '<button type="button" class="bp6-button"><span class="bp6-button-text">Cancel</span></button>',
  );
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toMatch(/^<button type="submit"/);
});

test("it has Blueprint's classes for each of its looks, and its own beside them", () => {
  const shown = renderToStaticMarkup(
    <Button intent="danger" variant="minimal" size="small" fill active className="tab-close">
      Close
    </Button>,
  );
  const [, classes = ""] = /class="([^"]*)"/.exec(shown) ?? [];
  expect(classes.split(" ").toSorted()).toEqual(
    "bp6-active bp6-button bp6-fill bp6-intent-danger bp6-minimal bp6-small tab-close".split(" "),
  );
});

test.each([
  ["en-US", english, "One moment"],
  ["th-TH", thai, "โปรดรอสักครู่"],
])("one that waits says so in %s, and cannot be pressed", async (lng, shell, words) => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng, resources: { [lng]: { shell } } });
  const shown = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Button loading>Save</Button>
    </I18nextProvider>,
  );
  expect(shown).toMatch(/^<button[^>]* class="bp6-button bp6-loading" disabled=""/);
  expect(shown).toContain(`role="progressbar" aria-label="${words}"`);
});

test("an icon by itself has no words beside it", () => {
  expect(renderToStaticMarkup(<Button icon={<svg />} aria-label="Search" />)).toBe(
    '<button type="button" aria-label="Search" class="bp6-button"><svg></svg></button>',
  );
});

test.each([
  [{ key: "Enter", repeat: true }, false],
  [{ key: "Enter", repeat: false }, true],
  [{ key: "Tab", repeat: true }, true],
])("a key that is held down presses once: %j does what it does: %s", (key, isLeft) => {
  let does = true;
  const preventDefault = () => {
    does = false;
  };
  Button({}).props.onKeyDown({ ...key, preventDefault } as unknown as KeyboardEvent);
  expect(does).toBe(isLeft);
});
