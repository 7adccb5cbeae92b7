import { describe, expect, test } from "vitest";
import { WEB_ADDRESS_MAX_LENGTH, webAddress, webAddressIssue } from "./web-address.ts";

describe("an address of an application or its callbacks (3.7)", () => {
  test.each([
    "https://shop.example",
    "https://shop.example:8443/callbacks/recharge?shop=1",
    "HTTPS://Shop.Example/",
    "https://商店.example/回調",
    "https://203.0.113.7/hook",
    "https://[2001:db8::1]/hook",
    "http://localhost:3000/hook",
    "http://127.0.0.1:3000/hook",
    "http://[::1]:3000/hook",
    "http://shop.localhost/hook",
    "https://shop.example/".padEnd(WEB_ADDRESS_MAX_LENGTH, "x"),
  ])("%s is valid", (typed) => {
    expect(webAddressIssue(typed)).toBeNull();
  });

  test.each([
    ["", "notAnAddress"],
    ["shop.example", "notAnAddress"],
    ["//shop.example", "notAnAddress"],
    ["xhttps://shop.example", "notAnAddress"],
    ["https://", "notAnAddress"],
    ["https:shop.example", "notAnAddress"],
    ["https:///shop.example", "notAnAddress"],
    ["https://shop", "notAnAddress"],
    ["https://shop .example", "notAnAddress"],
    ["https:\\\\shop.example", "notAnAddress"],
    ["javascript:alert(1)", "notAnAddress"],
    ["ftp://shop.example", "notAnAddress"],
    ["http://shop.example", "insecure"],
    ["http://localhost.shop.example", "insecure"],
    ["http://127.0.0.1.shop.example", "insecure"],
    ["https://user:secret@shop.example", "holdsPassword"],
    ["https://user@shop.example", "holdsPassword"],
    [`https://shop.example/${"x".repeat(WEB_ADDRESS_MAX_LENGTH)}`, "tooLong"],
  ])("“%s” is invalid: %s", (typed, issue) => {
    expect(webAddressIssue(typed)).toBe(issue);
    expect(webAddress.safeParse(typed).success).toBe(false);
  });

  test("surrounding blanks are removed", () => {
    expect(webAddress.parse("  https://shop.example ")).toBe("https://shop.example");
    expect(webAddressIssue("  https://shop.example ")).toBeNull();
  });
});
