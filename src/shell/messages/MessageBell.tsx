import { Button, PopoverNext } from "@blueprintjs/core";
import { NotificationsIcon } from "@blueprintjs/icons/lib/esm/generated/components/notifications";
import { useActorRef, useSelector } from "@xstate/react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { unreadIds } from "#machines/shell/messages.ts";
import { provideMessages } from "#src/app/provide/messages.ts";
import { useProvided } from "#src/app/services.ts";
import { ErrorBoundary } from "../page/ErrorBoundary.tsx";
import { lazyMessageBox } from "./lazy-message-box.ts";
import "./bell.css";

/** More than this is not counted out on the bell. */
const MOST_SHOWN = 99;

/** Clear of the bell, and of the window's edges on a narrow screen. In pixels. */
const DISTANCES = { offset: { mainAxis: 4 }, shift: { padding: 16 } };

/** The bell in the bar on top, with how many messages are unread; it opens the message box (2.36). */
export function MessageBell() {
  const { t } = useTranslation("messages");
  const box = useActorRef(useProvided(provideMessages));
  const snapshot = useSelector(box, (current) => current);
  const unread = unreadIds(snapshot.context.messages).length;
  const label = unread > 0 ? t("bell.unread", { unread }) : t("title");
  const ahead = () => void lazyMessageBox.preload().catch(() => undefined);
  return (
    <span data-machine="messages" data-state={JSON.stringify(snapshot.value)}>
      <PopoverNext
        placement="bottom-end"
        arrow={false}
        middleware={DISTANCES}
        content={
          <div className="message-popover">
            <ErrorBoundary>
              <Suspense>
                <lazyMessageBox.View box={box} />
              </Suspense>
            </ErrorBoundary>
          </div>
        }
      >
        <Button
          className="bell"
          variant="minimal"
          icon={
            <span className="bell-icon">
              <NotificationsIcon />
              {unread > 0 && (
                <span className="bell-badge figures" aria-hidden="true">
                  {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
                </span>
              )}
            </span>
          }
          aria-label={label}
          aria-haspopup="dialog"
          title={label}
          onPointerEnter={ahead}
          onFocus={ahead}
        />
      </PopoverNext>
      <span className="visually-hidden" role="status">
        {unread > 0 && label}
      </span>
    </span>
  );
}
