import { Button, InputGroup } from "@blueprintjs/core";
import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { setup } from "xstate";
import type { Problem } from "#contracts/problem.ts";
import type { Specimen } from "#src/app/kit/specimen.ts";
import { MachineForm } from "#src/services/problem/MachineForm.tsx";
import choice from "#src/ui/form/choice.module.css";
import { Field } from "#src/ui/form/Field.tsx";
import { PasswordInput } from "#src/ui/form/PasswordInput.tsx";
import { RadioCard } from "#src/ui/form/RadioCard.tsx";
import { REFUSED } from "./samples.ts";

export const FORMS: readonly Specimen[] = [
  {
    component: Field,
    states: {
      plain: <Field label="Name">{(inputProps) => <InputGroup {...inputProps} defaultValue="Web shop" />}</Field>,
      "with a hint": (
        <Field label="Name" hint="Customers do not see it.">
          {(inputProps) => <InputGroup {...inputProps} />}
        </Field>
      ),
      "with an error": (
        <Field label="Name" error="Enter a name.">
          {(inputProps) => <InputGroup {...inputProps} />}
        </Field>
      ),
      "with something beside": (
        <Field label="Name" aside={<a href="#Forms">Why?</a>}>
          {(inputProps) => <InputGroup {...inputProps} />}
        </Field>
      ),
      disabled: (
        <Field label="Name">{(inputProps) => <InputGroup {...inputProps} disabled defaultValue="Web shop" />}</Field>
      ),
    },
  },
  {
    component: PasswordInput,
    states: {
      plain: (
        <Field label="Password">
          {(inputProps) => (
            <PasswordInput {...inputProps} name="plain" autoComplete="new-password" defaultValue="a password" />
          )}
        </Field>
      ),
      "with an error": (
        <Field label="Password" error="Enter a password.">
          {(inputProps) => <PasswordInput {...inputProps} name="wrong" autoComplete="new-password" />}
        </Field>
      ),
    },
  },
  { component: RadioCard, states: { "one of two": <Terms />, disabled: <Terms disabled /> } },
  {
    component: MachineForm,
    states: { plain: <SampleForm problem={null} />, refused: <SampleForm problem={REFUSED} /> },
  },
];

function Terms({ disabled = false }: { disabled?: boolean }) {
  const [chosen, choose] = useState("month");
  return (
    <fieldset className={choice.group} disabled={disabled}>
      <legend>Term</legend>
      <div className={choice.cards}>
        {["month", "year"].map((term) => (
          <RadioCard
            key={term}
            name={`term-${disabled}`}
            value={term}
            className={choice.card}
            checked={chosen === term}
            onSelect={() => choose(term)}
          >
            <span className={choice.name}>One {term}</span>
            <span className="muted">USDT 99.00</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

const SAMPLE = setup({
  types: {
    context: {} as { problem: Problem | null },
    input: {} as Problem | null,
    events: {} as { type: "SUBMITTED" },
  },
}).createMachine({ context: ({ input }) => ({ problem: input }), on: { SUBMITTED: {} } });

function SampleForm({ problem }: { problem: Problem | null }) {
  const actor = useActorRef(SAMPLE, { input: problem });
  return (
    <MachineForm actor={actor}>
      <Field label="Name">{(inputProps) => <InputGroup {...inputProps} defaultValue="Web shop" />}</Field>
      <Button type="submit" intent="primary">
        Save
      </Button>
    </MachineForm>
  );
}
