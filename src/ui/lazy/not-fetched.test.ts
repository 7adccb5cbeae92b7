import { expect, test } from "vitest";
import { isNotFetched, TextsNotFetched } from "./not-fetched.ts";

test.each([
  new TypeError("Failed to fetch dynamically imported module: https://pay.example/assets/OrdersScreen-1.js"),
  new TypeError("error loading dynamically imported module: https://pay.example/assets/OrdersScreen-1.js"),
  new TypeError("Importing a module script failed."),
  new Error("Unable to preload CSS for /assets/OrdersScreen-1.css"),
  new TextsNotFetched("The texts of orders, list could not be had in en-US"),
])("lazy code: a failed fetch is recognized: %s", (error) => {
  expect(isNotFetched(error)).toBe(true);
});

test.each([new TypeError("undefined is not a function"), "a text"])(
  "lazy code: a defect is no failed fetch: %s",
  (error) => {
    expect(isNotFetched(error)).toBe(false);
  },
);
