import { RefreshIcon } from "@blueprintjs/icons/lib/esm/generated/components/refresh";
import { useTranslation } from "react-i18next";
import type { Network } from "#contracts/currencies/network.ts";
import { provideWalletBalance } from "#src/currencies/provide.ts";
import { useResource } from "#src/records/resource/use-resource.ts";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { useProvided } from "#src/services/services.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { useWhenSeenAgain } from "#src/ui/page/use-when-seen-again.ts";
import { RetryButton } from "#src/ui/problem/RetryButton.tsx";
import css from "./wallet.module.css";

/** The balance of the merchant's address on a network; a failure does not affect the address. */
export function WalletBalance({ network }: { network: Network }) {
  const { t } = useTranslation(["currencies", "shell"]);
  const { snapshot, value, refresh } = useResource(useProvided(provideWalletBalance), network);
  useWhenSeenAgain(refresh);
  if (snapshot.context.problem?.kind === "notOffered") return null;
  return (
    <Panel
      title={t("wallet.balance")}
      actions={<IconButton icon={<RefreshIcon />} variant="minimal" label={t("refresh")} onClick={refresh} />}
    >
      <div className={css.balance} data-machine="resource" data-state={JSON.stringify(snapshot.value)}>
        {!value && snapshot.hasTag("busy") && <Skeleton lines={2} label={t("wallet.balanceLoading")} />}
        {!value && snapshot.context.problem && (
          <div role="status">
            <p className="muted">
              {t("wallet.balanceFailed")} <ProblemText problem={snapshot.context.problem} />
            </p>
            <RetryButton size="small" onRetry={refresh} />
          </div>
        )}
        {value && (
          <>
            <p className={css.amount}>
              <Money amount={value.balance} />
            </p>
            <p className="muted">{t("wallet.balanceText")}</p>
          </>
        )}
      </div>
    </Panel>
  );
}
