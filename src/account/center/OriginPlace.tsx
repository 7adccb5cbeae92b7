import { useTranslation } from "react-i18next";

/** Where something was done from: the place as the service names it, or plainly that it is not known, and the address. */
export function OriginPlace({ place, address }: { place: string; address: string }) {
  const { t } = useTranslation("devices");
  return (
    <>
      {place || t("unknownPlace")} {address && <span className="muted figures">{address}</span>}
    </>
  );
}
