import { expect, test } from "vitest";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { describeCoverage, readCoverage } from "./coverage.ts";

const interactions = readInteractions();
const without = (description: string) => interactions.filter((one) => one.description !== description);

test("every outcome of every call is in the pact, and nothing else (7.3 to 7.19, 8.1 to 8.3)", async () => {
  const { holes, orphans } = await readCoverage(interactions);
  expect(holes).toEqual([]);
  expect(orphans).toEqual([]);
});

test.each([
  ["a password change with a wrong old password", "POST /api/User/UpdatePwd is never wrongCredentials.", ""],
  ["a sign-out of another merchant", "GET /api/Login/Logout is never notTheirs.", ""],
  ["a registration with a code that was used", "POST /api/Register/Register is never codeUsed.", ""],
  [
    "a rotation of the AppSecret with a proof of another gate",
    "POST /api/App/RotateSecret is never proofOfAnotherGate.",
    "",
  ],
  ["an end of the old AppSecret with a proof that was used", "POST /api/App/EndOldSecret is never proofUsed.", ""],
  ["a sign-in with the identity provider's code, used before", "POST /api/Login/IdentityLogin is never proofUsed.", ""],
  ["another merchant's device to be signed out", "POST /api/Session/End is never notTheirs.", ""],
  ["POST /api/user/menu without a token", "POST /api/user/menu is never notSignedIn.", "never given"],
])("a pact without “%s” has a hole", async (description, hole, alike) => {
  const left = without(description).filter((one) => alike === "" || !one.description.includes(alike));
  const coverage = await readCoverage(left);
  expect(coverage.holes).toContain(hole);
  expect(describeCoverage(coverage)).toContain(`HOLE    ${hole}`);
});

test("an exchange that no call or outcome needs is an orphan", async () => {
  const [first] = interactions.filter(
    ({ pending, comments }) => !pending && comments.references.specification.outcome === "accepted",
  );
  if (!first) throw new Error("the pact is empty");
  const specification = { ...first.comments.references.specification, outcome: "walletLimitReached" };
  const stray = { ...first, comments: { ...first.comments, references: { specification } } };
  const foreign = { ...first, description: "a foreign call", request: { ...first.request, path: "/api/Foreign" } };
  const { orphans } = await readCoverage([...interactions, stray, foreign]);
  expect(orphans).toEqual([
    expect.stringContaining(`Nothing asks for "${first.description}"`),
    '"a foreign call" is no call of the client\'s.',
  ]);
});
