import { expect, test } from "vitest";
import { APPLICATION_NAME_MAX_LENGTH, REMARK_MAX_LENGTH } from "#contracts/applications/application.ts";
import { applicationIssues, EMPTY_APPLICATION, trimmed } from "./application-fields.ts";

const COMPLETE = { ...EMPTY_APPLICATION, name: "Web shop", address: "https://shop.example" };

test("application: name and address are required; callbacks and remark are optional (3.7, 5.1)", () => {
  expect(applicationIssues(COMPLETE)).toEqual({});
});

test("application: missing and invalid values are named per field (5.1)", () => {
  expect(applicationIssues(EMPTY_APPLICATION)).toEqual({ name: "required", address: "required" });
  expect(
    applicationIssues({
      name: "x".repeat(APPLICATION_NAME_MAX_LENGTH + 1),
      address: "shop",
      rechargeCallback: "http://shop.example",
      withdrawCallback: "https://me:secret@shop.example",
      remark: "x".repeat(REMARK_MAX_LENGTH + 1),
    }),
  ).toEqual({
    name: "tooLong",
    address: "notAnAddress",
    rechargeCallback: "insecure",
    withdrawCallback: "holdsPassword",
    remark: "tooLong",
  });
});

test("application: the longest allowed name and remark are valid (5.1)", () => {
  const longest = { name: "x".repeat(APPLICATION_NAME_MAX_LENGTH), remark: "x".repeat(REMARK_MAX_LENGTH) };
  expect(applicationIssues({ ...COMPLETE, ...longest })).toEqual({});
});

test("application: spaces around values are ignored and not sent (5.1)", () => {
  expect(applicationIssues({ ...COMPLETE, name: "  " })).toEqual({ name: "required" });
  const typed = {
    name: " Web shop ",
    address: " https://shop.example ",
    rechargeCallback: " https://shop.example/in ",
    withdrawCallback: " https://shop.example/out ",
    remark: " Spring ",
  };
  expect(trimmed(typed)).toEqual({
    name: "Web shop",
    address: "https://shop.example",
    rechargeCallback: "https://shop.example/in",
    withdrawCallback: "https://shop.example/out",
    remark: "Spring",
  });
});
