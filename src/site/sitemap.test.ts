import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";

const written = sitemap("https://pay.example");
const listed = [...written.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test("the sitemap lists the landing page and the enterprise page in six languages (2.2, 2.7, 9.6)", () => {
  expect(listed).toHaveLength(12);
  expect(listed).toContain("https://pay.example/home");
  expect(listed).toContain("https://pay.example/products/enterprise-pack/th-TH");
});

test("sitemap: it lists only pages that visitors may enter (2.20)", () => {
  expect(written).not.toContain("demo01");
});

test("each entry names all its languages and the default one", () => {
  for (const entry of written.split("<url>").slice(1)) {
    expect([...entry.matchAll(/hreflang="(.*?)"/g)].map(([, language]) => language)).toEqual([
      "en-US",
      "zh-TW",
      "zh-CN",
      "ja-JP",
      "ko-KR",
      "th-TH",
      "x-default",
    ]);
  }
});
