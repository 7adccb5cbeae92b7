import { Button, type ButtonProps } from "@blueprintjs/core";
import { blueprint } from "#src/ui/blueprint.ts";

type Props = Omit<ButtonProps, "title" | "disabled"> & {
  label: string;
  /** Unlike `disabled`, this keeps the focus. */
  isDisabled?: boolean;
};

/** A button with only an icon. */
export function IconButton({ label, isDisabled = false, className = "", onClick, ...props }: Props) {
  return (
    <Button
      {...props}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      className={isDisabled ? `${className} ${blueprint("disabled")}` : className}
      {...(onClick && !isDisabled && { onClick })}
    />
  );
}
