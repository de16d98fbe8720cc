import type { RefObject } from "react";
import { ChatBubble } from "@/components/checklists/chat/chat-bubble";
import type { CoachState } from "@/components/coaching/coach-state";
import { COACH_TEXTS } from "@/components/coaching/coach-texts";
import type { Coach } from "@/components/coaching/create-coach";
import { TaskList } from "@/components/coaching/task-list";
import { SafetyLines } from "@/components/safety/safety-lines";
import { Spinner } from "@/components/ui/spinner";

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
            {pending ? <Pending {...pending} /> : null}
          </ol>
        )}
      </section>
      <p role="status" className="sr-only">
        {pending ? COACH_TEXTS.thinking : said}
      </p>
    </>
  );
}

function Pending({ text, words }: { text: string; words: string }) {
  return (
    <>
      <ChatBubble type="user" content={text} timestamp={null} />
      {words === "" ? (
        <li className="flex items-center gap-3 text-muted-foreground">
          <Spinner className="size-5 shrink-0 text-primary" />
          {COACH_TEXTS.thinking}
        </li>
      ) : (
        <ChatBubble type="coach" content={words} timestamp={null} author={COACH_TEXTS.author} />
      )}
    </>
  );
}
