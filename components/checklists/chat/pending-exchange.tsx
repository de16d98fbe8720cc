import { ChatBubble } from "@/components/checklists/chat/chat-bubble";
import { Spinner } from "@/components/ui/spinner";
import { CHAT_TEXTS } from "@/lib/checklists/refinement/constants";

type PendingExchangeProps = {
  /** What was asked. */
  text: string;
  /** The coach's words so far. */
  words: string;
  /** What the coach is called here. */
  author?: string;
};

/** A question on its way, and as much of the answer as has come. */
export function PendingExchange({ text, words, author }: PendingExchangeProps) {
  return (
    <>
      <ChatBubble type="user" content={text} timestamp={null} />
      {words === "" ? (
        <li className="flex items-center gap-3 text-muted-foreground">
          <Spinner className="text-primary" />
          {CHAT_TEXTS.thinking}
        </li>
      ) : (
        <ChatBubble type="coach" content={words} timestamp={null} author={author} />
      )}
    </>
  );
}
