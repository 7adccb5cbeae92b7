import { createContext, type ReactNode, use, useId } from "react";
import "./form.css";

/** What an input has to carry so that its label, hint and error belong to it. */
export type FieldProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
  /** What would be typed now counts for nothing: the form waits for an answer. The focus stays where it was. */
  readOnly: boolean;
};

/** Whether the form around a field waits for an answer. */
export const FormBusyContext = createContext(false);

/**
 * A labelled field: hint below, error in its place when there is one. The error is announced when it appears.
 * @example <Field label={t("email")} error={issue && t(issue)}>{(wiring) => <InputGroup {...wiring} … />}</Field>
 */
export function Field(props: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Beside the label, at its right: a link for instance. */
  aside?: ReactNode;
  children: (wiring: FieldProps) => ReactNode;
}) {
  const id = useId();
  const readOnly = use(FormBusyContext);
  const noteId = `${id}-note`;
  const note = props.error || props.hint;
  return (
    <div className={props.error ? "field field-invalid" : "field"}>
      <div className="field-head">
        <label htmlFor={id}>{props.label}</label>
        {props.aside}
      </div>
      {props.children({
        id,
        "aria-describedby": note ? noteId : undefined,
        "aria-invalid": Boolean(props.error),
        readOnly,
      })}
      <div id={noteId} className="field-note" aria-live="polite">
        {note}
      </div>
    </div>
  );
}
