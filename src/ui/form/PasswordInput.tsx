import { Button, InputGroup } from "@blueprintjs/core";
import { EyeOffIcon } from "@blueprintjs/icons/lib/esm/generated/components/eye-off";
import { EyeOpenIcon } from "@blueprintjs/icons/lib/esm/generated/components/eye-open";
import { type Ref, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldProps } from "./Field.tsx";

/** A password field with a button that shows the password. */
export function PasswordInput(
  props: FieldProps & {
    name?: string;
    inputRef?: Ref<HTMLInputElement>;
    autoComplete: "current-password" | "new-password";
    value?: string;
    defaultValue?: string;
    required?: boolean;
    autoFocus?: boolean;
    onValueChange?: (typed: string) => void;
  },
) {
  const { t } = useTranslation("shell");
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    // Shown before hydration (before-paint.ts).
    const { dataset } = document.documentElement;
    if (dataset["revealed"] !== undefined) setVisible(true);
    delete dataset["revealed"];
  }, []);
  return (
    <InputGroup
      {...props}
      type={visible ? "text" : "password"}
      autoCapitalize="off"
      spellCheck={false}
      rightElement={
        <Button
          variant="minimal"
          icon={visible ? <EyeOffIcon /> : <EyeOpenIcon />}
          aria-label={t(visible ? "password.hide" : "password.show")}
          aria-pressed={visible}
          data-reveal
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
