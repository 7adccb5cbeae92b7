import { useTranslation } from "react-i18next";

/** The page for an invalid `config.json`, with its errors for the operator. */
export function ConfigFault({ faults }: { faults: readonly string[] }) {
  const { t } = useTranslation("shell");
  return (
    <main>
      <div className="empty-state config-fault" role="alert">
        <h1>{t("configFault.title")}</h1>
        <p className="muted">{t("configFault.text")}</p>
        <ul>
          {faults.map((fault) => (
            <li key={fault}>
              <code>{fault}</code>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
