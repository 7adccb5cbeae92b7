import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/services/services.ts";
import "./standing.css";

/** Says that the connection is gone, and for a moment that it is back. It is announced, and goes by itself (8.4). */
export function ConnectionNotice() {
  const { t } = useTranslation("shell");
  const state = useSelector(useServices().connection, ({ value }) => value);
  return (
    <div className="standing" role="status" data-machine="connection" data-state={JSON.stringify(state)}>
      {state !== "online" && (
        <p className={`standing-notice standing-${state}`}>
          {t(state === "offline" ? "connection.lost" : "connection.back")}
        </p>
      )}
    </div>
  );
}
