import type { KeyboardEvent, Ref } from "react";
import { useTranslation } from "react-i18next";
import { MESSAGE_TYPES, type MessagesSnapshot, type MessageType, unreadIds } from "#machines/shell/messages.ts";
import css from "./messages.module.css";

/** The box's tabs, each with its number of unread messages; the arrow keys move between them. */
export function MessageTabs(props: {
  /** Prefix of the ids that connect a tab with its panel: `<id>-<tab>` and `<id>-panel`. */
  id: string;
  ref: Ref<HTMLDivElement>;
  context: MessagesSnapshot["context"];
  onChosen: (tab: MessageType) => void;
}) {
  const { t } = useTranslation("messages");
  const { messages, tab: chosen } = props.context;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = MESSAGE_TYPES.indexOf(chosen);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : MESSAGE_TYPES.at(next % MESSAGE_TYPES.length);
    if (!tab) return;
    event.preventDefault();
    props.onChosen(tab);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
  };
  return (
    <div className={css.tabs} role="tablist" aria-label={t("title")} ref={props.ref} onKeyDown={move}>
      {MESSAGE_TYPES.map((tab) => {
        const unread = unreadIds(messages, tab).length;
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            data-tab={tab}
            id={`${props.id}-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`${props.id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => props.onChosen(tab)}
          >
            {t(`tab.${tab}`)}
            {unread > 0 && (
              <>
                <span className={`${css.count} figures`} aria-hidden="true">
                  {unread}
                </span>
                <span className="visually-hidden">{t("unread", { unread })}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
