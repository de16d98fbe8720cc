import { MessagesSquare } from "lucide-react";
import { useEffect, useRef } from "react";
import { ChatForm } from "@/components/checklists/chat/chat-form";
import type { CoachState } from "@/components/coaching/coach-state";
import { COACH_TEXTS } from "@/components/coaching/coach-texts";
import type { Coach } from "@/components/coaching/create-coach";
import { TalkLog } from "@/components/coaching/talk-log";
import { FieldSafety } from "@/components/safety/field-safety";
import { useDraft } from "@/components/shared/use-draft";
import { useFocusInPlace } from "@/components/shared/use-focus-in-place";
import { Card } from "@/components/ui/card";
import { CONVERSATION_TURNS, MESSAGE_MAX_CHARACTERS } from "@/lib/coaching/constants";
import { COACH_PROBLEMS, COACHING_PROBLEMS } from "@/lib/coaching/problems";

type TalkCardProps = { coach: Coach; shown: CoachState; target: string | null };

export function TalkCard({ coach, shown, target }: TalkCardProps) {
  const { session, advising, pending, refusal } = shown;
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  // Until the coach has answered it is a draft: whatever happens on the way, it is in the field again.
  const [draft, setDraft] = useDraft("coachingDraft", () => field.current);
  const current = advising === null ? session : null;
  const isOver = current !== null && !current.isOpen;
  const { place, onUse } = useFocusInPlace<HTMLParagraphElement>(isOver);

  async function submit(text: string) {
    onUse();
    if (await coach.send(text, target)) setDraft("");
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what moves the log
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [shown.messages, pending]);

  return (
    <Card className="gap-4">
      <h2 id="coaching-chat" className="flex items-center gap-2 text-xl">
        <MessagesSquare aria-hidden="true" className="size-5 shrink-0 text-primary" />
        {COACH_TEXTS.chatTitle}
      </h2>
      <TalkLog ref={log} coach={coach} shown={shown} target={target} />
      {isOver ? (
        <p ref={place} tabIndex={-1} role="status" className="rounded-lg bg-muted px-4 py-3">
          {COACH_PROBLEMS.closed}
        </p>
      ) : null}
      <ChatForm
        field={field}
        text={draft}
        onText={setDraft}
        isPending={pending !== null}
        isClosed={current === null || isOver}
        label={COACH_TEXTS.chatLabel}
        placeholder={current ? COACH_TEXTS.askPlaceholder : COACH_TEXTS.waitPlaceholder}
        maximum={MESSAGE_MAX_CHARACTERS}
        tooLong={COACHING_PROBLEMS.messageTooLong}
        note={current ? `${current.turns} of ${CONVERSATION_TURNS} turns` : null}
        onSend={submit}
        onStop={() => {
          coach.stop();
          field.current?.focus();
        }}
      />
      <FieldSafety
        place="coach_chat"
        notice={refusal}
        texts={[draft]}
        onPutBack={([text = ""]) => {
          setDraft(text);
          field.current?.focus();
        }}
        takesFocus
      />
    </Card>
  );
}
