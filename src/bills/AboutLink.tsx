import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Callback } from "#contracts/bills/callback.ts";

/** What a callback tells of, opened by its link: an application bill, or a withdrawal among the transactions; a test of nothing. */
export function AboutLink({ event, reference }: Pick<Callback, "event" | "reference">) {
  const { t } = useTranslation("bills");
  if (event === "test") return <span>{t("callback.testTitle")}</span>;
  if (event !== "collection" && event !== "withdrawal")
    return (
      <span className="figures" translate="no">
        {reference || "–"}
      </span>
    );
  const code = encodeURIComponent(reference);
  return (
    <Link
      className="figures"
      translate="no"
      to={event === "collection" ? `/bill/list?open=${code}` : `/transaction/list?code=${code}`}
    >
      {reference}
    </Link>
  );
}
