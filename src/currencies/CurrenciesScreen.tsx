import { LayersIcon } from "@blueprintjs/icons/lib/esm/generated/components/layers";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCurrencyList } from "#src/currencies/list/use-currency-list.tsx";
import { useProvided } from "#src/services/services.ts";
import { ListView } from "#src/ui/list/ListView.tsx";
import { useList } from "#src/ui/list/use-list.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { provideCurrencyList } from "./provide.ts";

/** The currency list (2.30): every currency that the service knows, and where on its chain it is. */
export function CurrenciesScreen() {
  const { t } = useTranslation(["currencies", "frame"]);
  const definition = useCurrencyList();
  const list = useList(useProvided(provideCurrencyList), definition);
  return (
    <>
      <PageHeader
        title={t("frame:menu.currencyList")}
        lead={t("list.lead")}
        actions={
          <Link className="bp6-button" to="/mycurrency/list">
            {t("frame:menu.myCurrencies")}
          </Link>
        }
      />
      <ListView
        list={list}
        definition={definition}
        empty={
          <EmptyState icon={<LayersIcon />} title={t("list.empty")}>
            {t("list.emptyText")}
          </EmptyState>
        }
      />
    </>
  );
}
