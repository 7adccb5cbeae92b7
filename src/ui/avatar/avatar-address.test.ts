import { expect, test } from "vitest";
import { avatarAddress } from "./avatar-address.ts";

const PAGE = "https://console.example/user/center";

test.each([
  ["/avatars/7.png", "", "https://console.example/avatars/7.png"],
  ["avatars/7.png", "https://api.example", "https://api.example/avatars/7.png"],
  ["https://api.example/7.png", "https://api.example", "https://api.example/7.png"],
  ["/avatars/7.png", "https://api.example/merchant", "https://api.example/merchant/avatars/7.png"],
  ["avatars/7.png", "https://api.example/merchant", "https://api.example/merchant/avatars/7.png"],
  ["/merchant/avatars/7.png", "https://api.example/merchant", "https://api.example/merchant/avatars/7.png"],
  ["/avatars/7.png", "/merchant", "https://console.example/merchant/avatars/7.png"],
  ["https://console.example/7.png", "https://api.example", "https://console.example/7.png"],
  ["https://elsewhere.example/7.png", "https://api.example", null],
  ["//elsewhere.example/7.png", "", null],
  ["javascript:alert(1)", "", null],
  ["data:image/svg+xml,<svg/>", "", null],
  ["", "", null],
  ["  ", "", null],
  ["https://", "", null],
])("avatar: %j with the service at %j is loaded from %j (3.2)", (avatar, service, address) => {
  expect(avatarAddress(avatar, service, PAGE)).toBe(address);
});
