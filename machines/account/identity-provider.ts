/**
 * Signs in with an identity provider (2.38): loads its script on demand, gets a proof from a popup or the one-tap
 * prompt, and sends it to the service. The proof is never in the context. Button and prompt are two actors, so that an
 * open prompt does not block the button.
 */
import {
  type ActorRefFrom,
  assign,
  type DoneActorEvent,
  type EventObject,
  emit,
  fromPromise,
  type SnapshotFrom,
  setup,
} from "xstate";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import type { LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";
import { acceptedValue, type Problem } from "#contracts/problem.ts";
import { accepted, failed, output, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** The three ways to sign in with the provider (2.38). */
export type IdentityFlow = "code" | "token" | "oneTap";
/** The provider's result; `none` if the popup was closed or the prompt not shown, which is no error. */
export type IdentityGrant = IdentityProof | { kind: "none" };
/** The faults of 8.13, and a popup that the browser blocked. */
export type IdentityFault = "clientIdMissing" | "scriptFailed" | "popupBlocked";

export const identityProvider = withService(
  setup({
    types: {
      input: {} as { clientId: string | null },
      context: {} as { clientId: string; flow: IdentityFlow; problem: Problem | IdentityFault | null },
      events: {} as { type: "CHOSEN"; flow: IdentityFlow },
      emitted: {} as { type: "identified"; session: LoginData },
      tags: {} as "busy",
    },
    actors: {
      loadScript: fromPromise<void>(unprovided),
      requestProof: fromPromise<IdentityGrant, { clientId: string; flow: IdentityFlow }>(unprovided),
      signIn: fromPromise<Answer<LoginData>, IdentityProof>(unprovided),
    },
    guards: {
      isConfigured: ({ context }) => context.clientId !== "",
      hasProof: (_, grant: IdentityGrant) => grant.kind !== "none",
    },
    actions: {
      setFlow: assign({ flow: (_, flow: IdentityFlow) => flow, problem: null }),
      recordFault: assign({ problem: (_, fault: IdentityFault) => fault }),
      announce: emit((_, answer: Answer<LoginData>) => ({
        type: "identified" as const,
        session: acceptedValue(answer),
      })),
    },
  }),
).createMachine({
  id: "identityProvider",
  context: ({ input }) => ({ clientId: input.clientId ?? "", flow: "code", problem: null }),
  initial: "idle",
  states: {
    idle: {
      meta: { spec: ["2.38", "8.13"] },
      on: {
        CHOSEN: [
          {
            guard: "isConfigured",
            target: "loadingScript",
            actions: { type: "setFlow", params: ({ event }) => event.flow },
          },
          { actions: { type: "recordFault", params: "clientIdMissing" } },
        ],
      },
    },
    loadingScript: {
      meta: { spec: ["7.19", "8.13"] },
      tags: "busy",
      invoke: {
        id: "loadScript",
        src: "loadScript",
        onDone: "requestingProof",
        onError: { target: "idle", actions: { type: "recordFault", params: "scriptFailed" } },
      },
    },
    requestingProof: {
      meta: { spec: ["2.38", "7.19", "9.10"] },
      tags: "busy",
      invoke: {
        id: "requestProof",
        src: "requestProof",
        input: ({ context: { clientId, flow } }) => ({ clientId, flow }),
        onDone: [{ guard: { type: "hasProof", params: output }, target: "signingIn" }, { target: "idle" }],
        onError: { target: "idle", actions: { type: "recordFault", params: "popupBlocked" } },
      },
    },
    signingIn: {
      tags: "busy",
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ event }) => proofWithin(event),
        onDone: [accepted("idle", "announce"), refused("idle")],
        onError: failed("idle"),
      },
    },
  },
});

export type IdentityProviderActor = ActorRefFrom<typeof identityProvider>;
export type IdentityProviderSnapshot = SnapshotFrom<typeof identityProvider>;

/** The proof from the provider's answer, passed directly to the call so that it is never in the context. */
function proofWithin(event: EventObject): IdentityProof {
  if (!isGrant(event) || event.output.kind === "none") throw new Error(`No proof comes with ${event.type}`);
  return event.output;
}

function isGrant(event: EventObject): event is DoneActorEvent<IdentityGrant> {
  return event.type === "xstate.done.actor.requestProof";
}
