import { Button } from "@blueprintjs/core";
import { SwapHorizontalIcon } from "@blueprintjs/icons/lib/esm/generated/components/swap-horizontal";
import { useSelector } from "@xstate/react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type MessagesActor, tabToOpen } from "#machines/shell/messages.ts";
import { useRole } from "#src/navigation/use-role.ts";
import { useServices } from "#src/services/services.ts";
import { MessagePanel } from "./MessagePanel.tsx";
import { MessageTabs } from "./MessageTabs.tsx";
import css from "./messages.module.css";

/** The message box (2.36): a tab for each kind of message with its actions, and the role switch. */
export function MessageBox({ box }: { box: MessagesActor }) {
  const { t } = useTranslation("messages");
  const snapshot = useSelector(box, (current) => current);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const focusTab = () => tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  const { tab } = snapshot.context;
  useEffect(() => box.send({ type: "TAB_CHOSEN", tab: tabToOpen(box.getSnapshot().context) }), [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened tab takes the focus.
  useEffect(focusTab, [tab]);
  /** The action disables its own button, so the focus moves to the tab. */
  const actThenLeave = (type: "ALL_READ" | "CLEARED") => {
    box.send({ type });
    focusTab();
  };
  return (
    <div className={css.box} role="dialog" aria-labelledby={`${id}-title`}>
      <div className={css.header}>
        <h2 id={`${id}-title`}>{t("title")}</h2>
        <div className={css.actions}>
          <Button
            size="small"
            variant="minimal"
            disabled={!snapshot.can({ type: "ALL_READ" })}
            onClick={() => actThenLeave("ALL_READ")}
          >
            {t("allRead")}
          </Button>
          <Button
            size="small"
            variant="minimal"
            disabled={!snapshot.can({ type: "CLEARED" })}
            onClick={() => actThenLeave("CLEARED")}
          >
            {t("empty")}
          </Button>
        </div>
      </div>
      <MessageTabs
        id={id}
        ref={tabs}
        context={snapshot.context}
        onChosen={(tab) => box.send({ type: "TAB_CHOSEN", tab })}
      />
      <MessagePanel id={id} box={box} snapshot={snapshot} />
      <RoleEntry />
    </div>
  );
}

/** The role switch (2.36, 4.2): the present role, and a button for the other one. */
function RoleEntry() {
  const { t } = useTranslation(["messages", "shell"]);
  const { role } = useServices();
  const known = useRole();
  const name = known === "user" || known === "admin" ? t(`shell:role.${known}`) : t("role.none");
  return (
    <div className={css.role}>
      <span className="muted">{t("role.current", { role: name })}</span>
      <Button size="small" icon={<SwapHorizontalIcon />} onClick={() => role.send({ type: "SWITCHED" })}>
        {t("shell:user.switchRole")}
      </Button>
    </div>
  );
}
