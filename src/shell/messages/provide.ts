import { fromPromise } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { listNotices } from "#contracts/messages/list-notices.call.ts";
import { type Notice, noticeAbout, noticeType } from "#contracts/messages/notice.ts";
import { readNotices } from "#contracts/messages/read-notices.call.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { isKnown } from "#contracts/reader/unknown-enum-value.ts";
import { messagePoll } from "#machines/shell/message-poll.ts";
import { type BoxMessage, type MessageId, type MessagesActor, messages } from "#machines/shell/messages.ts";
import { rowSlots } from "#src/records/list/row-slots.ts";
import type { Services } from "#src/services/services.ts";
import { inBackground, unattended } from "#src/services/transport.ts";

/** The message box (2.36) with its calls: the service's notices, or in mock mode the messages of 7.17. */
export function provideMessages({ mock, send }: Services) {
  if (!mock) {
    return messages.provide({
      actors: {
        loadMessages: fromPromise(({ signal }) => loadNotices(inBackground(send), signal)),
        readMessages: fromPromise(({ input, signal }) =>
          readNotices(inBackground(send), { ids: [...input.ids] }, signal),
        ),
      },
    });
  }
  return messages.provide({
    actors: {
      loadMessages: fromPromise(async ({ signal }) => (await mock()).listMessages(signal)),
      readMessages: fromPromise(async ({ input, signal }) =>
        (await mock()).readMessages(input.ids.filter(isNumber), signal),
      ),
    },
  });
}

/** Polls for new messages and sends them to the message box (2.36). */
export function provideMessagePoll({ mock, send }: Services, box: MessagesActor) {
  return messagePoll.provide({
    actors: {
      loadMessages: fromPromise(async ({ signal }) =>
        mock ? (await mock()).listMessages(signal) : loadNotices(unattended(send), signal),
      ),
    },
    actions: {
      deliver: (_, answer) => {
        if (answer.accepted && answer.value) box.send({ type: "ARRIVED", messages: answer.value });
      },
    },
  });
}

/** Null from a service without this call; the box then says that there are no messages. */
async function loadNotices(send: Send, signal: AbortSignal): Promise<Answer<readonly BoxMessage[] | null>> {
  const answer = await listNotices(send, {}, signal);
  if (!answer.accepted) return answer.notOffered ? { accepted: true, value: null } : answer;
  const { items, unreadable } = answer.value;
  return {
    accepted: true,
    value: rowSlots(items, unreadable).map(({ row, unreadable: broken }) =>
      broken ? unreadableMessage(broken) : boxMessage(row),
    ),
  };
}

function boxMessage({ id, type, title, content, time, isRead, about, reference }: Notice): BoxMessage {
  return {
    ...{ id, title, content, time, subTitle: "", avatar: "", messageType: null },
    type: isKnown(noticeType, type) ? type : "message",
    // Unknown read state counts as read.
    status: isRead === false ? 0 : 1,
    ...(isKnown(noticeAbout, about) && { link: { about, reference } }),
  };
}

/** Stands for a notice that could not be parsed; it cannot be marked as read, so it counts as read. */
function unreadableMessage(unreadable: UnreadableRow): BoxMessage {
  const nothing = { title: "", subTitle: "", avatar: "", content: "", time: null };
  return { ...nothing, id: -1 - unreadable.index, type: "message", messageType: null, status: 1, unreadable };
}

/** Mock messages have numeric ids (7.17). */
function isNumber(id: MessageId): id is number {
  return typeof id === "number";
}
