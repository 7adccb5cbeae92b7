import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { agoText } from "./ago-text.ts";

/** In milliseconds. */
const SECOND = 1_000;

/**
 * How old the rows are: "Updated 12 sec. ago". It counts by itself, so that nothing else is drawn each second, and is not
 * announced: who wants to know finds it here.
 * @param props.at in milliseconds since 1970.
 */
export function UpdatedAgo({ at }: { at: number }) {
  const { t, i18n } = useTranslation("list");
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return <span className="figures">{t("updated", { ago: agoText(Math.max(0, now - at), i18n.language) })}</span>;
}
