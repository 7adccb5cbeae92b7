import { Button } from "@blueprintjs/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Application, applicationStatus } from "#contracts/applications/application.ts";
import { applicationSearch } from "#contracts/applications/list-applications.ts";
import cells from "#src/records/list/cells.module.css";
import { DateTimeCell } from "#src/records/list/DateTimeCell.tsx";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { defineSearch } from "#src/records/list/list-search.ts";
import { RecordCode } from "#src/records/list/RecordCode.tsx";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { ApplicationStatus } from "./ApplicationStatus.tsx";
import { APPLICATION_DIALOGS } from "./application-dialogs.ts";
import css from "./applications.module.css";

/** The columns and the search of the list of applications (2.27, 3.7), in the present language. */
export function useApplicationList(): ListDefinition<Application> {
  const { t } = useTranslation("applications");
  return useMemo(
    () => ({
      title: t("list.title"),
      codeOf: ({ code }) => code,
      columns: [
        {
          key: "name",
          width: 12,
          title: t("list.application"),
          sort: "name",
          card: "heading",
          cell: ({ name, code }) => (
            <span className={css.application}>
              <span className={css.name} title={name}>
                {name}
              </span>
              <RecordCode code={code} />
            </span>
          ),
        },
        {
          key: "address",
          width: 13,
          title: t("field.address"),
          dispensable: true,
          card: "second",
          cell: ({ address }) => <Address address={address} />,
        },
        {
          key: "rechargeCallback",
          width: 16,
          title: t("list.rechargeCallback"),
          dispensable: true,
          cell: ({ rechargeCallback }) => <Address address={rechargeCallback} />,
        },
        {
          key: "withdrawCallback",
          width: 16,
          title: t("list.withdrawCallback"),
          dispensable: true,
          cell: ({ withdrawCallback }) => <Address address={withdrawCallback} />,
        },
        {
          key: "status",
          title: t("field.status"),
          card: "aside",
          cell: ({ status }) => <ApplicationStatus status={status} />,
        },
        {
          key: "created",
          title: t("list.created"),
          sort: "createdAt",
          dispensable: true,
          cell: ({ createdAt }) => <DateTimeCell instant={createdAt} />,
        },
        {
          key: "remark",
          width: 10,
          title: t("field.remark"),
          dispensable: true,
          cell: ({ remark }) => (
            <span className={css.line} title={remark}>
              {remark || <Nothing />}
            </span>
          ),
        },
      ],
      Actions: ApplicationActions,
      actionsWidth: 17,
      fields: [
        { column: "name", title: t("list.application"), value: ({ code }) => code },
        { column: "name", title: t("field.name"), value: ({ name }) => name },
        { column: "address", title: t("field.address"), value: ({ address }) => address },
        {
          column: "rechargeCallback",
          title: t("field.rechargeCallback"),
          value: ({ rechargeCallback }) => rechargeCallback,
        },
        {
          column: "withdrawCallback",
          title: t("field.withdrawCallback"),
          value: ({ withdrawCallback }) => withdrawCallback,
        },
        {
          column: "status",
          title: t("field.status"),
          value: ({ status }) => enumLabel(applicationStatus, status, (known) => t(`status.${known}`)),
        },
        {
          column: "created",
          title: t("list.created"),
          isMoment: true,
          value: ({ createdAt }) => ({ instant: createdAt }),
        },
        { column: "remark", title: t("field.remark"), value: ({ remark }) => remark },
      ],
      search: defineSearch(applicationSearch, {
        search: t("list.search"),
        status: { label: t("field.status"), option: (status) => t(`status.${status}`) },
      }),
    }),
    [t],
  );
}

/** A URL without `https://`; the whole of it in the title. */
function Address({ address }: { address: string }) {
  if (address === "") return <Nothing />;
  return (
    <span className={`${css.line} ${cells.quiet}`} title={address}>
      {address.replace(/^https:\/\//i, "")}
    </span>
  );
}

function Nothing() {
  return <span className="muted">–</span>;
}

/** The actions of an application in the list; both are behind the gate (4.5). */
function ApplicationActions({ row: { code, name } }: { row: Application }) {
  const { t } = useTranslation("applications");
  const { open } = useAddressDialog(APPLICATION_DIALOGS);
  return (
    <>
      <Button size="small" aria-label={t("list.credentialsOf", { name })} onClick={() => open("credentials", code)}>
        {t("list.credentials")}
      </Button>
      <Button size="small" variant="minimal" aria-label={t("list.editOf", { name })} onClick={() => open("edit", code)}>
        {t("list.edit")}
      </Button>
    </>
  );
}
