import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { BoxMessage, MessageLink } from "#machines/shell/messages.ts";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";
import css from "./messages.module.css";

/** The meaning and tone of each `messageType` (3.13). */
const KINDS = [
  { name: "notStarted", tone: "neutral" },
  { name: "opened", tone: "success" },
  { name: "inProgress", tone: "accent" },
  { name: "expiringSoon", tone: "danger" },
] as const satisfies readonly { name: string; tone: Tone }[];

/** One message; a click on an unread one marks it as read (4.8). A read one stays a button, so that it keeps the focus. */
export function MessageRow({
  message,
  canRead,
  onRead,
}: {
  message: BoxMessage;
  canRead: boolean;
  onRead: () => void;
}) {
  const { t } = useTranslation("messages");
  const kind = message.messageType === null ? null : KINDS[message.messageType];
  const unread = message.status === 0;
  return (
    <li>
      <button
        type="button"
        className={unread ? `${css.row} ${css.unread}` : css.row}
        aria-disabled={!canRead}
        onClick={onRead}
      >
        <span className={css.dot} />
        <span className={css.head}>
          {unread && <span className="visually-hidden">{t("unreadOne")}</span>}
          <strong>{message.title}</strong>
          {message.subTitle && <span className="muted">{message.subTitle}</span>}
          {kind && <Tag tone={kind.tone}>{t(`kind.${kind.name}`)}</Tag>}
        </span>
        <span className={css.content}>
          {withUntranslated((exact) => {
            const reference = message.link?.reference;
            return reference ? message.content.replaceAll(reference, exact(reference)) : message.content;
          })}
        </span>
        <span className={css.time}>
          <DateTime instant={message.time} />
        </span>
      </button>
      {message.link && <MessageTarget link={message.link} />}
    </li>
  );
}

/** A link to the record that a message is about. */
function MessageTarget({ link: { about, reference } }: { link: MessageLink }) {
  const { t } = useTranslation("messages");
  const code = encodeURIComponent(reference);
  const addresses = {
    order: `/order/list?open=${code}`,
    callback: `/callback/list?open=${code}`,
    application: `/app/list?open=${code}`,
    package: "/order/packages",
    account: "/user/center",
  };
  return (
    <Link className={css.target} to={addresses[about]}>
      {t(`open.${about}`)}
    </Link>
  );
}
