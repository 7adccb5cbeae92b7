import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isOffered } from "#contracts/problem.ts";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { Unreadable } from "#src/services/problem/Unreadable.tsx";
import { useProvided } from "#src/services/services.ts";
import { useCachedMachine } from "#src/ui/machine/use-cached-machine.ts";
import { Panel } from "#src/ui/page/Panel.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { DeviceRow } from "./DeviceRow.tsx";
import css from "./devices.module.css";
import { EndQuestion } from "./EndQuestion.tsx";
import { provideDevices } from "./provide.ts";

/** The signed-in devices with buttons to sign them out (7.15, 8.3). */
export function DevicesPanel() {
  const { t } = useTranslation(["devices", "frame", "shell"]);
  const { actor, snapshot } = useCachedMachine(useProvided(provideDevices), undefined);
  const { items, unreadable, problem, requested } = snapshot.context;
  const endOthers = { type: "END_REQUESTED", id: null } as const;
  return (
    <Panel
      title={t("title")}
      actions={
        <div className={css.others}>
          {snapshot.can(endOthers) && (
            <Button aria-haspopup="dialog" onClick={() => actor.send(endOthers)}>
              {t("endOthers")}
            </Button>
          )}
        </div>
      }
    >
      <div className={css.devices} data-machine="devices" data-state={JSON.stringify(snapshot.value)}>
        {snapshot.matches("loading") && (
          <div data-arriving>
            <Skeleton lines={4} label={t("loading")} />
          </div>
        )}
        {snapshot.matches("unavailable") && problem && !isOffered(problem) && (
          <p className="muted">{t("shell:fault.notOffered")}</p>
        )}
        {snapshot.matches("unavailable") && problem && isOffered(problem) && (
          <ErrorState title={t("failed")} problem={problem} onRetry={() => actor.send({ type: "REFRESHED" })} />
        )}
        {snapshot.matches("shown") && problem && (
          <ProblemNotice problem={problem} title={requested ? t("endFailed") : t("failed")} />
        )}
        {items.length > 0 && (
          <ul className={css.list} aria-busy={snapshot.hasTag("busy")}>
            {items.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                // Disabled while the list is reloaded, without losing the focus.
                isBusy={snapshot.matches("refreshing")}
                onEnd={device.isCurrent === true ? null : () => actor.send({ type: "END_REQUESTED", id: device.id })}
              />
            ))}
          </ul>
        )}
        <Unreadable rows={unreadable} />
        {!snapshot.matches("loading") && <Link to="/user/history">{t("frame:menu.securityHistory")}</Link>}
      </div>
      {(snapshot.matches("asking") || snapshot.matches("ending")) && <EndQuestion actor={actor} snapshot={snapshot} />}
    </Panel>
  );
}
