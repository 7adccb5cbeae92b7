import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Application, applicationStatus } from "#contracts/applications/application.ts";
import { SEARCH_MAX_LENGTH } from "#contracts/list.ts";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import cells from "#src/ui/list/cells.module.css";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { Moment } from "#src/ui/list/Moment.tsx";
import { ApplicationActions } from "./ApplicationActions.tsx";
import { ApplicationStatus } from "./ApplicationStatus.tsx";
import { APPLICATION_FILTERS } from "./application-search.ts";
import css from "./applications.module.css";

/** The list of applications (2.27, 3.7): its columns and its search, in the language that is spoken. */
export function useApplicationList(): ListDefinition<Application> {
  const { t } = useTranslation("applications");
  return useMemo(
    () => ({
      name: "applications",
      title: t("list.title"),
      rowKey: ({ code }) => code,
      columns: [
        {
          key: "name",
          title: t("list.application"),
          width: 168,
          grow: 1,
          sort: "name",
          card: "heading",
          cell: ({ name, code }) => (
            <span className={css.application}>
              <span className={css.name} title={name}>
                {name}
              </span>
              <span className={css.code}>
                <span className="figures">{code}</span>
                <CopyButton text={code} label={t("list.copyCode", { code })} />
              </span>
            </span>
          ),
        },
        {
          key: "address",
          title: t("field.address"),
          width: 128,
          grow: 1,
          cell: ({ address }) => <Address address={address} />,
        },
        {
          key: "rechargeCallback",
          title: t("list.rechargeCallback"),
          width: 132,
          grow: 1,
          cell: ({ rechargeCallback }) => <Address address={rechargeCallback} />,
        },
        {
          key: "withdrawCallback",
          title: t("list.withdrawCallback"),
          width: 132,
          grow: 1,
          dispensable: true,
          cell: ({ withdrawCallback }) => <Address address={withdrawCallback} />,
        },
        {
          key: "status",
          title: t("field.status"),
          width: 108,
          card: "aside",
          cell: ({ status }) => <ApplicationStatus status={status} />,
        },
        {
          key: "created",
          title: t("list.created"),
          width: 122,
          sort: "createdAt",
          cell: ({ createdAt }) => <Moment instant={createdAt} />,
        },
        {
          key: "remark",
          title: t("field.remark"),
          width: 120,
          grow: 1,
          dispensable: true,
          cell: ({ remark }) => (
            <span className={css.line} title={remark}>
              {remark || <Nothing />}
            </span>
          ),
        },
        {
          key: "actions",
          title: t("list.actions"),
          width: 176,
          card: "footer",
          cell: (application) => <ApplicationActions application={application} />,
        },
      ],
      filters: [
        {
          name: APPLICATION_FILTERS.search,
          label: t("list.search"),
          kind: "text",
          maxLength: SEARCH_MAX_LENGTH,
        },
        {
          name: APPLICATION_FILTERS.status,
          label: t("field.status"),
          kind: "choice",
          any: t("list.anyStatus"),
          options: applicationStatus.options.map((status) => ({ value: status, label: t(`status.${status}`) })),
        },
      ],
    }),
    [t],
  );
}

/** An address without what all of them begin with; the whole of it on demand. */
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
