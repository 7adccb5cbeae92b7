import { describe, expect, test } from "vitest";
import { endOtherSessions } from "#contracts/account/end-other-sessions.call.ts";
import { endSession } from "#contracts/account/end-session.call.ts";
import { listEvents } from "#contracts/account/list-events.call.ts";
import { listSessions } from "#contracts/account/list-sessions.call.ts";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { clientAt, signInOf } from "#sandbox/testing/client-at.ts";
import { SWEPT_ENGINES } from "#sandbox/testing/engines.ts";
import { refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1";
const OFFICE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

describe.each(SWEPT_ENGINES)("sessions, on %s", (engine) => {
  const sandbox = sandboxFixture({ trustProxy: true }, engine);

  /** A merchant with three sessions: from the registration, a phone and the office. */
  async function onThreeDevices() {
    const merchant = await sandbox.newMerchant();
    const signIn = async (address: string, browser: string) => {
      const visitor = clientAt(sandbox, address, { "User-Agent": browser });
      return sandbox.sendAs(
        signInOf(await visitor("/Login/Login", { email: merchant.email, password: PASSWORD })).accessToken,
      );
    };
    return { ...merchant, phone: await signIn("203.0.113.7", PHONE), office: await signIn("198.51.100.9", OFFICE) };
  }

  test("each session has browser, system, place and last use, and the current one is marked", async () => {
    const { phone } = await onThreeDevices();
    const { items } = acceptedValue(await listSessions(phone));
    expect(items).toMatchObject([
      { device: "Chrome on Windows", address: "198.51.100.9", place: "", isCurrent: false },
      { device: "Safari on iOS", address: "203.0.113.7", place: "", isCurrent: true },
      { device: "", address: "127.0.0.1", place: "Same machine as the sandbox", isCurrent: false },
    ]);
    sandbox.forward(300);
    const [seen] = acceptedValue(await listSessions(phone)).items;
    expect(seen).toMatchObject({ isCurrent: true, place: "Same machine as the sandbox" });
    expect(Date.parse(seen?.lastSeenAt ?? "") - Date.parse(seen?.signedInAt ?? "")).toBeGreaterThanOrEqual(300_000);
  });

  test("the token of an ended session is refused at once, others stay valid (8.3)", async () => {
    const { phone, office, send, userId } = await onThreeDevices();
    const { items } = acceptedValue(await listSessions(phone));
    const id = items.find(({ device }) => device === "Chrome on Windows")?.id ?? "";
    expect(acceptedValue(await endSession(phone, { id })).items).toHaveLength(2);
    expect(await loadProfile(office, { id: userId })).toMatchObject({ accepted: false, errCode: "4010" });
    acceptedValue(await loadProfile(phone, { id: userId }));
    acceptedValue(await loadProfile(send, { id: userId }));
    expect(await endSession(phone, { id })).toMatchObject({ accepted: false, errCode: PROPOSED_CODES.notFound });
    const { items: events } = acceptedValue(await listEvents(phone, { page: 1, pageSize: 1 }));
    expect(events).toMatchObject([{ kind: "sessionEnded" }]);
  });

  test("ending all other sessions keeps the current one (8.3)", async () => {
    const { phone, office, send, userId } = await onThreeDevices();
    expect(acceptedValue(await endOtherSessions(phone)).items).toMatchObject([{ isCurrent: true }]);
    for (const ended of [office, send])
      expect(await loadProfile(ended, { id: userId })).toMatchObject({ errCode: "4010" });
    acceptedValue(await loadProfile(phone, { id: userId }));
  });

  test("a merchant can end only their own sessions, and no answer contains a token", async () => {
    const [own, other] = [await sandbox.newMerchant(), await sandbox.newMerchant()];
    const [theirs] = acceptedValue(await listSessions(other.send)).items;
    for (const id of [theirs?.id ?? "", "0", "-1", "1 or 1=1", "9".repeat(40), ""])
      expect(await endSession(own.send, { id })).toMatchObject(refusedAs("notFound"));
    acceptedValue(await listSessions(other.send));
    expect(JSON.stringify(acceptedValue(await listSessions(own.send)))).not.toContain(own.token);
  });
});
