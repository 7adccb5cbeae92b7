import type { SessionDevice } from "#contracts/account/session-device.ts";

/** A signed-in device. */
export function sampleDevice(id: string, changes: Partial<SessionDevice> = {}): SessionDevice {
  return {
    id,
    device: "Chrome on Windows",
    address: "203.0.113.7",
    place: "",
    signedInAt: "2026-11-20T09:41:00.000Z",
    lastSeenAt: "2026-11-21T09:41:00.000Z",
    isCurrent: false,
    isSignedIn: true,
    ...changes,
  };
}
