import type { KeyboardEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
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

test("one that waits shows that, and cannot be pressed", () => {
  const shown = renderToStaticMarkup(<Button loading>Save</Button>);
  expect(shown).toMatch(/^<button[^>]* class="bp6-button bp6-loading" disabled=""/);
  expect(shown).toMatch(/role="progressbar" aria-label="loading"/);
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
