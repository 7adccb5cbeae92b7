import { describe, expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { listApplications } from "#contracts/applications/list-applications.call.ts";
import type { ApplicationSearch } from "#contracts/applications/list-applications.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import type { Send } from "#contracts/http.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { buyPackage } from "#sandbox/testing/buy-package.ts";
import { refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import type { Merchant } from "#sandbox/testing/sandbox-under-test.ts";

const sandbox = sandboxFixture();

async function growthMerchant(): Promise<Merchant> {
  const merchant = await sandbox.newMerchant();
  await buyPackage(sandbox, merchant.send, "growth");
  return merchant;
}

const add = async (send: Send, changes: Parameters<typeof sampleApplication>[0] = {}) =>
  acceptedValue(await createApplication(send, sampleApplication(changes)));

describe("an application is added (2.27, 3.7)", () => {
  test("enabled, with surrounding spaces removed, and counted on the console home (3.11)", async () => {
    const { send } = await sandbox.newMerchant();
    const added = await add(send, { name: "  Web shop 網店 ", address: " https://shop.example/?a=1 ", remark: "" });
    expect(added).toMatchObject({
      name: "Web shop 網店",
      address: "https://shop.example/?a=1",
      rechargeCallback: "https://shop.example/callbacks/recharge",
      withdrawCallback: "",
      status: "enabled",
      remark: "",
    });
    expect(acceptedValue(await listApplications(send, { page: 1, pageSize: 20 }))).toMatchObject({
      items: [added],
      total: 1,
    });
    expect(acceptedValue(await loadFigures(send)).applicationCount).toBe(1);
  });

  test("once, even if the same request arrives several times at once", async () => {
    const { send } = await growthMerchant();
    const wanted = sampleApplication();
    const answers = await Promise.all(Array.from({ length: 8 }, () => createApplication(send, wanted)));
    const codes = answers.map((answer) => acceptedValue(answer).code);
    expect(new Set(codes).size).toBe(1);
    expect(acceptedValue(await listApplications(send, { page: 1, pageSize: 20 })).total).toBe(1);
  });

  test.each([
    ["no name", { name: " " }, "name"],
    ["too long a name", { name: "x".repeat(41) }, "name"],
    ["no address", { address: "" }, "address"],
    ["a callback without https", { rechargeCallback: "http://shop.example" }, "rechargeCallback"],
    ["a callback that is no address", { withdrawCallback: "shop" }, "withdrawCallback"],
    ["too long a remark", { remark: "x".repeat(201) }, "remark"],
  ])("never with %s, and the refusal names the field (5.1)", async (_, changes, field) => {
    const { send } = await sandbox.newMerchant();
    expect(await createApplication(send, sampleApplication(changes))).toMatchObject({
      ...refusedAs("invalidInput"),
      errMsg: expect.stringContaining(`(${field})`),
    });
  });
});

describe("a package limits the number of applications (3.6)", () => {
  test("one on the trial version; repeating its request answers the same one", async () => {
    const { send } = await sandbox.newMerchant();
    const first = sampleApplication();
    const { code } = acceptedValue(await createApplication(send, first));
    expect(await createApplication(send, sampleApplication())).toMatchObject(refusedAs("applicationLimitReached"));
    expect(acceptedValue(await createApplication(send, first)).code).toBe(code);
  });

  test("three with the package “growth”, even for ten concurrent requests", async () => {
    const { send } = await growthMerchant();
    const answers = await Promise.all(Array.from({ length: 10 }, () => createApplication(send, sampleApplication())));
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(3);
    expect(answers.find(({ accepted }) => !accepted)).toMatchObject(refusedAs("applicationLimitReached"));
  });
});

describe("the list (2.27)", () => {
  const namesOf = async (send: Send, search: Partial<ApplicationSearch>) =>
    acceptedValue(await listApplications(send, { page: 1, pageSize: 20, ...search })).items.map(({ name }) => name);

  test("is searched by a part of the name or the code, sorted, and paged", async () => {
    const { send } = await growthMerchant();
    const { code } = await add(send, { name: "Web shop" });
    sandbox.forward(1);
    await add(send, { name: "100% Mobile_shop" });
    sandbox.forward(1);
    await add(send, { name: "Fair" });
    expect(await namesOf(send, {})).toEqual(["Fair", "100% Mobile_shop", "Web shop"]);
    expect(await namesOf(send, { search: "SHOP", sort: "name" })).toEqual(["100% Mobile_shop", "Web shop"]);
    expect(await namesOf(send, { search: "_" })).toEqual(["100% Mobile_shop"]);
    expect(await namesOf(send, { search: `${code.slice(2)} ` })).toEqual(["Web shop"]);
    expect(await namesOf(send, { status: "disabled" })).toEqual([]);
    expect(await namesOf(send, { sort: "createdAt", page: 2, pageSize: 2 })).toEqual(["Fair"]);
  });

  test("shows only the merchant's own applications, and only in a session (6.1, 8.3)", async () => {
    const owner = await sandbox.newMerchant();
    await add(owner.send);
    const other = await sandbox.newMerchant();
    expect(await namesOf(other.send, {})).toEqual([]);
    expect(await listApplications(sandbox.send, { page: 1, pageSize: 20 })).toMatchObject(refusedAs("notSignedIn"));
    expect(await createApplication(sandbox.send, sampleApplication())).toMatchObject(refusedAs("notSignedIn"));
  });
});
