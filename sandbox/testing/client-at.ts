import * as z from "zod/mini";
import { envelope } from "#contracts/envelope.ts";
import type { SandboxUnderTest } from "./sandbox-under-test.ts";

/** What the service answered, before any client read it. */
export type RawAnswer = { status: number; headers: Headers; errCode: string; errMsg: string; resData: unknown };

/** Somebody at an address of their own; needs a sandbox that trusts its proxy. */
export function clientAt({ post }: SandboxUnderTest, address: string, headers: Record<string, string> = {}) {
  return async (path: string, body: unknown): Promise<RawAnswer> => {
    const answer = await post(`/api${path}`, JSON.stringify(body), { "X-Forwarded-For": address, ...headers });
    const { errCode, errMsg, resData } = envelope.parse(await answer.json());
    return { status: answer.status, headers: answer.headers, errCode: errCode ?? "", errMsg: errMsg ?? "", resData };
  };
}

const signedIn = z.object({ accessToken: z.string(), userId: z.string(), deviceToken: z.string() });

/** What a right sign-in answered. */
export function signInOf({ resData }: RawAnswer): z.output<typeof signedIn> {
  return signedIn.parse(resData);
}
