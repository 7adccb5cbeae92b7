import { expect, test } from "vitest";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { network, tokenProtocolOf } from "./network.ts";

test("each network has its token protocol, and an unknown one has none (3.8)", () => {
  expect((["TRON", "ETH", "BSC"] as const).map(tokenProtocolOf)).toEqual(["TRC20", "ERC20", "BEP20"]);
  expect(tokenProtocolOf(enumeration(network).parse("SOL"))).toBe("");
});
