import { createHash } from "node:crypto";
import type { Network } from "#contracts/currencies/network.ts";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const TRON_PREFIX = 0x41;

/** Derives a deterministic payment address from a name, in the format of the network. */
export function deriveAddress(name: string, network: Network): string {
  const account = createHash("sha256").update(`${network}:${name}`).digest().subarray(0, 20);
  return network === "TRON" ? tronAddress(account) : `0x${account.toString("hex")}`;
}

/** Base58Check, as TRON writes addresses. */
function tronAddress(account: Buffer): string {
  const payload = Buffer.concat([Buffer.from([TRON_PREFIX]), account]);
  const checksum = sha256(sha256(payload)).subarray(0, 4);
  let number = BigInt(`0x${Buffer.concat([payload, checksum]).toString("hex")}`);
  let address = "";
  while (number > 0n) {
    address = BASE58.charAt(Number(number % 58n)) + address;
    number /= 58n;
  }
  return address;
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
