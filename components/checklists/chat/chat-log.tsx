import type { RefObject } from "react";
import { ChatBubble } from "@/components/checklists/chat/chat-bubble";
import type { ChatState } from "@/components/checklists/chat/chat-state";
import { CoachChanges } from "@/components/checklists/chat/coach-changes";
import { PendingExchange } from "@/components/checklists/chat/pending-exchange";
import { SafetyLines } from "@/components/safety/safety-lines";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { CHAT_TEXTS } from "@/lib/checklists/refinement/constants";
import { CHAT_PROBLEMS } from "@/lib/checklists/refinement/problems";

type ChatLogProps = {
  ref: RefObject<HTMLOListElement | null>;
  shown: ChatState;
  titleId: string;
  textOf: (stepId: string) => string | undefined;
  onUndo: (messageId: string) => void;
  onOlder: () => void;
  onReadAgain: () => void;
};

/** What was said, oldest first, and what is being said. Only whole answers are read out. */
export function ChatLog(props: ChatLogProps) {
  const { ref, shown, titleId, textOf, onUndo, onOlder, onReadAgain } = props;
  const { history, messages, olderCursor, pending, said } = shown;
  return (
    <>
      {history === "loading" ? <Skeleton className="h-20 rounded-lg" /> : null}
      {history === "failed" ? (
        <Button variant="outline" size="sm" onClick={onReadAgain} className="self-start">
          {CHAT_PROBLEMS.historyFailed}. Retry
        </Button>
      ) : null}
      {olderCursor === null ? null : (
        <Button variant="outline" size="sm" onClick={onOlder} className="self-start">
          Earlier messages
        </Button>
      )}
      {messages.length > 0 || pending ? (
        <ol ref={ref} aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
          {messages.map((message) => (
            <ChatBubble
              key={message.id}
              {...message}
              help={<SafetyLines lines={message.safety?.resources ?? []} />}
            >
              {message.changes ? (
                <CoachChanges
                  changes={message.changes}
                  isUndone={message.undoneAt !== null}
                  textOf={textOf}
                  onUndo={() => onUndo(message.id)}
                />
              ) : null}
            </ChatBubble>
          ))}
          {pending ? <PendingExchange {...pending} /> : null}
        </ol>
      ) : null}
      <p role="status" className="sr-only">
        {pending ? CHAT_TEXTS.thinking : said}
      </p>
    </>
  );
}
