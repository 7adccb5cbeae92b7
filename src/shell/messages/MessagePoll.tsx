import { useActorRef } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { type MessagesActor, unreadIds } from "#machines/shell/messages.ts";
import { useServices } from "#src/services/services.ts";
import { reportVisibility } from "#src/ui/page/report-visibility.ts";
import { provideMessagePoll } from "./provide.ts";

/** Looks for new messages as long as it is there (2.36); it shows nothing. */
export function MessagePoll({ box }: { box: MessagesActor }) {
  const services = useServices();
  const logic = useMemo(() => provideMessagePoll(services, box), [services, box]);
  const actor = useActorRef(logic, { input: { unread: unreadIds(box.getSnapshot().context.messages) } });
  useEffect(() => reportVisibility(actor), [actor]);
  return null;
}
