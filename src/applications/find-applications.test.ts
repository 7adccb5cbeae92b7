import { expect, test } from "vitest";
import { answeringService } from "#machines/testing/answering-service.ts";
import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { findApplications } from "./provide.ts";

const { signal } = new AbortController();
const format = createFormat("en-US");

test("palette: finds an application by any word of its name (2.27)", async () => {
  const { send, requests } = answeringService({ items: [SAMPLE_APPLICATION], total: 1 });
  expect(await findApplications.find(send, "web shop", format, signal)).toEqual({
    accepted: true,
    value: [
      {
        id: "application APP1000200030",
        group: "applications",
        label: "Web shop",
        detail: "APP1000200030",
        leadsTo: "/app/list?search=APP1000200030",
      },
    ],
  });
  expect(requests).toEqual([{ path: "/api/App/List", body: { page: 1, pageSize: 5, search: "web shop" } }]);
});

test("palette: addresses, hashes and long texts match no application (2.27)", () => {
  const meant = ["Web shop", "商店", "APP1", "/app/list", "0x5c", "a".repeat(129)].filter(findApplications.matches);
  expect(meant).toEqual(["Web shop", "商店", "APP1"]);
});
