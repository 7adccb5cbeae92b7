import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createActor, setup } from "xstate";
import type { Problem } from "#machines/problem.ts";
import { Field } from "./Field.tsx";
import { MachineForm } from "./MachineForm.tsx";

const form = setup({
  types: { context: {} as { problem: Problem | null }, events: {} as { type: "SUBMITTED" }, tags: {} as "busy" },
}).createMachine({
  context: { problem: null },
  initial: "typing",
  states: { typing: { on: { SUBMITTED: "saving" } }, saving: { tags: "busy" } },
});

test("nothing can be typed into the fields of a form that waits for an answer (7.6)", () => {
  const actor = createActor(form).start();
  const shown = () =>
    renderToStaticMarkup(
      <MachineForm actor={actor}>
        <Field label="Name">{(wiring) => <input {...wiring} />}</Field>
        <Field label="Status">{({ readOnly, ...wiring }) => <select {...wiring} disabled={readOnly} />}</Field>
      </MachineForm>,
    );
  expect(shown()).not.toMatch(/readonly|disabled/i);
  actor.send({ type: "SUBMITTED" });
  expect(shown()).toMatch(/<input[^>]* readonly=""/i);
  expect(shown()).toMatch(/<select[^>]* disabled=""/);
});
