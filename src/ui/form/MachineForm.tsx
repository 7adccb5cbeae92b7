import { type ReactNode, type RefObject, useRef } from "react";
import type { Problem } from "#machines/problem.ts";
import { useFirstWrongField } from "./use-first-wrong-field.ts";

/**
 * A form that a machine stands behind: submitting it is told to the machine, which decides, and then the focus goes to
 * the first field that the machine finds wrong.
 * @param props.form the form's element, for a view that looks for fields itself.
 */
export function MachineForm(props: {
  machine: string;
  /** The machine's state value, for tests to see. */
  state: unknown;
  problem: Problem | null;
  onSubmitted: () => void;
  className?: string | undefined;
  form?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}) {
  const own = useRef<HTMLFormElement>(null);
  const form = props.form ?? own;
  const attempted = useFirstWrongField(form, props.problem);
  return (
    <form
      ref={form}
      className={props.className}
      noValidate
      data-machine={props.machine}
      data-state={JSON.stringify(props.state)}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmitted();
        attempted();
      }}
    >
      {props.children}
    </form>
  );
}
