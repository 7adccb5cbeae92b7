import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PACT_FILE_NAME, PACTS_FOLDER, parsePact, type WrittenInteraction } from "#contracts/pact/written-pact.ts";

/** An exchange of each kind: documented and proposed, accepted and refused, with a token and without. */
export const SAMPLED: readonly string[] = [
  "a sign-in with the right password",
  "a sign-in with a wrong password",
  "the profile of a signed-in merchant",
  "POST /api/user/menu without a token",
  "the packages on sale",
];

/** Writes a pact of a few exchanges into a temporary folder, since verifying the whole one takes seconds. */
export function writeSamplePact(): string {
  const folder = mkdtempSync(join(tmpdir(), "sample-pact-"));
  const pact = JSON.parse(readFileSync(join(PACTS_FOLDER, PACT_FILE_NAME), "utf8"));
  const interactions = pact.interactions.filter((one: { description: string }) => SAMPLED.includes(one.description));
  // Decisions name the omitted exchanges, which count as declined.
  const left = pact.interactions.flatMap(({ description, request }: WrittenInteraction) => [
    ...[description, `${request.method} ${request.path}`],
  ]);
  const declined = [...left, ...parsePact(JSON.stringify(pact)).declined];
  const metadata = { ...pact.metadata, contract: { ...pact.metadata.contract, declined } };
  const text = JSON.stringify({ ...pact, interactions, metadata });
  if (parsePact(text).interactions.length !== SAMPLED.length) throw new Error("The pact lacks a sampled exchange.");
  writeFileSync(join(folder, PACT_FILE_NAME), text);
  return folder;
}
