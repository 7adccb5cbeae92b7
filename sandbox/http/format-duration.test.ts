import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test.each([
  [1, "1 second"],
  [120, "120 seconds"],
  [121, "3 minutes"],
  [7200, "120 minutes"],
  [7201, "3 hours"],
])("%i seconds are said as %s", (seconds, said) => {
  expect(formatDuration(seconds, "en-US")).toBe(said);
});
