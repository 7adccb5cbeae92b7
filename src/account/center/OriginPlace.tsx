import { useTranslation } from "react-i18next";

/** The place of a sign-in, or that it is not known, and the IP address. */
export function OriginPlace({ place, address }: { place: string; address: string }) {
  const { t } = useTranslation("devices");
  return (
    <>
      {place || t("unknownPlace")} {address && <span className="muted figures">{address}</span>}
    </>
  );
}
