import { createContext, type ReactNode, use, useId } from "react";
import "./form.css";

/** The props that connect an input with its label, hint and error. */
export type FieldProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
  /** True while the form waits for an answer; unlike `disabled`, this keeps the focus. */
  readOnly: boolean;
};

/** Whether the form waits for an answer. */
export const FormBusyContext = createContext(false);

/**
 * A labelled field with a hint below it, or an error, which is announced.
 * @example <Field label={t("email")} error={issue && t(issue)}>{(inputProps) => <InputGroup {...inputProps} … />}</Field>
 */
export function Field(props: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the label's right, such as a link. */
  aside?: ReactNode;
  children: (inputProps: FieldProps) => ReactNode;
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
