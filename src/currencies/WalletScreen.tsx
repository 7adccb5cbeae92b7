import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Network, network as networks } from "#contracts/currencies/network.ts";
import { PaymentAddress } from "#src/currencies/wallet/PaymentAddress.tsx";
import { WalletBalance } from "#src/currencies/wallet/WalletBalance.tsx";
import css from "#src/currencies/wallet/wallet.module.css";
import type { Services } from "#src/services/services.ts";
import { NetworkChoice } from "#src/ui/chain/NetworkChoice.tsx";
import { NetworkWarning } from "#src/ui/chain/NetworkWarning.tsx";
import { prefetch } from "#src/ui/machine/first-reads.ts";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { provideWalletBalance } from "./provide.ts";

/** The default network. */
const FIRST: Network = "TRON";

/** My wallet (2.31): the payment address on each network (1.1, 7.12). The network is in the query. */
export function WalletScreen() {
  const { t } = useTranslation(["currencies", "frame"]);
  const [params, change] = useAddressQuery();
  const asked = networks.safeParse(params.get("network"));
  const network = asked.success ? asked.data : FIRST;
  return (
    <>
      <PageHeader title={t("frame:menu.wallet")} lead={t("wallet.lead")} />
      <div className="columns">
        <Panel>
          <div className={css.receive}>
            <NetworkChoice
              legend={t("wallet.network")}
              hint={t("wallet.networkHint")}
              chosen={network}
              onChoose={(chosen) => change(() => new URLSearchParams({ network: chosen }), { replace: true })}
            />
            <PaymentAddress key={network} network={network} />
            <NetworkWarning network={network} token="USDT" />
          </div>
        </Panel>
        <div className={css.side}>
          <WalletBalance key={network} network={network} />
          <Panel title={t("wallet.currencies")}>
            <p className="muted">{t("wallet.currenciesText")}</p>
            <p>
              <Link to="/mycurrency/list">{t("frame:menu.myCurrencies")}</Link>
            </p>
          </Panel>
        </div>
      </div>
    </>
  );
}

WalletScreen.prefetch = (services: Services) => {
  // The first request for an address makes it, and counts as a wallet of the package (3.6).
  prefetch(provideWalletBalance(services), { key: FIRST });
};
