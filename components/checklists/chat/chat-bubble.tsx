import type { ReactNode } from "react";
import { messageTime } from "@/components/checklists/chat/message-time";
import { cn } from "@/lib/cn";

type ChatBubbleProps = {
  type: "coach" | "user";
  content: string;
  /** ISO 8601; null while the message is under way. */
  timestamp: string | null;
  coach?: "claude" | "built-in";
  /** What the coach is called here. */
  author?: string;
  /** A plain sentence beside the answer. */
  notice?: string;
  /** What stands under the bubble. */
  help?: ReactNode;
  children?: ReactNode;
};

export function ChatBubble(props: ChatBubbleProps) {
  const { type, content, timestamp, coach, author = "Coach", notice, help, children } = props;
  const isCoach = type === "coach";
  return (
    <li className={cn("grid max-w-[92%] gap-1 sm:max-w-[85%]", !isCoach && "justify-self-end")}>
      <div
        className={cn(
          "grid gap-3 rounded-xl px-4 py-2.5",
          isCoach ? "rounded-es-sm bg-muted" : "rounded-ee-sm bg-primary text-primary-foreground",
        )}
      >
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {content}
        </p>
        {children}
      </div>
      {notice ? <p className="text-sm text-muted-foreground">{notice}</p> : null}
      <p className={cn("text-sm text-muted-foreground", !isCoach && "text-end")}>
        {isCoach ? (coach === "built-in" ? "Built-in coach" : author) : "You"}
        {timestamp === null ? null : (
          <>
            {" · "}
            <time dateTime={timestamp}>{messageTime(timestamp, new Date())}</time>
          </>
        )}
      </p>
      {help}
    </li>
  );
}
