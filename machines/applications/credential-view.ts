/**
 * The credentials of an application (3.7) behind the verification gate (4.5, 6.5). The AppSecret exists only in this
 * context: masked until it is revealed, masked again after a while or when the window loses focus, and removed when the
 * view closes or expires. Rotating the secret and ending the old one each need a confirmation and their own gate.
 */
import { type ActorRefFrom, assign, fromPromise, not, type SnapshotFrom, setup } from "xstate";
import type { Credentials, CredentialsRequest } from "#contracts/applications/load-credentials.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { verification } from "#machines/account/verification.ts";
import { failed, output, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { needsVerification } from "./needs-verification.ts";

/** How long the secret stays revealed, in milliseconds. */
export const REVEAL_DELAY = 30_000;
/** How long the credentials are kept, in milliseconds; then a new code is needed. */
const KEEP_DELAY = 5 * 60_000;

/** What is done behind the gate; each answers the resulting credentials. */
export type CredentialAct = "view" | "rotate" | "endOld";

export const credentialView = withService(
  setup({
    types: {
      input: {} as {
        code: string;
        /** The address to which the code is sent. */
        email: string;
        act: CredentialAct;
      },
      context: {} as {
        code: string;
        email: string;
        /** "view" once it is done. */
        act: CredentialAct;
        /** From the gate; null before, "" if the service answered none. */
        proof: string | null;
        credentials: Credentials | null;
        problem: Problem | null;
      },
      events: {} as
        | { type: "ROTATION_REQUESTED" }
        | { type: "OLD_SECRET_END_REQUESTED" }
        | { type: "CONFIRMED" }
        | { type: "REVEAL_REQUESTED" }
        | { type: "HIDE_REQUESTED" }
        | { type: "FOCUS_LOST" }
        | { type: "COPY_REQUESTED" }
        /** The message about copying has been shown long enough. */
        | { type: "COPY_NOTICE_ENDED" }
        | { type: "RETRIED" }
        | { type: "DISMISSED" },
      children: {} as { verification: "verification" },
      tags: {} as "busy" | "verifying" | "available" | "revealed",
    },
    actors: {
      verification,
      loadCredentials: fromPromise<Answer<Credentials>, CredentialsRequest & { act: CredentialAct }>(unprovided),
      copySecret: fromPromise<void, { appSecret: string }>(unprovided),
    },
    guards: {
      changesNothing: ({ context }) => context.act === "view",
      hasOldSecret: ({ context }) => Boolean(context.credentials?.oldSecretUntil),
      hasPassed: (_, { proof }: { proof: string | null }) => proof !== null,
      needsVerification: (_, answer: Answer<unknown>) => needsVerification(answer),
    },
    actions: {
      setAct: assign({ act: (_, { act }: { act: CredentialAct }) => act }),
      setProof: assign({ proof: (_, { proof }: { proof: string | null }) => proof, problem: null }),
      setCredentials: assign({
        credentials: (_, answer: Answer<Credentials>) => (answer.accepted ? answer.value : null),
        proof: null,
        act: "view",
      }),
      announceDone: (_, _what: { act: CredentialAct }) => unprovided(),
      clearSecrets: assign({ credentials: null, proof: null }),
    },
    delays: { revealDelay: REVEAL_DELAY, keepDelay: KEEP_DELAY },
  }),
).createMachine({
  id: "credentialView",
  context: ({ input }) => ({ ...input, proof: null, credentials: null, problem: null }),
  initial: "opening",
  on: { DISMISSED: ".dismissed" },
  states: {
    opening: { always: [{ guard: "changesNothing", target: "verifying" }, { target: "asking" }] },
    // The merchant must know the effect on receivers first.
    asking: { meta: { spec: ["4.5", "6.5"] }, on: { CONFIRMED: "verifying" } },
    verifying: {
      meta: { spec: ["4.5", "6.5"] },
      tags: "verifying",
      invoke: {
        id: "verification",
        src: "verification",
        input: ({ context: { email, act, code } }) => ({
          ...{ email, applicationCode: code, purpose: act === "view" ? "viewCredentials" : "rotateSecret" },
        }),
        onDone: [
          {
            guard: { type: "hasPassed", params: output },
            target: "loading",
            actions: { type: "setProof", params: output },
          },
          { target: "dismissed" },
        ],
      },
    },
    loading: {
      meta: { spec: ["7.16"] },
      tags: "busy",
      entry: "clearProblem",
      invoke: {
        id: "loadCredentials",
        src: "loadCredentials",
        input: ({ context: { act, code, proof } }) => ({ act, code, ...(proof && { proof }) }),
        onDone: [
          {
            guard: wasAccepted,
            target: "available",
            actions: [
              { type: "announceDone", params: ({ context }) => ({ act: context.act }) },
              { type: "setCredentials", params: output },
            ],
          },
          {
            guard: { type: "needsVerification", params: output },
            target: "verifying",
            actions: ["clearSecrets", { type: "recordRefusal", params: output }],
          },
          refused("unavailable"),
        ],
        onError: failed("unavailable"),
      },
    },
    unavailable: { on: { RETRIED: "loading" } },
    available: {
      meta: { spec: ["2.27", "3.7", "6.5"] },
      type: "parallel",
      tags: "available",
      exit: "clearSecrets",
      after: { keepDelay: "expired" },
      on: {
        ROTATION_REQUESTED: {
          guard: not("hasOldSecret"),
          target: "asking",
          actions: { type: "setAct", params: { act: "rotate" } },
        },
        OLD_SECRET_END_REQUESTED: {
          guard: "hasOldSecret",
          target: "asking",
          actions: { type: "setAct", params: { act: "endOld" } },
        },
      },
      states: {
        secret: {
          initial: "masked",
          states: {
            masked: { on: { REVEAL_REQUESTED: "revealed" } },
            revealed: {
              tags: "revealed",
              on: { HIDE_REQUESTED: "masked", FOCUS_LOST: "masked" },
              after: { revealDelay: "masked" },
            },
          },
        },
        copy: {
          initial: "idle",
          states: {
            idle: { on: { COPY_REQUESTED: "copying" } },
            copying: {
              invoke: {
                id: "copySecret",
                src: "copySecret",
                input: ({ context }) => ({ appSecret: context.credentials?.appSecret ?? "" }),
                onDone: "copied",
                onError: "failed",
              },
            },
            copied: {
              meta: { spec: ["8.10"] },
              on: { COPY_REQUESTED: "copying", COPY_NOTICE_ENDED: "idle" },
            },
            failed: { on: { COPY_REQUESTED: "copying", COPY_NOTICE_ENDED: "idle" } },
          },
        },
      },
    },
    expired: { meta: { spec: ["6.5"] }, on: { RETRIED: "verifying" } },
    dismissed: { type: "final", entry: "clearSecrets" },
  },
});

export type CredentialViewActor = ActorRefFrom<typeof credentialView>;
export type CredentialViewSnapshot = SnapshotFrom<typeof credentialView>;
