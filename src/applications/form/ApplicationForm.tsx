import { InputGroup } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { APPLICATION_NAME_MAX_LENGTH, REMARK_MAX_LENGTH } from "#contracts/applications/application.ts";
import { WEB_ADDRESS_MAX_LENGTH } from "#contracts/applications/web-address.ts";
import type { ApplicationFields, ApplicationIssues } from "#machines/applications/application-fields.ts";
import { Field } from "#src/ui/form/Field.tsx";

const FIELDS = ["name", "address", "rechargeCallback", "withdrawCallback", "remark"] as const;
const MOST: Record<keyof ApplicationFields, number> = {
  name: APPLICATION_NAME_MAX_LENGTH,
  address: WEB_ADDRESS_MAX_LENGTH,
  rechargeCallback: WEB_ADDRESS_MAX_LENGTH,
  withdrawCallback: WEB_ADDRESS_MAX_LENGTH,
  remark: REMARK_MAX_LENGTH,
};

/** The fields of an application (3.7), for adding and editing. */
export function ApplicationForm(props: {
  fields: ApplicationFields;
  issues: ApplicationIssues;
  onTyped: (field: keyof ApplicationFields, value: string) => void;
}) {
  const { fields, issues, onTyped } = props;
  const { t } = useTranslation("applications");
  const isText = (field: keyof ApplicationFields) => field === "name" || field === "remark";
  return FIELDS.map((field) => {
    const issue = issues[field];
    const isNeeded = field === "name" || field === "address";
    return (
      <Field
        key={field}
        label={t(`field.${field}`)}
        aside={isNeeded ? null : <span className="muted">{t("field.optional")}</span>}
        hint={t(`hint.${field}`, { most: MOST[field] })}
        error={
          issue &&
          (issue === "required"
            ? t(`required.${field === "name" ? "name" : "address"}`)
            : t(`issue.${issue}`, { most: MOST[field] }))
        }
      >
        {(inputProps) => (
          <InputGroup
            {...inputProps}
            name={field}
            type={isText(field) ? "text" : "url"}
            autoComplete="off"
            autoCapitalize={isText(field) ? "sentences" : "off"}
            spellCheck={isText(field)}
            required={isNeeded}
            autoFocus={field === "name"}
            value={fields[field]}
            onValueChange={(value) => onTyped(field, value)}
          />
        )}
      </Field>
    );
  });
}
