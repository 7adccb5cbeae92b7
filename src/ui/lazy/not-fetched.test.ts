import { expect, test } from "vitest";
import { isNotFetched, TextsNotFetched } from "./not-fetched.ts";

test.each([
  [new TypeError("Failed to fetch dynamically imported module: https://pay.example/assets/OrdersScreen-1.js"), true],
  [new TypeError("error loading dynamically imported module: https://pay.example/assets/OrdersScreen-1.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new Error("Unable to preload CSS for /assets/OrdersScreen-1.css"), true],
  [new TextsNotFetched("The texts of orders, list could not be had in en-US"), true],
  [new TypeError("undefined is not a function"), false],
  ["a text", false],
])("lazy code: %s is a failed fetch, not a defect: %s", (error, isFailedFetch) => {
  expect(isNotFetched(error)).toBe(isFailedFetch);
});
