import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MessageLink } from "#machines/shell/messages.ts";
import css from "./messages.module.css";

/** Leads to what a message speaks of. */
export function MessageTarget({ link: { about, reference } }: { link: MessageLink }) {
  const { t } = useTranslation("messages");
  const code = encodeURIComponent(reference);
  const addresses = {
    order: `/order/list?open=${code}`,
    callback: `/callback/list?open=${code}`,
    application: `/app/list?open=${code}`,
    package: "/order/packages",
    account: "/user/center",
  };
  return (
    <Link className={css.target} to={addresses[about]}>
      {t(`open.${about}`)}
    </Link>
  );
}
