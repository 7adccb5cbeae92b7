import { expect, test } from "vitest";
import { address, chosenModels, oneOf, shardOf, wholeNumber } from "./options.ts";

test("options: an invalid shard is refused in one sentence", () => {
  expect(shardOf("2/4")).toEqual({ index: 2, count: 4 });
  for (const word of ["", "2", "0/4", "5/4", "2/4/6", "a/b", "-1/4", "1/0"]) {
    expect(() => shardOf(word)).toThrow(`--shard takes a fraction such as 1/4, not "${word}".`);
  }
});

test("options: an invalid address is refused in one sentence", () => {
  for (const word of ["http://127.0.0.1:4000/base", "http://127.0.0.1:4000/base/"])
    expect(address(word, "--url")).toBe("http://127.0.0.1:4000/base");
  for (const word of ["", "console.example", "ftp://console.example", "https://", "http://a b"]) {
    expect(() => address(word, "--url")).toThrow(
      `--url takes an address such as https://console.example, not "${word}".`,
    );
  }
});

test("options: an unknown machine, criterion or number is refused by name", () => {
  expect(() => chosenModels(["session", "sesion"])).toThrow("There is no machine sesion; there are accessProcess, ");
  expect(() => oneOf(["states", "pairs"], "state", "criterion")).toThrow(
    "There is no criterion state; there are states, pairs.",
  );
  expect(() => wholeNumber("0", "--walks", 1)).toThrow('--walks takes a whole number of at least 1, not "0".');
  expect(() => wholeNumber("-3", "--seed")).toThrow('--seed takes a whole number, not "-3".');
});
