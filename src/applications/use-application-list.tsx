import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Application } from "#contracts/applications/application.ts";
import { applicationSearch } from "#contracts/applications/list-applications.ts";
import cells from "#src/ui/list/cells.module.css";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { offerSearch } from "#src/ui/list/list-search.ts";
import { Moment } from "#src/ui/list/Moment.tsx";
import { RecordCode } from "#src/ui/list/RecordCode.tsx";
import { ApplicationActions } from "./ApplicationActions.tsx";
import { ApplicationStatus } from "./ApplicationStatus.tsx";
import css from "./applications.module.css";

/** The list of applications (2.27, 3.7): its columns and its search, in the language that is spoken. */
export function useApplicationList(): ListDefinition<Application> {
  const { t } = useTranslation(["applications", "list"]);
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
              <RecordCode code={code} />
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
          title: t("list:actions"),
          width: 176,
          card: "footer",
          cell: (application) => <ApplicationActions application={application} />,
        },
      ],
      search: offerSearch(applicationSearch, {
        search: t("list.search"),
        status: { label: t("field.status"), option: (status) => t(`status.${status}`) },
      }),
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
