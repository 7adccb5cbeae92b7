import { LayersIcon } from "@blueprintjs/icons/lib/esm/generated/components/layers";
import { useTranslation } from "react-i18next";
import { useCurrencyList } from "#src/currencies/list/use-currency-list.tsx";
import { ListScreen } from "#src/records/list/ListScreen.tsx";
import { prefetchList } from "#src/records/provide/prefetch.ts";
import { useProvided } from "#src/services/services.ts";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import { provideCurrencyList, provideCurrencyRecord } from "./provide.ts";

/** The currency list (2.30): the service's currencies with their contract addresses. */
export function CurrenciesScreen() {
  const { t } = useTranslation(["currencies", "frame"]);
  const logic = useProvided(provideCurrencyRecord);
  return (
    <ListScreen
      definition={useCurrencyList()}
      source={useProvided(provideCurrencyList)}
      lead={t("list.lead")}
      actions={() => <ButtonLink to="/mycurrency/list">{t("frame:menu.myCurrencies")}</ButtonLink>}
      record={{ title: () => t("list.record"), logic, fromRow: (row) => row }}
      empty={{ icon: <LayersIcon />, title: t("list.empty"), text: t("list.emptyText") }}
    />
  );
}

CurrenciesScreen.prefetch = prefetchList(provideCurrencyList);
