import "server-only";
import { after, type ExportSection, inPages, type LastRow, oldestFirst } from "@/lib/export";
import { openDataKeys } from "@/lib/users/data-keys";
import { openAdvice, openMessage } from "./private-conversation";
import { readTold } from "./told";

/** A conversation has at most five turns, so its messages are few. */
const CONVERSATIONS_AT_ONCE = 100;

/** Coaching in clear: the advice, and what was said after it. */
export const coachingExport: ExportSection = {
  name: "coaching",
  async *rows(snapshot, userId) {
    const keys = await openDataKeys(userId, snapshot);
    const conversations = inPages(
      (last: LastRow | undefined) =>
        snapshot.coachingConversation.findMany({
          where: { userId, ...after(last) },
          include: { messages: { orderBy: [...oldestFirst] } },
          orderBy: [...oldestFirst],
          take: CONVERSATIONS_AT_ONCE,
        }),
      CONVERSATIONS_AT_ONCE,
    );
    for await (const row of conversations) {
      const { userId: _, dataKeyId, messages, ...conversation } = row;
      const place = { userId, conversationId: row.id };
      yield {
        ...conversation,
        ...told("advice", openAdvice(keys.get(dataKeyId), place, row.advice)),
        messages: messages.map(({ id, author, content, createdAt, dataKeyId: messageKeyId }) => ({
          id,
          author,
          ...told("text", openMessage(keys.get(messageKeyId), { userId, messageId: id }, content)),
          createdAt,
        })),
      };
    }
  },
};

/** The text under its name and what stood beside it, or the plain word that it can't be opened. */
function told(name: string, opened: string | null): Record<string, unknown> {
  const read = readTold(opened);
  if (!read) return { [name]: null, unreadable: true };
  const { text, tasks, coach, notice, safety } = read;
  return {
    [name]: text,
    ...(coach === null ? {} : { coach, suggestedTasks: tasks.map((task) => task.text) }),
    ...(notice === null ? {} : { notice }),
    ...(safety === null ? {} : { help: safety }),
  };
}
