import type { RefObject } from "react";
import { ChatBubble } from "@/components/checklists/chat/chat-bubble";
import { PendingExchange } from "@/components/checklists/chat/pending-exchange";
import type { CoachState } from "@/components/coaching/coach-state";
import { COACH_TEXTS } from "@/components/coaching/coach-texts";
import type { Coach } from "@/components/coaching/create-coach";
import { TaskList } from "@/components/coaching/task-list";
import { SafetyLines } from "@/components/safety/safety-lines";

type TalkLogProps = {
  ref: RefObject<HTMLElement | null>;
  coach: Coach;
  shown: CoachState;
  target: string | null;
};

/** What was said, oldest first, and what is being said. Only whole answers are read out. */
export function TalkLog({ ref, coach, shown, target }: TalkLogProps) {
  const { session, advising, pending, said, decided } = shown;
  const isReady = advising === null && session !== null;
  const messages = isReady ? shown.messages : [];
  return (
    <>
      <section
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        aria-labelledby="coaching-chat"
        className="h-96 overflow-y-auto rounded-lg bg-background p-3"
      >
        {messages.length === 0 && !pending ? (
          <p className="grid h-full place-items-center px-6 text-center text-muted-foreground">
            {isReady ? COACH_TEXTS.afterAdvice : COACH_TEXTS.beforeAdvice}
          </p>
        ) : (
          <ol aria-labelledby="coaching-chat" className="grid grid-cols-1 gap-4">
            {messages.map(({ suggestedTasks, ...message }) => (
              <ChatBubble
                key={message.id}
                {...message}
                author={COACH_TEXTS.author}
                help={<SafetyLines lines={message.safety?.resources ?? []} />}
              >
                {suggestedTasks.length > 0 ? (
                  <TaskList
                    coach={coach}
                    tasks={suggestedTasks}
                    decided={decided}
                    target={target}
                  />
                ) : null}
              </ChatBubble>
            ))}
            {pending ? <PendingExchange {...pending} author={COACH_TEXTS.author} /> : null}
          </ol>
        )}
      </section>
      <p role="status" className="sr-only">
        {pending ? COACH_TEXTS.thinking : said}
      </p>
    </>
  );
}
