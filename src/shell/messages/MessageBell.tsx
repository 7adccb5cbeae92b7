import { NotificationsIcon } from "@blueprintjs/icons/lib/esm/generated/components/notifications";
import { useActorRef } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { type MessagesActor, unreadIds } from "#machines/shell/messages.ts";
import { useProvided, useServices } from "#src/services/services.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { usePopoverButton } from "#src/ui/popover/use-popover-button.ts";
import { provideMessagePoll, provideMessages } from "./provide.ts";
import "./bell.css";
import { useEffect, useMemo } from "react";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import { reportVisibility } from "#src/ui/page/report-visibility.ts";

const messagePopover = lazyView(async () => (await import("./MessagePopover.tsx")).MessagePopover, ["messages"]);

/** Higher counts are shown as "99+". */
const MOST_SHOWN = 99;

/** The bell with the number of unread messages; it opens the message box (2.36). */
export function MessageBell() {
  const { t } = useTranslation("messages");
  const { actor: box, snapshot } = useMachine(useProvided(provideMessages), undefined);
  const unread = unreadIds(snapshot.context.messages).length;
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  const label = unread > 0 ? t("bell.unread", { unread: shown }) : t("title");
  const { button, popover } = usePopoverButton(messagePopover);
  return (
    <span data-machine="messages" data-state={JSON.stringify(snapshot.value)}>
      <IconButton
        {...button}
        className="bell"
        variant="minimal"
        icon={
          <span className="bell-icon">
            <NotificationsIcon />
            {unread > 0 && (
              <span className="bell-badge figures" aria-hidden="true">
                {shown}
              </span>
            )}
          </span>
        }
        label={label}
        aria-haspopup="dialog"
      />
      {!snapshot.matches("loading") && !snapshot.matches("unsupported") && <MessagePoll box={box} />}
      {popover && <messagePopover.View {...popover} box={box} />}
      <span className="visually-hidden" role="status">
        {unread > 0 && label}
      </span>
    </span>
  );
}

/** Polls for new messages while mounted (2.36); renders nothing. */
function MessagePoll({ box }: { box: MessagesActor }) {
  const services = useServices();
  const logic = useMemo(() => provideMessagePoll(services, box), [services, box]);
  const actor = useActorRef(logic, {
    input: { unread: unreadIds(box.getSnapshot().context.messages) },
    ...inspectOption(),
  });
  useEffect(() => reportVisibility(actor), [actor]);
  return null;
}
