import { useTranslation } from "react-i18next";
import { SiteSection } from "#src/site/frame/SiteSection.tsx";

const COUNTED = ["wallets", "currencies", "applications"] as const;
const SHARED = ["networks", "callbacks", "gate", "differences", "languages"] as const;

/** The enterprise package compared with the limited ones (3.6). */
export function Comparison() {
  const { t } = useTranslation("enterprise", { keyPrefix: "compare" });
  const { t: words } = useTranslation("enterprise");
  return (
    <SiteSection id="compare" title={t("title")} lead={t("lead")} isSunken>
      <table className="comparison" aria-labelledby="compare-title">
        <thead>
          <tr>
            <th scope="col">{t("what")}</th>
            <th scope="col">{t("counted")}</th>
            <th scope="col">{t("enterprise")}</th>
          </tr>
        </thead>
        <tbody>
          {COUNTED.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`rows.${row}`)}</th>
              <td>{t("upTo")}</td>
              <td className="comparison-better">{words("unlimited")}</td>
            </tr>
          ))}
          {SHARED.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`rows.${row}`)}</th>
              <Included label={t("included")} />
              <Included label={t("included")} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="comparison-note">{t("note")}</p>
    </SiteSection>
  );
}

function Included({ label }: { label: string }) {
  return (
    <td>
      <svg className="comparison-tick" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="m4.5 10.5 3.6 3.6 7.4-8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="visually-hidden">{label}</span>
    </td>
  );
}
