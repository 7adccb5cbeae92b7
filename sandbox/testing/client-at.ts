import * as z from "zod/mini";
import { envelope } from "#contracts/envelope.ts";
import type { SandboxUnderTest } from "./sandbox-under-test.ts";

/** The service's answer, not read by a client. */
export type RawAnswer = { status: number; headers: Headers; errCode: string; errMsg: string; resData: unknown };

/** A client with its own address; needs a sandbox that trusts its proxy. */
export function clientAt({ post }: SandboxUnderTest, address: string, headers: Record<string, string> = {}) {
  return async (path: string, body: unknown): Promise<RawAnswer> => {
    const answer = await post(`/api${path}`, JSON.stringify(body), { "X-Forwarded-For": address, ...headers });
    const { errCode, errMsg, resData } = envelope.parse(await answer.json());
    return { status: answer.status, headers: answer.headers, errCode: errCode ?? "", errMsg: errMsg ?? "", resData };
  };
}

const signedIn = z.object({ accessToken: z.string(), userId: z.string(), deviceToken: z.string() });

/** The answer of a successful sign-in. */
export function signInOf({ resData }: RawAnswer): z.output<typeof signedIn> {
  return signedIn.parse(resData);
}
