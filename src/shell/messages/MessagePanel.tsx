import { InboxIcon } from "@blueprintjs/icons/lib/esm/generated/components/inbox";
import { useTranslation } from "react-i18next";
import type { MessagesActor, MessagesSnapshot } from "#machines/shell/messages.ts";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { Unreadable } from "#src/services/problem/Unreadable.tsx";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { MessageRow } from "./MessageRow.tsx";
import css from "./messages.module.css";

type PanelProps = { box: MessagesActor; snapshot: MessagesSnapshot };

/** The messages of the chosen tab. */
export function MessagePanel({ id, ...held }: PanelProps & { id: string }) {
  const { tab } = held.snapshot.context;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
    <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} tabIndex={0}>
      <Content {...held} />
    </div>
  );
}

function Content({ box, snapshot }: PanelProps) {
  const { t } = useTranslation("messages");
  const { messages, tab, problem } = snapshot.context;
  const shown = messages.filter(({ type }) => type === tab);
  if (snapshot.matches("loading")) {
    return (
      <div className={css.loading}>
        <Skeleton lines={3} label={t("loading")} />
        <Skeleton lines={3} label={t("loading")} />
      </div>
    );
  }
  if (snapshot.matches("failed") && problem) {
    return <ErrorState title={t("failed")} problem={problem} onRetry={() => box.send({ type: "REFRESHED" })} />;
  }
  if (snapshot.matches("unsupported")) {
    return (
      <EmptyState icon={<InboxIcon />} title={t("absent.title")}>
        {t("absent.text")}
      </EmptyState>
    );
  }
  return (
    <>
      {problem && <ProblemNotice problem={problem} title={t("readFailed")} />}
      {shown.length === 0 && (
        <EmptyState icon={<InboxIcon />} title={t(`none.${tab}`)}>
          {t("none.text")}
        </EmptyState>
      )}
      <ul className="divided" aria-busy={snapshot.hasTag("busy")}>
        {shown.map((message) =>
          message.unreadable ? (
            <li key={message.id}>
              <Unreadable rows={[message.unreadable]} />
            </li>
          ) : (
            <MessageRow
              key={message.id}
              message={message}
              canRead={snapshot.can({ type: "READ", id: message.id })}
              onRead={() => box.send({ type: "READ", id: message.id })}
            />
          ),
        )}
      </ul>
    </>
  );
}
