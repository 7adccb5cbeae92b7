import { expect, test } from "vitest";
import { createActor } from "xstate";
import { languageChange } from "./language-change.ts";

test.each(["", "en-US"])(
  "language: an empty or unchanged value changes nothing (4.9, 5.10): “%s”",
  { tags: ["4.9.a", "5.10.a"] },
  (language) => {
    const change = createActor(languageChange, { input: { current: "en-US", signedIn: true } }).start();
    const before = change.getSnapshot();
    change.send({ type: "CHOSEN", language, unsavedInput: true });
    expect(change.getSnapshot()).toEqual(before);
  },
);
