/**
 * Recording what a tester tries, in debugging (7.17). What is recorded outlives the page, since signing out and another
 * language load it again; a recording that was not saved is not given up unasked.
 */
import { type ActorRefFrom, type SnapshotFrom, setup } from "xstate";
import { unprovided } from "#machines/unprovided.ts";

export const recording = setup({
  types: {
    events: {} as
      | { type: "RUNNING_FOUND" }
      | { type: "UNSAVED_FOUND" }
      | { type: "RECORDING_REQUESTED" }
      | { type: "STOPPED" }
      | { type: "LIMIT_REACHED" }
      | { type: "SAVE_REQUESTED" }
      | { type: "CONFIRMED" }
      | { type: "DISMISSED" },
  },
  actions: {
    /** Forgets what was recorded before, and notes from here on what happens. */
    beginRecording: unprovided,
    endRecording: unprovided,
    /** Saves what was recorded as a file. */
    saveFile: unprovided,
  },
}).createMachine({
  id: "recording",
  meta: { spec: ["7.17"] },
  initial: "none",
  states: {
    none: {
      on: {
        // What this tab kept from before its page was loaded.
        RUNNING_FOUND: "running",
        UNSAVED_FOUND: "unsaved",
        RECORDING_REQUESTED: { target: "running", actions: "beginRecording" },
      },
    },
    running: {
      on: {
        STOPPED: { target: "unsaved", actions: "endRecording" },
        // What was recorded until then is worth saving; more would not fit.
        LIMIT_REACHED: { target: "unsaved.full", actions: "endRecording" },
      },
    },
    unsaved: {
      initial: "whole",
      states: { whole: {}, full: {} },
      on: {
        SAVE_REQUESTED: { target: "saved", actions: "saveFile" },
        RECORDING_REQUESTED: "replacing",
      },
    },
    replacing: {
      on: { CONFIRMED: { target: "running", actions: "beginRecording" }, DISMISSED: "unsaved" },
    },
    saved: {
      on: {
        SAVE_REQUESTED: { actions: "saveFile" },
        RECORDING_REQUESTED: { target: "running", actions: "beginRecording" },
      },
    },
  },
});

export type RecordingActor = ActorRefFrom<typeof recording>;
export type RecordingSnapshot = SnapshotFrom<typeof recording>;
